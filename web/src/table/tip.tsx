/* tip.tsx - the tooltip: plain words about the thing under the pointer, and the odds of what it would do.
 *
 * It stands beside the thing, never on it: right, left, below or above, where there is room. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Play } from '../net/protocol';
import type { TableCtrl } from './ctrl';
import { OddsChart } from './odds';
import { tw } from './words';

const gap = 12;

interface Spot {
  readonly left: number;
  readonly top: number;
}

export function placeBeside(box: DOMRect, width: number, height: number, screenWidth: number, screenHeight: number): Spot {
  const clampX = (x: number): number => Math.max(gap, Math.min(x, screenWidth - width - gap));
  const clampY = (y: number): number => Math.max(gap, Math.min(y, screenHeight - height - gap));
  const middleY = clampY(box.top + box.height / 2 - height / 2);
  const middleX = clampX(box.left + box.width / 2 - width / 2);
  if (box.right + gap + width <= screenWidth) return { left: box.right + gap, top: middleY };
  if (box.left - gap - width >= 0) return { left: box.left - gap - width, top: middleY };
  if (box.bottom + gap + height <= screenHeight) return { left: middleX, top: box.bottom + gap };
  return { left: middleX, top: Math.max(gap, box.top - gap - height) };
}

export function TipBox(props: { ctrl: TableCtrl; play: Play }): JSX.Element | null {
  const { ctrl, play } = props;
  const box = useRef<HTMLElement>(null);
  const { tip, lang } = ctrl;
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null || tip === null) return;
    const spot = placeBeside(tip.at.getBoundingClientRect(), current.offsetWidth, current.offsetHeight, innerWidth, innerHeight);
    current.style.left = `${spot.left}px`;
    current.style.top = `${spot.top}px`;
  });
  if (tip === null || !tip.at.isConnected) return null;
  const words = ctrl.ui.tip(tip.target, ctrl.props(play));
  const options = ctrl.hand.can.get(tip.target);
  const action = ctrl.hand.target === tip.target ? (ctrl.hand.chosen?.action ?? null) : (options?.[0]?.action ?? null);
  const odds = ctrl.myTurn ? ctrl.oddsFor(action) : [];
  if (words === null && odds.length === 0) return null;
  const [head, ...rest] = (words?.[lang] ?? '').split('\n');
  return (
    <aside class="tip" aria-label={tw.about[lang]} ref={box}>
      {head !== undefined && head !== '' && (rest.length > 0 ? <h2>{head}</h2> : <p>{head}</p>)}
      {rest.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {odds.map((one) => (
        <OddsChart key={one.label.en} odds={one} names={ctrl.ui.outcomes?.(one.label.en) ?? null} lang={lang} />
      ))}
    </aside>
  );
}
