/* shared.ts - small answers that several games give to the table alike. */
import type { Words } from './game';

/* How the log calls a seat in a game whose seats have the colours of the box in order. */
export function colourWords(seat: number, props: { readonly edition: { readonly colours: Readonly<Record<string, Words>> } }): Words {
  return Object.values(props.edition.colours)[seat - 1] ?? { en: '', ru: '' };
}

/* A seat's place in the final order, ties broken by the game; all alike while it goes on. */
export function placeOf(props: { readonly ranks: readonly number[] | null }, seat: number): number {
  return props.ranks?.[seat - 1] ?? 0;
}
