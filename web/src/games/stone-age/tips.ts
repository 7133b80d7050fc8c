/* tips.ts - plain words about a thing on the table, with the numbers of the moment. */
import { fill, list, w } from '../../kit/words';
import type { Words } from '../game';
import { reckon } from './reckon';
import { diceWords, giftWords, goodsWords, peopleWords, scoringWords, tileCost, tilePoints, topWords, yieldWords, pipWords } from './text';
import { cardAt, divisorOf, GATHER, standing, sum, targetOf, tileAt, VILLAGE, YIELD, type Edition, type Gather, type P } from './types';

const join = (...parts: readonly (Words | null)[]): Words => {
  const said = parts.filter((p): p is Words => p !== null && p.en !== '');
  return w(said.map((p) => p.en).join(' '), said.map((p) => p.ru).join(' '));
};

function freeRings(place: Gather, { view, edition }: P): Words | null {
  if (place === 'hunt') return w('There is room for everybody.', 'Места хватит всем.');
  const free = edition.rings - sum(view.gather[place]);
  if (free === edition.rings) return fill(w('All {0} rings are free.', 'Свободны все {0} мест.'), free);
  return fill(w('Free rings: {0}.', 'Свободных мест: {0}.'), free);
}

function crowdLimit(place: Gather, { view, edition }: P): Words | null {
  const limit = edition.limits[String(view.seats) as '2' | '3' | '4'].gather_players;
  if (place === 'hunt' || limit >= view.seats) return null;
  return limit === 1
    ? w('Only one player may come here each round.', 'За раунд сюда может прийти только один игрок.')
    : fill(w('Only {0} players may come here each round.', 'За раунд сюда могут прийти только {0} игрока.'), limit);
}

function gatherTip(place: Gather, props: P): Words {
  const { edition, chosen } = props;
  const what = YIELD[place];
  const divisor = divisorOf(edition, what);
  const rule = fill(
    w('Each person rolls a die; every {0} bring {1}.', 'Каждый человек бросает кубик; каждые {0} дают: {1}.'),
    pipWords(divisor),
    yieldWords(edition, what, 1),
  );
  const mine =
    chosen?.verb === 'place' && chosen.place === place && 'people' in chosen
      ? fill(w('{0} roll {1}.', '{0} — {1}.'), peopleWords(chosen.people), diceWords(chosen.people))
      : null;
  return join(mine, rule, freeRings(place, props), crowdLimit(place, props));
}

const VILLAGE_TIP: Readonly<Record<(typeof VILLAGE)[number], Words>> = {
  field: w('One person: from now on one more food every round.', 'Один человек: отныне на 1 еду больше каждый раунд.'),
  hut: w(
    'Two people: one more person for your tribe, fed already this round.',
    'Два человека: в племени станет на одного больше; его кормят уже в этом раунде.',
  ),
  toolmaker: w(
    'One person: one more tool, or a better one. Tools add to dice once a round.',
    'Один человек: ещё одно орудие или лучшее. Орудия добавляют к броску раз в раунд.',
  ),
};

function villageTip(place: (typeof VILLAGE)[number], { view, edition }: P): Words {
  const limit = edition.limits[String(view.seats) as '2' | '3' | '4'].village_places;
  const taken = VILLAGE.filter((p) => standing(view, p) > 0).length;
  const closed = standing(view, place) === 0 && taken >= limit;
  return join(
    VILLAGE_TIP[place],
    limit < 3
      ? fill(
          w('Of field, hut and tool maker only {0} can be used each round.', 'Из поля, хижины и мастера за раунд доступны только {0}.'),
          limit,
        )
      : null,
    closed ? w('Closed for this round.', 'В этом раунде закрыто.') : null,
  );
}

function cardTip(slot: number, { view, edition }: P): Words | null {
  const card = cardAt(view, edition, slot);
  const come = fill(w('Cards to come: {0}.', 'Карт впереди: {0}.'), view.undrawn_count);
  if (!card) return join(w('This place is empty until the next round.', 'Здесь пусто до следующего раунда.'), come);
  const cost = fill(w('Costs {0} of any kinds.', 'Стоит {0} любых видов.'), goodsWords(edition.slot_cost[slot] ?? 0));
  const top = topWords(card, edition, view.seats);
  const sentence = w(top.en.charAt(0).toUpperCase() + top.en.slice(1) + '.', top.ru.charAt(0).toUpperCase() + top.ru.slice(1) + '.');
  return join(cost, sentence, scoringWords(card, edition), come);
}

function tileTip(stack: number, { view, edition }: P): Words | null {
  const tile = tileAt(view, edition, stack);
  const left = view.left[stack] ?? 0;
  if (!tile) return w('This stack is used up: the game ends after this round.', 'Стопка кончилась: после этого раунда игра закончится.');
  const price = fill(w('Pay {0} for {1} points.', 'Цена: {0}; очки: {1}.'), tileCost(tile, edition), tilePoints(tile, edition));
  return join(
    price,
    fill(w('Tiles in this stack: {0}; not seen in all: {1}.', 'Плиток в стопке: {0}; ещё не открыто: {1}.'), left, view.unseen.length),
  );
}

function trackTip({ view }: P): Words {
  const said = view.players.map((p, i) => `${'ABCDE'[i]} ${p.track}`);
  return fill(
    w('Food that the fields bring every round: {0}.', 'Столько еды приносят поля каждый раунд: {0}.'),
    w(list(said, 'en'), list(said, 'ru')),
  );
}

function collectionTip({ view, edition, viewer }: P): Words | null {
  const player = view.players[viewer - 1];
  if (!player) return null;
  const sums = reckon(player, edition);
  const parts: readonly (readonly [Words, number])[] = [
    [w('green cards', 'зелёные карты'), sums.green],
    [w('farmers', 'земледельцы'), sums.farmer],
    [w('tool makers', 'мастера орудий'), sums.maker],
    [w('hut builders', 'строители'), sums.builder],
    [w('shamans', 'шаманы'), sums.shaman],
    [w('resources', 'ресурсы'), sums.goods],
  ];
  const some = parts.filter(([, n]) => n > 0);
  if (some.length === 0) return w('Nothing that counts at the end yet.', 'Пока ничего, что считается в конце.');
  const all = w(
    list(
      some.map(([words, n]) => `${words.en} ${n}`),
      'en',
    ),
    list(
      some.map(([words, n]) => `${words.ru} ${n}`),
      'ru',
    ),
  );
  return fill(w('At the end these would bring now: {0}.', 'В конце это дало бы сейчас: {0}.'), all);
}

function giftTip(face: number, edition: Edition): Words {
  return fill(w('This die brings {0}.', 'Этот кубик даёт: {0}.'), giftWords(edition, face));
}

const titled = (title: Words, text: Words | null): Words | null => (text ? w(`${title.en}. ${text.en}`, `${title.ru}. ${text.ru}`) : null);

export function tip(target: string, props: P): Words | null {
  const { edition } = props;
  const place = GATHER.find((g) => targetOf(g) === target);
  if (place) return titled(edition.places[place].name, gatherTip(place, props));
  const village = VILLAGE.find((v) => v === target);
  if (village) return titled(edition.places[village].name, villageTip(village, props));
  const [kind, number] = target.split('-');
  switch (kind) {
    case 'card':
      return cardTip(Number(number) - 1, props);
    case 'building':
      return tileTip(Number(number) - 1, props);
    case 'gift':
      return giftTip(Number(number), edition);
    case 'pick':
      return w(
        'Two resources of your choice, once: touch the first, then choose the second.',
        'Два ресурса на выбор, один раз: коснитесь первого, затем выберите второй.',
      );
    case 'track':
      return trackTip(props);
    case 'collection':
      return collectionTip(props);
    default:
      return null;
  }
}
