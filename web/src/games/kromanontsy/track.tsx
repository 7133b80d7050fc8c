/* track.tsx - the score track: a path of pebbles with the red lines of additional exploration; alone, the months to Winter. */
import type { JSX } from 'preact';
import { Target } from '../../kit/target';
import { SeatMark } from '../../kit/tokens';
import { w } from '../../kit/words';
import type { Layout } from './layout';
import { pebble } from './paper';
import { points } from './text';
import type { Table } from './types';
import { isSolo } from './types';

interface Stone {
  readonly x: number;
  readonly y: number;
}

/* Markers that share a pebble. */
const SPREAD: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, -2]],
  2: [
    [-8, -6],
    [8, 6],
  ],
  3: [
    [-11, -11],
    [11, -11],
    [0, 11],
  ],
  4: [
    [-11, -11],
    [11, -11],
    [-11, 11],
    [11, 11],
  ],
};

/* Pebbles from left to right in as many lines as are needed; the last one is the end or the leader, whichever is farther. */
function stones(lay: Layout, n: number): { at: Stone[]; r: number } {
  const { x, y, w: wide, h } = lay.track;
  const most = lay.narrow ? 17 : 31;
  const lines = Math.ceil(n / most);
  const per = Math.ceil(n / lines);
  const step = (wide - 20) / per;
  const r = Math.min(lay.narrow ? 11 : 14.5, step * 0.46, h / lines / 2 - 3);
  const at = Array.from({ length: n }, (_, i): Stone => {
    const line = Math.floor(i / per);
    return { x: x + 10 + step * ((i % per) + 0.5), y: y + 8 + ((h - 12) / lines) * (line + 0.5) + (i % 2 === 0 ? -1 : 1) };
  });
  return { at, r };
}

function ScoreTrack(p: { table: Table; lay: Layout }): JSX.Element {
  const { view, edition } = p.table;
  const goal = (edition.threshold as Record<string, number | undefined>)[String(view.seats)] ?? 0;
  const last = Math.max(goal, ...view.players.map((q) => q.points));
  const { at, r } = stones(p.lay, last + 1);
  return (
    <>
      {at.map((s, i) => (
        <g key={i}>
          {edition.score_lines.includes(i) ? (
            <path class="kr-redline" d={`M${s.x - r * 1.12} ${s.y - r - 4}c2 ${r * 0.8}-2 ${r * 1.6} 0 ${r * 2 + 8}`} />
          ) : null}
          <path class={`kr-pebble ${i === goal ? 'kr-goal' : ''}`} d={pebble(s.x, s.y, r, 500 + i)} />
          <text class="kr-pebble-no" x={s.x} y={s.y + 5}>
            {i}
          </text>
        </g>
      ))}
      {view.players.map((q, i) => {
        const s = at[q.points];
        const same = view.players.map((o, k) => (o.points === q.points ? k : -1)).filter((k) => k >= 0);
        const [dx, dy] = SPREAD[same.length]?.[same.indexOf(i)] ?? [0, 0];
        const size = same.length > 2 ? 23 : Math.max(23, r * 1.7);
        return s ? <SeatMark key={i} seat={i + 1} x={Math.max(13, s.x + dx)} y={s.y + dy} size={size} dataKey={`score-${i + 1}`} /> : null;
      })}
    </>
  );
}

function Months(p: { table: Table; lay: Layout }): JSX.Element {
  const { view, edition } = p.table;
  const n = edition.solo_months;
  const { x, y, w: wide, h } = p.lay.track;
  const step = (wide - 20) / n;
  const r = Math.min(24, step * 0.4);
  const cy = y + 8 + (h - 12) / 2;
  return (
    <>
      {Array.from({ length: n }, (_, i) => {
        const cx = x + 10 + step * (i + 0.5);
        const state = i + 1 === view.round ? 'kr-goal' : i + 1 < view.round ? 'kr-past' : '';
        return (
          <g key={i} data-key={i + 1 === view.round ? 'month' : undefined}>
            <path class={`kr-pebble ${state}`} d={pebble(cx, cy, r, 500 + i)} />
            {i === n - 1 ? (
              <use class="kr-frost" href="#kr-snow" x={cx - r * 0.7} y={cy - r * 0.7} width={r * 1.4} height={r * 1.4} />
            ) : null}
            {i === n - 1 ? null : (
              <text class="kr-pebble-no kr-month" x={cx} y={cy + 6}>
                {i + 1}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

export function Track(p: { table: Table; lay: Layout }): JSX.Element {
  const { x, y, w: wide, h } = p.lay.track;
  const { view, lang, viewer } = p.table;
  const own = view.players[viewer - 1];
  const label = isSolo(view)
    ? w(`Month ${view.round}`, `Месяц ${view.round}`)[lang]
    : `${w('Score track', 'Дорожка очков')[lang]}${own ? `: ${points(own.points)[lang]}` : ''}`;
  return (
    <Target id="track" label={label} class="kr-track">
      <path
        class="kr-path"
        d={`M${x} ${y + 4}C${x + wide * 0.14} ${y - 1} ${x + wide * 0.34} ${y + 6} ${x + wide * 0.58} ${y + 1}C${x + wide * 0.8} ${y - 2} ${x + wide * 0.9} ${y + 5} ${x + wide} ${y + 1}V${y + h}H${x}z`}
      />
      {isSolo(view) ? <Months table={p.table} lay={p.lay} /> : <ScoreTrack table={p.table} lay={p.lay} />}
    </Target>
  );
}
