/* types.ts - short names for the types that `ochre types neanderthal` writes. */
import type { PanelProps, Props } from '../game';
import type { NeanderthalAction, NeanderthalEdition, NeanderthalView } from '../../generated/neanderthal';

export type View = NeanderthalView;
export type Edition = NeanderthalEdition;
export type Move = NeanderthalAction;
export type Player = View['players'][number];
export type Phase = View['phase'];
export type Table = Props<View, Edition, Move>;
export type Panel = PanelProps<View, Edition, Move>;

export type Colour = keyof Edition['colours'];
export type Species = keyof Edition['species'];
export type Sexuality = keyof Edition['sexualities'];
export type Portal = keyof Edition['portals'];
export type Daughter = keyof Edition['daughters'];
export type Biome = keyof Edition['biomes'];
export type Item = keyof Edition['items'];
export type Elder = keyof Edition['elders'];
export type Row = keyof View['places'];
export type Cover = View['places'][Row][number];

export const COLOURS: readonly Colour[] = ['white', 'orange', 'black'];
export const ROWS: readonly Row[] = ['north', 'south'];
export const ELDERS: readonly Elder[] = ['chief', 'shaman', 'knapper', 'warrior', 'trapper', 'firestarter'];
export const PORTALS: readonly Portal[] = ['shaman', 'venus', 'bison'];

export const keys = <K extends string>(of: Readonly<Record<K, unknown>>): readonly K[] => Object.keys(of) as K[];
