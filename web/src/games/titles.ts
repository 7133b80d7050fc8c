/* titles.ts - the names of the games before anything has been loaded. */
import { w } from '../kit/words';
import type { Words } from './game';

const titles: Readonly<Record<string, Words>> = {
  'stone-age': w('Stone Age', 'Каменный век'),
  'settlers-stone-age': w('The Settlers of the Stone Age', 'Переселенцы каменного века'),
  neanderthal: w('Neanderthal', 'Неандерталец'),
  'cro-magnon': w('Cro-Magnon', 'Кроманьон'),
  kromanontsy: w('Kromanontsy', 'Кроманьонцы'),
};

export const shelf: readonly string[] = Object.keys(titles);

export const titleOf = (game: string): Words => titles[game] ?? w(game, game);

/* For the bar of a phone. */
export const shortTitleOf = (game: string): Words =>
  game === 'settlers-stone-age' ? w('Settlers', 'Переселенцы') : titleOf(game);
