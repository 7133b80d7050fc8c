/* animate.ts - what changed, seen to change: pieces walk, numbers flash, new things fade in.
 *
 * Views know nothing of it. Everything that may move bears data-key; before a position is drawn the boxes and texts of all
 * keyed things are noted, afterwards each is compared with itself and played from where it was. Positions queue behind each
 * other; a click or a key, a long queue, a hidden page or "no motion" skips ahead. */
import { settings } from '../settings/ctrl';
import type { Pace } from './queue';
import { tapSound } from './sound';

interface Trace {
  readonly box: DOMRect;
  readonly text: string;
}

const walk = 320; // ms
const flash = 400;
const between = 120; // a breath after each position
const mostMoving = 60; // more than this is a new board, not a move

function note(root: ParentNode): Map<string, Trace> {
  const out = new Map<string, Trace>();
  for (const node of root.querySelectorAll('[data-key]')) {
    const key = node.getAttribute('data-key') ?? '';
    out.set(key, { box: node.getBoundingClientRect(), text: node.textContent ?? '' });
  }
  return out;
}

/* Screen pixels in the coordinates in which the node is moved. */
function inOwnUnits(node: Element, dx: number, dy: number): [number, number] {
  if (!(node instanceof SVGGraphicsElement) || !(node.parentNode instanceof SVGGraphicsElement)) return [dx, dy];
  const matrix = node.parentNode.getScreenCTM();
  return matrix === null || matrix.a === 0 ? [dx, dy] : [dx / matrix.a, dy / matrix.d];
}

/* `translate` adds to whatever transform the drawing itself has. */
function move(node: Element, from: DOMRect, to: DOMRect): void {
  const [dx, dy] = inOwnUnits(node, from.left - to.left, from.top - to.top);
  node.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }], { duration: walk, easing: 'cubic-bezier(.3,.7,.3,1)' });
}

function play(root: ParentNode, before: Map<string, Trace>): boolean {
  const moved: [Element, DOMRect, DOMRect][] = [];
  const flashed: Element[] = [];
  const fresh: Element[] = [];
  for (const node of root.querySelectorAll('[data-key]')) {
    const was = before.get(node.getAttribute('data-key') ?? '');
    const now = node.getBoundingClientRect();
    if (was === undefined) {
      const start = before.get(node.getAttribute('data-from') ?? ''); // a new piece comes from a thing that was there
      if (start !== undefined && start.box.width > 0 && now.width > 0) moved.push([node, start.box, now]);
      else fresh.push(node);
      continue;
    }
    if (was.box.width > 0 && now.width > 0 && Math.hypot(was.box.left - now.left, was.box.top - now.top) > 3) {
      moved.push([node, was.box, now]);
    }
    if ((node.textContent ?? '') !== was.text && node.childElementCount < 3) flashed.push(node);
  }
  if (moved.length + fresh.length > mostMoving) return false;
  for (const [node, from, to] of moved) move(node, from, to);
  for (const node of fresh) node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: walk });
  for (const node of flashed) {
    node.animate([{ filter: 'brightness(1)' }, { filter: 'brightness(1.7) drop-shadow(0 0 4px var(--glow))' }, { filter: 'brightness(1)' }], {
      duration: flash,
    });
  }
  return moved.length + fresh.length + flashed.length > 0;
}

function pause(length: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('pointerdown', done, true);
      removeEventListener('keydown', done, true);
      resolve();
    };
    const timer = setTimeout(done, length);
    addEventListener('pointerdown', done, true);
    addEventListener('keydown', done, true);
  });
}

const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

export function animatedPace(root: () => ParentNode | null): Pace {
  return {
    async show(draw, many) {
      const place = root();
      const still = settings.still || document.visibilityState !== 'visible' || place === null || many;
      if (still) {
        draw();
        return;
      }
      const before = note(place);
      draw();
      await drawn();
      const now = root();
      if (now === null) return;
      tapSound();
      if (play(now, before)) await pause(walk + between);
    },
  };
}
