/* text.ts - the words of Cro-Magnon in English and Russian. */
import { count, fill, w } from '../../kit/words';
import type { Lang, Words } from '../game';
import type { AreaId, Category, Deed, Edition, Kind, View } from './types';

export const pointWords = (n: number): Words => count(n, ['point', 'points'], ['очко', 'очка', 'очков']);
export const tribeWords = (n: number): Words => count(n, ['tribe', 'tribes'], ['племя', 'племени', 'племён']);
export const stepWords = (n: number): Words => count(n, ['step', 'steps'], ['шаг', 'шага', 'шагов']);
export const areaWords = (n: number): Words => count(n, ['area', 'areas'], ['область', 'области', 'областей']);

/* Names that must fit into an area on the map, and on a phone into a smaller one. */
const BRIEF: Readonly<Partial<Record<AreaId, Words>>> = {
  beringia: w('Beringia, Pacific', 'Берингия'),
};

const TINY: Readonly<Partial<Record<AreaId, Words>>> = {
  eastafrica: w('East Africa', 'Вост. Африка'),
  southernafrica: w('South Africa', 'Южн. Африка'),
  westafrica: w('West Africa', 'Зап. Африка'),
  northafrica: w('North Africa', 'Сев. Африка'),
  neareast: w('Near East', 'Бл. Восток'),
  westerneurope: w('West Europe', 'Зап. Европа'),
  easterneurope: w('East Europe', 'Вост. Европа'),
  centralasia: w('Central Asia', 'Центр. Азия'),
  southasia: w('South Asia', 'Южн. Азия'),
  southeastasia: w('SE Asia', 'Ю.-В. Азия'),
  eastasia: w('East Asia', 'Вост. Азия'),
  beringia: w('Beringia', 'Берингия'),
  northamerica: w('N. America', 'Сев. Америка'),
  southamerica: w('S. America', 'Южн. Америка'),
};

export function mapName(edition: Edition, id: AreaId, tiny: boolean, lang: Lang): string {
  return ((tiny ? TINY[id] : BRIEF[id]) ?? edition.areas[id].name)[lang];
}

export const areaName = (edition: Edition, id: AreaId): Words => edition.areas[id].name;
export const kindName = (edition: Edition, kind: Kind): Words => edition.types[kind].name;

/* Below the twelve tiles of the ledge. */
const SHORT_KIND: Readonly<Partial<Record<Kind, Words>>> = {
  mother: w('Mother', 'Мать'),
  sun: w('Sun', 'Солнце'),
  beast: w('Beasts', 'Звери'),
  axe: w('Axe', 'Рубило'),
  needle: w('Needle', 'Игла'),
  hook: w('Hook', 'Крючок'),
};

export const shortKind = (edition: Edition, kind: Kind): Words => SHORT_KIND[kind] ?? kindName(edition, kind);

const CATEGORY: Readonly<Record<Category, Words>> = {
  god: w('a god', 'божество'),
  trade: w('a trade good', 'товар'),
  tool: w('a tool', 'орудие'),
};

export const categoryWords = (category: Category): Words => CATEGORY[category];

const EACH: Readonly<Record<Category, Words>> = {
  god: w('each god', 'каждое божество'),
  trade: w('each good', 'каждый товар'),
  tool: w('each tool', 'каждое орудие'),
};

export const eachWords = (category: Category): Words => EACH[category];

/* ---- actions on the undersides ---- */

export function deedWords(edition: Edition, deed: Deed): Words {
  const { kind, n } = edition.actions[deed];
  switch (kind) {
    case 'value':
      return w('value tile, spent', 'ценность, уже сыграна');
    case 'own':
      return fill(w('{0} with own tribes', '{0} своими племенами'), stepWords(n));
    case 'others':
      return fill(w('{0} with rival tribes', '{0} чужими племенами'), stepWords(n));
    case 'relocate':
      return w('resettle from one area', 'переселение из области');
    case 'vp':
      return w('1 point for each tile held', '1 очко за каждый жетон');
    case 'wild':
      return w('pays any entry cost', 'любая плата за вход');
    case 'half':
      return w('½ tribe in a conflict', '½ племени в споре');
    case 'sets':
      return fill(w('{0} points for each set', '{0} очка за каждый набор'), n);
    case 'add':
      return fill(w('add {0} at a temple', 'ещё {0} у храма'), tribeWords(n));
    case 'temple':
      return w('raise a temple', 'построить храм');
  }
}

/* The same in a word or two, where many tiles are held. */
export function deedShort(edition: Edition, deed: Deed): Words {
  const { kind, n } = edition.actions[deed];
  switch (kind) {
    case 'value':
      return w('spent', 'сыграна');
    case 'own':
      return w(`own ${n}`, `свои ${n}`);
    case 'others':
      return w(`rivals ${n}`, `чужие ${n}`);
    case 'relocate':
      return w('resettle', 'переезд');
    case 'vp':
      return w('points', 'очки');
    case 'wild':
      return w('any cost', 'вход');
    case 'half':
      return w('½ tribe', '½ плем.');
    case 'sets':
      return w('sets', 'наборы');
    case 'add':
      return w(`add ${n}`, `ещё ${n}`);
    case 'temple':
      return w('temple', 'храм');
  }
}

export function deedWhen(edition: Edition, deed: Deed): Words {
  switch (edition.actions[deed].kind) {
    case 'value':
      return w('counts at the end', 'считается в конце');
    case 'wild':
      return w('when a cost is due', 'когда нужна плата');
    case 'half':
      return w('in any conflict', 'в любом споре');
    case 'sets':
      return w('at the end', 'в конце игры');
    default:
      return w('after taking a tile', 'после взятия жетона');
  }
}

/* ---- moments ---- */

export const PHASE_NAMES: readonly Words[] = [
  w('Choose', 'Выбор'),
  w('Move', 'Движение'),
  w('Take a tile', 'Жетон'),
  w('Play a tile', 'Действие'),
  w('Conflict', 'Спор'),
];

const STEP: Readonly<Record<View['phase'], number>> = {
  setup: -1,
  turn: 0,
  move: 1,
  pay: 1,
  take: 2,
  draw: 2,
  stack: 2,
  put: 2,
  act: 3,
  own: 3,
  others: 3,
  from: 3,
  drop: 3,
  score: 4,
  bid: 4,
  over: -1,
};

export const phaseIndex = (view: View): number => (view.phase === 'pay' && view.stepped ? 3 : STEP[view.phase]);

/* Forces are kept in halves. */
export const forceWords = (halves: number): string => (halves % 2 === 0 ? String(halves / 2) : `${Math.floor(halves / 2)}½`);
