/* paper.ts - hand-cut card edges, river stones, and words fitted to a card. */
import { textWidth } from '../../kit/measure';

export const SANS = 0.92; // Alegreya Sans is so much narrower than the Alegreya that is measured

type Pt = readonly [number, number];

/* A small generator with a fixed seed for each thing: the same card is always cut alike. */
function wobbler(seed: number): (by: number) => number {
  let s = (Math.imul(seed, 2654435761) ^ 0x9e3779b9) >>> 0;
  return (by) => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return (s / 2147483648 - 1) * by;
  };
}

const f = (v: number): string => String(Math.round(v * 10) / 10);

function smooth(pts: readonly Pt[]): string {
  const at = (i: number): Pt => pts[(i + pts.length) % pts.length] ?? [0, 0];
  let d = `M${f(at(0)[0])} ${f(at(0)[1])}`;
  for (let i = 0; i < pts.length; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${f(p1[0] + (p2[0] - p0[0]) / 6)} ${f(p1[1] + (p2[1] - p0[1]) / 6)} ${f(p2[0] - (p3[0] - p1[0]) / 6)} ${f(p2[1] - (p3[1] - p1[1]) / 6)} ${f(p2[0])} ${f(p2[1])}`;
  }
  return `${d}z`;
}

/* A rectangle cut with a flint knife. */
export function cut(x: number, y: number, w: number, h: number, seed: number, j = 1, r = 6): string {
  const q = wobbler(seed);
  const k = r * 0.3;
  return smooth([
    [x + r, y],
    [x + w * 0.36, y + q(j)],
    [x + w * 0.68, y + q(j)],
    [x + w - r, y],
    [x + w - k, y + k],
    [x + w, y + r],
    [x + w + q(j), y + h * 0.4],
    [x + w + q(j), y + h * 0.7],
    [x + w, y + h - r],
    [x + w - k, y + h - k],
    [x + w - r, y + h],
    [x + w * 0.62, y + h + q(j)],
    [x + w * 0.3, y + h + q(j)],
    [x + r, y + h],
    [x + k, y + h - k],
    [x, y + h - r],
    [x + q(j), y + h * 0.64],
    [x + q(j), y + h * 0.34],
    [x, y + r],
    [x + k, y + k],
  ]);
}

export function pebble(x: number, y: number, r: number, seed: number): string {
  const q = wobbler(seed + 77);
  return smooth(
    Array.from({ length: 8 }, (_, a): Pt => [
      x + r * 1.06 * Math.cos(a * 0.785) * (1 + q(0.05)),
      y + r * Math.sin(a * 0.785) * (1 + q(0.05)),
    ]),
  );
}

/* A text cut to a width, with a full stop where letters are left off. */
export function shorten(text: string, size: number, most: number): string {
  if (textWidth(text, size) <= most) return text;
  let n = text.length - 1;
  while (n > 2 && textWidth(`${text.slice(0, n)}.`, size) > most) n--;
  return `${text.slice(0, n).trimEnd()}.`;
}

/* A text in at most `lines` lines, broken at spaces and after hyphens; a word that is wider is shortened to `widest`. */
export function wrap(text: string, size: number, most: number, lines: number, widest = most): string[] {
  const out: string[] = [];
  for (const word of text.match(/[^ -]*-|[^ -]+ ?| /g) ?? []) {
    const last = out[out.length - 1];
    if (last !== undefined && (textWidth((last + word).trimEnd(), size) <= most || out.length === lines)) out[out.length - 1] = last + word;
    else out.push(word);
  }
  return out.map((l) => shorten(l.trimEnd(), size, widest));
}
