/* odds-bins.ts - a distribution as a few bars. */
import type { Odds } from '../net/protocol';

export interface Bin {
  readonly label: string;
  readonly share: number;
}

const mostBins = 8;

/* Long distributions are drawn together into neighbouring ranges, so that every bar can be read. */
export function bins(odds: Odds): readonly Bin[] {
  const total = odds.weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return [];
  const pairs = odds.values.map((value, i) => ({ value, weight: odds.weights[i] ?? 0 })).filter((pair) => pair.weight > 0);
  const width = Math.ceil(pairs.length / mostBins);
  const out: Bin[] = [];
  for (let i = 0; i < pairs.length; i += width) {
    const group = pairs.slice(i, i + width);
    const first = group[0]?.value ?? 0;
    const last = group[group.length - 1]?.value ?? first;
    const weight = group.reduce((sum, pair) => sum + pair.weight, 0);
    out.push({ label: first === last ? String(first) : `${first}–${last}`, share: weight / total });
  }
  return out;
}

export function mean(odds: Odds): number {
  const total = odds.weights.reduce((sum, weight) => sum + weight, 0);
  return total <= 0 ? 0 : odds.values.reduce((sum, value, i) => sum + value * (odds.weights[i] ?? 0), 0) / total;
}

export function percent(share: number): string {
  const value = share * 100;
  return value > 0 && value < 1 ? '<1%' : `${Math.round(value)}%`;
}
