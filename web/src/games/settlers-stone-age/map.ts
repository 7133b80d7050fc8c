/* map.ts - the shape of the world, worked out from the edition: coasts around the hexes, hand-cut edges, where the
 * names of the islands stand. Everything is drawn on the edition's canvas of 1000 wide.
 *
 * The wobble of the edges comes from a small generator with a fixed seed, so that a map looks the same every time; it
 * has nothing to do with the dice. */
import { textWidth } from '../../kit/measure';
import type { Lang } from '../game';
import type { Edition, Hex } from './types';
import { pointOf } from './types';

export type Pt = readonly [number, number];

export const WIDE = 1000;
export const TOP = -16; // the ice lies above the edition's canvas
export const HIGH = 602;

export function wobbler(seed: number): (lo: number, hi: number) => number {
  let s = seed >>> 0;
  return (lo, hi) => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return lo + ((hi - lo) * s) / 4294967296;
  };
}

const f = (v: number): string => String(Math.round(v * 10) / 10);

/* A closed curve through the points (Catmull-Rom as cubic Béziers). */
export function smooth(pts: readonly Pt[]): string {
  const at = (i: number): Pt => pts[(i + pts.length) % pts.length] ?? [0, 0];
  let d = `M${f(at(0)[0])} ${f(at(0)[1])}`;
  for (let i = 0; i < pts.length; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${f(p1[0] + (p2[0] - p0[0]) / 6)} ${f(p1[1] + (p2[1] - p0[1]) / 6)} `;
    d += `${f(p2[0] - (p3[0] - p1[0]) / 6)} ${f(p2[1] - (p3[1] - p1[1]) / 6)} ${f(p2[0])} ${f(p2[1])}`;
  }
  return `${d}z`;
}

/* ---- coasts ---- */

/* Sides that belong to one hex only, as a map from their first to their second end. Corners run clockwise, so the sea is
 * always on the same hand; a corner where two coasts touch has two ways on. */
function outerSides(e: Edition): Map<number, number[]> {
  const seen = new Map<string, Pt[]>();
  for (const h of e.hexes)
    h.corners.forEach((a, k) => {
      const b = h.corners[(k + 1) % h.corners.length] ?? a;
      const key = `${Math.min(a, b)}-${Math.max(a, b)}`;
      seen.set(key, [...(seen.get(key) ?? []), [a, b]]);
    });
  const next = new Map<number, number[]>();
  for (const sides of seen.values()) {
    const only = sides.length === 1 ? sides[0] : undefined;
    if (only) next.set(only[0], [...(next.get(only[0]) ?? []), only[1]]);
  }
  return next;
}

function loopsOf(next: Map<number, number[]>): number[][] {
  const loops: number[][] = [];
  for (const start of next.keys()) {
    const loop: number[] = [];
    for (let at: number | undefined = start; at !== undefined;) {
      const onward: number | undefined = next.get(at)?.pop();
      if (onward === undefined) break;
      loop.push(at);
      at = onward === start ? undefined : onward;
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}

function coastOf(e: Edition): string {
  const r = wobbler(7);
  return loopsOf(outerSides(e))
    .map((loop) => {
      const P = loop.map((v): Pt => [pointOf(e, v)?.x ?? 0, pointOf(e, v)?.y ?? 0]);
      const out: Pt[] = [];
      P.forEach((a, k) => {
        const b = P[(k + 1) % P.length] ?? a;
        const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
        const n: Pt = [(b[1] - a[1]) / far, (a[0] - b[0]) / far];
        for (const t of [0.12, 0.5, 0.88]) {
          const o = t === 0.5 ? r(6.5, 10) : r(7, 9.5);
          out.push([a[0] + (b[0] - a[0]) * t + n[0] * o + r(-1.5, 1.5), a[1] + (b[1] - a[1]) * t + n[1] * o + r(-1.5, 1.5)]);
        }
      });
      return smooth(out);
    })
    .join('');
}

function hexEdge(e: Edition, h: Hex, r: (lo: number, hi: number) => number): string {
  const inset = 0.928;
  const P = h.corners.map((v): Pt => {
    const p = pointOf(e, v);
    return p ? [h.x + (p.x - h.x) * inset, h.y + (p.y - h.y) * inset] : [h.x, h.y];
  });
  const out: Pt[] = [];
  P.forEach((a, k) => {
    const b = P[(k + 1) % P.length] ?? a;
    for (const t of [0.1, 0.5, 0.9]) out.push([a[0] + (b[0] - a[0]) * t + r(-1, 1), a[1] + (b[1] - a[1]) * t + r(-1, 1)]);
  });
  return smooth(out);
}

/* ---- names ---- */

export interface Label {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number; // baseline of the first line
  readonly anchor: 'start' | 'middle' | 'end';
}

const LINE = 15;
const MARGIN = 6;
const BOX = { wide: 28, high: 11 }; // half a requirement box with its counter
const HEX = { wide: 37, high: 34 }; // half a hex with its coast, its corners cut

const SIZE = 15.6;
const wide = (text: string): number => textWidth(text, SIZE);

/* At the space nearest to the middle. */
function halves(name: string): string[] {
  const spaces = [...name].flatMap((c, i) => (c === ' ' ? [i] : []));
  if (spaces.length === 0) return [name];
  const mid = spaces.reduce((best, i) => (Math.abs(i - name.length / 2) < Math.abs(best - name.length / 2) ? i : best));
  return [name.slice(0, mid), name.slice(mid + 1)];
}

interface Area {
  readonly x: number; // the middle
  readonly y: number;
  readonly wide: number; // half of it
  readonly high: number;
}

function areaOf(l: Label): Area {
  const half = Math.max(...l.lines.map(wide)) / 2;
  const high = (l.lines.length * LINE) / 2;
  const x = l.anchor === 'middle' ? l.x : l.anchor === 'start' ? l.x + half : l.x - half;
  return { x, y: l.y - 11 + high, wide: half, high };
}

const meet = (a: Area, b: Area): boolean => Math.abs(a.x - b.x) < a.wide + b.wide && Math.abs(a.y - b.y) < a.high + b.high;

/* A name moves aside, else up or down, until it is clear of boxes, land and the names before it. */
function clearOf(things: readonly Area[], l: Label): Label {
  let at = l;
  for (const thing of things) {
    const a = areaOf(at);
    if (!meet(a, thing)) continue;
    const x = thing.x + (a.x <= thing.x ? -1 : 1) * (a.wide + thing.wide + 1);
    const aside = Math.abs(x - l.x) < 50 && x - a.wide >= MARGIN && x + a.wide <= WIDE - MARGIN;
    const down = thing.y + (a.y <= thing.y ? -1 : 1) * (a.high + thing.high + 1) - a.y;
    at = aside ? { ...at, x } : Math.abs(down) < 26 ? { ...at, y: at.y + down } : at;
  }
  return at;
}

function labelOf(name: string, side: string, x: number, y: number): Label {
  const lines = wide(name) > 104 || side === 'left' ? halves(name) : [name];
  const width = Math.max(...lines.map(wide));
  if (side === 'left' && x - 12 - width >= MARGIN) return { lines, x: x - 12, y: y + 5 - ((lines.length - 1) * LINE) / 2, anchor: 'end' };
  if (side === 'right') return { lines, x: x + 13, y: y + 5, anchor: 'start' };
  const at = Math.min(Math.max(x, width / 2 + MARGIN), WIDE - MARGIN - width / 2);
  if (side === 'above') return { lines, x: at, y: y - 12 - (lines.length - 1) * LINE, anchor: 'middle' };
  return { lines, x: at, y: y + 21, anchor: 'middle' };
}

/* ---- the whole world ---- */

export interface Sea {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly shore: string;
  readonly label: Record<Lang, Label>;
  readonly stand: Pt; // where the feet of an explorer are, clear of the name
}

export interface World {
  readonly coast: string;
  readonly hexes: readonly string[];
  readonly trails: string;
  readonly crossings: string;
  readonly waves: string;
  readonly seas: readonly Sea[];
  readonly ice: string;
  readonly floes: readonly string[];
}

function linesOf(e: Edition): { trails: string; crossings: string } {
  const isSea = new Set(e.seas.map((s) => s.at));
  const boxed = new Set(e.boxes.flatMap((b) => [`${b.a}-${b.b}`, `${b.b}-${b.a}`]));
  let trails = '';
  let crossings = '';
  e.points.forEach((p, i) =>
    p.links.forEach((l) => {
      const q = pointOf(e, l.to);
      if (!q || l.to < i + 1) return;
      const d = `M${p.x} ${p.y}L${q.x} ${q.y}`;
      if (isSea.has(i + 1) || isSea.has(l.to) || boxed.has(`${i + 1}-${l.to}`)) crossings += d;
      else trails += d;
    }),
  );
  return { trails, crossings };
}

function seasOf(e: Edition): Sea[] {
  const r = wobbler(11);
  const fixed: Area[] = [...e.hexes.map((h) => ({ x: h.x, y: h.y, ...HEX })), ...e.boxes.map((b) => ({ x: b.x, y: b.y, ...BOX }))];
  const named: Record<Lang, Area[]> = { en: [], ru: [] };
  return e.seas.map((s) => {
    const p = pointOf(e, s.at);
    const [x, y] = [p?.x ?? 0, p?.y ?? 0];
    const name = (lang: Lang): Label => {
      const l = labelOf(s.name[lang], s.label, x, y);
      const label = l.anchor === 'middle' ? clearOf([...fixed, ...named[lang]], l) : l;
      named[lang].push(areaOf(label));
      return label;
    };
    const shore = smooth(
      Array.from({ length: 7 }, (_, k): Pt => [x + 9 * Math.cos(k * 0.8976) + r(-1, 1), y + 6.5 * Math.sin(k * 0.8976) + r(-1, 1)]),
    );
    const stand: Pt = s.label === 'above' ? [x + 15, y + 16] : s.label === 'below' ? [x + 15, y + 4] : [x, y + 4];
    return { at: s.at, x, y, shore, stand, label: { en: name('en'), ru: name('ru') } };
  });
}

/* The ice cap hangs from the upper edge; its tongues keep clear of whatever stands far north. */
function iceOf(e: Edition): { ice: string; floes: string[] } {
  const r = wobbler(5);
  const north = e.seas.map((s): Pt => [pointOf(e, s.at)?.x ?? 0, pointOf(e, s.at)?.y ?? 0]);
  const edge: Pt[] = [];
  for (let x = WIDE + 10; x >= -10; x -= 24) {
    const room = Math.min(60, ...north.filter(([nx]) => Math.abs(nx - x) < 75).map(([, ny]) => ny - 38));
    edge.push([x + r(-6, 6), Math.max(TOP + 6, Math.min(room, 36 + r(-20, 14)) - r(0, 9))]);
  }
  const ice = smooth([[-20, TOP - 20], [WIDE + 20, TOP - 20], ...edge]);
  const spots: Pt[] = [
    [708, 66],
    [744, 52],
    [905, 46],
    [940, 92],
    [165, 46],
    [474, 56],
    [520, 44],
    [28, 62],
    [972, 128],
    [300, 54],
  ];
  const floes = spots.map(([x, y]) => {
    const w = r(6, 14);
    return smooth([
      [x - w, y],
      [x - w * 0.3, y - w * 0.5],
      [x + w * 0.6, y - w * 0.4],
      [x + w, y + w * 0.1],
      [x + w * 0.3, y + w * 0.45],
      [x - w * 0.6, y + w * 0.4],
    ]);
  });
  return { ice, floes };
}

function wavesOf(): string {
  const r = wobbler(3);
  return Array.from({ length: 150 }, () => {
    const [x, y, l] = [r(0, WIDE), r(20, TOP + HIGH - 6), r(9, 22)];
    return `M${f(x)} ${f(y)}q${f(l / 4)}-${f(r(2, 4))} ${f(l / 2)} 0t${f(l / 2)} 0`;
  }).join('');
}

const worlds = new WeakMap<Edition, World>();

export function worldOf(e: Edition): World {
  const known = worlds.get(e);
  if (known) return known;
  const r = wobbler(9);
  const world: World = {
    coast: coastOf(e),
    hexes: e.hexes.map((h) => hexEdge(e, h, r)),
    ...linesOf(e),
    waves: wavesOf(),
    seas: seasOf(e),
    ...iceOf(e),
  };
  worlds.set(e, world);
  return world;
}
