/* types.ts - short names for the types that the game's tables give (generated), and for the parts of them that the
 * board speaks of. */
import type { SettlersStoneAgeAction, SettlersStoneAgeEdition, SettlersStoneAgeView } from '../../generated/settlers-stone-age';
import type { PanelProps, Props } from '../game';

export type View = SettlersStoneAgeView;
export type Edition = SettlersStoneAgeEdition;
export type Action = SettlersStoneAgeAction;
export type Table = Props<View, Edition, Action>;
export type PanelTable = PanelProps<View, Edition, Action>;
export type Player = View['players'][number];
export type Kind = keyof View['supply'];
export type Cards = Record<Kind, number>;
export type Chart = keyof Player['levels'];
export type Tribe = keyof Player['tribes'];
export type Colour = Player['colour'];
export type Hex = Edition['hexes'][number];
export type Point = Edition['points'][number];
export type Box = Edition['boxes'][number];
export type Terrain = Hex['terrain'];

export const KINDS: readonly Kind[] = ['meat', 'flint', 'hides', 'bone'];
export const CHARTS: readonly Chart[] = ['food', 'hunting', 'shelter', 'clothing'];
export const TRIBES: readonly Tribe[] = ['white', 'yellow', 'brown', 'red'];

/* Ways in 36 to roll a sum with two dice. */
export const waysOf = (sum: number): number => Math.max(0, 6 - Math.abs(7 - sum));

/* Intersections, hexes and boxes are numbered from 1 wherever the game speaks of them. */
export const pointOf = (e: Edition, v: number): Point | undefined => e.points[v - 1];
export const hexOf = (e: Edition, h: number): Hex | undefined => e.hexes[h - 1];
export const boxOf = (e: Edition, b: number): Box | undefined => e.boxes[b - 1];
export const playerOf = (view: View, seat: number): Player | undefined => view.players[seat - 1];

export const NO_CARDS: Cards = { meat: 0, flint: 0, hides: 0, bone: 0 };
export const sum = (c: Cards): number => KINDS.reduce((n, k) => n + c[k], 0);
export const covers = (hand: Cards, cost: Cards): boolean => KINDS.every((k) => hand[k] >= cost[k]);

/* What the next level of a chart costs; null at the top. */
export function advanceCost(e: Edition, level: number): Cards | null {
  const row = (e.costs.advance as Record<string, number[] | undefined>)[String(level + 1)];
  if (!row) return null;
  return { meat: row[0] ?? 0, flint: row[1] ?? 0, hides: row[2] ?? 0, bone: row[3] ?? 0 };
}

/* The last level of a chart is for one player alone. */
export const topLevel = (e: Edition): number => Object.keys(e.costs.advance).length;
