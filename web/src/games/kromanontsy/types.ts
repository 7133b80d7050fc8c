/* types.ts - short names for the types that the game's tables give (generated), and small questions to them. */
import type { KromanontsyAction, KromanontsyEdition, KromanontsyView } from '../../generated/kromanontsy';
import type { PanelProps, Props } from '../game';

export type View = KromanontsyView;
export type Edition = KromanontsyEdition;
export type Action = KromanontsyAction;
export type Table = Props<View, Edition, Action>;
export type PanelTable = PanelProps<View, Edition, Action>;
export type Player = View['players'][number];
export type Resource = keyof Edition['resources'];
export type Terrain = keyof Edition['terrains'];
export type Back = keyof View['decks'];
export type Row = keyof View['rows'];
export type Cell = View['rows'][Row][number];
export type Technology = keyof Edition['technologies'];
export type Settlement = keyof Edition['settlements'];
export type Predator = keyof Edition['predators'];
export type Herbivore = keyof Edition['herbivores'];
export type Card = View['piles'][Back]['cards'][number];
export type GameEvent = keyof Edition['events'];

export const RESOURCES: readonly Resource[] = ['wood', 'stone', 'flint', 'spring', 'grass', 'clay', 'loot'];
export const TERRAINS: readonly Terrain[] = ['forest', 'mountains', 'river', 'plain'];
export const BACKS: readonly Back[] = [...TERRAINS, 'loot'];
export const ROWS: readonly Row[] = ['weapon', 'household', 'dwelling'];
export const PREDATORS: readonly Predator[] = ['wolf', 'bear', 'crocodile', 'tiger'];
export const CELLS: readonly number[] = [1, 2, 3, 4];

export const playerOf = (view: View, seat: number): Player | undefined => view.players[seat - 1];
export const isSolo = (view: View): boolean => view.seats === 1;

export const asResource = (e: Edition, c: string): Resource | null => (c in e.resources ? (c as Resource) : null);
export const asTechnology = (e: Edition, c: string): Technology | null => (c in e.technologies ? (c as Technology) : null);
export const asSettlement = (e: Edition, c: string): Settlement | null => (c in e.settlements ? (c as Settlement) : null);
export const asPredator = (e: Edition, c: string): Predator | null => (c in e.predators ? (c as Predator) : null);
export const asHerbivore = (e: Edition, c: string): Herbivore | null => (c in e.herbivores ? (c as Herbivore) : null);

export const cellOf = (view: View, row: Row, cell: number): Cell => view.rows[row][cell - 1] ?? 'none';

/* Whose predator lives in which terrain: by the cards of the deck. */
export const predatorOf = (e: Edition, t: Terrain): Predator | null => PREDATORS.find((p) => e.terrains[t].cards[p] > 0) ?? null;

/* Power that an animal asks for. */
export function targetOfAnimal(e: Edition, animal: string): number {
  const p = asPredator(e, animal);
  return p ? e.predators[p].strength : e.herbivore_max_loot;
}

export const knows = (p: Player, t: Technology): boolean => p.technologies.includes(t);
export const knowers = (view: View, t: Technology): number[] => view.players.flatMap((p, i) => (knows(p, t) ? [i + 1] : []));

/* Points for learning: what is printed, and one for each requirement that the learner has (none alone). */
export function worth(t: Table, tech: Technology): number {
  const me = playerOf(t.view, t.view.turn);
  const own = (t.edition.technologies[tech].requires ?? []).filter((r) => me !== undefined && knows(me, r)).length;
  return t.edition.technologies[tech].points + own;
}

/* Weapons and household cards are turned in the order in which they were learned. */
export function isSpent(e: Edition, p: Player, tech: Technology): boolean {
  const row = e.technologies[tech].row;
  if (row === 'dwelling') return p.improved.includes(tech);
  const spent = row === 'weapon' ? p.turned : p.used;
  return p.technologies.filter((x) => e.technologies[x].row === row).indexOf(tech) < spent;
}
