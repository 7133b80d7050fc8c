/* pieces.tsx - camps, explorers and tribe counters on their intersections, the places that can be chosen, whom one may
 * steal from, and the ghost of the action being prepared. */
import type { JSX } from 'preact';
import { Target } from '../../kit/target';
import { fill, w } from '../../kit/words';
import type { Pt } from './map';
import { worldOf } from './map';
import { placeWords, seatName, standingAt } from './text';
import type { Standing } from './text';
import type { Action, Edition, Table, View } from './types';
import { hexOf, playerOf, pointOf } from './types';

export const coloured = (view: View, seat: number): string => `st-c-${playerOf(view, seat)?.colour ?? 'blue'}`;

/* Where the feet of a figure are: on an island it stands beside the name. */
function feet(e: Edition, v: number): Pt {
  const sea = worldOf(e).seas.find((s) => s.at === v);
  const p = pointOf(e, v);
  return sea ? sea.stand : [p?.x ?? 0, p?.y ?? 0];
}

function Explorer(p: { at: Pt; seat: number; small: boolean; dataKey?: string }): JSX.Element {
  const high = p.small ? 32 : 37.7;
  const wide = (high * 24) / 37.7;
  return (
    <use data-key={p.dataKey} href={`#st-explorer-${p.seat}`} x={p.at[0] - wide / 2} y={p.at[1] - high * 0.8} width={wide} height={high} />
  );
}

function Piece(p: { table: Table; v: number; s: Standing }): JSX.Element {
  const { view, edition } = p.table;
  const at = pointOf(edition, p.v);
  const mine = view.players[p.s.seat - 1];
  if (p.s.what === 'camp')
    return (
      <g class={coloured(view, p.s.seat)}>
        <use
          data-key={`camp-${p.s.seat}-${p.v}`}
          href={`#st-camp-${p.s.seat}`}
          x={(at?.x ?? 0) - 14}
          y={(at?.y ?? 0) - 15}
          width="28"
          height="26"
        />
      </g>
    );
  const walks = view.moving === p.v && view.turn === p.s.seat;
  const stand = feet(edition, p.v);
  const sea = edition.seas.some((s) => s.at === p.v);
  return (
    <g class={coloured(view, p.s.seat)}>
      {walks ? <ellipse class="st-walking" cx={stand[0]} cy={stand[1] + 3} rx="15" ry="8" /> : null}
      <Explorer
        at={walks ? [stand[0], stand[1] - 3] : stand}
        seat={p.s.seat}
        small={sea}
        dataKey={`explorer-${p.s.seat}-${mine?.explorers.indexOf(p.v) ?? 0}`}
      />
    </g>
  );
}

function spotLabel(t: Table, v: number, here: readonly Standing[]): string {
  const who = here.map(
    (s) => `${s.what === 'camp' ? w('camp', 'стоянка')[t.lang] : w('explorer', 'разведчик')[t.lang]} ${seatName(t.seats, s.seat)}`,
  );
  const mark = pointOf(t.edition, v)?.mark;
  const tribe =
    t.view.tribes.includes(v) && mark && mark !== 'none' && mark !== 'dot'
      ? [fill(w('{0} tribe', 'племя: {0}'), t.edition.tribes[mark])[t.lang]]
      : [];
  return [placeWords(t.edition, v)[t.lang], ...tribe, ...who].join(', ');
}

function Spot(p: { table: Table; v: number; legal: boolean }): JSX.Element | null {
  const t = p.table;
  const at = pointOf(t.edition, p.v);
  if (!at) return null;
  const here = standingAt(t.view, p.v);
  const tribe = t.view.tribes.includes(p.v);
  return (
    <Target id={`point:${p.v}`} label={spotLabel(t, p.v, here)} class="st-point">
      <circle class="st-hit" cx={at.x} cy={at.y} r="14" />
      <g class="st-halo">
        <circle class="st-halo-soft" cx={at.x} cy={at.y} r={here.length > 0 ? 19 : 15} />
        <circle class="st-halo-ring" cx={at.x} cy={at.y} r={here.length > 0 ? 17 : tribe ? 13.5 : 9} />
      </g>
      {at.mark === 'dot' && here.length === 0 ? <circle class="st-dot" cx={at.x} cy={at.y} r="3.6" /> : null}
      {tribe ? (
        <use
          data-key={`tribe-${p.v}`}
          href={`#st-tribe-${at.mark}`}
          x={at.x - 10.5}
          y={at.y - 10.5 + (here.length > 0 ? 4 : 0)}
          width="21"
          height="21"
        />
      ) : null}
      {here.map((s) => (
        <Piece key={`${s.what}-${s.seat}`} table={t} v={p.v} s={s} />
      ))}
    </Target>
  );
}

/* From north to south, so that the nearer figure covers the farther; what a touch can choose is drawn last among equals. */
export function Points(p: { table: Table }): JSX.Element {
  const { view, edition, legal } = p.table;
  const can = new Set(legal.flatMap((a) => ('intersection' in a ? [a.intersection] : [])));
  const shown = edition.points
    .map((at, i) => ({ v: i + 1, y: at.y, sea: edition.seas.some((s) => s.at === i + 1), dot: at.mark === 'dot' }))
    .filter((s) => can.has(s.v) || s.sea || s.dot || view.tribes.includes(s.v) || standingAt(view, s.v).length > 0)
    .sort((a, b) => a.y - b.y || a.v - b.v);
  return (
    <g>
      {shown.map((s) => (
        <Spot key={s.v} table={p.table} v={s.v} legal={can.has(s.v)} />
      ))}
    </g>
  );
}

/* The players whose camps lie beside the enemy that was just moved, around it. */
export function Victims(p: { table: Table }): JSX.Element | null {
  const t = p.table;
  const seats = t.legal.flatMap((a) => (a.verb === 'steal' ? [a.seat] : []));
  const hex = hexOf(t.edition, t.view.enemy === 'neanderthal' ? t.view.neanderthal : t.view.sabertooth);
  if (seats.length === 0 || !hex) return null;
  const up = hex.y > 80;
  return (
    <g>
      {seats.map((seat, i) => {
        const x = Math.min(Math.max(hex.x + (i - (seats.length - 1) / 2) * 44, 24), 976);
        const y = hex.y + (up ? -52 : 56);
        return (
          <Target
            key={seat}
            id={`victim:${seat}`}
            label={fill(w('Take a card from {0}', 'Взять карту: {0}'), seatName(t.seats, seat))}
            class="st-victim"
          >
            <rect x={x - 20} y={y - 17} width="40" height="34" rx="8" />
            <g class={coloured(t.view, seat)}>
              <use href={`#st-seat-${seat}`} x={x - 17} y={y - 11} width="20" height="20" />
            </g>
            <use href="#st-card" x={x + 3} y={y - 9} width="14" height="18" />
          </Target>
        );
      })}
    </g>
  );
}

/* ---- what would happen ---- */

function ghostPiece(t: Table, a: Action): JSX.Element | null {
  const seat = t.viewer;
  if (a.verb === 'explorer' || a.verb === 'step')
    return <Explorer at={feet(t.edition, a.intersection)} seat={seat} small={t.edition.seas.some((s) => s.at === a.intersection)} />;
  if (a.verb === 'camp' || a.verb === 'settle') {
    const at = pointOf(t.edition, a.intersection);
    return at ? <use href={`#st-camp-${seat}`} x={at.x - 14} y={at.y - 15} width="28" height="26" /> : null;
  }
  if (a.verb === 'neanderthal' || a.verb === 'sabertooth' || a.verb === 'desert') {
    const at = hexOf(t.edition, a.hex);
    if (!at) return null;
    if (a.verb === 'neanderthal') return <use href="#st-neanderthal" x={at.x - 27} y={at.y - 30} width="41" height="44.5" />;
    if (a.verb === 'sabertooth') return <use href="#st-sabertooth" x={at.x - 27} y={at.y - 22} width="54" height="34" />;
    return <use href="#st-t-desert" x={at.x} y={at.y} />;
  }
  return null;
}

export function Ghost(p: { table: Table }): JSX.Element | null {
  const t = p.table;
  if (!t.chosen || t.viewer === 0) return null;
  const piece = ghostPiece(t, t.chosen);
  return piece ? <g class={`st-ghost ${coloured(t.view, t.viewer)}`}>{piece}</g> : null;
}
