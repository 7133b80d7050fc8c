/* keys.ts - the table by keyboard: arrows between what glows, Enter to take, U undo, E the way out, Esc to let go, ? help.
 *
 * Arrows go by geometry: the nearest glowing thing in that direction. Tab works everywhere besides. */
import { useEffect } from 'preact/hooks';
import type { TableCtrl } from './ctrl';
import { closest, type Dir, nearest, type Spot } from './nearest';

const arrows: Readonly<Record<string, Dir>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middle(node: Element): Spot {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

type Focusable = HTMLElement | SVGElement;

function glowing(root: HTMLElement): Focusable[] {
  const all = [...root.querySelectorAll<Focusable>('.target.can, .bar button:not(.plain)')];
  return all.filter((node) => {
    const box = node.getBoundingClientRect();
    return box.width > 0 && box.right > 0 && box.left < innerWidth;
  });
}

/* What takes the focus: a button itself, or the grip of a thing. */
const gripOf = (node: Focusable): Focusable => node.querySelector<Focusable>(':scope > .grip') ?? node;

/* Where the last step led. What was pressed there is gone when the next turn comes, the eyes are not: the next step leads to
 * what is nearest to it. */
const last = new WeakMap<HTMLElement, Spot>();

function step(root: HTMLElement, dir: Dir): void {
  const all = glowing(root);
  const spots = all.map(middle);
  const at = all.findIndex((node) => gripOf(node) === document.activeElement);
  const here = spots[at];
  const found = all[here === undefined ? closest(last.get(root), spots) : nearest(here, spots, dir)];
  if (found === undefined) return;
  last.set(root, middle(found));
  const node = gripOf(found);
  node.classList.add('by-key');
  node.addEventListener('blur', () => node.classList.remove('by-key'), { once: true });
  node.focus();
}

/* Lists that are longer than their frame have the arrows for themselves, once they have the focus. */
const scrolls = (node: EventTarget | null, [, dy]: Dir): boolean => dy !== 0 && node instanceof HTMLElement && node.tabIndex === 0 && node.scrollHeight > node.clientHeight + 1;

const isTyping = (node: EventTarget | null): boolean =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement;

function onKey(event: KeyboardEvent, root: HTMLElement, ctrl: TableCtrl): void {
  if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]') !== null) return;
  const dir = arrows[event.key];
  if (dir !== undefined) {
    if (scrolls(event.target, dir)) return;
    event.preventDefault();
    step(root, dir);
    return;
  }
  switch (event.key) {
    case 'Enter':
      if (event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement) return;
      ctrl.commit();
      break;
    case 'Escape':
      if (ctrl.looking !== null) ctrl.lookAhead();
      else ctrl.drop();
      break;
    default:
      letter(event, ctrl);
  }
}

/* By the key's place, so that U and E work on a Russian keyboard too. */
function letter(event: KeyboardEvent, ctrl: TableCtrl): void {
  if (event.code === 'KeyU') void ctrl.undo();
  else if (event.code === 'KeyE') {
    const [keep] = ctrl.hand.keeps;
    if (keep === undefined || !ctrl.myTurn) return;
    ctrl.hand.take(keep);
    ctrl.commit();
  }
}

export function useTableKeys(root: { current: HTMLElement | null }, ctrl: TableCtrl): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      if (root.current !== null && ctrl.curtain === null) onKey(event, root.current, ctrl);
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [ctrl]);
}
