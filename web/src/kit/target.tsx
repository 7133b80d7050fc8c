/* target.tsx - a thing on the table that can be touched: <Target> inside an SVG, <TargetBox> in HTML.
 *
 * With choices it glows (class `can`), is a button for keyboard and screen reader, and a touch chooses it. Without choices
 * it is quiet, but still tells what it is: pointer, focus and long press show its tooltip. */
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

interface Handlers {
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

const longPress = 450; // ms

function useTouch(id: string): Handlers {
  const hand = useHand();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const held = useRef(false);
  const show = (event: Event): void => hand.point(id, event.currentTarget as Element);
  const hide = (): void => hand.point(null, null);
  return {
    onClick: (event) => {
      event.stopPropagation();
      if (!held.current) hand.touch(id);
      held.current = false;
    },
    onKeyDown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      hand.touch(id);
    },
    onPointerEnter: (event) => {
      if (event.pointerType === 'mouse') show(event);
    },
    onPointerLeave: () => {
      clearTimeout(timer.current);
      hide();
    },
    onPointerDown: (event) => {
      if (event.pointerType === 'mouse') return;
      const at = event.currentTarget as Element;
      timer.current = setTimeout(() => {
        held.current = true;
        hand.point(id, at);
      }, longPress);
    },
    onPointerUp: () => clearTimeout(timer.current),
    onFocus: (event) => {
      if ((event.currentTarget as Element).matches(':focus-visible')) show(event);
    },
    onBlur: hide,
  };
}

function useFace(props: TargetProps): Record<string, string | number | boolean> {
  const hand = useHand();
  const can = hand.can.has(props.id);
  const on = hand.on === props.id;
  const classes = ['target', can ? 'can' : 'quiet'];
  if (on) classes.push('on');
  if (hand.lit === props.id) classes.push('lit');
  if (props.class) classes.push(props.class);
  const label = typeof props.label === 'string' ? props.label : props.label[hand.lang];
  const face: Record<string, string | number | boolean> = {
    'data-target': props.id,
    class: classes.join(' '),
    'aria-label': label,
  };
  if (can) return { ...face, role: 'button', tabindex: 0, 'aria-pressed': on ? 'true' : 'false' };
  return { ...face, role: 'img' };
}

/* A button is read by its name alone: what is drawn inside is kept from being read a second time. */
function useHushed(node: { readonly current: Element | null }, hush: boolean): void {
  useLayoutEffect(() => {
    for (const child of node.current?.children ?? []) {
      const holdsMore = child.hasAttribute('data-target') || child.querySelector('[data-target]') !== null;
      if (hush && !holdsMore) child.setAttribute('aria-hidden', 'true');
      else child.removeAttribute('aria-hidden');
    }
  });
}

export function Target(props: TargetProps): JSX.Element {
  const node = useRef<SVGGElement>(null);
  useHushed(node, true);
  return (
    <g ref={node} {...useFace(props)} {...useTouch(props.id)}>
      {props.children}
    </g>
  );
}

/* The same in HTML. A quiet one is a group, so that numbers and words inside stay readable for a screen reader. */
export function TargetBox(props: TargetProps): JSX.Element {
  const face = useFace(props);
  const node = useRef<HTMLDivElement>(null);
  if (face['role'] === 'img') face['role'] = 'group';
  useHushed(node, face['role'] === 'button');
  return (
    <div ref={node} {...face} {...useTouch(props.id)}>
      {props.children}
    </div>
  );
}
