/* prompt.ts - the one sentence of the action bar, with the numbers that the decision hangs on; and the phases. */
import type { Lang, Words } from '../game';
import { fill, w } from '../../kit/words';
import { alphaAt, biomeAt, portalsNeeded, tiedWords } from './facts';
import { actOf, acts, biomeName, daughterName, freeList, hits, itemName, join, locationName, NOTHING, peopleName, tribesmen, wordList } from './text';
import { COLOURS, keys, type Daughter, type Edition, type Player, type Table, type View } from './types';

export function phases(view: View, lang: Lang): { readonly names: readonly string[]; readonly now: number; readonly round: string } {
  const round = view.round === 0 ? w('Setting up', 'Подготовка') : fill(w('Round {0} of {1}', 'Раунд {0} из {1}'), view.round, view.round + view.event_deck);
  return { names: acts(lang), now: actOf(view), round: round[lang] };
}

/* Words of the pool that no hunting ground asks for. */
function freeWords(edition: Edition, view: View, seat: number): Words {
  const pool = view.players[seat - 1]?.pool ?? { white: 0, orange: 0, black: 0 };
  const tied = tiedWords(edition, view, seat);
  return wordList(edition, Object.fromEntries(COLOURS.map((colour) => [colour, Math.max(0, pool[colour] - tied[colour])])));
}

function assignPrompt(props: Table, player: Player): Words {
  const { view } = props;
  const recall = view.recalls > 0 && props.legal.some((action) => action.verb === 'recall');
  if (recall) return fill(w('Your camp is empty: call back up to {0} elders or husbands.', 'Лагерь пуст: можно вернуть старейшин или мужей, до {0}.'), view.recalls);
  const camp = player.camp + (alphaAt(player).kind === 'camp' ? 1 : 0);
  return fill(w('Send out your people: {0} in camp; free words: {1}.', 'Кого куда: в лагере {0}; свободные слова: {1}.'), camp, freeWords(props.edition, view, view.turn));
}

function rewardPrompt(props: Table): Words {
  const { view, edition } = props;
  const biome = biomeAt(view, view.at);
  const source = view.phase === 'herd' ? herdAnimal(edition, view) : null;
  const free = source ? edition.items[source].free : biome ? edition.biomes[biome].free : [];
  const colour = free[view.reward];
  const name = source ? itemName(edition, source) : biome ? biomeName(edition, biome) : NOTHING;
  return fill(w('{0}: free a word ({1}). Touch what it lies on.', '{0}: освободите слово ({1}). Укажите, где оно лежит.'), name, freeList(edition, colour === undefined ? ['any'] : [colour]));
}

/* The animal of phase 5 that is being asked for. */
export function herdAnimal(edition: Edition, view: View): keyof Edition['items'] | null {
  return view.herd > 0 ? (keys(edition.items)[view.herd - 1] ?? null) : null;
}

/* The proposal on the table in words; its terms are stored as the arguments of its verb. */
export function offerWords(edition: Edition, view: View): Words {
  const species = keys(edition.species);
  const [first = 0, second = 0, third = 0] = view.terms;
  const name = (index: number): Words => {
    const one = species[index];
    return one ? edition.species[one].name : NOTHING;
  };
  const card = (index: number): Words => {
    const item = index > 0 ? keys(edition.items)[index - 1] : undefined;
    return item ? itemName(edition, item) : w('nothing', 'ничего');
  };
  switch (view.offer) {
    case 'leave':
      return fill(w('{0} leave {1} and go home.', '{0} уходят домой: {1}.'), name(second), locationName(edition, view, locationOf(edition, first)));
    case 'trade':
      return fill(w('With {0}: {1} for {2}.', 'Обмен ({0}): {1} на {2}.'), name(first), card(second), card(third));
    case 'marry': {
      const daughter: Daughter | undefined = keys(edition.daughters)[first];
      return fill(w('{1} marries the suitor of {0}; no roll.', 'Брак без броска: {1}, жених — {0}.'), name(second), daughter ? daughterName(edition, daughter) : NOTHING);
    }
    default:
      return NOTHING;
  }
}

/* Locations in their order: north 1..6, south 1..6, then the daughters. */
function locationOf(edition: Edition, index: number): string {
  if (index < 12) return index < 6 ? `north ${index + 1}` : `south ${index - 5}`;
  return keys(edition.daughters)[index - 12] ?? '';
}

function claimPrompt(props: Table): Words {
  const biome = biomeAt(props.view, props.view.at);
  const name = biome ? biomeName(props.edition, biome) : NOTHING;
  return fill(w('{0}: the dice are alike. Take a trophy or a card?', '{0}: кости совпали. Взять трофей или карту?'), name);
}

function biddingPrompt(props: Table): Words {
  const { view, edition } = props;
  if (view.event === 'none') return NOTHING;
  const name = daughterName(edition, view.event);
  const player = view.players[view.turn - 1];
  const half = player && player.sexuality !== 'none' && edition.sexualities[player.sexuality].half_bids;
  const how = view.seats === 1 ? w('A rival rolls against you.', 'Соперник бросит кубик.') : view.solo ? w('Bids are open.', 'Ставки открыты.') : w('The bid is hidden.', 'Ставка тайная.');
  return join(fill(w('{0}: how many words do you bid?', '{0}: сколько слов вы ставите?'), name), half ? w('Yours count half.', 'Ваши считаются вполовину.') : NOTHING, how);
}

function actionPrompt(props: Table, player: Player): Words {
  if (player.tribal) return w('One action: play a card whose elder is mature.', 'Одно действие: ввести карту, чей старейшина зрел.');
  const left = portalsNeeded(props.edition, props.view) - player.portals.length;
  return fill(w('One action: open a portal ({0} more to become Tribal) or free a word you know.', 'Одно действие: портал (до племени ещё {0}) или освободить знакомое слово.'), left);
}

function promptWords(props: Table): Words {
  const { view, edition } = props;
  const player = view.players[view.turn - 1];
  if (!player) return NOTHING;
  switch (view.phase) {
    case 'side': return w('Choose the side of your card: it says how you score.', 'Выберите сторону карты: она решает, что даёт очки.');
    case 'blizzard': return fill(w('Blizzard: too few hands. {0} more must die; touch whom you give up.', 'Метель: рук не хватает. Погибнет ещё {0}: укажите кто.'), view.losses);
    case 'chaos': return w('Chaos: which elder dies?', 'Смута: какой старейшина погибнет?');
    case 'flipping': return w('Chaos has struck. Do you change your way of life?', 'Смута прошла. Сменить уклад?');
    case 'wanderlust': return w('One of your dead wakes as a wanderluster: whose camp takes him in?', 'Один из павших станет странником: чей лагерь его примет?');
    case 'discarding': return fill(w('Your hand holds {0} of {1} cards: discard one.', 'Карт в руке: {0} при пределе {1}. Сбросьте одну.'), view.players[view.asked - 1]?.hand.length ?? 0, view.players[view.asked - 1]?.hand_limit ?? 0);
    case 'bidding': return biddingPrompt(props);
    case 'assign': return assignPrompt(props, player);
    case 'negotiate': return fill(w('Your Chief speaks: propose a withdrawal, a trade or a marriage ({0} left).', 'Слово вашего Вождя: предложите уход, обмен или брак (осталось {0}).'), view.proposals);
    case 'answer': return fill(w('{0} propose: {1}', '{0} предлагают: {1}'), peopleName(edition, view, view.turn), offerWords(edition, view));
    case 'leave': return w('Does a husband leave his wife and come home?', 'Уйдёт ли муж от жены домой?');
    case 'striking': return fill(w('{0}: whom does the next one strike?', '{0}: кому достанется следующее?'), hits(view.hits));
    case 'falling': return fill(w('{0}: who of you falls?', '{0}: кто из ваших погибнет?'), view.at === 'none' ? NOTHING : locationName(edition, view, view.at));
    case 'resolving': return w('You are first: which place is hunted next?', 'Вы первый: где охота следующая?');
    case 'reward':
    case 'herd': return rewardPrompt(props);
    case 'claim': return claimPrompt(props);
    case 'action': return actionPrompt(props, player);
    default: return fill(w('{0} wait.', 'Ждут: {0}.'), tribesmen(player.camp));
  }
}

export const prompt = (props: Table): string => promptWords(props)[props.lang];
