/* table.ts - what the things on a table know of the hand above it.
 *
 * The shell provides it around a board; Target and the panels read it. It says which targets can be touched, which one is
 * chosen, which one the log speaks of, and takes the touches. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Choice, Lang } from '../games/game';

export interface Hand {
  readonly lang: Lang;
  readonly can: ReadonlyMap<string, readonly Choice[]>; // the choices of every target that glows
  readonly on: string | null; // the target chosen
  readonly lit: string | null; // the target that a log entry under the pointer speaks of
  readonly touch: (target: string) => void; // choose, or play what is chosen
  readonly point: (target: string | null, at: Element | null) => void; // hover, focus, long press: show the tooltip
}

export const emptyHand: Hand = {
  lang: 'en',
  can: new Map(),
  on: null,
  lit: null,
  touch: () => undefined,
  point: () => undefined,
};

export const HandContext = createContext<Hand>(emptyHand);

export const useHand = (): Hand => useContext(HandContext);
export const useLang = (): Lang => useContext(HandContext).lang;
