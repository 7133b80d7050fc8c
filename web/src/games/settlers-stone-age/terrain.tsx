/* terrain.tsx - what does not move: sea, ice, coasts, the land with its herds and trees, paths, names.
 *
 * The drawing of a hex is one of a few stamps, so that the map stays small; a desert covers its hex for good. */
import type { JSX } from 'preact';
import type { Lang } from '../game';
import { HIGH, TOP, WIDE, wobbler, worldOf } from './map';
import type { Edition, Hex, View } from './types';

/* ---- stamps: centred on the hex ---- */

function peak(x: number, y: number, w: number, h: number): JSX.Element {
  const top = y - h;
  return (
    <>
      <path
        d={`M${x - w} ${y}L${x - w * 0.45} ${y - h * 0.5}L${x} ${top}L${x + w * 0.5} ${y - h * 0.55}L${x + w} ${y}z`}
        fill="var(--st-rock-2)"
      />
      <path d={`M${x} ${top}L${x + w * 0.5} ${y - h * 0.55}L${x + w} ${y}H${x + 1}L${x - 1.5} ${y - h * 0.45}z`} fill="var(--st-rock-3)" />
      <path
        d={`M${x} ${top}l${w * 0.36} ${h * 0.32}-${w * 0.2} ${-h * 0.06}-${w * 0.2} ${h * 0.14}-${w * 0.2} ${-h * 0.1}-${w * 0.17} ${h * 0.04}z`}
        fill="var(--st-snow)"
      />
    </>
  );
}

function pine(x: number, y: number, s: number, tone: number): JSX.Element {
  const d = `M${x} ${y - s * 2.6}l${s} ${s * 1.1}h${-s * 0.4}l${s * 0.6} ${s}`;
  return (
    <>
      <path
        d={`${d}h${-s * 0.9}v${s * 0.5}h${-s * 0.6}v${-s * 0.5}h${-s * 0.9}l${s * 0.6} ${-s}h${-s * 0.4}z`}
        fill={`var(--st-tree-${tone})`}
      />
      <path d={`${d}h${-s * 1.2}z`} fill="var(--st-tree-dark)" />
    </>
  );
}

function broadleaf(x: number, y: number, s: number, tone: number): JSX.Element {
  return (
    <>
      <path d={`M${x - s * 0.2} ${y}v${-s}h${s * 0.4}v${s}z`} fill="var(--st-tree-dark)" />
      <path
        d={`M${x - s} ${y - s * 0.8}c${-s * 0.3} ${-s * 1.2} ${s * 0.6} ${-s * 2} ${s * 1.1} ${-s * 1.7}c${s * 0.9} ${-s * 0.2} ${s * 1.3} ${s} ${s * 0.9} ${s * 1.6}c${-s * 0.5} ${s * 0.6} ${-s * 1.6} ${s * 0.5} ${-s * 2} ${s * 0.1}z`}
        fill={`var(--st-tree-${tone})`}
      />
      <path
        d={`M${x + s * 0.3} ${y - s * 0.6}c${s * 0.7} 0 ${s * 0.8} ${-s * 0.9} ${s * 0.3} ${-s * 1.6}c${s * 0.8} ${s * 0.4} ${s * 0.9} ${s * 1.3} ${-s * 0.3} ${s * 1.6}z`}
        fill="var(--st-tree-dark)"
      />
    </>
  );
}

const WOOD: readonly (readonly [number, number])[] = [
  [-16, -9],
  [-5, -13],
  [8, -12],
  [17, -7],
  [-11, 0],
  [2, -2],
  [13, 2],
  [-20, 2],
];

function Wood(p: { id: string; tree: typeof pine; seed: number }): JSX.Element {
  const r = wobbler(p.seed);
  return <g id={p.id}>{WOOD.map(([x, y], k) => p.tree(Math.round(x + r(-1.5, 1.5)), Math.round(y + r(-1.5, 1.5)), 5.2, (k % 3) + 1))}</g>;
}

function Grass(p: { seed: number }): JSX.Element {
  const r = wobbler(p.seed);
  const d = Array.from({ length: 9 }, () => {
    const [x, y] = [Math.round(r(-21, 21)), Math.round(r(-23, 1))];
    return `M${x} ${y}q-.5-3-2-4.5M${x} ${y}q.2-3 1-5M${x} ${y}q1-2.5 3-3.5`;
  }).join('');
  return <path d={d} stroke="var(--st-plains-3)" fill="none" stroke-linecap="round" />;
}

const hill = (
  <>
    <path d="M-23 1c4-9 9-15 15-15S2-8 6 1z" fill="var(--st-hills-2)" />
    <path d="M-8 2C-4-10 1-15 6-15S18-9 22 2z" fill="var(--st-hills-4)" />
    <path d="M8-15c6 .5 11 6 14 17h-9c0-7-1-12-5-17z" fill="var(--st-hills-3)" />
    <path
      d="M-17-2c1.5-4 4-7 6-8M-2-1c1.5-5 3-8 5-10"
      fill="none"
      stroke="var(--st-hills-light)"
      stroke-width="1.3"
      stroke-linecap="round"
    />
  </>
);

export function Stamps(): JSX.Element {
  return (
    <>
      <g id="st-t-mountains-0">{[peak(13, -1, 11, 19), peak(-9, 1, 15, 25)]}</g>
      <g id="st-t-mountains-1">{[peak(-13, -2, 11, 17), peak(13, -3, 11, 16), peak(0, 1, 13, 25)]}</g>
      <g id="st-t-hills-0">
        {hill}
        <use href="#st-deer" x="-19" y="-24" width="14" height="12.5" class="st-beast" />
      </g>
      <g id="st-t-hills-1">
        {hill}
        <path d="M12-16v-5m-2 1l2-2 2 2M-14-15v-4" stroke="var(--st-tree-dark)" stroke-width="1.5" fill="none" />
      </g>
      <g id="st-t-plains-0">
        <Grass seed={21} />
        <use href="#st-bison" x="-13" y="-23" width="26" height="17" class="st-beast" />
      </g>
      <g id="st-t-plains-1">
        <Grass seed={22} />
        <use href="#st-mammoth" x="-13" y="-25" width="26" height="20" class="st-beast" />
      </g>
      <Wood id="st-t-forest-0" tree={pine} seed={31} />
      <Wood id="st-t-forest-1" tree={broadleaf} seed={32} />
      <g id="st-t-desert">
        <path
          d="M-24-7c6-8 13-9 19-4 5-5 12-6 19 0-7-1-12 1-16 4-7-4-15-4-22 0zM-16 2c5-5 11-6 16-2-5 0-10 1-16 2z"
          fill="var(--st-dune)"
        />
        <path d="M-5-11c5-5 12-6 19 0-5-2-11-2-16 2z" fill="var(--st-dune-2)" />
        <path
          d="M-14-20l3-1M4-22l3 .5M14-16l3-1M-22 6l3-.5M17 6l3 .5M-4 14l3 .5M8 18l3-.5"
          stroke="var(--st-dune-2)"
          stroke-width="1.2"
          stroke-linecap="round"
        />
      </g>
    </>
  );
}

/* Firs in the north, broad crowns in the south; the rest takes turns. */
function stampOf(h: Hex, i: number): string {
  if (h.terrain === 'forest') return `st-t-forest-${h.y < 230 ? 0 : 1}`;
  return `st-t-${h.terrain}-${i % 2}`;
}

/* ---- layers, from the bottom up ---- */

const DEPTHS: readonly (readonly [number, string])[] = [
  [46, '--st-deep'],
  [42.6, '--st-sea-2'],
  [33, '--st-deep'],
  [29.4, '--st-sea-3'],
  [20, '--st-deep-2'],
  [16.4, '--st-shallow'],
];

export function Sea(p: { edition: Edition }): JSX.Element {
  const w = worldOf(p.edition);
  return (
    <g>
      <rect x="-20" y={TOP - 10} width={WIDE + 40} height={HIGH + 20} fill="var(--st-sea)" />
      <path d={w.waves} fill="none" stroke="var(--st-wave)" stroke-width="1.3" stroke-linecap="round" />
      {DEPTHS.map(([wide, colour]) => (
        <path key={wide} d={w.coast} fill="none" stroke={`var(${colour})`} stroke-width={wide} stroke-linejoin="round" />
      ))}
      {[w.ice, ...w.floes].map((d, i) => (
        <g key={i}>
          <path d={d} fill="var(--st-ice-shade)" transform="translate(1 3)" />
          <path d={d} fill="var(--st-ice)" />
        </g>
      ))}
      <use href="#st-whale" x="706" y="262" width="42" height="21" class="st-whale" />
      <use href="#st-whale" x="16" y="392" width="38" height="19" class="st-whale" />
    </g>
  );
}

export function Land(p: { edition: Edition; deserts: readonly number[]; covered: readonly number[] }): JSX.Element {
  const w = worldOf(p.edition);
  return (
    <g>
      <path d={w.coast} fill="var(--st-cliff)" transform="translate(1.8 3)" />
      <path d={w.coast} fill="var(--st-sand)" stroke="var(--st-shore)" stroke-width="1.2" />
      {p.edition.hexes.map((h, i) => {
        const dry = p.deserts.includes(i + 1);
        return (
          <g key={i}>
            <path d={w.hexes[i]} fill={`var(--st-${dry ? 'desert' : h.terrain})`} />
            {p.covered.includes(i + 1) && !dry ? null : <use href={`#${dry ? 'st-t-desert' : stampOf(h, i)}`} x={h.x} y={h.y} />}
          </g>
        );
      })}
      <path d={w.trails} class="st-trails" />
      <path d={w.crossings} class="st-cross-1" />
      <path d={w.crossings} class="st-cross-2" />
    </g>
  );
}

export function Names(p: { edition: Edition; lang: Lang }): JSX.Element {
  const regions = regionNames(p.edition, p.lang);
  return (
    <g aria-hidden="true">
      {regions.map((n) => (
        <text key={n.name} class="st-continent" x={n.x} y={n.y} text-anchor="middle">
          {n.name}
        </text>
      ))}
      {worldOf(p.edition).seas.map((s) => {
        const l = s.label[p.lang];
        return (
          <g key={s.at}>
            <path d={s.shore} fill="var(--st-sand)" stroke="var(--st-shore)" stroke-width="1.2" />
            <text class="st-name" text-anchor={l.anchor}>
              {l.lines.map((line, i) => (
                <tspan key={i} x={l.x} y={l.y + i * 15}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/* The two lands that lie apart have their names beside them, where there is sea. */
function regionNames(e: Edition, lang: Lang): { name: string; x: number; y: number }[] {
  const beside = (region: Hex['region'], dx: number, dy: number): { name: string; x: number; y: number } => {
    const all = e.hexes.filter((h) => h.region === region);
    const x = all.reduce((n, h) => n + h.x, 0) / Math.max(1, all.length);
    const y = all.reduce((n, h) => n + h.y, 0) / Math.max(1, all.length);
    return { name: e.regions[region][lang], x: Math.round(x + dx), y: Math.round(y + dy) };
  };
  return [beside('africa', -115, 95), beside('america', 101, 18)];
}

export const dots = (e: Edition): number[] => e.points.flatMap((p, i) => (p.mark === 'dot' ? [i + 1] : []));

/* What stands on a hex and hides its drawing. */
export const covered = (view: View): number[] => [view.neanderthal, view.sabertooth];
