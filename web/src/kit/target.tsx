/* target.tsx - a thing on the table that can be touched: <Target> inside an SVG, <TargetBox> in HTML.
 *
 * With choices it glows (class `can`) and a touch chooses it; without it is quiet, but still tells what it is: pointer, focus
 * and long press show its tooltip. For keyboard and screen reader a glowing thing holds a button, the grip: in an SVG a
 * transparent frame around the drawing, so that what is written on the drawing stays readable beside the button's name. */
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Words } from '../games/game';
import { useHand } from './table';

interface TargetProps {
  readonly id: string;
  readonly label: Words | string;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

const longPress = 450; // ms

/* The pointer's part, on the whole thing. */
interface Touch {
  onClick: (event: MouseEvent) => void;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: (event: PointerEvent) => void;
  onContextMenu: (event: MouseEvent) => void;
}

function useTouch(id: string): Touch {
  const hand = useHand();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const held = useRef(false);
  return {
    onClick: (event) => {
      event.stopPropagation();
      if (!held.current) hand.touch(id);
      held.current = false;
    },
    onPointerEnter: (event) => {
      if (event.pointerType === 'mouse') hand.point(id, event.currentTarget as Element);
    },
    onPointerLeave: (event) => {
      clearTimeout(timer.current);
      if (event.pointerType === 'mouse') hand.point(null, null); // under a finger it stays to be read, until the next touch
    },
    onPointerDown: (event) => {
      held.current = false;
      if (event.pointerType === 'mouse') return;
      const at = event.currentTarget as Element;
      timer.current = setTimeout(() => {
        held.current = true;
        hand.point(id, at);
      }, longPress);
    },
    onPointerUp: () => clearTimeout(timer.current),
    onPointerCancel: () => clearTimeout(timer.current),
    onContextMenu: (event) => {
      if (held.current) event.preventDefault(); // the long press was for us
    },
  };
}

/* The button's part. */
interface Grip {
  readonly role: 'button';
  readonly tabindex: number;
  readonly 'aria-label': string;
  readonly 'aria-pressed': 'true' | 'false';
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

function useGrip(props: TargetProps): Grip {
  const hand = useHand();
  return {
    role: 'button',
    tabindex: 0,
    'aria-label': labelOf(props, hand.lang),
    'aria-pressed': hand.on === props.id ? 'true' : 'false',
    onKeyDown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      hand.touch(props.id);
    },
    onFocus: (event) => {
      const grip = event.currentTarget as Element;
      if (grip.matches(':focus-visible')) hand.point(props.id, grip.closest('.target') ?? grip);
    },
    onBlur: () => hand.point(null, null),
  };
}

const labelOf = (props: TargetProps, lang: 'en' | 'ru'): string => (typeof props.label === 'string' ? props.label : props.label[lang]);

function useClasses(props: TargetProps): string {
  const hand = useHand();
  const classes = ['target', hand.can.has(props.id) ? 'can' : 'quiet'];
  if (hand.on === props.id) classes.push('on');
  if (hand.lit === props.id) classes.push('lit');
  if (props.class) classes.push(props.class);
  return classes.join(' ');
}

/* Grips are fitted to their drawings all at once: first every box is read, then every frame is written. */
const unfitted = new Set<SVGRectElement>();

function fitGrips(): void {
  const boxes = [...unfitted].map((grip) => {
    const drawing = grip.parentNode;
    return { grip, box: drawing instanceof SVGGElement && grip.isConnected ? drawing.getBBox() : null };
  });
  unfitted.clear();
  for (const { grip, box } of boxes) {
    if (box === null) continue;
    for (const side of ['x', 'y', 'width', 'height'] as const) grip.setAttribute(side, String(box[side]));
  }
}

function useFit(grip: { readonly current: SVGRectElement | null }): void {
  useLayoutEffect(() => {
    const { current } = grip;
    if (current === null) return;
    if (unfitted.size === 0) requestAnimationFrame(fitGrips);
    unfitted.add(current);
  });
}

function SvgGrip(props: TargetProps): JSX.Element {
  const node = useRef<SVGRectElement>(null);
  useFit(node);
  return <rect ref={node} class="grip" {...useGrip(props)} />;
}

export function Target(props: TargetProps): JSX.Element {
  const hand = useHand();
  const can = hand.can.has(props.id);
  const quiet = can ? {} : { role: 'img' as const, 'aria-label': labelOf(props, hand.lang) };
  return (
    <g data-target={props.id} class={useClasses(props)} {...quiet} {...useTouch(props.id)}>
      {props.children}
      {can && <SvgGrip {...props} />}
    </g>
  );
}

function HtmlGrip(props: TargetProps): JSX.Element {
  return <span class="grip" {...useGrip(props)} />;
}

/* The same in HTML; a quiet one is a group, so that numbers and words inside stay readable. */
export function TargetBox(props: TargetProps): JSX.Element {
  const hand = useHand();
  return (
    <div data-target={props.id} class={useClasses(props)} role="group" aria-label={labelOf(props, hand.lang)} {...useTouch(props.id)}>
      {props.children}
      {hand.can.has(props.id) && <HtmlGrip {...props} />}
    </div>
  );
}
