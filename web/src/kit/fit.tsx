/* fit.tsx - a line of text that keeps to its room: made smaller down to 13, and what is too long even so is squeezed. */
import type { JSX } from 'preact';
import { fitSize, textWidth } from './measure';

interface FitProps {
  readonly x: number;
  readonly y: number;
  readonly size: number; // wanted
  readonly room: number; // widest
  readonly class?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly children: string;
}

export function FitText(props: FitProps): JSX.Element {
  const size = fitSize(props.children, props.size, props.room);
  const squeeze =
    textWidth(props.children, size) > props.room + 2 ? { textLength: props.room, lengthAdjust: 'spacingAndGlyphs' as const } : {};
  return (
    <text class={props.class} x={props.x} y={props.y} text-anchor={props.anchor ?? 'middle'} font-size={size} {...squeeze}>
      {props.children}
    </text>
  );
}
