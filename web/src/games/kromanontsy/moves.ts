/* moves.ts - the legal actions as things to touch, with their words; the phases and the sentence of the action bar. */
import { fill, w } from '../../kit/words';
import type { Action as AnyAction, Choice, Lang, Words } from '../game';
import { animalWords, backWords, cardWords, cards, cardsToDrop, lower, pair, points, seatName } from './text';
import type { Action, Back, Row, Table, Technology, View } from './types';
import { asPredator, asResource, asSettlement, asTechnology, cellOf, isSolo, playerOf, worth } from './types';

type Said = Omit<Choice<Action>, 'action'>;
type Of<V extends Action['verb']> = Extract<Action, { verb: V }>;

const plain = (target: string, label: Words, deed: Words = label): Said => ({ target, label, deed });
const wayOut = (label: Words, deed: Words = label): Said => ({ target: '', label, deed, keep: true });

/* ---- exploring, taking, learning ---- */

function exploring(a: Of<'explore' | 'extra'>, t: Table): Said {
  const where = t.edition.terrains[a.terrain].name;
  if (a.verb === 'extra')
    return plain(
      `deck:${a.terrain}`,
      w('Additional', 'Дополнительно'),
      fill(w('Additional exploration: {0}', 'Доп. исследование: {0}'), where),
    );
  return plain(
    `deck:${a.terrain}`,
    fill(w('{0} action', 'Действие {0}'), t.edition.cost.explore),
    fill(w('Explore: {0}', 'Исследовать: {0}'), where),
  );
}

/* What lies where a card would be taken from. */
function takenWords(a: Of<'newtech' | 'develop'>, t: Table): Words {
  if ('row' in a) {
    const r = asResource(t.edition, cellOf(t.view, a.row, a.cell));
    return r ? lower(t.edition.resources[r].name) : w('', '');
  }
  const pile = t.view.piles[a.back].cards;
  const top = pile[pile.length - 1];
  return top ? lower(cardWords(t.edition, top)) : lower(backWords(t.edition, a.back));
}

function taking(a: Of<'newtech' | 'develop'>, t: Table): Said {
  const target = 'row' in a ? `cell:${a.row}:${a.cell}` : `pile:${a.back}`;
  const what = takenWords(a, t);
  if (a.verb === 'newtech')
    return plain(
      target,
      w('Household card', 'Карта быта'),
      fill(w('Take {0}: household card, {1} action', 'Взять: {0} (быт, действие {1})'), what, t.edition.cost.newtech),
    );
  return plain(
    target,
    w('Development', 'Развитие'),
    fill(w('Take {0}: development, {1} actions', 'Взять: {0} (развитие, действия {1})'), what, t.edition.cost.develop),
  );
}

function cellWith(t: Table, id: string): { row: Row; cell: number } | null {
  for (const row of ['weapon', 'household', 'dwelling'] as const) {
    const i = t.view.rows[row].findIndex((c) => c === id);
    if (i >= 0) return { row, cell: i + 1 };
  }
  return null;
}

function learning(a: Of<'learn'>, t: Table): Said {
  const x = t.edition.technologies[a.technology];
  const at = cellWith(t, a.technology);
  const gain = isSolo(t.view) ? null : points(worth(t, a.technology));
  const deed = gain ? fill(w('Learn: {0}, +{1}', 'Освоить: {0}, +{1}'), x.name, gain) : fill(w('Learn: {0}', 'Освоить: {0}'), x.name);
  const target = at ? `cell:${at.row}:${at.cell}` : '';
  if (a.jokers.length === 0) return plain(target, w('With cards', 'Картами'), deed);
  const paid = jokerPayment(a, t, at !== null && at.cell > 1);
  return plain(target, paid, fill(w('{0} ({1})', '{0} ({1})'), deed, paid));
}

/* The last card paid for stays in the cell (but not in the first), so the same loot for the same resource can be two payments. */
function jokerPayment(a: Of<'learn'>, t: Table, lays: boolean): Words {
  const { cost } = t.edition.technologies[a.technology];
  const places = a.jokers.map(Number);
  const replaced = pair((l) => places.flatMap((place) => cost[place - 1] ?? []).map((r) => t.edition.resources[r].name[l].toLowerCase()).join(', '));
  const words = fill(w('{0} loot for {1}', 'добыча {0} за: {1}'), places.length * t.edition.joker_loot, replaced);
  return lays && places.includes(cost.length) ? fill(w('{0}; loot stays here', '{0}; здесь останется добыча'), words) : words;
}

/* ---- hunting ---- */

function pairsLabel(n: number, t: Table): Words {
  return n === 0 ? w('Weapons only', 'Только оружие') : fill(w('+{0} flint', '+{0} кремня'), n * t.edition.flint_per_weapon);
}

function pairsTail(n: number, t: Table): Words {
  return n === 0 ? w('', '') : fill(w(', {0} flint', ', кремень {0}'), n * t.edition.flint_per_weapon);
}

function hunting(a: Of<'hunt' | 'accept' | 'go'>, t: Table): Said {
  const label = pairsLabel(a.pairs, t);
  const tail = pairsTail(a.pairs, t);
  if (a.verb === 'hunt') return plain('animal', label, fill(w('Hunt{0}', 'Охотиться{0}'), tail));
  if (a.verb === 'go') return plain('animal', label, fill(w('Hunt together{0}', 'Охотиться вместе{0}'), tail));
  return plain('', label, fill(w('Join the hunt{0}', 'Пойти на охоту{0}'), tail));
}

export const askTarget = (seat: number, loot: number, pts: number): string => `ask:${seat}:${loot}:${pts}`;

function asking(a: Of<'ask'>, t: Table): Said {
  const share = fill(w('{0} loot, {1}', 'добыча {0}, очки {2}'), a.loot, points(a.points), a.points);
  return {
    ...plain(askTarget(a.seat, a.loot, a.points), share, fill(w('Ask {0}: {1}', 'Позвать: {0}, {1}'), seatName(t.seats, a.seat), share)),
    built: true,
  };
}

/* ---- with cards and people ---- */

function cardDeeds(a: Of<'trade' | 'drop' | 'attack' | 'improve'>, t: Table): Said {
  const e = t.edition;
  if (a.verb === 'trade') {
    const deed = fill(
      w('Exchange {0} {1} for {2} loot', 'Обмен: {1} {0} на добычу {2}'),
      e.exchange.give[a.resource],
      lower(e.resources[a.resource].name),
      e.exchange.get[a.resource],
    );
    return plain(`hand:${a.resource}`, w('Exchange', 'Обмен'), deed);
  }
  if (a.verb === 'drop')
    return plain(`hand:${a.resource}`, w('Drop', 'Сбросить'), fill(w('Drop: {0}', 'Сбросить: {0}'), lower(e.resources[a.resource].name)));
  if (a.verb === 'improve') {
    const name = e.technologies[a.technology].name;
    return plain(
      `tech:${a.technology}`,
      fill(w('{0} loot', 'Добыча {0}'), a.loot),
      fill(w('Improve {0}: {1} loot, +{2}', 'Улучшить: {0}; добыча {1}, +{2}'), name, a.loot, points(a.loot)),
    );
  }
  const back = lower(backWords(e, a.back as Back));
  return plain(
    `back:${a.seat}:${a.back}`,
    w('Attack', 'Напасть'),
    fill(w('Attack {0}: a card of {1}', 'Напасть: {0}, карта ({1})'), seatName(t.seats, a.seat), back),
  );
}

function settling(a: Of<'settle'>, t: Table): Said {
  const here = cellOf(t.view, a.row, 4);
  const s = here in t.edition.settlements ? t.edition.settlements[here as keyof typeof t.edition.settlements] : null;
  const name = s?.name ?? w('', '');
  return plain(
    `cell:${a.row}:4`,
    w('Found', 'Основать'),
    isSolo(t.view)
      ? fill(w('Found {0}: you win', 'Основать: {0}; победа'), name)
      : fill(w('Found {0}: +{1}', 'Основать: {0}, +{1}'), name, points(s?.points ?? 0)),
  );
}

function said(a: Action, t: Table): Said {
  switch (a.verb) {
    case 'explore':
    case 'extra':
      return exploring(a, t);
    case 'newtech':
    case 'develop':
      return taking(a, t);
    case 'learn':
      return learning(a, t);
    case 'hunt':
    case 'accept':
    case 'go':
      return hunting(a, t);
    case 'ask':
      return asking(a, t);
    case 'trade':
    case 'drop':
    case 'attack':
    case 'improve':
      return cardDeeds(a, t);
    case 'settle':
      return settling(a, t);
    case 'joint':
      return plain('', w('Ask the others', 'Позвать других'));
    case 'propose':
      return plain('', w('Propose', 'Предложить'));
    case 'refuse':
      return wayOut(w('Do not hunt', 'Отказаться'), refuseDeed(t));
    case 'cancel':
      return wayOut(w('Ask nobody', 'Никого не звать'));
    case 'decline':
      return wayOut(w('Decline', 'Отказать'));
    case 'dissolve':
      return wayOut(w('Call it off', 'Отменить охоту'));
    case 'stop':
      return wayOut(w('Enough', 'Хватит'));
    case 'end':
      return wayOut(isSolo(t.view) ? w('End the month', 'Конец месяца') : w('End turn', 'Конец хода'));
    default:
      return plain('', w(a.text, a.text)); // events of chance are never offered to a seat
  }
}

/* Refusing a predator costs cards. */
function refuseDeed(t: Table): Words {
  const p = asPredator(t.edition, t.view.animal);
  return p ? fill(w('Flee: drop {0}', 'Бежать: сбросить {0}'), cardsToDrop(t.edition.predators[p].points)) : w('Let it go', 'Отпустить');
}

export const choices = (legal: readonly Action[], t: Table): Choice<Action>[] => legal.map((action) => ({ action, ...said(action, t) }));

/* ---- the bar ---- */

const PHASES = [w('Turn', 'Ход'), w('Hunt', 'Охота'), w('Hand limit', 'Предел руки')];

function phaseNow(view: View): number {
  switch (view.phase) {
    case 'hunt':
    case 'offer':
    case 'answer':
    case 'joint':
    case 'flee':
      return 1;
    case 'limit':
      return 2;
    case 'first':
    case 'setup':
    case 'event':
    case 'eventdrop':
    case 'over':
      return -1;
    default:
      return 0;
  }
}

export function phases(view: View, lang: Lang): { names: string[]; now: number; round: string } {
  const round = isSolo(view) ? fill(w('Month {0}', 'Месяц {0}'), view.round) : fill(w('Round {0}', 'Круг {0}'), view.round);
  return { names: PHASES.map((p) => p[lang]), now: phaseNow(view), round: round[lang] };
}

/* What a turn can hold, briefly. A card is taken in two ways, which the card itself tells apart. */
const DEEDS: readonly (readonly [readonly Action['verb'][], Words])[] = [
  [['explore'], w('explore', 'исследовать')],
  [['extra'], w('explore more', 'исследовать ещё')],
  [['learn'], w('learn', 'освоить')],
  [['newtech', 'develop'], w('take a card', 'взять карту')],
  [['improve'], w('improve', 'улучшить')],
  [['settle'], w('settle', 'поселиться')],
  [['attack'], w('attack', 'напасть')],
  [['trade'], w('exchange', 'обменять')],
];

function turnPrompt(t: Table): Words {
  const left = fill(w('{0} of {1} actions left.', 'Осталось действий: {0} из {1}.'), t.view.ap, t.view.ap_most);
  const can = new Set(t.legal.map((a) => a.verb));
  const deeds = DEEDS.filter(([verbs]) => verbs.some((verb) => can.has(verb)));
  if (deeds.length === 0) return fill(w('{0} End your turn when you are done.', '{0} Закончите ход, когда всё сделано.'), left);
  const named = pair((l) => deeds.map(([, words]) => words[l]).join(', '));
  return fill(w('{0} You can: {1}.', '{0} Можно: {1}.'), left, named);
}

function dropPrompt(t: Table): Words {
  const why =
    t.view.phase === 'flee'
      ? w('You flee', 'Бегство')
      : t.view.phase === 'limit'
        ? w('Hand limit', 'Предел руки')
        : w('The event of the month', 'Событие месяца');
  return fill(w('{0}: drop {1}.', '{0}: сбросьте {1}.'), why, cardsToDrop(t.view.drops));
}

function answerPrompt(t: Table): Words {
  const i = t.viewer - 1;
  return fill(
    w('{0} asks you to the hunt: {1} loot and {2} for you.', '{0} зовёт на охоту: вам добыча {1} и {2}.'),
    seatName(t.seats, t.view.turn),
    t.view.offer_loot[i] ?? 0,
    points(t.view.offer_points[i] ?? 0),
  );
}

function promptWords(t: Table): Words {
  switch (t.view.phase) {
    case 'turn':
      return turnPrompt(t);
    case 'hunt':
      return fill(
        w('{0} Weapons ready: {1}.', '{0} Готового оружия: {1}.'),
        animalWords(t),
        playerOf(t.view, t.view.turn)?.ready ?? 0,
      );
    case 'offer':
      return w('Say what a helper would get, then propose.', 'Назначьте доли помощникам и предложите.');
    case 'answer':
      return answerPrompt(t);
    case 'joint':
      return w('Your helpers are ready: hunt together, or call it off.', 'Помощники согласны: на охоту или отмена.');
    case 'extra':
      return fill(w('Additional exploration: {0} left.', 'Доп. исследование: ещё {0}.'), cards(t.view.extra_left));
    case 'flee':
    case 'limit':
    case 'eventdrop':
      return dropPrompt(t);
    case 'over':
      return w('The game is over.', 'Игра окончена.');
    default:
      return w('The cards decide.', 'Решают карты.');
  }
}

export const prompt = (t: Table): string => promptWords(t)[t.lang];

/* ---- why not? ---- */

function attemptAtCell(t: Table, row: string, cell: number): string | null {
  const at = (['weapon', 'household', 'dwelling'] as const).find((r) => r === row);
  if (!at) return null;
  const here = cellOf(t.view, at, cell);
  if (asTechnology(t.edition, here)) return `learn ${here}`;
  if (asSettlement(t.edition, here)) return `settle ${at}`;
  return asResource(t.edition, here) ? `develop row ${at} ${cell}` : null;
}

/* What a touch on a quiet thing would mean; the server answers with the rule that forbids it. */
export function attempt(target: string, t: Table): string | null {
  const [what = '', a = '', b = ''] = target.split(':');
  if (t.legal.length === 0) return null;
  if (what === 'deck' && a !== 'loot') return t.view.phase === 'extra' ? `extra ${a}` : `explore ${a}`;
  if (t.view.phase !== 'turn') return what === 'hand' && t.view.drops > 0 ? `drop ${a}` : null;
  if (what === 'cell') return attemptAtCell(t, a, Number(b));
  if (what === 'pile') return `develop discard ${a}`;
  if (what === 'hand') return `trade ${a}`;
  if (what === 'back') return `attack ${a} ${b}`;
  return what === 'tech' && asTechnology(t.edition, a) && t.edition.technologies[a as Technology].row === 'dwelling'
    ? `improve ${a} 1`
    : null;
}

/* ---- for the log ---- */

const ICONS: Record<string, string> = {
  explore: 'kr-ap',
  extra: 'kr-ap',
  trade: 'kr-loot',
  attack: 'kr-k-weapon',
  hunt: 'kr-k-weapon',
  go: 'kr-k-weapon',
  improve: 'kr-k-dwelling',
  settle: 'kr-k-dwelling',
  newtech: 'kr-k-household',
  develop: 'kr-k-household',
};

export function icon(a: AnyAction): string | null {
  const part = a as { technology?: unknown; card?: unknown; resource?: unknown };
  if (typeof part.technology === 'string') return `kr-t-${part.technology}`;
  if (typeof part.card === 'string') return `kr-${part.card}`;
  if (typeof part.resource === 'string') return `kr-${part.resource}`;
  return ICONS[a.verb] ?? null;
}

export function targetOf(a: AnyAction): string | null {
  const part = a as { terrain?: unknown; row?: unknown; cell?: unknown; back?: unknown; seat?: unknown };
  if (a.verb === 'settle' && typeof part.row === 'string') return `cell:${part.row}:4`;
  if (a.verb === 'attack' && typeof part.seat === 'number') return `back:${part.seat}:${String(part.back)}`;
  if (typeof part.row === 'string' && typeof part.cell === 'number') return `cell:${part.row}:${part.cell}`;
  if (typeof part.terrain === 'string') return `deck:${part.terrain}`;
  if (typeof part.back === 'string') return `pile:${part.back}`;
  return null;
}
