/* text.ts - the words of Stone Age in English and Russian: places, goods, cards and buildings. */
import { count, fill, w } from '../../kit/words';
import type { Lang, Words } from '../game';
import { span } from './reckon';
import { GOODS, type Amounts, type Building, type Card, type Edition, type Good, type Place, type View, type Yield } from './types';

const lower = (words: Words): Words => w(words.en.toLowerCase(), words.ru.toLowerCase());

export const goodName = (e: Edition, what: Yield): Words => lower(what === 'food' ? e.food_name : e.resources[what].name);

/* "2 wood, 1 brick" / "древесина 2, кирпич 1" */
export function amountWords(e: Edition, amounts: Amounts): Words {
  const some = GOODS.filter((g) => (amounts[g] ?? 0) > 0);
  return w(
    some.map((g) => `${amounts[g]} ${goodName(e, g).en}`).join(', '),
    some.map((g) => `${goodName(e, g).ru} ${amounts[g]}`).join(', '),
  );
}

export const yieldWords = (e: Edition, what: Yield, n: number): Words => w(`${n} ${goodName(e, what).en}`, `${goodName(e, what).ru} ${n}`);

export const peopleWords = (n: number): Words => count(n, ['person', 'people'], ['человек', 'человека', 'человек']);
export const diceWords = (n: number): Words => count(n, ['die', 'dice'], ['кубик', 'кубика', 'кубиков']);
export const pointWords = (n: number): Words => count(n, ['point', 'points'], ['очко', 'очка', 'очков']);
export const pipWords = (n: number): Words => count(n, ['pip', 'pips'], ['очко', 'очка', 'очков']);
export const goodsWords = (n: number): Words => count(n, ['resource', 'resources'], ['ресурс', 'ресурса', 'ресурсов']);

/* Names that fit below a place on a phone. */
const SHORT: Readonly<Partial<Record<Place, Words>>> = {
  hunt: w('Hunting', 'Охота'),
  claypit: w('Clay pit', 'Глина'),
  quarry: w('Quarry', 'Скалы'),
  toolmaker: w('Tools', 'Орудия'),
};

export const placeName = (e: Edition, place: Place, short: boolean, lang: Lang): string =>
  ((short ? SHORT[place] : undefined) ?? e.places[place].name)[lang];

/* "Place 3 in the forest" */
const PLACING: Readonly<Partial<Record<Place, Words>>> = {
  hunt: w('Send {0} hunting', 'На охоту: {0}'),
  forest: w('Place {0} in the forest', 'В лес: {0}'),
  claypit: w('Place {0} in the clay pit', 'В глиняный карьер: {0}'),
  quarry: w('Place {0} in the quarry', 'В каменоломню: {0}'),
  river: w('Place {0} at the river', 'К реке: {0}'),
  toolmaker: w('Place 1 at the tool maker', 'К мастеру орудий: 1'),
  hut: w('Place 2 in the hut', 'В хижину: 2'),
  field: w('Place 1 in the field', 'На поле: 1'),
};

export function placingWords(place: Place, people: number): Words {
  const words = PLACING[place];
  if (words) return fill(words, people);
  return place.startsWith('card') ? w('Claim this card', 'Занять эту карту') : w('Claim this building', 'Занять эту постройку');
}

/* ---- cards ---- */

export function topWords(card: Card, e: Edition, players: number): Words {
  const { type, amount = 0, resource, value = 0 } = card.top;
  const good = resource && resource !== 'none' ? goodName(e, resource) : w('', '');
  switch (type) {
    case 'dice_all':
      return fill(
        w('{0} dice of gifts, one for each player, the buyer first', 'кубики даров ({0}): каждому по одному, начиная с купившего'),
        players,
      );
    case 'food':
      return w(`${amount} food at once`, `еда ${amount} сразу`);
    case 'resource':
      return w(`${amount} ${good.en} at once`, `${good.ru} ${amount} сразу`);
    case 'roll':
      return fill(w('roll 2 dice for {0}, tools may help', 'бросок 2 кубиков, добыча: {0}; орудия помогают'), good);
    case 'points':
      return fill(w('{0} at once', '{0} сразу'), pointWords(amount));
    case 'tool':
      return w('one tool at once', 'одно орудие сразу');
    case 'field':
      return w('one more food every round', 'на 1 еду больше каждый раунд');
    case 'draw':
      return w('one more card, unseen by the others', 'ещё одна карта, втайне от других');
    case 'once':
      return w(`a tool of ${value}, to be used once`, `орудие ${value} на один раз`);
    case 'pick':
      return w('2 resources of your choice, now or later', '2 ресурса на выбор, сейчас или позже');
  }
}

/* What stands under the picture of the upper half. */
export function topShort(card: Card): Words {
  switch (card.top.type) {
    case 'dice_all':
      return w('gifts for all', 'дары всем');
    case 'food':
      return w('food now', 'еда сразу');
    case 'resource':
      return w('at once', 'сразу');
    case 'roll':
      return w('roll 2 dice', 'бросок 2');
    case 'points':
      return w('points now', 'очки сразу');
    case 'tool':
      return w('a tool now', 'орудие');
    case 'field':
      return w('food per round', 'урожай');
    case 'draw':
      return w('one more card', 'ещё карта');
    case 'once':
      return w('to use once', 'один раз');
    case 'pick':
      return w('2 of choice', '2 на выбор');
  }
}

export function bottomWords(card: Card, e: Edition): Words {
  const { type, symbol, kind, count: n = 0 } = card.bottom;
  if (type === 'green' && symbol && symbol !== 'none') return e.symbols[symbol];
  if (!kind || kind === 'none') return w('', '');
  const name = e.multipliers[kind];
  return n === 1 ? w(name.en.replace(/s$/, ''), name.ru) : name;
}

/* What the lower half of a card brings at the end. */
export function scoringWords(card: Card, e: Edition): Words {
  const { type, kind, count: n = 0 } = card.bottom;
  if (type === 'green')
    return fill(
      w(
        'At the end: {0}; different green symbols bring their number times itself.',
        'В конце: {0}; разные зелёные символы дают своё число в квадрате.',
      ),
      bottomWords(card, e),
    );
  const what: Record<string, Words> = {
    farmer: w('your place on the food track', 'место на шкале урожая'),
    maker: w('the value of your tools', 'сумма орудий'),
    builder: w('your buildings', 'число построек'),
    shaman: w('your people', 'число людей'),
  };
  return fill(w('At the end: {0} times {1}.', 'В конце: {0} × {1}.'), n, what[kind ?? ''] ?? '');
}

/* ---- buildings ---- */

export function tilePoints(tile: Building, e: Edition): string {
  const [low, high] = span(tile, e);
  return low === high ? String(low) : `${low}–${high}`;
}

export function tileCost(tile: Building, e: Edition): Words {
  if (tile.type === 'fixed') return amountWords(e, tile.cost ?? {});
  if (tile.type === 'exact')
    return fill(
      w('exactly {0} of exactly {1}', 'ровно {0}, ровно {1}'),
      goodsWords(tile.count ?? 0),
      count(tile.kinds ?? 0, ['kind', 'kinds'], ['вид', 'вида', 'видов']),
    );
  return fill(w('{0} to {1} resources of any kinds', 'от {0} до {1} любых ресурсов'), tile.min ?? 1, tile.max ?? 7);
}

/* The two lines on a tile that is paid freely. */
export function tileLines(tile: Building): readonly [Words, Words] {
  if (tile.type === 'exact')
    return [
      count(tile.count ?? 0, ['good', 'goods'], ['ресурс', 'ресурса', 'ресурсов']),
      tile.kinds === 1 ? w('of 1 kind', '1 вида') : w(`of ${tile.kinds} kinds`, `${tile.kinds} видов`),
    ];
  return [w(`${tile.min} to ${tile.max}`, `от ${tile.min} до ${tile.max}`), w('any goods', 'ресурсов')];
}

/* ---- gifts ---- */

export function giftWords(e: Edition, face: number): Words {
  const gain = e.gift[String(face) as keyof Edition['gift']];
  if (gain === 'tool') return w('1 tool', 'орудие');
  if (gain === 'field') return w('1 more food a round', 'урожай +1');
  return yieldWords(e, gain, 1);
}

export const giftIcon = (e: Edition, face: number): string => `sa-${e.gift[String(face) as keyof Edition['gift']]}`;

/* ---- moments ---- */

const PHASE: Readonly<Record<View['phase'], 0 | 1 | 2>> = {
  first: 0,
  setup: 0,
  place: 0,
  act: 1,
  roll: 1,
  tools: 1,
  pay: 1,
  gifts: 1,
  choose: 1,
  picknow: 1,
  draw: 1,
  tile: 1,
  feed: 2,
  refill: 2,
  end: 2,
};

export const PHASE_NAMES: readonly Words[] = [w('Place people', 'Расстановка'), w('Use people', 'Действия'), w('Feed', 'Кормление')];

export const phaseIndex = (view: View): number => PHASE[view.phase];

export const goodIcon = (what: Yield | Good): string => `sa-${what}`;
