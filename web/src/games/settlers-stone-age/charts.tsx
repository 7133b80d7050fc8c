/* charts.tsx - the rock ledge with the four progress charts: a marker of each seat on its level, the art card at the top.
 * On a phone each chart is one line: its name and the own level. */
import type { JSX } from 'preact';
import { Target, TargetBox } from '../../kit/target';
import { Icon } from './art';
import { coloured } from './pieces';
import { chartSense } from './text';
import type { Chart, Table } from './types';
import { CHARTS, playerOf, topLevel } from './types';

const CELL = 38.6;

/* Places of up to four markers in a cell, by how many there are. */
const SPREAD: Record<number, readonly (readonly [number, number, number])[]> = {
  1: [[18, 18, 21]],
  2: [
    [9.5, 18, 16.5],
    [27, 18, 16.5],
  ],
  3: [
    [9.5, 9.5, 15.5],
    [27, 9.5, 15.5],
    [18, 27, 15.5],
  ],
  4: [
    [9.5, 9.5, 15.5],
    [27, 9.5, 15.5],
    [9.5, 27, 15.5],
    [27, 27, 15.5],
  ],
};

function Cell(p: { table: Table; chart: Chart; level: number; top: boolean }): JSX.Element {
  const { view, edition, viewer, chosen } = p.table;
  const x = 6 + p.level * CELL;
  const seats = view.players.flatMap((pl, i) => (pl.levels[p.chart] === p.level ? [i + 1] : []));
  const mine = playerOf(view, viewer)?.levels[p.chart];
  const ghost = chosen?.verb === 'advance' && chosen.chart === p.chart && mine !== undefined && mine + 1 === p.level;
  const places = SPREAD[seats.length] ?? [];
  return (
    <g transform={`translate(${x} 33)`}>
      <rect class={`st-cell st-cell-${p.top ? 'top' : p.level}`} width="36.4" height="36" rx="1.5" />
      {p.top && seats.length === 0 ? (
        <text class="st-cell-plus" x="18.2" y="24">
          +{edition.art[p.chart].points}
        </text>
      ) : null}
      {seats.map((seat, i) => {
        const [cx, cy, z] = places[i] ?? [18, 18, 15];
        return (
          <g key={seat} class={coloured(view, seat)}>
            {seat === viewer ? <circle class="st-own" cx={cx} cy={cy} r={z * 0.68} /> : null}
            <use data-key={`level-${seat}-${p.chart}`} href={`#st-seat-${seat}`} x={cx - z / 2} y={cy - z / 2} width={z} height={z} />
          </g>
        );
      })}
      {ghost ? (
        <g class={`st-ghost ${coloured(view, viewer)}`}>
          <use href={`#st-seat-${viewer}`} x="8" y="8" width="21" height="21" />
        </g>
      ) : null}
      <text class="st-cell-no" x="18.2" y="54">
        {p.level}
      </text>
    </g>
  );
}

function ChartBoard(p: { table: Table; chart: Chart }): JSX.Element {
  const { edition, view, viewer, lang } = p.table;
  const level = playerOf(view, viewer)?.levels[p.chart] ?? 0;
  const top = topLevel(edition);
  return (
    <svg class="st-chart" viewBox={`0 0 ${12 + (top + 1) * CELL} 94`}>
      <Target id={`chart:${p.chart}`} label={`${edition.charts[p.chart][lang]} ${level}`} class="st-chart-face">
        <rect class="st-chart-hit" x="1" y="2" width={10 + (top + 1) * CELL} height="89" rx="8" />
        <use href={`#st-${p.chart}`} x="6" y="6" width="21" height="21" class="st-chart-sign" />
        <text class="st-chart-name" x="32" y="24">
          {edition.charts[p.chart][lang]}
        </text>
        <text class="st-chart-sense" x={4 + (top + 1) * CELL} y="23">
          {chartSense(p.chart, level, edition)[lang]}
        </text>
        {Array.from({ length: top + 1 }, (_, l) => (
          <Cell key={l} table={p.table} chart={p.chart} level={l} top={l === top} />
        ))}
      </Target>
    </svg>
  );
}

function ChartLine(p: { table: Table; chart: Chart }): JSX.Element {
  const { edition, view, viewer, lang } = p.table;
  const name = edition.charts[p.chart][lang];
  const level = playerOf(view, viewer)?.levels[p.chart];
  return (
    <TargetBox id={`chart:${p.chart}`} label={`${name} ${level ?? ''}`} class="st-chart-line">
      <Icon of={p.chart} size={20} />
      <span>{name}</span>
      <b data-key={`own-${p.chart}`}>{level ?? '–'}</b>
    </TargetBox>
  );
}

export function Ledge(p: { table: Table; narrow: boolean }): JSX.Element {
  return (
    <div class={`st-ledge ${p.narrow ? 'st-ledge-narrow' : ''}`}>
      {CHARTS.map((c) => (p.narrow ? <ChartLine key={c} table={p.table} chart={c} /> : <ChartBoard key={c} table={p.table} chart={c} />))}
    </div>
  );
}
