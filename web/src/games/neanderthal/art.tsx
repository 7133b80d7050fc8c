/* art.tsx - the drawings of Neanderthal: its symbol sheet, and the small pieces that stand on cards and panels.
 *
 * Everything is drawn with tokens of style.css. A man, a word (disk) and a daughter are the same wherever they stand;
 * words carry a letter as well as a colour. */
import type { JSX } from 'preact';
import type { Lang } from '../game';
import { memo } from '../../kit/memo';
import { SeatShape } from '../../kit/tokens';
import { animals, tame, type Animal } from './animals';
import { ItemSymbols, IconSymbols } from './icons';
import type { Colour, Item } from './types';

/* ---- lines ---- */

const round = (n: number): number => Math.round(n * 10) / 10;

export type Point = readonly [number, number];

export function points(text: string): readonly Point[] {
  const numbers = text.split(' ').map(Number);
  return numbers.flatMap((n, i) => (i % 2 === 0 ? [[n, numbers[i + 1] ?? 0] as const] : []));
}

/* A closed curve through all points; with `tension` 0 a polygon. */
export function smooth(through: readonly Point[], tension = 0.42): string {
  const n = through.length;
  const at = (i: number): Point => through[(i + n) % n] ?? [0, 0];
  const k = tension / 3;
  let d = `M${at(0)[0]} ${at(0)[1]}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = [b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k];
    const second = [c[0] - (e[0] - b[0]) * k, c[1] - (e[1] - b[1]) * k];
    d += `C${[...first, ...second, ...c].map(round).join(' ')}`;
  }
  return d + 'Z';
}

/* ---- animals ---- */

const PATCH: Readonly<Record<string, string>> = {
  dark: 'var(--d)', light: 'var(--l)', bone: 'var(--ne-bone)', black: 'var(--ne-hair)', red: 'var(--ne-comb)', yellow: 'var(--ne-gold)', moss: 'var(--ne-moss)',
};
const LINE: Readonly<Record<string, string>> = { hair: 'var(--ne-hair)', horn: 'var(--ne-bone)', darkline: 'var(--d)', tawny: 'var(--ne-tan)', spot: 'var(--ne-bone)' };

function Detail(props: { readonly of: string }): JSX.Element {
  const gap = props.of.indexOf(' ');
  const [kind = '', width = '1.5'] = props.of.slice(0, gap).split(':');
  const d = props.of.slice(gap + 1);
  if (kind === 'eye') {
    const [x = 0, y = 0] = d.split(' ').map(Number);
    return <circle cx={x} cy={y} r="1.6" fill="var(--ne-eye)" />;
  }
  if (kind === 'antler') return <path d={d} fill="var(--ne-bone)" stroke="var(--d)" stroke-width="1" stroke-linejoin="round" />;
  const fill = PATCH[kind];
  if (fill !== undefined) return <path d={d} fill={fill} />;
  return <path d={d} fill="none" stroke={LINE[kind] ?? 'var(--ne-hair)'} stroke-width={kind === 'spot' ? 2.2 : width} stroke-linecap="round" />;
}

/* The dark tone lies a little below the light one: an edge of light from the left, as if lit by a fire. */
function AnimalSymbol(props: { readonly id: string; readonly animal: Animal }): JSX.Element {
  const outline = smooth(points(props.animal.body));
  return (
    <symbol id={`ne-an-${props.id}`} viewBox="-4 -4 126 94">
      <clipPath id={`ne-cl-${props.id}`}>
        <path d={outline} />
      </clipPath>
      {(props.animal.far ?? []).map((leg) => (
        <path d={smooth(points(leg), 0.2)} fill="var(--d)" opacity=".82" />
      ))}
      <path d={outline} fill="var(--l)" />
      <g clip-path={`url(#ne-cl-${props.id})`}>
        <path d={outline} fill="var(--d)" transform="translate(2.6 3.6)" />
      </g>
      {props.animal.over.map((of) => (
        <Detail of={of} />
      ))}
    </symbol>
  );
}

export const Symbols = memo(
  (): JSX.Element => (
    <>
      {Object.entries(animals).map(([id, animal]) => (
        <AnimalSymbol id={id} animal={animal} />
      ))}
      <IconSymbols />
      <ItemSymbols />
    </>
  ),
);

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function Beast(props: Box & { readonly id: string }): JSX.Element {
  const { id, ...box } = props;
  return <use href={`#ne-an-${id}`} class={`fur-${animals[id]?.fur ?? 'umber'}`} {...box} />;
}

/* An animal of the camp is its wild kin; an invention has its own sign. */
export function ItemArt(props: Box & { readonly item: Item }): JSX.Element {
  const { item, ...box } = props;
  const kin = tame[item];
  return kin === undefined ? <use href={`#ne-it-${item}`} class="ne-it" {...box} /> : <Beast id={kin} {...box} />;
}

export function ItemIcon(props: { readonly item: Item; readonly size?: number }): JSX.Element {
  const size = props.size ?? 22;
  return (
    <svg class="token" width={size * 1.2} height={size} viewBox="0 0 30 25" aria-hidden="true">
      <ItemArt item={props.item} x={0} y={0} width={30} height={25} />
    </svg>
  );
}

export function Use(props: Box & { readonly id: string; readonly class?: string }): JSX.Element {
  const { id, ...rest } = props;
  return <use href={`#ne-${id}`} {...rest} />;
}

/* ---- words ---- */

const LETTERS: Readonly<Record<Lang, Readonly<Record<Colour | 'any', string>>>> = {
  en: { white: 'W', orange: 'O', black: 'B', any: '' },
  ru: { white: 'Б', orange: 'О', black: 'Ч', any: '' },
};

interface DiskProps {
  readonly colour: Colour | 'any';
  readonly x: number; // the middle
  readonly y: number;
  readonly r: number;
  readonly lang: Lang;
  readonly manner?: 'empty' | 'ghost' | 'tied';
  readonly letter?: boolean;
  readonly dataKey?: string;
}

/* A word: a disk with the letter of its colour. `empty` is a spot for one, `ghost` one about to be placed, `tied` one that
 * must stay where it is. */
export function Disk(props: DiskProps): JSX.Element {
  const { x, y, r, colour } = props;
  const letter = props.letter === false ? '' : LETTERS[props.lang][colour];
  return (
    <g class={`ne-disk ${colour} ${props.manner ?? ''}`} data-key={props.dataKey}>
      {colour === 'any' ? <Use id="any" x={x - r} y={y - r} width={2 * r} height={2 * r} /> : <circle cx={x} cy={y} r={r} />}
      {colour !== 'any' && props.manner === undefined && <path class="ne-shine" d={`M${x - r * 0.62} ${y + r * 0.05}A${r * 0.66} ${r * 0.66} 0 0 1 ${x + r * 0.05} ${y - r * 0.64}`} />}
      {letter !== '' && (
        <text x={x} y={y + 4.6} text-anchor="middle">
          {letter}
        </text>
      )}
      {props.manner === 'tied' && <circle class="ne-tie" cx={x} cy={y} r={r + 3} />}
    </g>
  );
}

export function DiskIcon(props: { readonly colour: Colour | 'any'; readonly lang: Lang; readonly size?: number; readonly manner?: 'empty' | 'ghost' | 'tied'; readonly dataKey?: string }): JSX.Element {
  const size = props.size ?? 20;
  const { colour, lang, manner, dataKey } = props;
  return (
    <svg class="token" width={size} height={size} viewBox="-14 -14 28 28" aria-hidden="true">
      <g transform={`scale(${24 / 20})`}>
        <Disk colour={colour} x={0} y={0} r={9.5} lang={lang} {...(manner ? { manner } : {})} {...(dataKey ? { dataKey } : {})} />
      </g>
    </svg>
  );
}

/* ---- people ---- */

interface ManProps {
  readonly seat: number;
  readonly x: number; // left
  readonly y: number; // top
  readonly height: number;
  readonly alpha?: boolean;
  readonly ghost?: boolean;
  readonly dataKey?: string;
}

/* A tribesman in his seat's colour with its shape on the chest; the Alpha wears feathers. */
export function Man(props: ManProps): JSX.Element {
  const scale = props.height / 50;
  return (
    <g class={`ne-man seat-${props.seat}${props.ghost ? ' ghost' : ''}${props.alpha ? ' alpha' : ''}`} data-key={props.dataKey} transform={`translate(${props.x} ${props.y}) scale(${scale})`}>
      <use href="#ne-man" width="31" height="50" />
      {props.alpha && <use href="#ne-crest" x="5" y="-9" width="22" height="16" />}
      <g class="person-chest" transform="translate(11.4 16.5) scale(.36)">
        <SeatShape seat={props.seat} />
      </g>
    </g>
  );
}

export function ManIcon(props: { readonly seat: number; readonly alpha?: boolean; readonly height?: number; readonly dataKey?: string }): JSX.Element {
  const height = props.height ?? 26;
  return (
    <svg class="token" width={height * 0.62} height={height} viewBox="0 -9 32 60" aria-hidden="true">
      <Man seat={props.seat} x={0} y={0} height={50} alpha={props.alpha ?? false} {...(props.dataKey ? { dataKey: props.dataKey } : {})} />
    </svg>
  );
}

export function Glyph(props: { readonly id: string; readonly size?: number; readonly class?: string }): JSX.Element {
  const size = props.size ?? 18;
  return (
    <svg class={`icon ${props.class ?? ''}`} width={size} height={size} aria-hidden="true">
      <use href={`#ne-${props.id}`} />
    </svg>
  );
}
