/* reckon.ts - arithmetic for the eye: what a payment is worth, and what the final scoring would bring now.
 *
 * It decides nothing (the server does), it only adds up what lies open, as a player at the table would. */
import { GOODS, sum, type Amounts, type Building, type Edition, type Player, type Good } from './types';

/* Points of a payment for a building of free payment. */
export function worth(amounts: Amounts, edition: Edition): number {
  return sum(GOODS.map((g) => (amounts[g] ?? 0) * edition.resources[g].building_points));
}

/* The least and the most that a building can bring. */
export function span(tile: Building, edition: Edition): readonly [number, number] {
  if (tile.type === 'fixed') return [tile.points ?? 0, tile.points ?? 0];
  const values = GOODS.map((g) => edition.resources[g].building_points).sort((a, b) => a - b);
  if (tile.type === 'range') return [(values[0] ?? 0) * (tile.min ?? 1), (values[3] ?? 0) * (tile.max ?? 7)];
  const kinds = tile.kinds ?? 1;
  const spare = (tile.count ?? kinds) - kinds;
  const low = sum(values.slice(0, kinds)) + spare * (values[0] ?? 0);
  const high = sum(values.slice(4 - kinds)) + spare * (values[3] ?? 0);
  return [low, high];
}

export interface Reckoning {
  readonly symbols: ReadonlyMap<string, number>; // green cards: how often each symbol
  readonly people: ReadonlyMap<string, number>; // sand cards: how many farmers and so on
  readonly green: number;
  readonly farmer: number;
  readonly maker: number;
  readonly builder: number;
  readonly shaman: number;
  readonly goods: number;
  readonly total: number; // with the points so far
}

const add = (map: Map<string, number>, key: string, n: number): unknown => map.set(key, (map.get(key) ?? 0) + n);

/* Each complete set of different symbols counts its square: first ones, second ones, and so on. */
function greenPoints(numbers: readonly number[]): number {
  const sets = Array.from({ length: Math.max(0, ...numbers) }, (_, copy) => numbers.filter((n) => n > copy).length);
  return sum(sets.map((n) => n ** 2));
}

const PICKED = 2; // resources that a pick card gives; one kept to the end gives wood

/* The final scoring of a seat as it stands, without what is hidden. */
export function reckon(p: Player, edition: Edition): Reckoning {
  const symbols = new Map<string, number>();
  const people = new Map<string, number>();
  for (const number of [...p.cards, ...(p.extra ?? [])]) {
    const bottom = edition.cards[number - 1]?.bottom;
    if (bottom?.type === 'green') add(symbols, bottom.symbol ?? 'none', 1);
    else if (bottom) add(people, bottom.kind ?? 'none', bottom.count ?? 0);
  }
  const green = greenPoints([...symbols.values()]);
  const times = (kind: string, n: number): number => (people.get(kind) ?? 0) * n;
  const farmer = times('farmer', p.track);
  const maker = times('maker', sum(p.tools));
  const builder = times('builder', p.buildings.length);
  const shaman = times('shaman', p.people);
  const kept = PICKED * p.picks * edition.resources.wood.final_points;
  const goods = kept + sum(GOODS.map((g) => p.goods[g] * edition.resources[g].final_points));
  return {
    symbols,
    people,
    green,
    farmer,
    maker,
    builder,
    shaman,
    goods,
    total: p.score + green + farmer + maker + builder + shaman + goods,
  };
}

/* What is still missing for a building: empty when it can be paid. */
export function missing(tile: Building, p: Player): Amounts {
  const lack: Partial<Record<Good, number>> = {};
  for (const g of GOODS) {
    const short = (tile.cost?.[g] ?? 0) - p.goods[g];
    if (tile.type === 'fixed' && short > 0) lack[g] = short;
  }
  return lack;
}
