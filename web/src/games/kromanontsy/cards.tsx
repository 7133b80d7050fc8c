/* cards.tsx - the cards of the three rows: a technology with its price and what it requires, a resource left in the row, a
 * settlement. */
import type { JSX } from 'preact';
import { textWidth } from '../../kit/measure';
import { Target } from '../../kit/target';
import { w } from '../../kit/words';
import type { Place } from './layout';
import { SANS, cut, shorten, wrap } from './paper';
import type { Resource, Row, Settlement, Table, Technology } from './types';
import { ROWS, asResource, asSettlement, asTechnology, cellOf, knowers, playerOf } from './types';

export function Paper(p: { x: number; y: number; w: number; h: number; seed: number; class: string }): JSX.Element {
  return <path class={p.class} d={cut(p.x, p.y, p.w, p.h, p.seed)} />;
}

/* ---- a technology ---- */

/* The last card of the price stays in the row: it stands in a ring. Cards that the hand has are clear. */
function Price(p: { table: Table; tech: Technology; x: number; y: number; wide: number; stays: boolean }): JSX.Element {
  const { cost } = p.table.edition.technologies[p.tech];
  const step = Math.min(21, p.wide / cost.length);
  const size = Math.min(19, step - 1);
  const hand = playerOf(p.table.view, p.table.viewer)?.hand;
  const left: Partial<Record<Resource, number>> = { ...hand };
  return (
    <g>
      {cost.map((r, i) => {
        const has = hand === undefined || hand === null || (left[r] ?? 0) > 0;
        left[r] = (left[r] ?? 0) - 1;
        const last = p.stays && i === cost.length - 1;
        return (
          <g key={i} opacity={has ? 1 : 0.42}>
            {last ? <rect class="kr-stays" x={p.x + i * step - 1} y={p.y - 1} width={size + 2} height={size + 2} rx="4" /> : null}
            <use href={`#kr-${r}`} x={p.x + i * step} y={p.y} width={size} height={size} />
          </g>
        );
      })}
    </g>
  );
}

const SQUEEZE = 0.78; // letters may be drawn narrower, down to this; only then a name is shortened

function NarrowText(p: { text: string; class: string; size: number; x: number; y: number; most: number }): JSX.Element {
  const text = shorten(p.text, p.size, p.most / SQUEEZE);
  const tight = textWidth(text, p.size) > p.most ? { textLength: p.most, lengthAdjust: 'spacingAndGlyphs' } : {};
  return (
    <text class={p.class} x={p.x} y={p.y} {...tight}>
      {text}
    </text>
  );
}

/* A line for each requirement: whether somebody has it, and whether it is the own one that brings a point more. */
function Needs(p: { table: Table; tech: Technology; x: number; y: number; wide: number }): JSX.Element {
  const needs = p.table.edition.technologies[p.tech].requires ?? [];
  const me = playerOf(p.table.view, p.table.viewer);
  return (
    <g>
      {needs.slice(0, 2).map((r, i) => {
        const known = knowers(p.table.view, r).length > 0;
        const own = me?.technologies.includes(r) ?? false;
        const y = p.y + i * 14;
        const mark = known ? `M${p.x} ${y - 4}l3 4 5-8` : `M${p.x} ${y - 8}l7 8m0-8l-7 8`;
        return (
          <g key={r} class={known ? (own ? 'kr-own' : 'kr-met') : 'kr-unmet'}>
            <path class="kr-tick" d={mark} />
            <NarrowText class="kr-small" size={13.5 * SANS} text={p.table.edition.technologies[r].name[p.table.lang]} x={p.x + 12} y={y} most={p.wide - 12} />
          </g>
        );
      })}
    </g>
  );
}

/* A dwelling's hand icons, and how much loot an improvement may turn into points. */
function Rooms(p: { table: Table; tech: Technology; x: number; y: number }): JSX.Element | null {
  const x = p.table.edition.technologies[p.tech];
  if (!x.hand) return null;
  return (
    <g>
      <use href="#hand" x={p.x} y={p.y - 26} width="13" height="13" class="kr-sign" />
      <text class="kr-small kr-strong" x={p.x + 14} y={p.y - 15}>
        {x.hand}
      </text>
      <use href="#kr-loot" x={p.x} y={p.y - 11} width="13" height="13" />
      <text class="kr-small kr-strong" x={p.x + 14} y={p.y}>
        {x.improve ?? 0}
      </text>
    </g>
  );
}

function TechFace(p: { table: Table; tech: Technology; row: Row; cell: number; at: Place; narrow: boolean }): JSX.Element {
  const { x, y, w: wide, h } = p.at;
  const t = p.table.edition.technologies[p.tech];
  const name = t.name[p.table.lang];
  const side = p.narrow ? 34 : 50;
  const from = p.narrow ? x + 5 : x + side + 8;
  const room = p.narrow ? wide - 9 : wide - side - 12;
  const lines = wrap(name, 13.6, room, 2, room / SQUEEZE);
  const icon = p.narrow ? { x: x + 4, y: y + 34, s: 28 } : { x: x + 8, y: y + 6, s: 40 };
  const disc = p.narrow ? { x: x + 44, y: y + 48 } : { x: x + (t.hand ? 17 : 28), y: y + h - 20 };
  return (
    <g data-key={`tech-${p.tech}`}>
      {p.narrow ? null : <Paper x={x + 3} y={y + 3} w={side} h={h - 6} seed={350 + p.cell} class="kr-window-light" />}
      <use href={`#kr-t-${p.tech}`} x={icon.x} y={icon.y} width={icon.s} height={icon.s} />
      <circle class={`kr-disc kr-${p.row}`} cx={disc.x} cy={disc.y} r="11" />
      <text class="kr-disc-no" x={disc.x} y={disc.y + 5}>
        {t.points}
      </text>
      {lines.map((l, i) => (
        <NarrowText key={i} class="kr-tool-name" size={13.6} text={l} x={from} y={y + 15 + i * 14} most={room} />
      ))}
      {p.narrow ? (
        <Price table={p.table} tech={p.tech} x={x + 5} y={y + 65} wide={wide - 10} stays={p.cell > 1} />
      ) : (
        <Price table={p.table} tech={p.tech} x={from} y={y + 34} wide={room} stays={p.cell > 1} />
      )}
      {p.narrow ? null : <Needs table={p.table} tech={p.tech} x={from} y={y + 68} wide={room} />}
      {p.narrow ? null : <Rooms table={p.table} tech={p.tech} x={x + 31} y={y + h - 8} />}
    </g>
  );
}

/* ---- a resource in the row, a settlement ---- */

function ResourceFace(p: { table: Table; resource: Resource; at: Place }): JSX.Element {
  const { x, y, w: wide, h } = p.at;
  return (
    <>
      <use href={`#kr-${p.resource}`} x={x + wide / 2 - 22} y={y + 9} width="44" height="44" />
      <text class="kr-small kr-strong" x={x + wide / 2} y={y + h - 9} text-anchor="middle">
        {p.table.edition.resources[p.resource].name[p.table.lang]}
      </text>
    </>
  );
}

function SettlementFace(p: { table: Table; settlement: Settlement; at: Place; narrow: boolean }): JSX.Element {
  const { x, y, w: wide, h } = p.at;
  const s = p.table.edition.settlements[p.settlement];
  const me = playerOf(p.table.view, p.table.viewer);
  const from = p.narrow ? x + 5 : x + 50;
  const lines = wrap(s.name[p.table.lang], 15, p.narrow ? wide - 10 : wide - 80, 2);
  const step = p.narrow ? 29 : 37;
  return (
    <g class="kr-on-dark">
      {p.narrow ? null : <use class="kr-gold" href="#kr-k-dwelling" x={x + 8} y={y + 26} width="36" height="36" />}
      {lines.map((l, i) => (
        <text key={i} class="kr-name" x={from} y={y + 19 + i * 15}>
          {l}
        </text>
      ))}
      <circle class="kr-medal" cx={x + wide - 17} cy={p.narrow ? y + 49 : y + 17} r={p.narrow ? 11 : 12} />
      <text class="kr-medal-no" x={x + wide - 17} y={p.narrow ? y + 54 : y + 22}>
        {s.points}
      </text>
      {ROWS.map((r, i) => {
        const met = me !== undefined && me.skill[r] >= s.needs[r];
        return (
          <g key={r} class={`kr-need-${r}`}>
            <use href={`#kr-k-${r}`} x={from + i * step - 2} y={y + h - 24} width="17" height="17" />
            <text class={`kr-small kr-strong ${met ? 'kr-met' : ''}`} x={from + i * step + 16} y={y + h - 9}>
              {s.needs[r]}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function label(t: Table, row: Row, cell: number): string {
  const here = cellOf(t.view, row, cell);
  const [tech, res, set] = [asTechnology(t.edition, here), asResource(t.edition, here), asSettlement(t.edition, here)];
  if (tech) return t.edition.technologies[tech].name[t.lang];
  if (res) return t.edition.resources[res].name[t.lang];
  return set ? t.edition.settlements[set].name[t.lang] : w('empty', 'пусто')[t.lang];
}

export function CellSpot(p: { table: Table; row: Row; cell: number; at: Place; narrow: boolean }): JSX.Element {
  const { x, y, w: wide, h } = p.at;
  const here = cellOf(p.table.view, p.row, p.cell);
  const e = p.table.edition;
  const [tech, res, set] = [asTechnology(e, here), asResource(e, here), asSettlement(e, here)];
  const face = tech ? `kr-tech kr-tech-${p.row}` : set ? 'kr-camp' : res ? 'kr-face' : 'kr-gone';
  const seed = 310 + p.cell * 7 + y;
  const stack = p.cell === 1 && p.table.view.stacks[p.row] > 1;
  return (
    <Target id={`cell:${p.row}:${p.cell}`} label={label(p.table, p.row, p.cell)} class="kr-thing">
      {stack ? <Paper x={x + 3.5} y={y + 4} w={wide} h={h} seed={seed + 1} class="kr-under" /> : null}
      <Paper x={x} y={y} w={wide} h={h} seed={seed} class={`kr-edge ${face}`} />
      {tech ? <TechFace table={p.table} tech={tech} row={p.row} cell={p.cell} at={p.at} narrow={p.narrow} /> : null}
      {res ? <ResourceFace table={p.table} resource={res} at={p.at} /> : null}
      {set ? <SettlementFace table={p.table} settlement={set} at={p.at} narrow={p.narrow} /> : null}
    </Target>
  );
}
