/* text.ts - the game in words: cards, places, players, and what a thing on the table means just now. */
import { count, fill, w } from '../../kit/words';
import type { Lang, SeatInfo, Words } from '../game';
import type { Cards, Chart, Edition, Hex, Kind, Player, Table, View } from './types';
import { CHARTS, KINDS, TRIBES, advanceCost, boxOf, hexOf, playerOf, pointOf, topLevel, waysOf } from './types';

/* ---- names ---- */

/* "hides", of one "hide"; a Russian name of a kind stays in the nominative. */
export function kindText(e: Edition, k: Kind, n: number, lang: Lang): string {
  const name = e.resources[k].name[lang].toLowerCase();
  return lang === 'en' && n === 1 ? name.replace(/s$/, '') : name;
}

/* "3 hides", "1 hide", as in the log; in Russian the name comes before its number. */
function piecesText(e: Edition, k: Kind, n: number, lang: Lang): string {
  const name = kindText(e, k, n, lang);
  return lang === 'en' ? `${n} ${name}` : `${name} ${n}`;
}

export function cardsWords(e: Edition, cards: Cards): Words {
  const say = (lang: Lang): string =>
    KINDS.filter((k) => cards[k] > 0)
      .map((k) => piecesText(e, k, cards[k], lang))
      .join(', ');
  return { en: say('en') || 'nothing', ru: say('ru') || 'ничего' };
}

export const oneOf = (e: Edition, k: Kind): Words => ({ en: piecesText(e, k, 1, 'en'), ru: piecesText(e, k, 1, 'ru') });

export const kindWords = (e: Edition, k: Kind): Words => ({
  en: e.resources[k].name.en.toLowerCase(),
  ru: e.resources[k].name.ru.toLowerCase(),
});

/* An intersection by the lands around it, or by the name of its island. */
export function placeWords(e: Edition, v: number, most = 3): Words {
  const sea = e.seas.find((s) => s.at === v);
  if (sea) return sea.name;
  const around = (pointOf(e, v)?.hexes ?? []).slice(0, most).map((h) => hexOf(e, h)?.name);
  const say = (lang: Lang): string => around.map((n) => n?.[lang] ?? '').join(' / ');
  return { en: say('en'), ru: say('ru') };
}

export const hexWords = (e: Edition, h: number): Words => hexOf(e, h)?.name ?? w('', '');

export const seatName = (seats: readonly SeatInfo[], seat: number): string =>
  seats.find((s) => s.seat === seat)?.name ?? 'ABCDE'[seat - 1] ?? '?';

export const colourWords = (e: Edition, p: Player): Words => e.colours[p.colour].name;

/* "level 2 / уровень 2" and what it does */
export function chartSense(chart: Chart, level: number, e: Edition): Words {
  switch (chart) {
    case 'food':
      return fill(w('a move: {0} steps', 'ход: шагов {0}'), e.base_move + level);
    case 'hunting':
      return w('drive an enemy off', 'прогнать врага');
    case 'shelter':
      return w('black numbers', 'чёрные числа');
    case 'clothing':
      return w('white numbers', 'белые числа');
  }
}

/* ---- what stands where ---- */

export type Standing = { readonly seat: number; readonly what: 'camp' | 'explorer' };

/* Who is under way comes last, so that it is drawn over what it passes. */
export function standingAt(view: View, v: number): Standing[] {
  const walks = (s: Standing): number => (s.what === 'explorer' && s.seat === view.turn && view.moving === v ? 1 : 0);
  return view.players
    .flatMap((p, i): Standing[] => [
      ...(p.camps.includes(v) ? [{ seat: i + 1, what: 'camp' as const }] : []),
      ...(p.explorers.includes(v) ? [{ seat: i + 1, what: 'explorer' as const }] : []),
    ])
    .sort((a, b) => walks(a) - walks(b));
}

export const blocked = (view: View, h: number): boolean => view.neanderthal === h || view.sabertooth === h;

/* Chances in 36 that a camp here brings a card of each roll. */
export function yieldWords(t: Table, v: number): Words {
  const parts = (pointOf(t.edition, v)?.hexes ?? []).flatMap((h) => {
    const hex = hexOf(t.edition, h);
    if (!hex || t.view.deserts.includes(h)) return [];
    return [{ hex, stopped: blocked(t.view, h) }];
  });
  const ways = parts.reduce((n, p) => n + (p.stopped ? 0 : waysOf(p.hex.number)), 0);
  const one = (p: { hex: Hex; stopped: boolean }, lang: Lang): string => {
    const kind = kindWords(t.edition, t.edition.terrains[p.hex.terrain].produces)[lang];
    if (lang === 'en') return `${kind} on ${p.hex.number}${p.stopped ? ' (blocked)' : ''}`;
    return `${kind} на ${p.hex.number}${p.stopped ? ' (закрыто)' : ''}`;
  };
  if (parts.length === 0) return w('no land, no cards', 'суши нет, карт нет');
  return fill(
    w('{0}: {1} in 36', '{0}: {1} из 36'),
    { en: parts.map((p) => one(p, 'en')).join(', '), ru: parts.map((p) => one(p, 'ru')).join(', ') },
    ways,
  );
}

/* ---- tips ---- */

/* The first part of a tip is its heading and ends its line. */
const join = (...parts: readonly (Words | null)[]): Words => {
  const all = parts.filter((p): p is Words => p !== null);
  const say = (lang: Lang): string =>
    all
      .map((p) => p[lang])
      .join(' ')
      .replace('\n ', '\n')
      .trimEnd();
  return { en: say('en'), ru: say('ru') };
};

function standingWords(t: Table, s: Standing): Words {
  const p = playerOf(t.view, s.seat);
  const who = seatName(t.seats, s.seat);
  const colour = p ? colourWords(t.edition, p) : w('', '');
  return s.what === 'camp'
    ? fill(w('Camp of {0} ({1}).', 'Стоянка: {0} ({1}).'), who, colour)
    : fill(w('Explorer of {0} ({1}).', 'Разведчик: {0} ({1}).'), who, colour);
}

function tribeWords(t: Table, v: number): Words | null {
  const mark = pointOf(t.edition, v)?.mark;
  if (!t.view.tribes.includes(v) || mark === undefined || mark === 'none' || mark === 'dot') return null;
  const me = playerOf(t.view, t.viewer);
  const fresh = me !== undefined && me.tribes[mark] === 0;
  const colours = me ? TRIBES.filter((c) => me.tribes[c] > 0).length : 0;
  return join(
    fill(w('A {0} tribe: settling here is worth 1 point.', 'Племя ({0}): поселение здесь даёт 1 очко.'), {
      en: t.edition.tribes[mark].en.toLowerCase(),
      ru: t.edition.tribes[mark].ru.toLowerCase(),
    }),
    fresh ? fill(w('It would be your tribe colour no. {0} of 4.', 'Это ваш {0}-й цвет племён из 4.'), colours + 1) : null,
  );
}

function pointTip(t: Table, v: number): Words | null {
  const p = pointOf(t.edition, v);
  if (!p) return null;
  const produces = p.hexes.length > 0 && (p.mark !== 'none' || standingAt(t.view, v).some((s) => s.what === 'camp'));
  return join(
    fill(w('{0}\n', '{0}\n'), placeWords(t.edition, v)),
    ...standingAt(t.view, v).map((s) => standingWords(t, s)),
    tribeWords(t, v),
    p.mark === 'dot' ? w('A starting place of Africa.', 'Место начальной стоянки.') : null,
    produces ? fill(w('A camp brings {0}.', 'Стоянка даёт: {0}.'), yieldWords(t, v)) : null,
  );
}

function hexTip(t: Table, h: number): Words | null {
  const hex = hexOf(t.edition, h);
  if (!hex) return null;
  const terrain = t.edition.terrains[hex.terrain];
  if (t.view.deserts.includes(h)) return fill(w('{0}\nDesert: brings nothing any more.', '{0}\nПустыня: больше ничего не даёт.'), hex.name);
  const enemy = t.view.neanderthal === h ? 'neanderthal' : t.view.sabertooth === h ? 'sabertooth' : null;
  const camps = t.view.players.flatMap((p, i) => p.camps.filter((v) => hex.corners.includes(v)).map(() => seatName(t.seats, i + 1)));
  return join(
    fill(
      w('{0}\n{1}, {2} on a {3} ({4} in 36).', '{0}\n{1}, {2} при сумме {3} ({4} из 36).'),
      hex.name,
      terrain.name,
      kindWords(t.edition, terrain.produces),
      hex.number,
      waysOf(hex.number),
    ),
    enemy ? fill(w('{0} stands here: no cards.', 'Здесь {0}: карт нет.'), enemyWords(t.edition, enemy)) : null,
    camps.length > 0 ? fill(w('Camps: {0}.', 'Стоянки: {0}.'), camps.join(', ')) : null,
  );
}

export function enemyWords(e: Edition, enemy: 'neanderthal' | 'sabertooth'): Words {
  const n = e.enemies[enemy].name;
  return { en: `the ${n.en}`, ru: n.ru.toLowerCase() };
}

/* What may still lie on the boxes of a group. */
export function groupWords(view: View, e: Edition, group: number): Words {
  const left = view.bag.flatMap((i) => (e.counters[i - 1]?.group === group ? [e.counters[i - 1]] : []));
  const n = (kind: string): number => left.filter((c) => c?.kind === kind).length;
  const parts = [
    n('desert') > 0 ? fill(w('desert {0}', 'пустыня {0}'), n('desert')) : null,
    n('enemies') > 0 ? fill(w('enemies {0}', 'враги {0}'), n('enemies')) : null,
    n('adaptation') > 0 ? fill(w('adaptation {0}', 'адаптация {0}'), n('adaptation')) : null,
  ].filter((p): p is Words => p !== null);
  return { en: parts.map((p) => p.en).join(', '), ru: parts.map((p) => p.ru).join(', ') };
}

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

function boxTip(t: Table, b: number): Words | null {
  const box = boxOf(t.edition, b);
  if (!box) return null;
  const me = playerOf(t.view, t.viewer);
  const there = t.view.boxes.includes(b);
  return join(
    fill(w('{0}\nNeeds clothing {1} and shelter {2}.', '{0}\nНужны одежда {1} и жилище {2}.'), box.name, box.clothing, box.shelter),
    me ? fill(w('You have {0} and {1}.', 'У вас {0} и {1}.'), me.levels.clothing, me.levels.shelter) : null,
    there
      ? fill(
          w('A counter of group {0} lies here; still unknown: {1}.', 'Здесь жетон группы {0}; ещё не открыты: {1}.'),
          ROMAN[box.group] ?? '',
          groupWords(t.view, t.edition, box.group),
        )
      : w('Its counter has been taken.', 'Жетон уже взят.'),
  );
}

function chartTip(t: Table, chart: Chart): Words {
  const me = playerOf(t.view, t.viewer);
  const e = t.edition;
  const art = e.art[chart];
  const owner = t.view.players.findIndex((p) => p.levels[chart] >= topLevel(e)) + 1;
  const cost = me ? advanceCost(e, me.levels[chart]) : null;
  const use: Record<Chart, Words> = {
    food: fill(w('Food\nOne paid move covers {0} + level steps.', 'Пища\nОдин оплаченный ход — {0} + уровень шагов.'), e.base_move),
    hunting: w(
      'Hunting\nEach level lets you move an enemy and steal a card.',
      'Охота\nКаждый уровень даёт передвинуть врага и украсть карту.',
    ),
    shelter: w('Shelter\nOpens boxes by their black number.', 'Жилище\nОткрывает переходы по чёрному числу.'),
    clothing: w('Clothing\nOpens boxes by their white number.', 'Одежда\nОткрывает переходы по белому числу.'),
  };
  return join(
    use[chart],
    me ? fill(w('You are on level {0}.', 'Ваш уровень {0}.'), me.levels[chart]) : null,
    me && cost ? fill(w('Level {0} costs {1}.', 'Уровень {0} стоит: {1}.'), me.levels[chart] + 1, cardsWords(e, cost)) : null,
    owner > 0
      ? fill(
          w('{0} is with {1}: level {2} is closed.', '{0} у игрока {1}: уровень {2} закрыт.'),
          art.name,
          seatName(t.seats, owner),
          topLevel(e),
        )
      : fill(
          w('The first on level {0} takes {1}: {2} point.', 'Первый на уровне {0} получает: {1}, очков {2}.'),
          topLevel(e),
          art.name,
          art.points,
        ),
  );
}

function kindTip(t: Table, kind: Kind): Words {
  const e = t.edition;
  const me = playerOf(t.view, t.viewer);
  const terrain = (Object.keys(e.terrains) as Hex['terrain'][]).find((k) => e.terrains[k].produces === kind);
  return join(
    { en: `${e.resources[kind].name.en}\n`, ru: `${e.resources[kind].name.ru}\n` },
    terrain
      ? fill(w('Comes from {0}.', 'Местность: {0}.'), {
          en: e.terrains[terrain].name.en.toLowerCase(),
          ru: e.terrains[terrain].name.ru.toLowerCase(),
        })
      : null,
    me?.hand
      ? fill(w('You hold {0}, the supply {1}.', 'У вас {0}, в запасе {1}.'), me.hand[kind], t.view.supply[kind])
      : fill(w('The supply has {0}.', 'В запасе {0}.'), t.view.supply[kind]),
    fill(w('The bank gives 1 card for {0} of a kind.', 'Банк даёт 1 карту за {0} одинаковых.'), e.bank_rate),
  );
}

function cardTip(t: Table, card: 'exploration' | 'expansion'): Words {
  const e = t.edition;
  const owner = t.view[card];
  const rule =
    card === 'exploration'
      ? w(
          '{0}, {1} points\nFor the first to own two exploration counters; whoever then has more takes it.',
          '{0}, очков {1}\nПервому с двумя жетонами исследования; потом тому, у кого их больше.',
        )
      : w(
          '{0}, {1} points\nFor the first to own a tribe of each of the four colours.',
          '{0}, очков {1}\nПервому, у кого племена всех четырёх цветов.',
        );
  return join(
    fill(rule, e[card].name, e[card].points),
    owner > 0 ? fill(w('Now with {0}.', 'Сейчас у игрока {0}.'), seatName(t.seats, owner)) : w('Nobody has it yet.', 'Пока ни у кого.'),
  );
}

function seatTip(t: Table, seat: number): Words | null {
  const p = playerOf(t.view, seat);
  if (!p) return null;
  return fill(
    w('{0} has {1}; one of them would come to you unseen.', '{0}: {1}; одна из них попадёт к вам втёмную.'),
    seatName(t.seats, seat),
    count(p.cards, ['card', 'cards'], ['карта', 'карты', 'карт']),
  );
}

export function tip(target: string, t: Table): Words | null {
  const [what = '', which = ''] = target.split(':');
  const n = Number(which);
  if (what === 'point') return pointTip(t, n);
  if (what === 'hex') return hexTip(t, n);
  if (what === 'box') return boxTip(t, n);
  if (what === 'victim') return seatTip(t, n);
  if (what === 'hand' || what === 'supply') return KINDS.includes(which as Kind) ? kindTip(t, which as Kind) : null;
  if (what === 'chart') return CHARTS.includes(which as Chart) ? chartTip(t, which as Chart) : null;
  if (what === 'card') return which === 'exploration' || which === 'expansion' ? cardTip(t, which) : null;
  return null;
}
