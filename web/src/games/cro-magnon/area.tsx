/* area.tsx - one area of the world: its name, the three resources, its value, the tribes and temples that stand there. */
import type { JSX } from 'preact';
import { FitText } from '../../kit/fit';
import { textWidth } from '../../kit/measure';
import { cut } from '../../kit/shapes';
import { Target } from '../../kit/target';
import { SeatShape } from '../../kit/tokens';
import { fill, w } from '../../kit/words';
import type { Layout } from './layout';
import { areaName, kindName, mapName } from './text';
import { CategoryMark, TileMark } from './tiles';
import { areaTarget, CATEGORIES, costDue, resourceTarget, tribeTarget, type Area, type AreaId, type Kind, type P } from './types';

type AreaProps = P & { readonly layout: Layout; readonly id: AreaId; readonly number: number; readonly area: Area };

/* ---- resources and value ---- */

interface Slot {
  readonly kind: Kind;
  readonly taken: boolean;
  readonly x: number;
}

function slotsOf({ area, layout }: AreaProps): readonly Slot[] {
  const [half] = layout.half;
  return CATEGORIES.flatMap((category, i) => {
    const kind = area.tiles[category];
    return kind === 'none' ? [] : [{ kind, taken: area.flipped.includes(category), x: -half + 3.5 + i * (layout.tile + 0.8) }];
  });
}

const rowTop = (layout: Layout): number => -layout.half[1] + (layout.tall ? 17 : 19.5);

function Resource(props: AreaProps & { readonly slot: Slot }): JSX.Element {
  const { slot, layout, number, edition } = props;
  return (
    <TileMark
      kind={slot.kind}
      edition={edition}
      x={slot.x}
      y={rowTop(layout)}
      size={layout.tile}
      state={slot.taken ? 'taken' : 'open'}
      dataKey={`res-${number}-${slot.kind}`}
    />
  );
}

/* Resources that can be taken now lie above the area, each a thing of its own. */
function Takeables(props: AreaProps & { readonly kinds: ReadonlySet<string> }): JSX.Element {
  const { layout, number, edition, lang, id } = props;
  return (
    <>
      {slotsOf(props)
        .filter((slot) => props.kinds.has(slot.kind) && !slot.taken)
        .map((slot) => (
          <Target
            id={resourceTarget(number, slot.kind)}
            label={`${kindName(edition, slot.kind)[lang]}, ${areaName(edition, id)[lang]}`}
            class="cm-take"
          >
            <rect class="hit" x={slot.x - 1} y={rowTop(layout) - 2} width={layout.tile + 2} height={layout.tile + 4} rx="5" />
            <Resource {...props} slot={slot} />
          </Target>
        ))}
    </>
  );
}

function ValueBox(props: AreaProps): JSX.Element {
  const { area, layout, number, edition, id } = props;
  const [half] = layout.half;
  const long = area.first > 9;
  const size = (layout.tall ? 21 : 25) + (long ? 5 : 0); // two figures and one must not read as three
  const x = half - size - (layout.tall ? 3 : 4.5);
  const y = rowTop(layout);
  const slots = edition.areas[id].value_slots;
  const step = (size - 1) / Math.max(slots, 1);
  return (
    <g class="value" data-key={`value-${number}`}>
      <path class="box" d={cut(x, y, size, layout.tile, 2, 0.8)} />
      <text
        class={long ? 'first long' : 'first'}
        x={x + size * (long ? 0.32 : 0.34)}
        y={y + layout.tile / 2 + 5.5}
        text-anchor="middle"
      >
        {area.first}
      </text>
      <text class="second" x={x + size * (long ? 0.84 : 0.8)} y={y + layout.tile / 2 + 6} text-anchor="middle">
        {area.second}
      </text>
      {Array.from({ length: slots }, (_, i) => {
        const what = i < area.values.length ? 'full' : i < area.values.length + area.temples.length ? 'temple' : 'free';
        return <rect class={`slot ${what}`} x={x + 1 + i * step} y={y + layout.tile + 3} width={step - 2} height="4.5" />;
      })}
    </g>
  );
}

/* ---- tribes and temples ---- */

export function Tribe(props: {
  readonly seat: number;
  readonly n: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ghost?: boolean;
  readonly dataKey?: string;
  readonly dataFrom?: string;
}): JSX.Element {
  const { seat, x, y, size } = props;
  return (
    <g
      class={`seat-mark seat-${seat}${props.ghost ? ' cm-ghost' : ''}`}
      data-key={props.dataKey}
      data-from={props.dataFrom}
      transform={`translate(${x - size / 2} ${y - size / 2})`}
    >
      <g transform={`scale(${size / 24})`}>
        <SeatShape seat={seat} />
      </g>
      <text class="cm-count" x={size / 2} y={size / 2 + (seat === 3 ? size * 0.31 : 4.6)} text-anchor="middle">
        {props.n}
      </text>
    </g>
  );
}

function Temple(props: { readonly owner: number; readonly x: number; readonly y: number; readonly size: number }): JSX.Element {
  const { owner, x, y, size } = props;
  return (
    <g class="cm-temple">
      <use href="#cm-temple" x={x - size / 2} y={y - size / 2} width={size} height={size} />
      {owner > 0 && (
        <g class={`seat-mark seat-${owner}`} transform={`translate(${x - 5.5} ${y - 1}) scale(.46)`}>
          <SeatShape seat={owner} />
        </g>
      )}
    </g>
  );
}

type Piece = { readonly seat: number; readonly n: number } | { readonly temple: number };

function piecesOf({ area, id, edition }: AreaProps): readonly Piece[] {
  const tribes = area.cubes.flatMap((n, i) => (n > 0 ? [{ seat: i + 1, n }] : []));
  const printed = edition.areas[id].printed_temple ? [{ temple: 0 }] : [];
  return [...tribes, ...printed, ...area.temples.map((owner) => ({ temple: owner }))];
}

function Pieces(props: AreaProps & { readonly movable: ReadonlySet<number>; readonly only: 'quiet' | 'movable' }): JSX.Element {
  const { layout, number, view, edition } = props;
  const pieces = piecesOf(props);
  const origin = view.source === 'none' ? null : edition.areas[view.source].number; // whence a tribe has just come
  const step = Math.min(layout.token + 2, (layout.half[0] * 2 - 4) / Math.max(pieces.length, 1));
  const size = Math.min(layout.token, Math.max(step - 1, 15.5));
  const y = layout.half[1] - size / 2 - 3;
  return (
    <>
      {pieces.map((piece, i) => {
        const x = (i - (pieces.length - 1) / 2) * step;
        if ('temple' in piece) return props.only === 'quiet' ? <Temple owner={piece.temple} x={x} y={y} size={size + 1} /> : null;
        const token = (
          <Tribe
            seat={piece.seat}
            n={String(piece.n)}
            x={x}
            y={y}
            size={size}
            dataKey={`tribe-${number}-${piece.seat}`}
            dataFrom={origin === null ? `p${piece.seat}-stock` : `tribe-${origin}-${piece.seat}`}
          />
        );
        const movable = props.movable.has(piece.seat);
        if (props.only === 'quiet') return movable ? null : token;
        return movable ? (
          <Target id={tribeTarget(number, piece.seat)} label={tribeLabel(props, piece.seat, piece.n)} class="cm-token">
            <circle class="hit" cx={x} cy={y} r={size / 2 + 2.5} />
            {token}
          </Target>
        ) : null;
      })}
    </>
  );
}

function tribeLabel({ seats, edition, id, lang }: AreaProps, seat: number, n: number): string {
  return `${seats.find((s) => s.seat === seat)?.name ?? ''}, ${areaName(edition, id)[lang]}: ${n}`;
}

/* What the way into an empty, untouched area costs. */
function Cost(props: AreaProps): JSX.Element | null {
  const { view, edition, id, layout, lang } = props;
  if (!costDue(view, edition, id)) return null;
  const cost = edition.areas[id].entry_cost;
  const word = w('pay', 'плата')[lang];
  const wide = textWidth(word, 14);
  const y = layout.half[1] - 13;
  const left = -(wide + 4 + cost.length * 18) / 2;
  return (
    <g>
      <text class="small" x={left} y={y + 4.5}>
        {word}
      </text>
      {cost.map((category, i) => (
        <CategoryMark category={category} x={left + wide + 14 + i * 18} y={y} size={14} />
      ))}
    </g>
  );
}

/* ---- the whole ---- */

function labelOf(props: AreaProps): string {
  const { area, edition, id, lang, seats } = props;
  const here = area.cubes.flatMap((n, i) => (n > 0 ? [`${seats.find((s) => s.seat === i + 1)?.name ?? ''} ${n}`] : []));
  const worth = edition.areas[id].scoring ? fill(w(', worth {0} and {1}', ', ценность {0} и {1}'), area.first, area.second)[lang] : '';
  return `${areaName(edition, id)[lang]}${worth}${here.length > 0 ? `: ${here.join(', ')}` : ''}`;
}

function markClass({ view, id }: AreaProps): string {
  if (view.contested === id) return ' contested';
  if (view.source === id) return ' source';
  if (view.phase === 'score' && view.taken !== 'none' && view.collected[view.taken].includes(id)) return ' due';
  return view.visited.includes(id) ? ' visited' : '';
}

export function AreaView(props: AreaProps): JSX.Element {
  const { layout, number, edition, id, lang, view, legal } = props;
  const [x, y] = layout.at(edition, id);
  const [half, tall] = layout.half;
  const takes = new Set<string>(legal.flatMap((a) => (a.verb === 'take' && a.area === number ? [a.type] : [])));
  const movable = new Set(legal.flatMap((a) => ((a.verb === 'push' || a.verb === 'oust') && a.from === number ? [a.seat] : [])));
  const name = mapName(edition, id, layout.tall, lang);
  const shape = cut(-half, -tall, half * 2, tall * 2, 15, 1.6);
  const quietSlots = slotsOf(props).filter((slot) => slot.taken || !takes.has(slot.kind));
  return (
    <g transform={`translate(${x} ${y})`}>
      <Target id={areaTarget(number)} label={labelOf(props)} class={`cm-area${markClass(props)}`}>
        <path class="shade" d={shape} transform="translate(1.500 3.500)" />
        <path class="ground" d={shape} />
        <FitText
          class="disp name"
          x={0}
          y={-tall + (layout.tall ? 13.5 : 15)}
          size={layout.tall ? 14 : 15}
          room={half * 2 - (layout.tall ? 8 : 14)}
        >
          {name}
        </FitText>
        {edition.areas[id].scoring ? <ValueBox {...props} /> : <StartWord {...props} />}
        {quietSlots.map((slot) => (
          <Resource {...props} slot={slot} />
        ))}
        <Cost {...props} />
        <Pieces {...props} movable={movable} only="quiet" />
        {view.opened.includes(id) && <path class="opened" d={`M${half - 12} ${tall - 8}l4 4 7-9`} />}
      </Target>
      <Takeables {...props} kinds={takes} />
      <Pieces {...props} movable={movable} only="movable" />
    </g>
  );
}

function StartWord({ lang, layout }: AreaProps): JSX.Element {
  return (
    <text class="small" y={rowTop(layout) + 15} text-anchor="middle">
      {w('open temple', 'храм открыт')[lang]}
    </text>
  );
}
