/* tips.ts - plain words about a thing on the table, with the numbers of the moment. */
import { fill, list, w } from '../../kit/words';
import type { Words } from '../game';
import { idOf } from './moves';
import { chartPoints, scoredBy, standing } from './reckon';
import { areaName, areaWords, categoryWords, deedWhen, deedWords, eachWords, kindName, pointWords } from './text';
import { categoryOf, costDue, type AreaId, type Deed, type Edition, type Kind, type P } from './types';

const join = (...parts: readonly (Words | null)[]): Words => {
  const said = parts.filter((p): p is Words => p !== null && p.en !== '');
  return w(said.map((p) => p.en).join(' '), said.map((p) => p.ru).join(' '));
};

const listed = (words: readonly Words[]): Words =>
  w(
    list(
      words.map((x) => x.en),
      'en',
    ),
    list(
      words.map((x) => x.ru),
      'ru',
    ),
  );

const sentence = (words: Words): Words =>
  w(words.en.charAt(0).toUpperCase() + words.en.slice(1) + '.', words.ru.charAt(0).toUpperCase() + words.ru.slice(1) + '.');

function gainsTip(id: AreaId, props: P): Words | null {
  const { view, edition, seats } = props;
  const now = standing(view, edition, id);
  if (!now || !edition.areas[id].scoring) return null;
  const worth = fill(w('Worth {0} and {1}.', 'Ценность {0} и {1}.'), now.first, now.second);
  if (now.tied.length > 2) return join(worth, w('All tied: nobody would get anything.', 'Все равны: никто ничего не получит.'));
  const who = now.gains.filter((g) => g.points > 0).map((g) => `${seats.find((s) => s.seat === g.seat)?.name ?? ''} ${g.points}`);
  if (who.length === 0) return join(worth, w('Nobody is here.', 'Здесь никого нет.'));
  return join(worth, fill(w('Scored now: {0}.', 'При подсчёте сейчас: {0}.'), w(list(who, 'en'), list(who, 'ru'))));
}

function costTip(id: AreaId, { view, edition }: P): Words | null {
  const cost = edition.areas[id].entry_cost;
  if (cost.length === 0 || !view.guarded.includes(id)) return null;
  const what = listed(cost.map(categoryWords));
  return costDue(view, edition, id)
    ? fill(w('No tile was taken here yet: the way in costs {0}.', 'Жетонов здесь ещё не брали, вход стоит: {0}.'), what)
    : fill(
        w(
          'Left empty before a tile is taken, the way in costs {0} again.',
          'Если область опустеет до взятия жетона, вход снова будет стоить: {0}.',
        ),
        what,
      );
}

function templeTip(id: AreaId, { view, edition, seats }: P): Words | null {
  const area = view.areas[edition.areas[id].number];
  const owners =
    area?.temples.map((owner) =>
      owner === 0
        ? w('open', 'открыт')
        : w(seats.find((s) => s.seat === owner)?.name ?? '', seats.find((s) => s.seat === owner)?.name ?? ''),
    ) ?? [];
  if (edition.areas[id].printed_temple)
    return w('The temple here is open to all: new tribes come here.', 'Храм здесь открыт для всех: сюда приходят новые племена.');
  return owners.length > 0 ? fill(w('Temples: {0}.', 'Храмы: {0}.'), listed(owners)) : null;
}

function areaTip(number: number, props: P): Words | null {
  const id = idOf(props.edition, number);
  if (!id) return null;
  return join(sentence(areaName(props.edition, id)), gainsTip(id, props), costTip(id, props), templeTip(id, props));
}

/* What is known of a kind: how many are left, what it would score, which undersides have been seen. */
function kindTip(kind: Kind, props: P): Words {
  const { view, edition } = props;
  const left = view.uncollected[kind].length;
  const category = categoryOf(edition, kind);
  const state = view.scored.includes(kind)
    ? w('Already scored.', 'Уже учтено.')
    : fill(
        w('{0} can still be taken; the last one scores {1}.', 'Можно взять ещё {0}; с последним считаются {1}.'),
        left,
        areaWords(scoredBy(view, edition, kind).length),
      );
  const chart = edition.categories[category].end_chart.join(', ');
  const end = fill(
    w('At the end {0} brings {1} points for 1, 2, 3… tiles.', 'В конце {0}: {1} очков за 1, 2, 3… жетона.'),
    eachWords(category),
    chart,
  );
  const seen = view.used[kind];
  const open =
    seen.length > 0 ? fill(w('Seen so far: {0}.', 'Уже показаны: {0}.'), listed(seen.map((deed) => deedWords(edition, deed)))) : null;
  const bag = fill(w('In the bag: {0}.', 'В мешке: {0}.'), view.bag_count[kind]);
  /* Its resource tile is out of the game; which action tile it was is never known, so the bag counts it (CM-106). */
  const out = view.left_over === kind ? w('One of these is never drawn.', 'Один из них там и останется.') : null;
  return join(sentence(kindName(edition, kind)), state, end, bag, out, open);
}

const WHAT: Readonly<Record<Edition['actions'][Deed]['kind'], Words>> = {
  value: w(
    'It raised an area’s value when it was drawn. It can still be paid, bid, or counted at the end.',
    'При взятии он поднял ценность области. Его ещё можно отдать, поставить в споре или оставить до конца.',
  ),
  own: w('Steps for your own tribes, from any areas.', 'Шаги ваших племён из любых областей.'),
  others: w('Steps for tribes of the others, wherever they stand.', 'Шаги чужих племён, где бы они ни стояли.'),
  relocate: w('Your tribes of one area jump to other areas of yours.', 'Ваши племена из одной области переходят в другие ваши области.'),
  vp: w('As many points as you hold tiles, this one included.', 'Столько очков, сколько у вас жетонов, считая этот.'),
  wild: w('Settles a whole entry cost by itself.', 'Один оплачивает всю плату за вход.'),
  half: w('Half a tribe more in any conflict.', 'Ещё полплемени в любом споре.'),
  sets: w(
    'Kept to the end: points for each set of a god, a trade good and a tool among your other tiles.',
    'Хранится до конца: очки за каждый набор из божества, товара и орудия среди других жетонов.',
  ),
  add: w('New tribes from your stock at a temple that is open or yours.', 'Новые племена из запаса у открытого или своего храма.'),
  temple: w(
    'A temple where you stand, with a tribe from your stock as its marker.',
    'Храм там, где вы стоите, и племя из запаса как знак.',
  ),
};

function tileTip(kind: Kind, deed: Deed, { edition, view, viewer }: P): Words {
  const n = view.players[viewer - 1]?.fronts[kind] ?? 0;
  const now = fill(
    w('At the end your {0} of this kind: {1}.', 'В конце ваши жетоны этого вида ({0}): {1}.'),
    n,
    pointWords(chartPoints(edition, kind, n)),
  );
  const title = w(
    `${kindName(edition, kind).en}: ${deedWords(edition, deed).en}, ${deedWhen(edition, deed).en}.`,
    `${kindName(edition, kind).ru}: ${deedWords(edition, deed).ru}, ${deedWhen(edition, deed).ru}.`,
  );
  return join(title, WHAT[edition.actions[deed].kind], now);
}

export function tip(target: string, props: P): Words | null {
  const [what, a = '', b = ''] = target.split('-');
  switch (what) {
    case 'area':
      return areaTip(Number(a), props);
    case 'kind':
      return kindTip(a as Kind, props);
    case 'res':
      return kindTip(b as Kind, props);
    case 'tile':
      return tileTip(a as Kind, b as Deed, props);
    case 'tribe':
      return areaTip(Number(a), props);
    default:
      return null;
  }
}
