/* types.ts - short names for the generated types of Stone Age. */
import type { StoneAgeAction, StoneAgeEdition, StoneAgeView } from '../../generated/stone-age';
import type { Props } from '../game';

export type View = StoneAgeView;
export type Edition = StoneAgeEdition;
export type Move = StoneAgeAction;
export type Player = View['players'][number];
export type P = Props<View, Edition, Move>;

export type Place = keyof Edition['places'];
export type Gather = keyof View['gather'];
export type Good = keyof Player['goods'];
export type Yield = View['yields'];
export type Card = Edition['cards'][number];
export type Building = Edition['buildings'][number];
export type Amounts = Partial<Record<Good, number>>;

export const GOODS: readonly Good[] = ['wood', 'brick', 'stone', 'gold'];
export const GATHER: readonly Gather[] = ['hunt', 'forest', 'claypit', 'quarry', 'river'];
export const VILLAGE = ['field', 'hut', 'toolmaker'] as const;

/* What the dice of a place bring. */
export const YIELD: Readonly<Record<Gather, Yield>> = { hunt: 'food', forest: 'wood', claypit: 'brick', quarry: 'stone', river: 'gold' };

export const isGather = (place: string): place is Gather => (GATHER as readonly string[]).includes(place);

/* The id of the thing on the table that is the place. */
export const targetOf = (place: string): string => place.replace(' ', '-');

/* "card 3" -> 2, "building 1" -> 0: the index in display or tile; -1 for any other place. */
export function slotOf(place: string, kind: 'card' | 'building'): number {
  return place.startsWith(kind + ' ') ? Number(place.slice(kind.length + 1)) - 1 : -1;
}

export const cardAt = (v: View, e: Edition, slot: number): Card | undefined => e.cards[(v.display[slot] ?? 0) - 1];
export const tileAt = (v: View, e: Edition, stack: number): Building | undefined => e.buildings[(v.tile[stack] ?? 0) - 1];

export const divisorOf = (e: Edition, what: Yield): number => (what === 'food' ? e.food_divisor : e.resources[what].divisor);

/* Which seat (from 1) stands on a place for one player only; 0: nobody. */
export function standing(v: View, place: Place): number {
  return v.players.findIndex((p) => p.on.includes(place)) + 1;
}

/* A seat's unused tools: the number of each tile's slot (from 1) and its value. */
export function readyTools(p: Player): readonly (readonly [number, number])[] {
  return p.tools.flatMap((value, i) => (value > 0 && !p.used.includes(i + 1) ? [[i + 1, value] as const] : []));
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
export const total = (amounts: Amounts): number => sum(GOODS.map((g) => amounts[g] ?? 0));
