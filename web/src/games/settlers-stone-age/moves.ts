/* moves.ts - the legal actions as things to touch, with their words; the phases and the sentence of the action bar.
 *
 * Offers are put together in the trade panel (trade.tsx) card by card; they are `built`, so that the action bar does not
 * list dozens of them. */
import { count, fill, w } from '../../kit/words';
import type { Choice, Lang, Action as AnyAction, Words } from '../game';
import { ROMAN, cardsWords, enemyWords, hexWords, kindWords, oneOf, placeWords, seatName } from './text';
import type { Action, Cards, Table, View } from './types';
import { KINDS, advanceCost, boxOf, hexOf, playerOf, pointOf } from './types';

const pair = (say: (lang: Lang) => string): Words => ({ en: say('en'), ru: say('ru') });
const lower = (n: Words): Words => pair((l) => n[l].toLowerCase());

type Said = Omit<Choice<Action>, 'action'>;
type Of<V extends Action['verb']> = Extract<Action, { verb: V }>;

const plain = (target: string, label: Words, deed: Words = label): Said => ({ target, label, deed });
const wayOut = (label: Words, deed: Words = label): Said => ({ target: '', label, deed, keep: true });

/* ---- on the map ---- */

function atPoint(a: Of<'camp' | 'explorer' | 'move' | 'step' | 'settle' | 'remove' | 'claim'>, t: Table): Said {
  const target = `point:${a.intersection}`;
  const where = placeWords(t.edition, a.intersection, 2);
  switch (a.verb) {
    case 'camp':
      return plain(target, w('Camp', 'Стоянка'), fill(w('Camp here: {0}', 'Стоянка: {0}'), where));
    case 'explorer':
      return plain(target, w('New explorer', 'Новый разведчик'), fill(w('New explorer: {0}', 'Новый разведчик: {0}'), where));
    case 'move':
      return plain(target, w('Move', 'Идти'), fill(w('Pay 1 meat: {0} at most', 'Мясо 1: не больше чем {0}'), stepWordsOf(t)));
    case 'step':
      return plain(target, w('Step', 'Шаг'), stepWords(a.intersection, t, where));
    case 'settle':
      return plain(target, w('Settle', 'Поселиться'), fill(w('Settle here: +1 point', 'Поселиться: +1 очко'), where));
    case 'remove':
      return plain(target, w('Take back', 'Снять'), fill(w('Take back the camp: {0}', 'Снять стоянку: {0}'), where));
    case 'claim':
      return plain(target, w('Claim', 'Взять'), fill(w('Take this tribe: {0}', 'Взять племя: {0}'), where));
  }
}

const stepsOf = (t: Table): number => t.edition.base_move + (playerOf(t.view, t.view.turn)?.levels.food ?? 0);

const stepWordsOf = (t: Table): Words => count(stepsOf(t), ['step', 'steps'], ['шаг', 'шага', 'шагов']);

function stepWords(to: number, t: Table, where: Words): Words {
  const link = pointOf(t.edition, t.view.moving)?.links.find((l) => l.to === to);
  const box = link?.box === undefined ? undefined : boxOf(t.edition, link.box);
  if (box && link?.box !== undefined && t.view.boxes.includes(link.box))
    return fill(w('Cross: {0}, counter {1}', 'Переход: {0}, жетон {1}'), box.name, ROMAN[box.group] ?? '');
  return fill(w('Step: {0}', 'Шаг: {0}'), where);
}

function onHex(a: Of<'neanderthal' | 'sabertooth' | 'desert'>, t: Table): Said {
  const target = `hex:${a.hex}`;
  const where = hexWords(t.edition, a.hex);
  const number = hexOf(t.edition, a.hex)?.number ?? 0;
  if (a.verb === 'desert') return plain(target, w('Desert', 'Пустыня'), fill(w('Desert on {0}', 'Пустыня: {0}'), where));
  const who = enemyWords(t.edition, a.verb);
  return plain(
    target,
    pair((l) => t.edition.enemies[a.verb].name[l]),
    fill(w('Send {0} to {1} ({2})', 'Послать: {0}, {1} ({2})'), who, where, number),
  );
}

/* ---- cards ---- */

export const bundleOf = (a: Of<'offer' | 'for' | 'counter'>): Cards => ({ meat: a.meat, flint: a.flint, hides: a.hides, bone: a.bone });

export const bundleTarget = (a: Action): string => `bundle:${a.text.replace(/ /g, '-')}`;

function bundle(a: Of<'offer' | 'for' | 'counter'>, t: Table): Said {
  const cards = cardsWords(t.edition, bundleOf(a));
  const deed = a.verb === 'for' ? w('Ask for {0}', 'Попросить: {0}') : w('Give {0}', 'Отдать: {0}');
  return { target: bundleTarget(a), label: cards, deed: fill(deed, cards), built: true };
}

function withCards(a: Of<'discard' | 'bank'>, t: Table): Said {
  if (a.verb === 'discard')
    return plain(
      `hand:${a.resource}`,
      w('Give back', 'Сбросить'),
      fill(w('Give back {0}', 'Сбросить: {0}'), oneOf(t.edition, a.resource)),
    );
  const taken = oneOf(t.edition, a.take);
  return plain(
    `hand:${a.give}`,
    fill(w('for {0}', 'за: {0}'), taken),
    fill(w('Bank: {0} {1} for {2}', 'Банк: {1} {0} за {2}'), t.edition.bank_rate, kindWords(t.edition, a.give), taken),
  );
}

function acceptDeed(t: Table): Words {
  const offer = playerOf(t.view, t.view.turn);
  if (!offer?.give || !offer.want) return w('Accept', 'Принять');
  return fill(w('Give {0}, get {1}', 'Отдать: {0}; взять: {1}'), cardsWords(t.edition, offer.want), cardsWords(t.edition, offer.give));
}

/* ---- all of them ---- */

function said(a: Action, t: Table): Said {
  switch (a.verb) {
    case 'camp':
    case 'explorer':
    case 'move':
    case 'step':
    case 'settle':
    case 'remove':
    case 'claim':
      return atPoint(a, t);
    case 'neanderthal':
    case 'sabertooth':
    case 'desert':
      return onHex(a, t);
    case 'discard':
    case 'bank':
      return withCards(a, t);
    case 'offer':
    case 'for':
    case 'counter':
      return bundle(a, t);
    case 'steal':
      return plain(
        `victim:${a.seat}`,
        fill(w('From {0}', '{0}'), seatName(t.seats, a.seat)),
        fill(w('Take a card from {0}', 'Взять карту: {0}'), seatName(t.seats, a.seat)),
      );
    case 'deal':
      return plain(
        `deal:${a.seat}`,
        fill(w('With {0}', '{0}'), seatName(t.seats, a.seat)),
        fill(w('Deal with {0}', 'Сделка: {0}'), seatName(t.seats, a.seat)),
      );
    case 'advance': {
      const level = (playerOf(t.view, t.view.turn)?.levels[a.chart] ?? 0) + 1;
      const cost = advanceCost(t.edition, level - 1);
      const name = t.edition.charts[a.chart];
      return plain(
        `chart:${a.chart}`,
        fill(w('To {0}', 'До {0}'), level),
        fill(w('{0} to {1}: {2}', '{0} до {1}: {2}'), name, level, cost ? cardsWords(t.edition, cost) : ''),
      );
    }
    case 'extend':
      return plain('', fill(w('Pay 1 meat: another {0}', 'Мясо 1: ещё {0}'), stepWordsOf(t)));
    case 'accept':
      return plain('', w('Accept', 'Принять'), acceptDeed(t));
    case 'invite':
      return plain('', w('Ask for proposals', 'Ждать предложений'));
    case 'skip':
      return wayOut(w('Leave the enemies', 'Не трогать врагов'));
    case 'nosteal':
      return wayOut(w('Take no card', 'Не красть'));
    case 'decline':
      return wayOut(w('Decline', 'Отказать'));
    case 'nodeal':
      return wayOut(w('No deal', 'Без сделки'));
    case 'endtrade':
      return wayOut(w('End trade', 'Конец торговли'));
    case 'stop':
      return wayOut(w('Stop here', 'Остаться здесь'));
    case 'endturn':
      return wayOut(w('End turn', 'Конец хода'));
    case 'first':
    case 'roll':
    case 'draw':
    case 'reveal':
      return plain('', w(a.text, a.text)); // events of chance are never offered to a seat
  }
}

export const choices = (legal: readonly Action[], t: Table): Choice<Action>[] => legal.map((action) => ({ action, ...said(action, t) }));

/* ---- the bar ---- */

const PHASES = [w('Roll', 'Бросок'), w('Trade', 'Торговля'), w('Develop', 'Развитие')];

function phaseNow(view: View): number {
  switch (view.phase) {
    case 'first':
    case 'place':
      return -1;
    case 'roll':
    case 'discard':
      return 0;
    case 'trade':
    case 'ask':
    case 'reply':
    case 'close':
      return 1;
    case 'enemy':
    case 'steal':
    case 'draw':
      return view.source === 'seven' ? 0 : 2;
    case 'over':
      return -1;
    default:
      return 2;
  }
}

export function phases(view: View, lang: Lang): { names: string[]; now: number; round: string } {
  const setup = view.phase === 'first' || view.phase === 'place';
  const round = setup ? w('Setting up', 'Расстановка') : fill(w('Turn {0}', 'Ход {0}'), view.turn_number);
  return { names: PHASES.map((p) => p[lang]), now: phaseNow(view), round: round[lang] };
}

function developPrompt(t: Table): Words {
  const me = playerOf(t.view, t.viewer);
  if (me && me.explorers.some((v) => t.legal.some((a) => a.verb === 'settle' && a.intersection === v)))
    return w(
      'Your explorer can settle. Or move, create, advance; then end your turn.',
      'Разведчик может поселиться. Или идите, развивайтесь; затем конец хода.',
    );
  if (t.legal.every((a) => a.verb === 'endturn')) return w('Nothing more can be paid for. End your turn.', 'Больше ничего не оплатить. Закончите ход.');
  return w(
    'Move or create explorers, settle, advance on a chart; then end your turn.',
    'Ведите разведчиков, селитесь, развивайтесь; затем конец хода.',
  );
}

function enemyPrompt(t: Table): Words {
  if (t.view.source === 'seven')
    return w('A seven: send the Neanderthal to another hex.', 'Семёрка: пошлите неандертальца на другое поле.');
  if (t.view.source === 'counter')
    return w('The counter shows enemies: send one of them to another hex.', 'На жетоне враги: пошлите одного на другое поле.');
  return w('Your hunters may send an enemy to another hex.', 'Охотники могут прогнать врага на другое поле.');
}

function askPrompt(t: Table): Words {
  const give = playerOf(t.view, t.view.asked)?.give;
  return fill(w('You give {0}. What do you want for it?', 'Вы отдаёте: {0}. Что взамен?'), give ? cardsWords(t.edition, give) : '');
}

function replyPrompt(t: Table): Words {
  const offer = playerOf(t.view, t.view.turn);
  const who = seatName(t.seats, t.view.turn);
  if (!offer?.give || !KINDS.some((k) => (offer.give?.[k] ?? 0) > 0))
    return fill(
      w('{0} asks for proposals: give cards for a counter-offer, or decline.', '{0} ждёт предложений: предложите карты или откажите.'),
      who,
    );
  return fill(
    w('{0} gives {1} for {2}.', '{0} отдаёт: {1}; просит: {2}.'),
    who,
    cardsWords(t.edition, offer.give),
    offer.want ? cardsWords(t.edition, offer.want) : '?',
  );
}

function desertPrompt(t: Table): Words {
  const terrain = t.edition.counters[t.view.counter - 1]?.terrain;
  const name = terrain && terrain !== 'none' ? lower(t.edition.terrains[terrain].name) : w('', '');
  return fill(w('The desert grows: cover an African hex of {0}.', 'Пустыня растёт: накройте поле Африки ({0}).'), name);
}

function movingPrompt(t: Table): Words {
  if (t.legal.some((a) => a.verb === 'extend')) return w('Somebody stands here: pay for more steps.', 'Место занято: оплатите ещё шаги.');
  return fill(w('Your explorer has {0} of {1} steps left.', 'Осталось шагов: {0} из {1}.'), t.view.steps, stepsOf(t));
}

function promptWords(t: Table): Words {
  switch (t.view.phase) {
    case 'place':
      return w('Place a camp on a black dot of Africa.', 'Поставьте стоянку на чёрную точку Африки.');
    case 'discard':
      return fill(w('A seven: give back {0} more of your cards.', 'Семёрка: осталось сбросить карт: {0}.'), t.view.due);
    case 'enemy':
      return enemyPrompt(t);
    case 'steal':
      return w('Take a card from one of the camps beside the enemy.', 'Возьмите карту у одной из стоянок рядом с врагом.');
    case 'trade':
      return fill(
        w(
          'Trade: put an offer together, or give the bank {0} of a kind.',
          'Торговля: составьте предложение или отдайте банку {0} одинаковых.',
        ),
        t.edition.bank_rate,
      );
    case 'ask':
      return askPrompt(t);
    case 'reply':
      return replyPrompt(t);
    case 'close':
      return w('Choose a deal, or none.', 'Выберите сделку или откажитесь.');
    case 'develop':
      return developPrompt(t);
    case 'moving':
      return movingPrompt(t);
    case 'desert':
      return desertPrompt(t);
    case 'remove':
      return w('All camps stand: take one back for the new one.', 'Все стоянки на карте: снимите одну ради новой.');
    case 'claim':
      return w('Second to reach all four: take any tribe from the map.', 'Второе расселение: возьмите любое племя с карты.');
    case 'first':
    case 'roll':
    case 'draw':
    case 'reveal':
      return w('The dice and counters decide.', 'Решают кубики и жетоны.');
    case 'over':
      return w('The game is over.', 'Игра окончена.');
  }
}

export const prompt = (t: Table): string => promptWords(t)[t.lang];

/* ---- why not? ---- */

/* What a touch on a quiet thing would mean in this phase; the server answers with the rule that forbids it. */
export function attempt(target: string, t: Table): string | null {
  const [what = '', which = ''] = target.split(':');
  if (t.legal.length === 0) return null;
  const at = Number(which);
  const own = playerOf(t.view, t.viewer)?.explorers.includes(at) ?? false;
  switch (t.view.phase) {
    case 'place':
      return what === 'point' ? `camp ${at}` : null;
    case 'enemy':
      return what === 'hex' ? `neanderthal ${at}` : null;
    case 'moving':
      return what === 'point' ? `step ${at}` : null;
    case 'desert':
      return what === 'hex' ? `desert ${at}` : null;
    case 'remove':
      return what === 'point' ? `remove ${at}` : null;
    case 'discard':
      return what === 'hand' ? `discard ${which}` : null;
    case 'develop':
      if (what === 'chart') return `advance ${which}`;
      if (what !== 'point') return null;
      return own ? (t.view.tribes.includes(at) ? `settle ${at}` : `move ${at}`) : `explorer ${at}`;
    default:
      return null;
  }
}

/* ---- for the log ---- */

const ICONS: Record<string, string> = {
  camp: 'st-shelter',
  settle: 'st-shelter',
  remove: 'st-shelter',
  explorer: 'person',
  move: 'person',
  step: 'person',
  extend: 'person',
  neanderthal: 'st-neanderthal',
  sabertooth: 'st-sabertooth',
  steal: 'st-card',
  draw: 'st-card',
  discard: 'st-card',
  bank: 'st-swap',
  offer: 'st-swap',
  for: 'st-swap',
  counter: 'st-swap',
  deal: 'st-swap',
  invite: 'st-swap',
  reveal: 'st-counter',
  claim: 'st-counter',
};

export function icon(a: AnyAction): string | null {
  const chart = (a as { chart?: unknown }).chart;
  if (a.verb === 'advance' && typeof chart === 'string') return `st-${chart}`;
  return ICONS[a.verb] ?? null;
}

export function targetOf(a: AnyAction): string | null {
  const part = a as { intersection?: unknown; hex?: unknown; chart?: unknown };
  if (typeof part.intersection === 'number') return `point:${part.intersection}`;
  if (typeof part.hex === 'number') return `hex:${part.hex}`;
  if (typeof part.chart === 'string') return `chart:${part.chart}`;
  return null;
}
