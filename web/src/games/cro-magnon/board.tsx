/* board.tsx - the world on the wall of the cave: land, ways, areas, and the ledge with the twelve kinds of resources.
 *
 * On a phone the same areas are folded into four columns; tiles that can be used now lie below them, as the own area is on
 * another pane there. */
import type { JSX } from 'preact';
import { memo } from '../../kit/memo';
import { useTall } from '../../kit/narrow';
import { Shapes } from '../../kit/shapes';
import { Target } from '../../kit/target';
import { w } from '../../kit/words';
import { AreaView, Tribe } from './area';
import { TALL, WIDE, type Layout } from './layout';
import { Ledge } from './ledge';
import { idOf } from './moves';
import { deedShort, deedWords, kindName } from './text';
import { TileMark } from './tiles';
import { areaIds, heldBy, tileTarget, type AreaId, type Edition, type Held, type Move, type P } from './types';
import { CRACKS, LANDS, LEDGE, PAINTINGS, PIGMENT } from './world';

type BoardProps = P & { readonly layout: Layout };

const NAME = w('The world of Cro-Magnon', 'Мир «Кроманьона»');

/* ---- what never changes ---- */

const Wall = memo(() => (
  <g aria-hidden="true">
    <defs>
      <radialGradient id="cm-torch" cx=".42" cy=".46" r=".75">
        <stop class="torch-near" offset="0" />
        <stop class="torch-mid" offset=".6" />
        <stop class="torch-far" offset="1" />
      </radialGradient>
      <filter id="cm-rock" x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency=".012 .02" numOctaves="3" seed="4" />
        <feColorMatrix values="0 0 0 0 .35  0 0 0 0 .22  0 0 0 0 .12  0 0 0 -1.6 1.05" />
      </filter>
    </defs>
    <rect width="868" height="610" fill="url(#cm-torch)" />
    <rect width="868" height="610" filter="url(#cm-rock)" opacity=".28" />
    <Shapes of={CRACKS} prefix="cm" />
    <g class="land-shade" transform="translate(2 5)">
      <Shapes of={LANDS.filter((shape) => shape.width === undefined)} prefix="cm-shade" />
    </g>
    <Shapes of={LANDS} prefix="cm" />
    <Shapes of={PIGMENT} prefix="cm" />
    {PAINTINGS.map(([symbol, paint, x, y, width, height, turn]) => (
      <g class={`paint-${paint}`} transform={`rotate(${turn} ${x + width / 2} ${y + height / 2})`}>
        <use href={`#${symbol}`} x={x} y={y} width={width} height={height} />
      </g>
    ))}
    <Shapes of={LEDGE} prefix="cm" />
  </g>
));

/* A phone shows the bare wall: the areas cover it. */
const FoldedWall = memo(() => (
  <g aria-hidden="true">
    <rect class="wall" width="390" height="604" />
    <g class="paint-ochre">
      <use href="#hand" x="10" y="14" width="44" height="44" />
    </g>
    <g class="paint-soot">
      <use href="#bison" x="66" y="22" width="70" height="47" />
      <use href="#deer" x="12" y="404" width="50" height="50" />
    </g>
    <g class="paint-red">
      <use href="#mammoth" x="204" y="396" width="80" height="60" />
    </g>
    <rect class="shelf" y={TALL.ledge - 4} width="390" height="140" />
  </g>
));

/* ---- ways between areas ---- */

const pair = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/* The ways that legal steps would take now; when a step is being prepared, that one alone. */
function hotWays({ legal, view, edition, chosen }: P): ReadonlySet<string> {
  const numberOf = (id: string): number => edition.areas[id as AreaId]?.number ?? -1;
  const way = (a: Move): readonly string[] => {
    if (a.verb === 'send') return [pair(numberOf(view.source), a.to)];
    if (a.verb === 'go') return [pair(numberOf(view.at), a.to)];
    if (a.verb === 'move' || a.verb === 'push' || a.verb === 'oust') return [pair(a.from, a.to)];
    return [];
  };
  const chosenWay = chosen ? way(chosen) : [];
  return new Set(chosenWay.length > 0 ? chosenWay : legal.flatMap(way));
}

function bend(layout: Layout, edition: Edition, a: AreaId, b: AreaId): string {
  const [x1, y1] = layout.at(edition, a);
  const [x2, y2] = layout.at(edition, b);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const side = (edition.areas[a].number + edition.areas[b].number) % 2 ? 1 : -1;
  const out = side * Math.min(12, length * 0.06);
  const mx = (x1 + x2) / 2 - ((y2 - y1) / length) * out;
  const my = (y1 + y2) / 2 + ((x2 - x1) / length) * out;
  return `M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`;
}

function Ways(props: BoardProps): JSX.Element {
  const { edition, layout } = props;
  const hot = hotWays(props);
  const ways = areaIds(edition).flatMap((a) =>
    edition.areas[a].adjacent.flatMap((b) => {
      const [from, to] = [edition.areas[a].number, edition.areas[b].number];
      return from < to ? [{ d: bend(layout, edition, a, b), hot: hot.has(pair(from, to)) }] : [];
    }),
  );
  const all = ways.map((way) => way.d).join('');
  return (
    <g class="ways" aria-hidden="true">
      <path class="bed" d={all} />
      <path class="way" d={all} />
      <path
        class="way hot"
        d={ways
          .filter((way) => way.hot)
          .map((way) => way.d)
          .join('')}
      />
    </g>
  );
}

/* ---- the action being prepared ---- */

const GHOST = 28; // its size

function ghostOf(chosen: Move, { view, viewer, edition }: P): { readonly area: number; readonly seat: number; readonly n: string } | null {
  const stock = view.players[viewer - 1]?.stock ?? 0;
  switch (chosen.verb) {
    case 'send':
    case 'go':
    case 'move':
      return { area: chosen.to, seat: viewer, n: '+1' };
    case 'drop':
      return { area: chosen.area, seat: viewer, n: '+1' };
    case 'push':
    case 'oust':
      return { area: chosen.to, seat: chosen.seat, n: '+1' };
    case 'grow':
      return { area: chosen.area, seat: viewer, n: `+${Math.min(edition.constants.grow_cubes, stock)}` };
    case 'play':
      if (!('area' in chosen)) return null;
      return {
        area: chosen.area,
        seat: viewer,
        n: chosen.action === 'temple' ? '+1' : `+${Math.min(edition.actions[chosen.action].n, stock)}`,
      };
    default:
      return null;
  }
}

function Ghost(props: BoardProps): JSX.Element | null {
  const { chosen, edition, layout } = props;
  const ghost = chosen ? ghostOf(chosen, props) : null;
  const id = ghost ? idOf(edition, ghost.area) : undefined;
  if (!ghost || !id) return null;
  const [x, y] = layout.at(edition, id);
  const right = Math.min(x + layout.half[0] + 2, layout.width - GHOST / 2 - 1); // its middle
  return (
    <g aria-hidden="true">
      {chosen?.verb === 'play' && <use href="#cm-temple" x={right - 46} y={y + layout.half[1] - 16} width="26" height="24" />}
      <Tribe seat={ghost.seat} n={ghost.n} x={right} y={y + layout.half[1] - 2} size={GHOST} ghost />
    </g>
  );
}

type Shift = Extract<Move, { verb: 'move' | 'push' | 'oust' }>;

const isShift = (a: Move | null): a is Shift => a?.verb === 'move' || a?.verb === 'push' || a?.verb === 'oust';

const sameStart = (a: Shift, b: Shift): boolean =>
  a.verb === b.verb && a.from === b.from && (a.verb === 'move' || b.verb === 'move' || a.seat === b.seat);

/* Where else the tribe being moved could go: a touch there changes the plan. */
function Elsewhere(props: BoardProps): JSX.Element | null {
  const { chosen, legal, edition, layout, lang, prepare } = props;
  if (!isShift(chosen)) return null;
  const others = legal.filter((a): a is Shift => isShift(a) && sameStart(a, chosen));
  return (
    <>
      {others.map((a) => {
        const id = idOf(edition, a.to);
        if (!id) return null;
        const [x, y] = layout.at(edition, id);
        const act = (event: Event): void => {
          event.stopPropagation();
          event.preventDefault();
          prepare(a);
        };
        return (
          <g
            class={`cm-goto target can${a.text === chosen.text ? ' on' : ''}`}
            role="button"
            tabindex={0}
            data-target={`goto-${a.to}`}
            aria-label={edition.areas[id].name[lang]}
            aria-pressed={a.text === chosen.text ? 'true' : 'false'}
            transform={`translate(${y - layout.half[1] < 22 ? x + layout.half[0] - 8 : x} ${y - layout.half[1] - 7})`}
            onClick={act}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === ' ') act(event);
            }}
          >
            <circle r="13" />
            <use href="#cm-steps" x="-9" y="-9" width="18" height="18" />
          </g>
        );
      })}
    </>
  );
}

/* ---- tiles in the hand, on a phone ---- */

function usable(held: readonly Held[], legal: readonly Move[]): readonly Held[] {
  const wanted = new Set(
    legal.flatMap((a) =>
      a.verb === 'pay' || a.verb === 'bid' || (a.verb === 'play' && !('area' in a))
        ? [tileTarget(a.type, a.action)]
        : a.verb === 'half'
          ? [tileTarget(a.type, 'half')]
          : [],
    ),
  );
  return held.filter((tile) => tile.deed !== null && wanted.has(tileTarget(tile.kind, tile.deed)));
}

/* The strip grows the board by so much. */
const STRIP = 70;

function HandStrip(props: BoardProps & { readonly tiles: readonly Held[] }): JSX.Element {
  const { edition, lang, layout, tiles } = props;
  const step = Math.min(64, (layout.width - 16) / tiles.length);
  const left = layout.width / 2 - (tiles.length * step) / 2;
  return (
    <g class="cm-strip">
      <rect class="strip-bed" x="4" y={layout.height} width={layout.width - 8} height={STRIP - 4} rx="10" />
      {tiles.map((tile, i) => {
        const deed = tile.deed ?? 'value';
        return (
          <Target
            id={tileTarget(tile.kind, deed)}
            label={`${kindName(edition, tile.kind)[lang]}: ${deedWords(edition, deed)[lang]}`}
            class="cm-take"
          >
            <rect class="hit" x={left + i * step + 1} y={layout.height + 3} width={step - 2} height={STRIP - 10} rx="8" />
            <TileMark kind={tile.kind} edition={edition} x={left + i * step + step / 2 - 15} y={layout.height + 6} size={30} />
            <text class="small" x={left + i * step + step / 2} y={layout.height + 55} text-anchor="middle">
              {deedShort(edition, deed)[lang]}
            </text>
          </Target>
        );
      })}
    </g>
  );
}

export function Board(props: P): JSX.Element {
  const layout = useTall() ? TALL : WIDE;
  const { view, edition } = props;
  const player = view.players[props.viewer - 1];
  const tiles = layout.tall && player ? usable(heldBy(player, edition), props.legal) : [];
  const height = layout.height + (tiles.length > 0 ? STRIP : 0);
  return (
    <svg
      class={`cm-board ${layout.tall ? 'tall' : 'wide'}`}
      viewBox={`0 0 ${layout.width} ${height}`}
      preserveAspectRatio={layout.tall ? 'xMidYMin meet' : 'xMidYMid meet'}
      role="group"
      aria-label={NAME[props.lang]}
    >
      {layout.tall ? <FoldedWall /> : <Wall />}
      <Ways {...props} layout={layout} />
      {areaIds(edition).map((id, number) => {
        const area = view.areas[number];
        return area ? <AreaView {...props} layout={layout} id={id} number={number} area={area} /> : null;
      })}
      <Ghost {...props} layout={layout} />
      <Elsewhere {...props} layout={layout} />
      <Ledge {...props} layout={layout} />
      {tiles.length > 0 && <HandStrip {...props} layout={layout} tiles={tiles} />}
    </svg>
  );
}
