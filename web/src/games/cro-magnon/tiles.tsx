/* tiles.tsx - a resource or action tile: a god is round, a trade good square, a tool five-sided. */
import type { JSX } from 'preact';
import type { Category, Edition, Kind } from './types';

/* Outlines in a box of 24. */
const FRAME: Readonly<Record<Category, string>> = {
  god: 'M12 .4c3.600-.1 7.200 1.500 9.400 4.500 2.100 2.800 2.700 6.700 1.700 10.100-1.300 4.700-5.700 8.600-11 8.600-4.700 0-8.900-2.600-10.900-6.700C-.4 13.500.2 9 2.500 5.600 4.600 2.400 8.200.5 12 .4z',
  trade: 'M.8 1.200L23 .6l.5 22.200-22.900.6z',
  tool: 'M12 -.6l12 9-4.200 15.200H4.200L0 8.400z',
};

type TileState = 'open' | 'taken' | 'pale';

/* A tile inside an SVG, its upper left corner at x, y. */
export function TileMark(props: {
  readonly kind: Kind;
  readonly edition: Edition;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly state?: TileState;
  readonly dataKey?: string;
}): JSX.Element {
  const { kind, edition, x, y, size } = props;
  const { category } = edition.types[kind];
  const state = props.state ?? 'open';
  return (
    <g class={`cm-tile ${category} ${state}`} data-key={props.dataKey} transform={`translate(${x} ${y}) scale(${size / 24})`}>
      {state === 'open' && <path class="shade" d={FRAME[category]} transform="translate(.9 1.600)" />}
      <path class="frame" d={FRAME[category]} />
      <use href={`#cm-${kind}`} x="4" y={category === 'tool' ? 5 : 4} width="16" height="16" />
    </g>
  );
}

/* The bare shape of a category: an entry cost. */
export function CategoryMark(props: {
  readonly category: Category;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): JSX.Element {
  const { category, x, y, size } = props;
  return (
    <path class={`cm-cost ${category}`} d={FRAME[category]} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`} />
  );
}

/* A tile in running HTML. */
export function TileIcon(props: {
  readonly kind: Kind;
  readonly edition: Edition;
  readonly size?: number;
  readonly state?: TileState;
  readonly label?: string;
}): JSX.Element {
  const size = props.size ?? 24;
  const named = props.label === undefined ? { 'aria-hidden': 'true' as const } : { role: 'img' as const, 'aria-label': props.label };
  return (
    <svg class="token cm-icon" width={size} height={size} viewBox="-1 -1.5 26.500 27" {...named}>
      <TileMark kind={props.kind} edition={props.edition} x={0} y={0} size={24} state={props.state ?? 'open'} />
    </svg>
  );
}

/* The shape of a category in running HTML. */
export function CategoryIcon(props: { readonly category: Category; readonly size: number }): JSX.Element {
  return (
    <svg class="token" width={props.size} height={props.size} viewBox="-1 -1.5 26.500 27" aria-hidden="true">
      <CategoryMark category={props.category} x={12} y={12} size={24} />
    </svg>
  );
}
