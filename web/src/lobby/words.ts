/* words.ts - options of the games and states of seats, in words. */
import type { Lang, Words } from '../games/game';
import { fill, seatLetter, w } from '../kit/words';
import type { GameOption } from '../net/api';

const titles: Readonly<Record<string, Words>> = {
  first: w('Who begins', 'Кто начинает'),
  setup: w('Setup', 'Расстановка'),
  colours: w('Colours of the seats', 'Цвета мест'),
  turn_cap: w('Turns at most', 'Ходов не больше'),
  solo: w('One person plays all three', 'Один играет за всех троих'),
};

const values: Readonly<Record<string, Words>> = {
  fixed: w('fixed places', 'постоянные места'),
  variable: w('players choose', 'по выбору игроков'),
  blue: w('blue', 'синий'),
  white: w('white', 'белый'),
  red: w('red', 'красный'),
  orange: w('orange', 'оранжевый'),
};

const chance = w('by chance', 'по жребию');
const seat = w('seat {0}', 'место {0}');

export const optionTitle = (option: GameOption): Words => titles[option.name] ?? w(option.name, option.name);

export function optionValue(option: GameOption, value: number, lang: Lang): string {
  const name = option.names?.[value - option.min];
  if (name !== undefined) return name.split('-').map((part) => values[part]?.[lang] ?? part).join(', ');
  if (option.name === 'first') return value === 0 ? chance[lang] : fill(seat, seatLetter(value))[lang];
  if (option.min === 0 && option.max === 1) return (value === 0 ? w('no', 'нет') : w('yes', 'да'))[lang];
  return String(value);
}

export const levelWords: Readonly<Record<string, Words>> = {
  easy: w('easy bot', 'лёгкий бот'),
  normal: w('normal bot', 'средний бот'),
  hard: w('hard bot', 'сильный бот'),
};
