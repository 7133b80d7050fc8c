/* reckon.ts - arithmetic for the eye: who would get what if a kind were scored now, and what tiles held bring at the end.
 *
 * It decides nothing; it adds up what lies open, as the players at the table would. */
import { areaIds, CATEGORIES, categoryOf, kindsOf, type AreaId, type Edition, type Held, type Kind, type View } from './types';

interface Gain {
  readonly seat: number;
  readonly points: number;
}

export interface Standing {
  readonly area: AreaId;
  readonly first: number;
  readonly second: number;
  readonly gains: readonly Gain[];
  readonly tied: readonly number[]; // seats that share the first place: bids decide
}

/* Who gets what in an area with the given forces (by seat, from index 0; 0 is absent). */
function shares(forces: readonly number[], first: number, second: number): readonly Gain[] {
  const present = forces.flatMap((force, i) => (force > 0 ? [{ seat: i + 1, force }] : []));
  const most = Math.max(0, ...present.map((p) => p.force));
  const top = present.filter((p) => p.force === most);
  if (top.length > 2) return [];
  if (top.length === 2) return top.map((p) => ({ seat: p.seat, points: Math.floor((first + second) / 2) }));
  const winner = top[0];
  if (!winner) return [];
  const rest = present.filter((p) => p !== winner);
  const next = Math.max(0, ...rest.map((p) => p.force));
  const seconds = rest.filter((p) => p.force === next);
  return [{ seat: winner.seat, points: first }, ...seconds.map((p) => ({ seat: p.seat, points: Math.floor(second / seconds.length) }))];
}

export function standing(view: View, edition: Edition, id: AreaId): Standing | null {
  const area = view.areas[edition.areas[id].number];
  if (!area) return null;
  const most = Math.max(...area.cubes);
  const tied = most > 0 ? area.cubes.flatMap((n, i) => (n === most ? [i + 1] : [])) : [];
  return {
    area: id,
    first: area.first,
    second: area.second,
    gains: shares(area.cubes, area.first, area.second),
    tied: tied.length > 1 ? tied : [],
  };
}

/* The areas that a kind would score. */
export function scoredBy(view: View, edition: Edition, kind: Kind): readonly Standing[] {
  const there = new Set<string>([...view.uncollected[kind], ...view.collected[kind]]);
  return areaIds(edition)
    .filter((id) => there.has(id))
    .flatMap((id) => standing(view, edition, id) ?? []);
}

/* The kind that is scored next by all signs: fewest tiles left to take, at least one taken; null when all are scored. */
export function nextKind(view: View, edition: Edition): Kind | null {
  const open = kindsOf(edition).filter((kind) => !view.scored.includes(kind) && view.uncollected[kind].length > 0);
  open.sort((a, b) => view.uncollected[a].length - view.uncollected[b].length || view.collected[b].length - view.collected[a].length);
  return open[0] ?? null;
}

export function chartPoints(edition: Edition, kind: Kind, n: number): number {
  const chart = edition.categories[categoryOf(edition, kind)].end_chart;
  return n === 0 ? 0 : (chart[Math.min(n, chart.length) - 1] ?? 0);
}

interface EndGain {
  readonly kinds: readonly { readonly kind: Kind; readonly n: number; readonly points: number }[];
  readonly sets: number;
  readonly total: number;
}

/* What tiles held bring at the end, sets included as far as they are known. */
export function endGain(held: readonly Held[], edition: Edition): EndGain {
  const kinds = kindsOf(edition).flatMap((kind) => {
    const n = held.filter((tile) => tile.kind === kind).length;
    return n > 0 ? [{ kind, n, points: chartPoints(edition, kind, n) }] : [];
  });
  const sets = held
    .filter((tile) => tile.deed === 'sets')
    .reduce((points, tile) => {
      const others = held.filter((other) => other !== tile);
      const least = Math.min(...CATEGORIES.map((c) => others.filter((other) => categoryOf(edition, other.kind) === c).length));
      return points + least * edition.constants.set_vp;
    }, 0);
  return { kinds, sets, total: kinds.reduce((sum, k) => sum + k.points, 0) + sets };
}
