/* names.ts - how people and bots are called at a table. */
import type { Lang } from '../games/game';
import { seatLetter, w } from './words';

/* Bots are people at the table, too: each seat's bot has a name of its own. */
const botNames = [w('Anna', 'Анна'), w('Mira', 'Мира'), w('Tomas', 'Томас'), w('Ines', 'Инес'), w('Jonas', 'Йонас')];

export interface Named {
  readonly seat: number;
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string;
}

/* People who play several seats have one name; the letter tells the seats apart. */
export function seatName(seats: readonly Named[], seat: number, lang: Lang): string {
  const one = seats.find((s) => s.seat === seat);
  if (one === undefined) return '';
  if (one.kind === 'bot') return botNames[seat - 1]?.[lang] ?? one.name;
  const shared = seats.filter((s) => s.kind === 'person' && s.name === one.name).length > 1;
  return shared ? `${one.name} ${seatLetter(seat)}` : one.name;
}
