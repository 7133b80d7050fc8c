/* tokens.tsx - seats and people: a seat is known by its colour, its shape and its letter, everywhere alike. */
import type { JSX } from 'preact';
import { seatLetter } from './words';

/* Shapes in a box of 24: disc A, square B, triangle C, diamond D, pentagon E. */
export function SeatShape(props: { readonly seat: number }): JSX.Element {
  switch (props.seat) {
    case 1:
      return <circle cx="12" cy="12" r="11" />;
    case 2:
      return <rect x="1.5" y="1.5" width="21" height="21" rx="2" />;
    case 3:
      return <path d="M12 .8L23.6 22H.4z" />;
    case 4:
      return <path d="M12 0l12 12-12 12L0 12z" />;
    default:
      return <path d="M12 .6L23.6 9.1l-4.4 13.7H4.8L.4 9.1z" />;
  }
}

interface MarkProps {
  readonly seat: number;
  readonly x: number; // the middle
  readonly y: number;
  readonly size: number; // of the box
  readonly letter?: boolean;
  readonly dataKey?: string; // becomes data-key
}

/* A token inside an SVG. The letter is drawn from 22 up; a smaller one would not be read. */
export function SeatMark(props: MarkProps): JSX.Element {
  const scale = props.size / 24;
  const middle = props.seat === 3 ? 19 : 16.6;
  return (
    <g
      class={`seat-mark seat-${props.seat}`}
      data-key={props.dataKey}
      transform={`translate(${props.x - props.size / 2} ${props.y - props.size / 2}) scale(${scale})`}
    >
      <SeatShape seat={props.seat} />
      {props.letter !== false && (
        <text x="12" y={middle} text-anchor="middle" aria-hidden="true">
          {seatLetter(props.seat)}
        </text>
      )}
    </g>
  );
}

/* A token in running HTML. */
export function SeatToken(props: { readonly seat: number; readonly size?: number; readonly label?: string }): JSX.Element {
  const size = props.size ?? 24;
  const named = props.label === undefined ? { 'aria-hidden': 'true' as const } : { role: 'img' as const, 'aria-label': props.label };
  return (
    <svg class="token" width={size} height={size} viewBox="-1 -1 26 26" {...named}>
      <SeatMark seat={props.seat} x={12} y={12} size={24} />
    </svg>
  );
}

const body =
  'M12 1.4c3 .1 5 2.2 4.8 5-.1 2-1.1 3.5-2.4 4.3 3 .6 5.3 2.5 5.9 5.6l1.7 9.3-2.7 1-1-2.6.8 10c0 .9-.6 1.5-1.5 1.5h-3.2L12.6 29l-1.5 ' +
  '6.5H7.9c-.9 0-1.5-.6-1.4-1.5l.7-9.8-1.1 2.6-2.6-1 1.8-9.5c.6-3 2.7-4.9 5.5-5.6-1.4-.8-2.3-2.4-2.3-4.4 0-2.8 1.7-4.9 3.5-4.9z';

interface PersonProps {
  readonly seat: number;
  readonly x: number; // between the feet
  readonly y: number;
  readonly height?: number;
  readonly ghost?: boolean; // about to be placed
  readonly away?: boolean; // an empty outline
  readonly dataKey?: string; // becomes data-key
  readonly dataFrom?: string; // the key of the thing that a new figure comes from
}

/* A figure of a seat, with the seat's shape on its chest, standing at x, y. */
export function Person(props: PersonProps): JSX.Element {
  const height = props.height ?? 38;
  const scale = height / 38;
  const manner = props.ghost ? ' ghost' : props.away ? ' away' : '';
  return (
    <g
      class={`person seat-${props.seat}${manner}`}
      data-key={props.dataKey}
      data-from={props.dataFrom}
      transform={`translate(${props.x - 12 * scale} ${props.y - 36 * scale}) scale(${scale})`}
    >
      {!props.ghost && !props.away && <ellipse class="person-shadow" cx="14.5" cy="35.4" rx="9" ry="2.4" />}
      <path class="person-body" d={body} />
      {!props.ghost && !props.away && (
        <path class="person-light" d="M9.2 4.2c-.7 1.6-.5 3.6.4 4.8M6 24l1.4-7.6c.4-1.6 1.3-2.8 2.6-3.5" />
      )}
      {!props.away && (
        <g class="person-chest" transform="translate(7.9 14.5) scale(.34)">
          <SeatShape seat={props.seat} />
        </g>
      )}
    </g>
  );
}

/* A figure in running HTML. */
export function PersonIcon(props: { readonly seat: number; readonly height?: number; readonly away?: boolean }): JSX.Element {
  const height = props.height ?? 24;
  return (
    <svg class="token" width={(height * 26) / 38} height={height} viewBox="-1 0 26 38" aria-hidden="true">
      <Person seat={props.seat} x={12} y={36} away={props.away ?? false} />
    </svg>
  );
}
