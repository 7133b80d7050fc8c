/* text.ts - the game in words: cards, places, and what a thing on the table means just now. */
import { count, fill, w } from '../../kit/words';
import type { Lang, SeatInfo, Words } from '../game';
import type { Back, Card, Edition, GameEvent, Player, Resource, Row, Table, Technology, Terrain, View } from './types';
import {
  BACKS,
  PREDATORS,
  RESOURCES,
  ROWS,
  TERRAINS,
  asHerbivore,
  asPredator,
  asResource,
  asSettlement,
  asTechnology,
  cellOf,
  isSolo,
  isSpent,
  knowers,
  knows,
  playerOf,
  targetOfAnimal,
  worth,
} from './types';

export const pair = (say: (lang: Lang) => string): Words => ({ en: say('en'), ru: say('ru') });
export const lower = (n: Words): Words => pair((l) => n[l].toLowerCase());

/* The first part of a tip is its heading and ends its line. */
export const join = (...parts: readonly (Words | null)[]): Words =>
  pair((l) =>
    parts
      .flatMap((p) => (p === null ? [] : [p[l]]))
      .join(' ')
      .replace('\n ', '\n')
      .trimEnd(),
  );

export const seatName = (seats: readonly SeatInfo[], seat: number): string =>
  seats.find((s) => s.seat === seat)?.name ?? 'ABCDE'[seat - 1] ?? '?';

export const backWords = (e: Edition, b: Back): Words => (b === 'loot' ? e.resources.loot.name : e.terrains[b].name);

export function cardWords(e: Edition, c: Card): Words {
  const [p, h, r] = [asPredator(e, c), asHerbivore(e, c), asResource(e, c)];
  if (p) return e.predators[p].name;
  if (h) return e.herbivores[h].name;
  return r ? e.resources[r].name : w(c, c);
}

export const points = (n: number): Words => count(n, ['point', 'points'], ['очко', 'очка', 'очков']);
export const cards = (n: number): Words => count(n, ['card', 'cards'], ['карта', 'карты', 'карт']);
export const cardsToDrop = (n: number): Words => count(n, ['card', 'cards'], ['карту', 'карты', 'карт']); // "сбросьте 1 карту"

/* "wood 2, stone": a list of resources, equal ones counted. */
export function costWords(e: Edition, cost: readonly Resource[]): Words {
  const kinds = RESOURCES.filter((r) => cost.includes(r));
  const n = (r: Resource): string => {
    const times = cost.filter((c) => c === r).length;
    return times > 1 ? ` ${times}` : '';
  };
  return pair((l) => kinds.map((r) => e.resources[r].name[l].toLowerCase() + n(r)).join(', '));
}

/* ---- tips ---- */

/* Counted from the deck's contents and everything of it that lies open or is in the own hand. */
function deckTip(t: Table, back: Back): Words {
  const { view, edition: e } = t;
  if (back === 'loot')
    return fill(
      w('Loot\n{0} in the deck. It is taken in hunts and exchanges.', 'Добыча\nВ колоде {0}. Её дают охота и обмен.'),
      view.decks.loot,
    );
  const all = e.terrains[back].cards;
  const names = pair((l) =>
    (Object.keys(all) as (keyof typeof all)[])
      .filter((c) => all[c] > 0)
      .map((c) => `${cardWords(e, c)[l].toLowerCase()} ${all[c]}`)
      .join(', '),
  );
  return join(
    fill(w('{0}\n{1} left of {2}.', '{0}\nОсталось {1} из {2}.'), e.terrains[back].name, view.decks[back], e.terrains[back].size),
    fill(w('In the whole deck: {0}.', 'Во всей колоде: {0}.'), names),
    view.closed === back ? w('Closed this month.', 'В этом месяце закрыто.') : null,
    view.decks[back] === 0 ? w('The discard pile will be the new deck.', 'Новой колодой станет сброс.') : null,
  );
}

function pileTip(t: Table, back: Back): Words {
  const pile = t.view.piles[back].cards;
  if (pile.length === 0) return fill(w('Discard pile ({0}): empty.', 'Сброс ({0}): пусто.'), lower(backWords(t.edition, back)));
  const kinds = [...new Set(pile)];
  const names = pair((l) =>
    kinds.map((c) => `${cardWords(t.edition, c)[l].toLowerCase()} ${pile.filter((x) => x === c).length}`).join(', '),
  );
  const top = pile[pile.length - 1];
  return join(
    fill(w('Discard pile ({0})\n{1}: {2}.', 'Сброс ({0})\n{1}: {2}.'), lower(backWords(t.edition, back)), cards(pile.length), names),
    top && !asResource(t.edition, top) ? w('An animal on top: nothing can be taken.', 'Сверху зверь: взять нельзя.') : null,
  );
}

export function requirementWords(t: Table, tech: Technology): Words | null {
  const needs = t.edition.technologies[tech].requires ?? [];
  if (needs.length === 0) return null;
  const one = (r: Technology, l: Lang): string => {
    const who = knowers(t.view, r).map((s) => seatName(t.seats, s));
    return `${t.edition.technologies[r].name[l].toLowerCase()} (${who.length > 0 ? who.join(', ') : l === 'en' ? 'nobody yet' : 'пока ни у кого'})`;
  };
  return fill(
    w('Requires {0}.', 'Требует: {0}.'),
    pair((l) => needs.map((r) => one(r, l)).join(', ')),
  );
}

/* Alone, nobody scores. */
const heading = (t: Table, name: Words, worthOf: number): Words =>
  isSolo(t.view) ? fill(w('{0}\n', '{0}\n'), name) : fill(w('{0}, {1}\n', '{0}, {1}\n'), name, points(worthOf));

export function techTip(t: Table, tech: Technology, open: boolean): Words {
  const x = t.edition.technologies[tech];
  return join(
    heading(t, x.name, x.points),
    open ? fill(w('Costs {0}.', 'Цена: {0}.'), costWords(t.edition, x.cost)) : null,
    open ? requirementWords(t, tech) : null,
    open && !isSolo(t.view) && worth(t, tech) > x.points
      ? fill(w('With the bonus for your own technologies: {0}.', 'С надбавкой за свои технологии: {0}.'), points(worth(t, tech)))
      : null,
    x.hand ? fill(w('Hand limit +{0}.', 'Предел руки +{0}.'), x.hand) : null,
    x.improve && !isSolo(t.view)
      ? fill(w('Improving turns up to {0} loot into points.', 'Улучшение: до {0} добычи в очки.'), x.improve)
      : null,
    x.row === 'weapon' ? w('A weapon is power in a hunt.', 'Оружие даёт силу охоты.') : null,
    x.row === 'weapon' && !isSolo(t.view) ? w('It can attack once.', 'Напасть может один раз.') : null,
    x.row === 'household' ? w('Once a turn it takes a resource from a row or pile.', 'Раз в ход берёт ресурс из ряда или сброса.') : null,
  );
}

function ownTechTip(t: Table, tech: Technology): Words {
  const me = playerOf(t.view, t.viewer);
  const spent = me !== undefined && knows(me, tech) && isSpent(t.edition, me, tech);
  return join(techTip(t, tech, false), spent ? w('Turned.', 'Повёрнута.') : null);
}

function cellTip(t: Table, row: Row, cell: number): Words {
  const here = cellOf(t.view, row, cell);
  const [tech, res, set] = [asTechnology(t.edition, here), asResource(t.edition, here), asSettlement(t.edition, here)];
  const stack = cell === 1 ? fill(w('Stack: {0}.', 'Стопка: {0}.'), cards(t.view.stacks[row])) : null;
  if (tech) return join(techTip(t, tech, true), stack);
  if (res)
    return fill(
      w(
        '{0} lies in the row: a household card or Development takes it, and the top of the stack comes here.',
        '{0} лежит в ряду: берётся картой быта или развитием, на её место ляжет верх стопки.',
      ),
      t.edition.resources[res].name,
    );
  if (set) return settlementTip(t, set);
  return w('Empty.', 'Пусто.');
}

function settlementTip(t: Table, set: keyof Edition['settlements']): Words {
  const s = t.edition.settlements[set];
  const me = playerOf(t.view, t.viewer);
  const need = pair((l) =>
    ROWS.map((r) => `${t.edition.rows[r].name[l].toLowerCase()} ${me ? `${me.skill[r]}/` : ''}${s.needs[r]}`).join(', '),
  );
  return join(
    heading(t, fill(w('Settlement {0}', 'Поселение {0}'), s.name), s.points),
    fill(w('Needs technologies: {0}.', 'Нужно технологий: {0}.'), need),
    isSolo(t.view)
      ? fill(
          w('Founding costs {0} and wins the game.', 'Основание стоит {0} и приносит победу.'),
          count(t.edition.solo_settle_cost, ['action', 'actions'], ['действие', 'действия', 'действий']),
        )
      : w('Founding takes a whole turn.', 'Основание занимает весь ход.'),
  );
}

export function animalWords(t: Table): Words {
  const { animal } = t.view;
  const e = t.edition;
  const p = asPredator(e, animal);
  const h = asHerbivore(e, animal);
  if (p) {
    const x = e.predators[p];
    if (isSolo(t.view))
      return fill(
        w('{0}: strength {1}; {2} loot, or flee and drop {3}.', '{0}: сила {1}; добыча {2} или бегство: сбросить {3}.'),
        x.name,
        x.strength,
        x.loot,
        cardsToDrop(x.points),
      );
    return fill(
      w(
        '{0}: strength {1}; {2} and {3} loot, the figure is worth {4} at the end.',
        '{0}: сила {1}; {2}, добыча {3}, фигурка в конце +{4}.',
      ),
      x.name,
      x.strength,
      points(x.points),
      x.loot,
      x.figure_points,
    );
  }
  return h
    ? fill(
        w('{0}: 1 loot for each weapon, up to {1}.', '{0}: добыча 1 за каждое оружие, до {1}.'),
        e.herbivores[h].name,
        e.herbivores[h].max_loot,
      )
    : w('No animal.', 'Зверя нет.');
}

function animalTip(t: Table): Words {
  const hunter = playerOf(t.view, t.view.turn);
  return join(
    animalWords(t),
    hunter
      ? fill(
          w('Weapons ready: {0} of {1}; each pair of flint adds 1.', 'Готового оружия: {0} из {1}; пара кремня даёт +1.'),
          hunter.ready,
          targetOfAnimal(t.edition, t.view.animal),
        )
      : null,
  );
}

function handTip(t: Table, r: Resource): Words {
  const me = playerOf(t.view, t.viewer);
  const { give, get } = t.edition.exchange;
  return join(
    fill(w('{0}\nYou hold {1}.', '{0}\nУ вас {1}.'), t.edition.resources[r].name, me?.hand?.[r] ?? 0),
    give[r] > 0
      ? fill(w('Exchange: {0} for {1} loot, without an action.', 'Обмен: отдать {0}, добыча +{1}, без действия.'), give[r], get[r])
      : null,
    r === 'flint' ? fill(w('{0} flint are +1 power in a hunt.', 'Кремня {0}: +1 сила на охоте.'), t.edition.flint_per_weapon) : null,
    r === 'loot'
      ? fill(w('{0} loot pay for any other resource of a technology.', 'Добычи {0}: вместо любого другого ресурса в цене.'), t.edition.joker_loot)
      : null,
  );
}

/* How many cards of additional exploration somebody may take: lines that the leading opponent has passed and he has not. */
export function allowance(view: View, e: Edition, seat: number): number {
  const lines = (p: Player): number => e.score_lines.filter((l) => l <= p.points).length;
  const me = playerOf(view, seat);
  const others = view.players.filter((_, i) => i + 1 !== seat).map(lines);
  return me && others.length > 0 ? Math.max(0, Math.max(...others) - lines(me)) : 0;
}

function monthsTip(t: Table): Words {
  const { view, edition } = t;
  return fill(w('Month {0} of {1}; the last one ends with Winter.', 'Месяц {0} из {1}; последний кончится зимой.'), view.round, edition.solo_months);
}

function trackTip(t: Table): Words {
  if (isSolo(t.view)) return monthsTip(t);
  const goal = (t.edition.threshold as Record<string, number | undefined>)[String(t.view.seats)];
  const more = allowance(t.view, t.edition, t.viewer);
  return join(
    goal ? fill(w('Whoever reaches {0} points begins the last turns.', 'Кто наберёт {0}, начинает последние ходы.'), goal) : null,
    w('Whoever is behind a red line that an opponent has passed may explore more.', 'Отставший на красную черту может исследовать больше.'),
    more > 0 ? fill(w('For you: {0}.', 'Вам: {0}.'), cards(more)) : null,
  );
}

export function eventWords(e: Edition, id: GameEvent): Words {
  const x = e.events[id];
  switch (x.effect) {
    case 'discard':
      return x.weapons
        ? fill(
            w('{0}: with fewer than {1} weapons drop {2}.', '{0}: если оружия меньше {1}, сбросить карт {2}.'),
            x.name,
            x.weapons,
            x.count ?? 0,
          )
        : fill(w('{0}: drop {1} cards.', '{0}: сбросить карт {1}.'), x.name, x.count ?? 0);
    case 'lose_terrain':
      return fill(
        w('{0}: all cards of {1} are lost, closed for a month.', '{0}: пропадают карты ({1}), на месяц закрыто.'),
        x.name,
        x.terrain && x.terrain !== 'none' ? lower(e.terrains[x.terrain].name) : '',
      );
    case 'action_points':
      return fill(w('{0}: {1} actions next month.', '{0}: в следующем месяце действий {1}.'), x.name, x.count ?? 0);
    case 'gain_loot':
      return fill(w('{0}: {1} loot to the hand.', '{0}: добыча +{1}.'), x.name, x.count ?? 0);
    case 'lose_game':
      return fill(w('{0}: the game is lost.', '{0}: поражение.'), x.name);
  }
}

function figureTip(t: Table, which: string): Words | null {
  const p = PREDATORS.find((x) => x === which);
  if (!p) return null;
  const x = t.edition.predators[p];
  const owner = t.view.players.findIndex((q) => q.figures.includes(p)) + 1;
  return join(
    isSolo(t.view)
      ? fill(
          w('{0}\nStrength {1}, {2} loot; to flee drop {3}.', '{0}\nСила {1}, добыча {2}; при бегстве сбросить {3}.'),
          x.name,
          x.strength,
          x.loot,
          cardsToDrop(x.points),
        )
      : fill(w('{0}\nStrength {1}, {2}, {3} loot.', '{0}\nСила {1}, {2}, добыча {3}.'), x.name, x.strength, points(x.points), x.loot),
    owner > 0
      ? fill(w('Beaten by {0}.', 'Побеждён: {0}.'), seatName(t.seats, owner))
      : w('Lives in this terrain.', 'Живёт в этой местности.'),
  );
}

function stealTip(t: Table, seat: number, back: string): Words | null {
  const b = BACKS.find((x) => x === back);
  const p = playerOf(t.view, seat);
  if (!b || !p) return null;
  return fill(w('{0}, {1}: {2} in hand.', '{0}, {1}: на руке {2}.'), seatName(t.seats, seat), lower(backWords(t.edition, b)), p.backs[b]);
}

export function tip(target: string, t: Table): Words | null {
  const [what = '', a = '', b = ''] = target.split(':');
  if (what === 'deck' || what === 'pile') {
    const back = BACKS.find((x) => x === a);
    return back ? (what === 'deck' ? deckTip(t, back) : pileTip(t, back)) : null;
  }
  if (what === 'cell') {
    const row = ROWS.find((x) => x === a);
    return row ? cellTip(t, row, Number(b)) : null;
  }
  if (what === 'hand') {
    const r = RESOURCES.find((x) => x === a);
    return r ? handTip(t, r) : null;
  }
  if (what === 'tech') {
    const tech = asTechnology(t.edition, a);
    return tech ? ownTechTip(t, tech) : null;
  }
  if (what === 'back') return stealTip(t, Number(a), b);
  if (what === 'figure') return figureTip(t, a);
  if (what === 'animal') return animalTip(t);
  return what === 'track' ? trackTip(t) : null;
}

export const isTerrain = (x: string): x is Terrain => (TERRAINS as readonly string[]).includes(x);
