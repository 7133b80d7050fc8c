/* moves.ts - the legal actions as choices on things of the table, each with its words.
 *
 * Targets: a place ("north 3"), a daughter ("daughter-una"), an elder's slot ("elder-2"), a portal spot
 * ("spot-venus-orange"), a card in hand or in play ("hand-dog", "item-dog"), a side of the sexuality card ("side-pair"), a
 * seat ("seat-2"), the own camp ("camp"), the event ("event"). Answers and ways out stand in the action bar. */
import type { Action, Choice, Words } from '../game';
import { both, fill, w } from '../../kit/words';
import { biomeAt, parsePlace, seatOfSpecies } from './facts';
import { bidValue, biomeName, colourName, daughterName, elderName, itemName, locationName, peopleName, placeName, sexName, speciesName, wordList } from './text';
import type { Colour, Daughter, Item, Move, Species, Table } from './types';

type Offer = Omit<Choice<Move>, 'action'>;
type Of<V extends Move['verb']> = Extract<Move, { verb: V }>;

const ALPHA = w('Alpha', 'Вожак');
const isAlpha = (action: Action): boolean => action.text.endsWith(' alpha');

export const daughterTarget = (daughter: string): string => `daughter-${daughter}`;
const locationTarget = (id: string): string => (parsePlace(id) ? id : daughterTarget(id));

const offer = (target: string, label: Words, deed: Words): Offer => ({ target, label, deed });
const wayOut = (deed: Words): Offer => ({ target: '', label: deed, deed, keep: true });

/* ---- phase 1 ---- */

function lose(props: Table, action: Of<'lose'>): Offer {
  const give = w('Give up: {0}', 'Пожертвовать: {0}');
  const [target, name] =
    'rank' in action
      ? [`elder-${action.rank}`, elderName(props.edition, action.rank)]
      : 'daughter' in action
        ? [daughterTarget(action.daughter), daughterName(props.edition, action.daughter)]
        : [`item-${action.item}`, itemName(props.edition, action.item)];
  return offer(target, name, fill(give, name));
}

function flip(props: Table): Offer {
  const player = props.view.players[props.view.turn - 1];
  const sides = player ? props.edition.cards[String(player.card) as '1' | '2' | '3'].sides : [];
  const other = sides.find((side) => side !== player?.sexuality) ?? 'pair';
  const name = sexName(props.edition, other);
  return offer(`side-${other}`, name, fill(w('Change to {0}', 'Сменить уклад: {0}'), name));
}

function keep(props: Table): Offer {
  const own = props.view.players[props.view.turn - 1]?.sexuality ?? 'none';
  return wayOut(own === 'none' ? w('Keep', 'Оставить') : fill(w('Keep {0}', 'Оставить: {0}'), sexName(props.edition, own)));
}

function bid(props: Table, action: Of<'bid'>): Offer {
  if (!('disks' in action)) return offer('event', w('hidden', 'втайне'), w('A hidden bid', 'Тайная ставка'));
  const amounts: Partial<Record<Colour, number>> = action.disks;
  const total = Object.values(amounts).reduce((sum, n) => sum + n, 0);
  const own = props.view.players[props.view.turn - 1]?.sexuality ?? 'none';
  const worth = bidValue(props.edition, own, total);
  const named = wordList(props.edition, amounts);
  const deed = worth === String(total) ? fill(w('Bid {0}', 'Ставка: {0}'), named) : fill(w('Bid {0}, worth {1}', 'Ставка: {0}; стоит {1}'), named, worth);
  return { target: 'event', label: named, deed, built: true };
}

function pass(props: Table): Offer {
  switch (props.view.phase) {
    case 'bidding':
      return wayOut(w('Do not bid', 'Без ставки'));
    case 'claim':
      return wayOut(w('Take nothing', 'Ничего не брать'));
    default:
      return wayOut(w('No action', 'Без действия'));
  }
}

/* ---- phase 2 ---- */

function hunt(props: Table, action: Of<'hunt'>): Offer {
  const game = locationName(props.edition, props.view, action.place);
  if (!('tribesmen' in action)) return offer(action.place, ALPHA, fill(w('Send the Alpha: {0}', 'Послать Вожака: {0}'), game));
  return offer(action.place, both(String(action.tribesmen)), fill(w('Send {1} to the hunt: {0}', 'На охоту {1}: {0}'), game, action.tribesmen));
}

function elder(props: Table, action: Of<'elder'>): Offer {
  const name = elderName(props.edition, action.rank);
  if (isAlpha(action)) return offer(`elder-${action.rank}`, ALPHA, fill(w('Make the Alpha {0}', 'Вожак станет: {0}'), name));
  return offer(`elder-${action.rank}`, w('tribesman', 'соплеменник'), fill(w('Raise an elder: {0}', 'Назначить: {0}'), name));
}

function court(props: Table, action: Of<'court'>): Offer {
  const name = daughterName(props.edition, action.daughter);
  const target = daughterTarget(action.daughter);
  if (isAlpha(action)) return offer(target, w('Alpha courts', 'сватается Вожак'), fill(w('The Alpha courts {0}', 'Вожак сватается: {0}'), name));
  return offer(target, w('court', 'свататься'), fill(w('Court {0}', 'Свататься: {0}'), name));
}

function shift(props: Table, action: Of<'shift'>): Offer {
  const [from, to] = [daughterName(props.edition, action.from), daughterName(props.edition, action.to)];
  return offer(daughterTarget(action.to), fill(w('husband of {0}', 'муж: {0}'), from), fill(w('Move the husband of {0} to {1}', 'Муж переходит: {0} → {1}'), from, to));
}

function recall(props: Table, action: Of<'recall'>): Offer {
  if ('rank' in action) {
    const name = elderName(props.edition, action.rank);
    return offer(`elder-${action.rank}`, w('recall', 'вернуть'), fill(w('Recall to camp: {0}', 'Вернуть в лагерь: {0}'), name));
  }
  const name = daughterName(props.edition, action.daughter);
  return offer(daughterTarget(action.daughter), w('recall husband', 'вернуть мужа'), fill(w('Recall the husband of {0}', 'Вернуть мужа: {0}'), name));
}

/* ---- phase 3 ---- */

function seatNamed(props: Table, species: Species): Words {
  const seat = seatOfSpecies(props.view, species);
  return seat === props.viewer ? w('you', 'вы') : speciesName(props.edition, species);
}

function trade(props: Table, species: Species, given: Item | 'none', wanted: Item | 'none'): Offer {
  const who = speciesName(props.edition, species);
  if (wanted === 'none' && given !== 'none') {
    const card = itemName(props.edition, given);
    return offer(`hand-${given}`, fill(w('give to {0}', 'подарить: {0}'), who), fill(w('Offer {0} as a gift to {1}', 'Подарить: {0} ({1})'), card, who));
  }
  const card = wanted === 'none' ? w('nothing', 'ничего') : itemName(props.edition, wanted);
  const price = given === 'none' ? w('nothing', 'ничего') : itemName(props.edition, given);
  return offer(`hand-${wanted}`, fill(w('for {0}', 'за: {0}'), price), fill(w('Ask {2} for {0}, giving {1}', 'Просить: {0}, отдать: {1} ({2})'), card, price, who));
}

function propose(props: Table, action: Of<'propose'>): Offer {
  if ('given' in action) return trade(props, action.species, action.given, action.wanted);
  const who = seatNamed(props, action.species);
  if ('location' in action) {
    const place = locationName(props.edition, props.view, action.location);
    const label = fill(w('{0} leave', '{0}: уйти'), who);
    return offer(locationTarget(action.location), label, fill(w('Propose: {0} leave {1}', 'Предложить: {0} — уход ({1})'), who, place));
  }
  const name = daughterName(props.edition, action.daughter);
  return offer(daughterTarget(action.daughter), fill(w('marry ({0})', 'брак ({0})'), who), fill(w('Propose: {1} marries the suitor ({0})', 'Предложить брак: {1}, жених — {0}'), who, name));
}

/* Those without grammar have two words (NE-353). */
function answer(props: Table, accepts: boolean): Offer {
  const tribal = props.view.players[props.view.asked - 1]?.tribal ?? true;
  if (!accepts) return wayOut(tribal ? w('Refuse', 'Отказать') : w('“Ook ook.” (refuse)', '«Ук-ук» (отказ)'));
  const deed = tribal ? w('Accept', 'Принять') : w('“Ook!” (accept)', '«Ук!» (согласие)');
  return offer('', deed, deed);
}

function fall(props: Table, action: Of<'fall'>): Offer {
  const at = props.view.at === 'none' ? '' : locationTarget(props.view.at);
  if (action.who === 'alpha') return offer(at, ALPHA, w('The Alpha falls', 'Гибнет Вожак'));
  return offer(at, w('tribesman', 'соплеменник'), w('A tribesman falls', 'Гибнет соплеменник'));
}

/* ---- phases 4 to 6 ---- */

function free(props: Table, action: Of<'free'> | Of<'neolexia'>): Offer {
  const { edition } = props;
  const one = action.verb === 'free' ? w('Free a word: {0}', 'Освободить слово: {0}') : w('Find a new word: {0}', 'Найти новое слово: {0}');
  const withColour = (name: Words, colour: Colour): Words => fill(w('{0}, {1}', '{0}, {1}'), name, colourName(edition, colour));
  if ('rank' in action) {
    const name = elderName(edition, action.rank);
    return offer(`elder-${action.rank}`, name, fill(one, name));
  }
  if ('item' in action) return offer(`item-${action.item}`, colourName(edition, action.colour), fill(one, withColour(itemName(edition, action.item), action.colour)));
  const name = daughterName(edition, action.daughter);
  const target = daughterTarget(action.daughter);
  if ('colour' in action) return offer(target, colourName(edition, action.colour), fill(one, withColour(name, action.colour)));
  const husband = fill(w('husband of {0}', 'муж ({0})'), name);
  return offer(target, w('her husband', 'её муж'), fill(one, husband));
}

function claim(props: Table, action: Of<'claim'>): Offer {
  const at = props.view.at;
  const biome = biomeAt(props.view, at);
  if (action.what === 'trophy') {
    const name = biome ? biomeName(props.edition, biome) : placeName(at);
    return offer(at, w('trophy', 'трофей'), fill(w('Take the trophy: {0}', 'Взять трофей: {0}'), name));
  }
  const item = biome ? props.edition.biomes[biome].item : 'none';
  const name = item === 'none' ? w('card', 'карта') : itemName(props.edition, item);
  return offer(at, fill(w('card: {0}', 'карта: {0}'), name), fill(w('Take into hand: {0}', 'Взять в руку: {0}'), name));
}

function portal(props: Table, action: Of<'portal'>): Offer {
  const { edition } = props;
  const daughter = edition.daughters[action.daughter];
  const name = edition.portals[daughter.portal].name;
  return offer(
    `spot-${daughter.portal}-${action.colour}`,
    fill(w('by {0}', 'через: {0}'), daughter.name),
    fill(w('Open {0}, {1}, by {2}', 'Открыть: {0}, {1} ({2})'), name, colourName(edition, action.colour), daughter.name),
  );
}

/* ---- all of them ---- */

function choiceOf(props: Table, action: Move): Offer {
  const { edition } = props;
  switch (action.verb) {
    case 'side': {
      const name = sexName(edition, action.sexuality);
      return offer(`side-${action.sexuality}`, name, fill(w('Begin with {0}', 'Начать: {0}'), name));
    }
    case 'lose': return lose(props, action);
    case 'flip': return flip(props);
    case 'keep': return keep(props);
    case 'send': {
      const name = speciesName(edition, action.species);
      return offer(`seat-${seatOfSpecies(props.view, action.species)}`, name, fill(w('He goes to: {0}', 'Он уходит: {0}'), name));
    }
    case 'bid': return bid(props, action);
    case 'pass': return pass(props);
    case 'recall': return recall(props, action);
    case 'swap': return offer('camp', w('call the Alpha', 'позвать Вожака'), w('Call the Alpha to the camp', 'Позвать Вожака в лагерь'));
    case 'hunt': return hunt(props, action);
    case 'elder': return elder(props, action);
    case 'court': return court(props, action);
    case 'shift': return shift(props, action);
    case 'done': return wayOut(props.view.phase === 'negotiate' ? w('No more proposals', 'Больше не предлагать') : w('Done', 'Готово'));
    case 'propose': return propose(props, action);
    case 'accept': return answer(props, true);
    case 'refuse': return answer(props, false);
    case 'divorce': {
      const name = daughterName(edition, action.daughter);
      return offer(daughterTarget(action.daughter), w('leave her', 'уйти'), fill(w('The husband leaves {0}', 'Муж уходит: {0}'), name));
    }
    case 'strike': {
      const seat = seatOfSpecies(props.view, action.species);
      const name = peopleName(edition, props.view, seat);
      return offer(`seat-${seat}`, name, fill(w('Strike: {0}', 'Удар: {0}'), name));
    }
    case 'fall': return fall(props, action);
    case 'resolve': return offer(action.place, w('hunt here', 'охота здесь'), fill(w('Hunt next: {0}', 'Следующая охота: {0}'), locationName(edition, props.view, action.place)));
    case 'free':
    case 'neolexia': return free(props, action);
    case 'skip': return wayOut(w('Free nothing', 'Не освобождать'));
    case 'claim': return claim(props, action);
    case 'discard': {
      const name = itemName(edition, action.item);
      return offer(`hand-${action.item}`, w('discard', 'сбросить'), fill(w('Discard {0}', 'Сбросить: {0}'), name));
    }
    case 'portal': return portal(props, action);
    case 'play': {
      const name = itemName(edition, action.item);
      return offer(`hand-${action.item}`, w('play', 'сыграть'), fill(w('Play {0}', 'Ввести в игру: {0}'), name));
    }
    default: return offer('', both(action.text), both(action.text)); // events of chance are never offered
  }
}

export function choices(legal: readonly Move[], props: Table): readonly Choice<Move>[] {
  return legal.map((action) => ({ action, ...choiceOf(props, action) }));
}

/* What a touch on a quiet thing would mean: the server then says which rule forbids it. */
export function attempt(target: string, props: Table): string | null {
  const [kind = '', what = ''] = target.split('-');
  switch (props.view.phase) {
    case 'assign':
      if (parsePlace(target)) return `hunt ${target} 1`;
      return kind === 'elder' || kind === 'daughter' ? `${kind === 'elder' ? 'elder' : 'court'} ${what}` : null;
    case 'resolving':
      return parsePlace(target) ? `resolve ${target}` : null;
    case 'action':
      return kind === 'hand' ? `play ${what}` : null;
    default:
      return null;
  }
}

/* ---- the log ---- */

const ICONS: Readonly<Record<string, string>> = {
  side: 'ne-ring', flip: 'ne-ring', keep: 'ne-ring', send: 'ne-man', bid: 'ne-word', hunt: 'ne-spear', elder: 'ne-el-1', court: 'ne-woman', shift: 'ne-woman',
  divorce: 'ne-woman', propose: 'ne-talk', accept: 'ne-talk', refuse: 'ne-talk', strike: 'ne-blood', fall: 'ne-blood', lose: 'ne-blood', free: 'ne-free',
  neolexia: 'ne-free', claim: 'ne-trophy', discard: 'ne-take', play: 'ne-take', portal: 'ne-pt-venus', event: 'ne-pt-venus', draw: 'ne-leaf', roll: 'ne-die',
  rival: 'ne-word', swap: 'ne-man', recall: 'ne-man', resolve: 'ne-spear', deal: 'ne-ring',
};

export const icon = (action: Action): string | null => ICONS[action.verb] ?? null;

/* Which thing a line of the log speaks of, as far as its words alone tell. */
export function targetOf(action: Action): string | null {
  const parts = action as Partial<{ place: string; daughter: Daughter; location: string; item: Item; rank: number; to: Daughter }>;
  if (parts.place !== undefined) return parts.place;
  if (parts.location !== undefined) return locationTarget(parts.location);
  const daughter = parts.to ?? parts.daughter;
  if (action.verb === 'event') return 'event';
  if (daughter !== undefined) return daughterTarget(daughter);
  if (parts.item !== undefined) return `item-${parts.item}`;
  return null; // a rank alone does not say whose elder it is
}
