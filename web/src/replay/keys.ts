/* keys.ts - a replay by keyboard: left and right a step, Home and End, the space bar to watch or pause.
 *
 * Nothing glows in a replay, so the arrows are free. They come before the table's own keys, which would look for what
 * glows, and leave the slider alone, which has arrows itself. */
import { useEffect } from 'preact/hooks';
import type { ReplayCtrl } from './ctrl';

const moves: Readonly<Record<string, (ctrl: ReplayCtrl) => void>> = {
  ArrowLeft: (ctrl) => ctrl.step(-1),
  ArrowRight: (ctrl) => ctrl.step(1),
  Home: (ctrl) => ctrl.leap(0),
  End: (ctrl) => ctrl.leap(ctrl.last),
};

/* Those that take keys themselves; a button takes the space bar only. */
function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return event.key === ' ' && (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement);
}

/* Does what the key asks for; false: it is not a replay's. */
export function onReplayKey(event: KeyboardEvent, ctrl: ReplayCtrl): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return false;
  const move = event.key === ' ' ? (): void => ctrl.toggle() : moves[event.key];
  move?.(ctrl);
  return move !== undefined;
}

export function useReplayKeys(ctrl: ReplayCtrl): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      if (document.querySelector('dialog[open]') !== null || !onReplayKey(event, ctrl)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, [ctrl]);
}
