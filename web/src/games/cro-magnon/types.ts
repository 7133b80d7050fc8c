/* types.ts - short names for the generated types of Cro-Magnon, and what follows at once from a view. */
import type { CroMagnonAction, CroMagnonEdition, CroMagnonView } from '../../generated/cro-magnon';
import type { Props } from '../game';

export type View = CroMagnonView;
export type Edition = CroMagnonEdition;
export type Move = CroMagnonAction;
export type P = Props<View, Edition, Move>;
export type Player = View['players'][number];
export type Area = View['areas'][number];
export type AreaId = keyof Edition['areas'];
export type Kind = keyof Edition['types']; // of a resource
export type Category = keyof Edition['categories'];
export type Deed = keyof Edition['actions']; // the underside of an action tile

export const CATEGORIES: readonly Category[] = ['god', 'trade', 'tool'];

/* Areas by their number. */
export function areaIds(edition: Edition): readonly AreaId[] {
  const ids = Object.keys(edition.areas) as AreaId[];
  return ids.sort((a, b) => edition.areas[a].number - edition.areas[b].number);
}

export const kindsOf = (edition: Edition): readonly Kind[] => Object.keys(edition.types) as Kind[];

export const categoryOf = (edition: Edition, kind: Kind): Category => edition.types[kind].category;

/* A tile held: its kind, and its action where the viewer may know it. */
export interface Held {
  readonly kind: Kind;
  readonly deed: Deed | null;
  readonly spent: boolean;
}

/* Own tiles with their undersides; of another seat only what lies open. */
export function heldBy(player: Player, edition: Edition): readonly Held[] {
  return kindsOf(edition).flatMap((kind): readonly Held[] => {
    const deeds = player.tiles?.[kind];
    if (deeds) return deeds.map((deed) => ({ kind, deed, spent: deed === 'value' }));
    const spent = player.spent.includes(kind) ? 1 : 0;
    return Array.from({ length: player.fronts[kind] }, (_, i) =>
      i < spent ? { kind, deed: 'value' as const, spent: true } : { kind, deed: null, spent: false },
    );
  });
}

export const areaTarget = (area: number): string => `area-${area}`;
export const tileTarget = (kind: string, deed: string): string => `tile-${kind}-${deed}`;
export const resourceTarget = (area: number, kind: string): string => `res-${area}-${kind}`;
export const tribeTarget = (area: number, seat: number): string => `tribe-${area}-${seat}`;

/* Whether a step into the area costs tiles now. */
export function costDue(view: View, edition: Edition, id: AreaId): boolean {
  const area = view.areas[edition.areas[id].number];
  return edition.areas[id].entry_cost.length > 0 && view.guarded.includes(id) && !!area && area.cubes.every((n) => n === 0);
}
