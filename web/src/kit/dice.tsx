/* dice.tsx - a die face, from above; the number of pips is said in words too. */
import type { JSX } from 'preact';

const spots: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[16, 16]],
  [[9, 9], [23, 23]],
  [[9, 9], [16, 16], [23, 23]],
  [[9, 9], [23, 9], [9, 23], [23, 23]],
  [[9, 9], [23, 9], [16, 16], [9, 23], [23, 23]],
  [[9, 8], [23, 8], [9, 16], [23, 16], [9, 24], [23, 24]],
];

/* Inside an SVG, its upper left corner at x, y; face 0 is a die that has not been rolled. */
export function DieMark(props: { face: number; x: number; y: number; size: number; dataKey?: string }): JSX.Element {
  return (
    <g class="die" data-key={props.dataKey} transform={`translate(${props.x} ${props.y}) scale(${props.size / 32})`}>
      <path class="die-side" d="M3 6c0-2 1-3 3-3l20-.6c2 0 3.400 1 3.500 3L30 26c0 2.400-1 3.600-3.400 3.600L6 30c-2 0-3.300-1-3.300-3z" />
      {(spots[props.face] ?? []).map(([x, y]) => (
        <circle class="die-pip" cx={x} cy={y} r="3.1" />
      ))}
    </g>
  );
}

export function Die(props: { face: number; size?: number }): JSX.Element {
  const size = props.size ?? 24;
  return (
    <svg class="token" width={size} height={size} viewBox="0 0 32 32" role="img" aria-label={props.face ? String(props.face) : '?'}>
      <DieMark face={props.face} x={0} y={0} size={32} />
    </svg>
  );
}
