/* moves.ts - what can be done, in words: every legal action as a choice, the sentence of the action bar, the phases.
 *
 * People go to places, so placing and resolving have the place as their target. Tools, payments and feeding are put
 * together on the tray (tray.tsx): they are `built` choices of the target "tray", as there can be hundreds; only when a
 * payment has few forms do they stand as buttons in the action bar. */
import { fill, w } from '../../kit/words';
import type { Action, Choice, Lang, Words } from '../game';
import { worth } from './reckon';
import {
  amountWords,
  diceWords,
  giftWords,
  goodName,
  goodsWords,
  PHASE_NAMES,
  phaseIndex,
  pipWords,
  placingWords,
  pointWords,
  tileCost,
  yieldWords,
} from './text';
import {
  cardAt,
  divisorOf,
  isGather,
  slotOf,
  sum,
  targetOf,
  tileAt,
  YIELD,
  type Edition,
  type Move,
  type P,
  type Player,
  type View,
} from './types';

type Use = Extract<Move, { verb: 'use' }>;
type Pay = Extract<Move, { verb: 'pay' | 'feed' }>;
type Resolve = Extract<Move, { verb: 'resolve' }>;
type Pick = Extract<Move, { verb: 'pick' }>;

/* So many forms of a payment are shown as buttons; more are put together on the tray. */
const FEW = 4;

/* ---- the value of tools ---- */

function aidValue(aid: string, player: Player): number {
  const [kind, number] = aid.split(' ');
  return kind === 'once' ? Number(number) : (player.tools[Number(number) - 1] ?? 0);
}

export const aidsValue = (aids: readonly string[], player: Player): number => sum(aids.map((aid) => aidValue(aid, player)));

/* ---- one choice for each verb ---- */

function placing(action: Extract<Move, { verb: 'place' }>): Choice<Move> {
  const people = 'people' in action ? action.people : action.place === 'hut' ? 2 : 1;
  return { action, target: targetOf(action.place), label: w(String(people), String(people)), deed: placingWords(action.place, people) };
}

function resolveDeed(action: Resolve, { view, edition, viewer }: P): Words {
  const { place } = action;
  if (isGather(place)) {
    const people = view.gather[place][viewer - 1] ?? 0;
    return fill(w('Roll {0} for {1}', 'Бросить {0}: {1}'), diceWords(people), goodName(edition, YIELD[place]));
  }
  if (place === 'toolmaker') return w('Make a tool', 'Сделать орудие');
  if (place === 'hut') return w('Gain one person', 'Ещё один человек');
  if (place === 'field') return w('Harvest: +1 food a round', 'Урожай: +1');
  return place.startsWith('card') ? w('Pay for the card…', 'Оплатить карту…') : w('Pay for the building…', 'Оплатить постройку…');
}

function using(action: Use, { view, edition, viewer }: P): Choice<Move> {
  const player = view.players[viewer - 1];
  const added = player ? aidsValue(action.aids, player) : 0;
  const gain = Math.floor((view.pips + added) / divisorOf(edition, view.yields));
  const brings = yieldWords(edition, view.yields, gain);
  if (action.aids.length === 0)
    return {
      action,
      target: '',
      label: w('no tools', 'без орудий'),
      deed: fill(w('No tools: {0}', 'Без орудий: {0}'), brings),
      keep: true,
    };
  const label = w(`+${added}`, `+${added}`);
  return { action, target: 'tray', label, deed: fill(w('Use tools +{0}: {1}', 'Орудия +{0}: {1}'), added, brings), built: true };
}

function payDeed(action: Pay, { view, edition }: P): Words {
  const what = amountWords(edition, action.amounts);
  const stack = slotOf(view.at, 'building');
  if (action.verb === 'feed') return fill(w('Feed with {0}', 'Накормить: {0}'), what);
  if (stack < 0) return fill(w('Buy for {0}', 'Купить: {0}'), what);
  const tile = tileAt(view, edition, stack);
  const points = tile?.type === 'fixed' ? (tile.points ?? 0) : worth(action.amounts, edition);
  return fill(w('Build for {0}: {1}', 'Построить ({0}): {1}'), what, pointWords(points));
}

function picking(action: Pick, edition: Edition): Choice<Move> {
  const names = [goodName(edition, action.first), goodName(edition, action.second)] as const;
  const label = action.first === action.second ? w(`2 ${names[0].en}`, `${names[0].ru} ×2`) : fill(w('and {0}', 'и {0}'), names[1]);
  return { action, target: `pick-${action.first}`, label, deed: fill(w('Take {0} and {1}', 'Взять: {0} и {1}'), names[0], names[1]) };
}

function choiceOf(action: Move, props: P, payments: number): Choice<Move> | null {
  const { edition } = props;
  switch (action.verb) {
    case 'place':
      return placing(action);
    case 'resolve': {
      const deed = resolveDeed(action, props);
      return { action, target: targetOf(action.place), label: deed, deed };
    }
    case 'pick':
      return picking(action, edition);
    case 'keep':
      return { action, target: '', label: w('later', 'позже'), deed: w('Keep the card for later', 'Оставить на потом'), keep: true };
    case 'use':
      return using(action, props);
    case 'pay':
    case 'feed': {
      const few = payments <= FEW;
      const choice = { action, target: few ? '' : 'tray', label: amountWords(edition, action.amounts), deed: payDeed(action, props) };
      return few ? choice : { ...choice, built: true };
    }
    case 'decline':
      return { action, target: '', label: w('leave it', 'не брать'), deed: w('Leave it', 'Не покупать'), keep: true };
    case 'choose':
      return {
        action,
        target: `gift-${action.face}`,
        label: giftWords(edition, action.face),
        deed: fill(w('Take {0}', 'Взять: {0}'), giftWords(edition, action.face)),
      };
    case 'starve': {
      const deed = fill(w('Go hungry: lose {0}', 'Голодать: потерять {0}'), pointWords(edition.hunger_penalty));
      return { action, target: '', label: deed, deed, keep: true };
    }
    default:
      return null; // events of chance are nobody's choice
  }
}

export function choices(legal: readonly Move[], props: P): readonly Choice<Move>[] {
  const payments = legal.filter((a) => a.verb === 'pay' || a.verb === 'feed').length;
  return legal.flatMap((action) => choiceOf(action, props, payments) ?? []);
}

/* ---- the sentence of the action bar ---- */

export function rollWords(view: View, edition: Edition, added = 0): Words {
  const divisor = divisorOf(edition, view.yields);
  const pips = view.pips + added;
  return fill(
    w('{0} ÷ {1} = {2}', '{0} ÷ {1} = {2}'),
    pipWords(pips),
    divisor,
    yieldWords(edition, view.yields, Math.floor(pips / divisor)),
  );
}

export function priceWords(view: View, edition: Edition): Words {
  const slot = slotOf(view.at, 'card');
  if (slot >= 0) return fill(w('{0} of any kinds', '{0} любых видов'), goodsWords(edition.slot_cost[slot] ?? 0));
  const tile = tileAt(view, edition, slotOf(view.at, 'building'));
  return tile ? tileCost(tile, edition) : w('', '');
}

function payPrompt({ view, edition, legal }: P): Words {
  const what =
    slotOf(view.at, 'card') >= 0 ? w('The card costs {0}.', 'Карта стоит: {0}.') : w('The building costs {0}.', 'Постройка стоит: {0}.');
  const words = fill(what, priceWords(view, edition));
  if (legal.some((a) => a.verb === 'pay')) return words;
  return w(words.en + ' You cannot pay.', words.ru + ' Платить нечем.');
}

function promptWords(props: P): Words {
  const { view, edition, chosen } = props;
  switch (view.phase) {
    case 'place':
      if (chosen?.verb === 'place') {
        const words = 'people' in chosen ? w('{0} chosen: how many go?', '{0}: сколько человек?') : w('{0} chosen.', 'Выбрано: {0}.');
        return fill(words, edition.places[chosen.place].name);
      }
      return w('Place people on one glowing place.', 'Поставьте людей на одно из светящихся мест.');
    case 'act':
      return w('Use your people: one glowing place after the other.', 'Действуйте людьми: одно светящееся место за другим.');
    case 'tools':
      return fill(w('{0}. Do tools help?', '{0}. Помогут орудия?'), rollWords(view, edition));
    case 'pay':
      return payPrompt(props);
    case 'choose':
      return w('Gifts: take one of the dice.', 'Дары: возьмите один из кубиков.');
    case 'picknow':
      return w('Take 2 resources now, or keep the card for later.', 'Возьмите 2 ресурса сейчас или оставьте карту на потом.');
    case 'feed':
      return fill(
        w('{0} food short: give {1}, or lose {2}.', 'Не хватает еды: {0}. Отдайте {1} или потеряйте {2}.'),
        view.shortage,
        goodsWords(view.shortage),
        pointWords(edition.hunger_penalty),
      );
    default:
      return waiting(view);
  }
}

function waiting(view: View): Words {
  switch (view.phase) {
    case 'roll':
    case 'gifts':
      return w('The dice are rolling.', 'Кубики брошены.');
    case 'end':
      return w('The game is over.', 'Игра окончена.');
    default:
      return w('Cards and buildings are turned over.', 'Открываются карты и постройки.');
  }
}

export function prompt(props: P): string {
  return promptWords(props)[props.lang];
}

export function phases(view: View, lang: Lang): { names: readonly string[]; now: number; round: string } {
  const names = PHASE_NAMES.map((words) => words[lang]);
  const round = fill(w('Round {0}', 'Раунд {0}'), view.round)[lang];
  return { names, now: view.phase === 'end' ? -1 : phaseIndex(view), round };
}

/* ---- for the log ---- */

const VERB_ICON: Readonly<Record<string, string>> = {
  keep: 'sa-stone',
  use: 'sa-tool',
  decline: 'hand',
  choose: 'sa-die',
  feed: 'sa-food',
  starve: 'sa-food',
  first: 'sa-start',
  roll: 'sa-die',
  draw: 'sa-back',
  pick: 'sa-wood',
  pay: 'sa-points',
};

const PLACE_ICON: Readonly<Record<string, string>> = {
  hunt: 'sa-food',
  forest: 'sa-wood',
  claypit: 'sa-brick',
  quarry: 'sa-stone',
  river: 'sa-gold',
  toolmaker: 'sa-tool',
  hut: 'person',
  field: 'sa-field',
};

const placeOf = (action: Action): string | null => {
  const move = action as Move;
  if (move.verb === 'place' || move.verb === 'resolve') return move.place;
  if (move.verb === 'reveal') return 'slot' in move ? `card ${move.slot}` : `building ${move.stack}`;
  return null;
};

export function icon(action: Action): string | null {
  const place = placeOf(action);
  if (place === null) return VERB_ICON[action.verb] ?? null;
  return PLACE_ICON[place] ?? (place.startsWith('card') ? 'sa-back' : 'sa-hut');
}

export function logTarget(action: Action): string | null {
  const place = placeOf(action);
  return place === null ? null : targetOf(place);
}

/* The card or building being paid for, by name. */
export function boughtName(view: View, edition: Edition): Words {
  const card = cardAt(view, edition, slotOf(view.at, 'card'));
  if (card) return card.name;
  const tile = tileAt(view, edition, slotOf(view.at, 'building'));
  return tile ? tile.name : w('', '');
}

/* "2 of 3", while a payment is put together; a price with bounds says both. */
export function paidWords(paid: number, least: number, most: number): Words {
  return least === most ? w(`${paid} of ${most}`, `${paid} из ${most}`) : w(`${paid}, at most ${most}`, `${paid}, не больше ${most}`);
}

/* What a touch on a quiet place would have meant, so that the server can say why not. */
export function attempt(target: string, { view, edition, viewer, actor }: P): string | null {
  const place = Object.keys(edition.places).find((name) => targetOf(name) === target);
  if (place === undefined || actor !== viewer) return null;
  if (view.phase === 'act') return `resolve ${place}`;
  if (view.phase !== 'place') return null;
  return isGather(place) ? `place ${place} 1` : `place ${place}`;
}
