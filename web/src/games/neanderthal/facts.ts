/* facts.ts - questions about the table that several drawings ask. They read what the view says; none of them is a rule
 * of play, and nothing here decides what may be done. */
import { COLOURS, ELDERS, ROWS, keys, type Biome, type Colour, type Cover, type Daughter, type Edition, type Elder, type Item, type Player, type Portal, type Row, type Species, type View } from './types';

/* ---- seats ---- */

export const playerOf = (view: View, seat: number): Player | undefined => view.players[seat - 1];

/* Whose tableau lies on the board: the viewer's; for an onlooker that of the seat in turn. */
export function focusSeat(view: View, viewer: number): number {
  if (viewer > 0) return viewer;
  return view.turn > 0 ? view.turn : 1;
}

export const seatOfSpecies = (view: View, species: Species): number => view.seat_of[species];

/* 1 for the first player of the round, 2 for the second; 0 when not in the game. */
export const rankInOrder = (view: View, seat: number): number => view.order.slice(0, view.playing).indexOf(seat) + 1;

export const isSolo = (view: View): boolean => view.seats === 1 || view.solo;

export const portalsNeeded = (edition: Edition, view: View): number => (view.seats === 2 ? edition.tribal_threshold_two : edition.tribal_threshold);

/* ---- places ---- */

export const placeId = (row: Row, column: number): string => `${row} ${column + 1}`;

export function parsePlace(id: string): { readonly row: Row; readonly column: number } | null {
  const [row, number] = id.split(' ');
  if ((row !== 'north' && row !== 'south') || number === undefined) return null;
  return { row, column: Number(number) - 1 };
}

export function coverAt(view: View, id: string): Cover {
  const place = parsePlace(id);
  return place ? (view.places[place.row][place.column] ?? 'empty') : 'empty';
}

export function biomeAt(view: View, id: string): Biome | null {
  const cover = coverAt(view, id);
  return cover === 'empty' || cover === 'ice' || cover === 'bare ice' ? null : cover;
}

export interface Party {
  readonly seat: number;
  readonly men: number; // ordinary tribesmen
  readonly alpha: boolean;
}

/* Who stands on a place, seats with nobody left out. */
export function partiesAt(view: View, id: string): readonly Party[] {
  const place = parsePlace(id);
  if (!place) return [];
  return view.players
    .map((player, i) => ({ seat: i + 1, men: player.hunters[place.row][place.column] ?? 0, alpha: player.alpha === id }))
    .filter((party) => party.men > 0 || party.alpha);
}

/* ---- daughters ---- */

export interface Match {
  readonly seat: number;
  readonly alpha: boolean;
}

export function husbandOf(view: View, daughter: Daughter): Match | null {
  const i = view.players.findIndex((player) => player.husbands.includes(daughter));
  return i < 0 ? null : { seat: i + 1, alpha: view.players[i]?.alpha === `husband ${daughter}` };
}

export function suitorsOf(view: View, daughter: Daughter): readonly (Match & { readonly agreed: boolean })[] {
  return view.players.flatMap((player, i) =>
    player.suitors.includes(daughter) ? [{ seat: i + 1, alpha: player.alpha === `suitor ${daughter}`, agreed: player.agreed.includes(daughter) }] : [],
  );
}

export function ownerOf(view: View, daughter: Daughter): number {
  return view.players.findIndex((player) => player.daughters.includes(daughter)) + 1;
}

export function disksOn(view: View, daughter: Daughter): readonly (readonly [Colour, number])[] {
  const disks = view.disks[daughter];
  return COLOURS.map((colour, i) => [colour, disks[i] ?? 0] as const).filter(([, n]) => n > 0);
}

export const isMature = (view: View, daughter: Daughter): boolean => disksOn(view, daughter).length === 0;

/* NE-014: mature, and where the owner's way asks for it, with a mature husband. */
export function isActive(edition: Edition, view: View, daughter: Daughter): boolean {
  const owner = playerOf(view, ownerOf(view, daughter));
  if (!owner || owner.sexuality === 'none' || !isMature(view, daughter)) return false;
  if (!edition.sexualities[owner.sexuality].daughter_needs_husband) return true;
  return husbandOf(view, daughter) !== null && !view.unripe.includes(daughter);
}

/* ---- elders, portals, cards ---- */

export const elderOf = (rank: number): Elder => ELDERS[rank - 1] ?? 'firestarter';

export type Slot = 'closed' | 'open' | 'young' | 'mature';

export function slotOf(edition: Edition, player: Player, rank: number): Slot {
  const elder = edition.elders[elderOf(rank)];
  if (player.elders.includes(rank)) return player.young.includes(rank) ? 'young' : 'mature';
  return (player.tribal ? elder.tribal : elder.vocal) ? 'open' : 'closed';
}

/* Would Chaos strike, if it came now (NE-217)? */
export const isStruck = (player: Player): boolean => player.home > player.vocabulary && !(player.elders.includes(1) && !player.young.includes(1));

/* A Vocal player's slot that asks for three portal colours (NE-308). */
export const needsPortals = (edition: Edition, player: Player, rank: number): boolean => !player.tribal && edition.elders[elderOf(rank)].portal_needed;

export const spotId = (portal: Portal, colour: Colour): string => `${portal} ${colour}`;

export const hasDisk = (player: Player, portal: Portal, colour: Colour): boolean => (player.portals as readonly string[]).includes(spotId(portal, colour));

/* The elder whom a portal disk supports, if any: it is not fresh then. */
export function supports(player: Player, portal: Portal, colour: Colour): Elder | null {
  return keys(player.support).find((elder) => (player.support[elder] as readonly string[]).includes(spotId(portal, colour))) ?? null;
}

export function biomeOfItem(edition: Edition, item: Item): Biome | null {
  return keys(edition.biomes).find((biome) => edition.biomes[biome].item === item) ?? null;
}

/* The highest face that hits such game for this player, by the card and his mature inventions (NE-405). */
export function hitFace(edition: Edition, view: View, player: Player | undefined, biome: Biome): number {
  const card = edition.biomes[biome];
  const mature = player?.items.filter((item) => view.item_disks[item].length === 0) ?? [];
  const more = mature.reduce((sum, item) => sum + edition.items[item].effects[`hit_${card.type}`], 0);
  return Math.min(card.hit_face + more, edition.max_hit_face);
}

/* ---- words ---- */

/* Words that the places where a player hunts ask for: they must stay in the pool while people are assigned (NE-304). */
export function tiedWords(edition: Edition, view: View, seat: number): Readonly<Record<Colour, number>> {
  const tied = { white: 0, orange: 0, black: 0 };
  if (view.phase !== 'assign') return tied;
  for (const row of ROWS)
    view.places[row].forEach((_, column) => {
      const id = placeId(row, column);
      const biome = biomeAt(view, id);
      if (!biome || !partiesAt(view, id).some((party) => party.seat === seat)) return;
      for (const colour of edition.biomes[biome].precondition) tied[colour] += 1;
    });
  return tied;
}

/* The disks on the sexuality card: out of play as long as this side is up. */
export function mpiOf(edition: Edition, player: Player): readonly Colour[] {
  return player.sexuality === 'none' ? [] : edition.sexualities[player.sexuality].mpi;
}

export const sidesOf = (edition: Edition, player: Player): Edition['cards']['1']['sides'] => {
  const card = String(player.card) as keyof Edition['cards'];
  return edition.cards[card]?.sides ?? [];
};

/* Where the Alpha is, as a kind and a place. */
export function alphaAt(player: Player): { readonly kind: 'dead' | 'camp' | 'elder' | 'place' | 'suitor' | 'husband'; readonly where: string } {
  const [first = '', second = ''] = player.alpha.split(' ');
  switch (first) {
    case 'dead':
    case 'camp':
    case 'elder':
    case 'suitor':
    case 'husband':
      return { kind: first, where: second };
    default:
      return { kind: 'place', where: player.alpha };
  }
}
