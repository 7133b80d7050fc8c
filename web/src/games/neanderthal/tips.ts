/* tips.ts - plain words about each thing on the table, with the numbers of the moment. First line: its name. */
import type { Words } from '../game';
import { both, fill, w } from '../../kit/words';
import { alphaAt, biomeAt, biomeOfItem, coverAt, disksOn, elderOf, hasDisk, hitFace, husbandOf, isActive, isMature, isStruck, needsPortals, ownerOf, parsePlace, partiesAt, portalsNeeded, rankInOrder, sidesOf, slotOf, suitorsOf, supports } from './facts';
import { babies, biomeName, bidValue, cards, colourName, daughterName, elderName, faces, freeList, itemName, join, listOf, NOTHING, peopleName, placeName, portalName, sexName, speciesName, upTo, whoName, wordList } from './text';
import { COLOURS, ELDERS, keys, type Biome, type Colour, type Daughter, type Edition, type Item, type Player, type Portal, type Row, type Sexuality, type Table } from './types';

const lines = (...parts: readonly (Words | null | false)[]): Words => {
  const some = parts.filter((part): part is Words => !!part && part.en !== '');
  return { en: some.map((part) => part.en).join('\n'), ru: some.map((part) => part.ru).join('\n') };
};

/* ---- places ---- */

/* NE-409: the closest face-up predators of the row with no ice between; told before the hunt, not decided here. */
function lured(props: Table, id: string): readonly Biome[] {
  const place = parsePlace(id);
  const biome = biomeAt(props.view, id);
  if (!place || !biome || props.edition.biomes[biome].type !== 'big') return [];
  const row = props.view.places[place.row];
  const seen = (step: number): { readonly far: number; readonly who: Biome } | null => {
    for (let far = 1; ; far++) {
      const cover = row[place.column + far * step];
      if (cover === undefined || cover === 'ice' || cover === 'bare ice') return null;
      if (cover !== 'empty' && props.edition.biomes[cover].type === 'predator') return { far, who: cover };
    }
  };
  const found = [seen(-1), seen(1)].filter((one) => one !== null);
  const closest = Math.min(...found.map((one) => one.far));
  return found.filter((one) => one.far === closest).map((one) => one.who);
}

function dangerWords(edition: Edition, biome: Biome): Words {
  const { frost, bloody } = edition.biomes[biome];
  if (frost.length === 0 && bloody.length === 0) return w('Nobody dies here.', 'Здесь никто не гибнет.');
  const cold = frost.length > 0 ? fill(w('Frost kills on {0}.', 'Мороз убивает: {0}.'), faces(frost)) : NOTHING;
  const blood = bloody.length > 0 ? fill(w('It kills on {0}.', 'Зверь убивает: {0}.'), faces(bloody)) : NOTHING;
  return join(blood, cold);
}

function prizeWords(edition: Edition, biome: Biome): Words {
  const card = edition.biomes[biome];
  const trophy = card.trophy_kind > 0 ? fill(w('{0} dice alike: a trophy.', 'Одинаковых костей {0}: трофей.'), card.trophy_kind) : NOTHING;
  if (card.item === 'none') return trophy;
  const item = fill(w('{0} alike and {1}: the card {2}.', 'Одинаковых {0} и {1}: карта «{2}».'), card.item_kind, elderName(edition, card.item_elder), itemName(edition, card.item));
  return join(trophy, item);
}

function biomeTip(props: Table, id: string, biome: Biome): Words {
  const { edition } = props;
  const card = edition.biomes[biome];
  const asks = card.precondition.length > 0 ? fill(w('Asks for a word: {0}.', 'Нужно слово: {0}.'), freeList(edition, card.precondition)) : w('Asks for no word.', 'Слов не нужно.');
  const coming = lured(props, id);
  return lines(
    fill(w('{0}, {1}', '{0}, {1}'), card.name, placeName(id)),
    join(fill(w('{0}, climax {1}.', '{0}, ступень {1}.'), edition.types[card.type].name, card.climax), asks),
    fill(w('Hunt: {0} of the dice must show {1}.', 'Охота: на {0} из костей должно быть {1}.'), card.hits, upTo(hitFace(edition, props.view, props.view.players[(props.viewer > 0 ? props.viewer : props.view.turn) - 1], biome))),
    dangerWords(edition, biome),
    coming.length > 0 && fill(w('The kill lures: {0}.', 'На добычу придёт: {0}.'), listOf(coming.map((one) => biomeName(edition, one)))),
    fill(w('Gain: {0}; words freed: {1}.', 'Добыча: {0}; освободить слова: {1}.'), babies(card.babies), freeList(edition, card.free)),
    prizeWords(edition, biome),
    card.gather && w('Berries: who gathers gets a baby for a hunter here.', 'Ягоды: собиратели получают ребёнка за охотника здесь.'),
    partyWords(props, id),
  );
}

function partyWords(props: Table, id: string): Words | null {
  const parties = partiesAt(props.view, id);
  if (parties.length === 0) return null;
  const one = parties.map((party) => {
    const who = whoName(props.edition, props.view, party.seat, props.viewer);
    const alpha = party.alpha ? w(' and the Alpha', ' и Вожак') : NOTHING;
    return fill(w('{0} {1}{2}', '{0} {1}{2}'), who, party.men, alpha);
  });
  return fill(w('Here: {0}.', 'Здесь: {0}.'), listOf(one));
}

function placeTip(props: Table, id: string): Words {
  const biome = biomeAt(props.view, id);
  if (biome) return biomeTip(props, id, biome);
  switch (coverAt(props.view, id)) {
    case 'ice':
      return lines(
        fill(w('Ice sheet, {0}', 'Ледник, {0}'), placeName(id)),
        id.startsWith('south') ? w('A card lies below; the next warming brings it up.', 'Под ним карта: откроется при потеплении.') : w('A card lies below; ice of the north never melts.', 'Под ним карта: северный лёд не тает.'),
      );
    case 'bare ice':
      return lines(fill(w('Bare ice, {0}', 'Голый лёд, {0}'), placeName(id)), w('No card lies below.', 'Карты под ним нет.'));
    default:
      return lines(fill(w('Empty land, {0}', 'Пустая земля, {0}'), placeName(id)), w('The trophy was taken, or the deck is empty.', 'Трофей взят, или колода пуста.'));
  }
}

function deckTip(props: Table, row: Row): Words {
  const { view, edition } = props;
  const region = keys(edition.biomes).slice(row === 'north' ? 0 : 18, row === 'north' ? 18 : 36);
  const unseen = region.filter((biome) => view.unseen.includes(biome));
  const gone = region.filter((biome) => view.gone.includes(biome));
  const named = (of: readonly Biome[]): Words => listOf(of.map((biome) => biomeName(edition, biome)));
  return lines(
    row === 'north' ? w('Deck of the north', 'Колода севера') : w('Deck of the south', 'Колода юга'),
    fill(w('{0} in the deck.', 'В колоде: {0}.'), cards(view.deck[row])),
    unseen.length > 0 && fill(w('Not seen yet: {0}.', 'Ещё не открыты: {0}.'), named(unseen)),
    gone.length > 0 && fill(w('Out of the game: {0}.', 'Вне игры: {0}.'), named(gone)),
  );
}

/* ---- events and daughters ---- */

const ICON_TIPS: Readonly<Record<keyof Edition['icons'], Words>> = {
  cooling: w('the northern card of lowest climax and the one south of it turn to ice.', 'северная карта с наименьшей ступенью и карта под ней уходят под лёд.'),
  warming: w('the southern card of lowest climax is replaced; southern ice melts.', 'южная карта с наименьшей ступенью заменяется; южный лёд тает.'),
  elder_death: w('one die: all elders of that rank die.', 'кубик: все старейшины этого ранга умирают.'),
  blizzard: w('camps must care for elders, animals and unmarried daughters, or some die.', 'лагерь должен уберечь старейшин, животных и незамужних дочерей, иначе часть погибнет.'),
  chaos: w('who has more people at home than words loses an elder and half the camp.', 'у кого дома людей больше, чем слов, теряет старейшину и половину лагеря.'),
  wanderlust: w('who lost most to Chaos sends a dead tribesman to another camp.', 'больше всех потерявший в смуте шлёт павшего в чужой лагерь.'),
  wurm: w('one more round is played.', 'игра длиннее на раунд.'),
};

export const iconTip = (edition: Edition, icon: keyof Edition['icons']): Words => fill(w('{0}: {1}', '{0}: {1}'), edition.icons[icon], ICON_TIPS[icon]);

function eventTip(props: Table): Words {
  const { view, edition } = props;
  if (view.event === 'none') return w('The first event is still to come.', 'Первое событие впереди.');
  const card = edition.daughters[view.event];
  return lines(
    card.name,
    fill(w('Portal: {0}. Words: {1}. First: {2}.', 'Портал: {0}. Слова: {1}. Первые: {2}.'), portalName(edition, card.portal), freeList(edition, card.colours), speciesName(edition, card.first)),
    ...card.icons.map((icon) => iconTip(edition, icon)),
    card.gather && w('She gathers.', 'Она собирательница.'),
  );
}

function eventsTip(props: Table): Words {
  const { view, edition } = props;
  const named = (of: readonly Daughter[]): Words => listOf(of.map((daughter) => daughterName(edition, daughter)));
  return lines(
    w('Events to come', 'События впереди'),
    fill(w('{0} to come, one a round.', 'Впереди: {0}, по одной на раунд.'), cards(view.event_deck)),
    view.unrevealed.length > 0 && fill(w('Never seen: {0}.', 'Ещё не появлялись: {0}.'), named(view.unrevealed)),
    view.spent.length > 0 && fill(w('Out of the game: {0}.', 'Вне игры: {0}.'), named(view.spent)),
  );
}

function marriageWords(props: Table, daughter: Daughter): Words {
  const husband = husbandOf(props.view, daughter);
  if (!husband) return w('Unmarried.', 'Не замужем.');
  const who = whoName(props.edition, props.view, husband.seat, props.viewer);
  const young = props.view.unripe.includes(daughter) ? w(', immature: an orange word lies on him', ', незрелый: на нём оранжевое слово') : NOTHING;
  const alpha = husband.alpha ? w(' (the Alpha)', ' (Вожак)') : NOTHING;
  return fill(w('Husband: {0}{1}{2}.', 'Муж: {0}{1}{2}.'), who, alpha, young);
}

/* Only where a suitor could be sent now: what his die would say. */
function courtWords(props: Table, daughter: Daughter, suitors: number): Words | null {
  const { view, edition, legal } = props;
  if (!legal.some((action) => action.verb === 'court' && action.daughter === daughter)) return null;
  const die = fill(w('1–{0} wins her, {1} kills him, else he goes home', '1–{0} — согласие, {1} — гибель, иначе домой'), edition.courtship_success, edition.courtship_death);
  const late = isMature(view, daughter) && !husbandOf(view, daughter) ? NOTHING : w('Still immature or married after the hunts: he goes home.', 'Если после охоты она незрелая или замужем, жених уйдёт домой.');
  if (ownerOf(view, daughter) !== props.viewer) return join(fill(w('A suitor rolls: {0}.', 'Жених бросает кость: {0}.'), die), late);
  return suitors === 0
    ? join(fill(w('Your own daughter: as her only suitor he wins her without a roll, for an orange word. With a rival: {0}.', 'Ваша дочь: единственный жених берёт её без броска, за оранжевое слово. При сопернике: {0}.'), die), late)
    : join(fill(w('Your own daughter, but he has a rival: {0}.', 'Ваша дочь, но есть соперник: {0}.'), die), late);
}

/* A courtship has no amounts, only an end (the odds of the server count it as 1, 0 and -1). */
export function outcomes(odds: string): Readonly<Record<number, Words>> | null {
  if (!odds.startsWith('suitor')) return null;
  return { 1: w('wins her', 'согласие'), 0: w('goes home', 'домой'), [-1]: w('dies', 'гибель') };
}

function daughterTip(props: Table, daughter: Daughter): Words {
  const { view, edition } = props;
  const card = edition.daughters[daughter];
  const disks = disksOn(view, daughter);
  const suitors = suitorsOf(view, daughter).map((one) => {
    const who = whoName(edition, view, one.seat, props.viewer);
    return one.agreed ? fill(w('{0} (agreed)', '{0} (сговорено)'), who) : who;
  });
  return lines(
    fill(w('{0}, daughter of: {1}', '{0}, дочь: {1}'), card.name, whoName(edition, view, ownerOf(view, daughter), props.viewer)),
    isMature(view, daughter) ? w('Mature.', 'Зрелая.') : fill(w('Immature: {0} on her must be freed.', 'Незрелая: надо освободить слова ({0}).'), wordList(edition, Object.fromEntries(disks))),
    marriageWords(props, daughter),
    isActive(edition, view, daughter) ? w('Active: she counts and opens her portal.', 'Действует: даёт очки и открывает портал.') : w('Not active yet.', 'Пока не действует.'),
    fill(w('Portal {0}: {1}.', 'Портал {0}: {1}.'), portalName(edition, card.portal), freeList(edition, card.colours)),
    card.gather && w('She gathers: a baby for each berry place with your hunter.', 'Собирает: ребёнок за каждое место с ягодами, где ваш охотник.'),
    courtWords(props, daughter, suitors.length),
    suitors.length > 0 && fill(w('Suitors: {0}.', 'Женихи: {0}.'), listOf(suitors)),
    view.shifted.includes(daughter) && w('A husband moved here in this turn.', 'Муж перешёл сюда в этот ход.'),
  );
}

/* ---- tableau ---- */

const POWERS: readonly Words[] = [
  w('Mature: no Chaos; may negotiate.', 'Зрелый: смута не страшна, ведёт переговоры.'),
  w('Mature: a blizzard asks for one tribesman fewer each.', 'Зрелый: в метель на каждого нужно на одного меньше.'),
  w('Mature: the Alpha’s die is 1 against big game.', 'Зрелый: кость Вожака 1 на крупную дичь.'),
  w('Mature: the Alpha’s die is 1 against predators; he leads a war party, and his courtship succeeds.', 'Зрелый: кость Вожака 1 на хищников; с ним военный отряд, его сватовство удаётся.'),
  w('Mature: the Alpha’s die is 1 against small game.', 'Зрелый: кость Вожака 1 на мелкую дичь.'),
  w('Mature: no frost deaths; Chaos takes no elder and rounds down.', 'Зрелый: нет смертей от мороза; смута не берёт старейшину и округляется вниз.'),
];

function elderState(props: Table, player: Player, rank: number): Words {
  const colour = colourName(props.edition, props.edition.elders[elderOf(rank)].colour);
  switch (slotOf(props.edition, player, rank)) {
    case 'mature': return w('He is mature.', 'Он зрел.');
    case 'young': return fill(w('Immature: a word ({0}) lies on him.', 'Незрелый: на нём слово ({0}).'), colour);
    case 'closed': return w('Only Tribal people have this slot.', 'Такое место есть только у племени.');
    default: return fill(w('Costs a tribesman and a word ({0}).', 'Нужны соплеменник и слово ({0}).'), colour);
  }
}

function elderTip(props: Table, seat: number, rank: number): Words | null {
  const player = props.view.players[seat - 1];
  if (!player) return null;
  return lines(
    fill(w('{1}. {0}', '{1}. {0}'), elderName(props.edition, rank), rank),
    elderState(props, player, rank),
    needsPortals(props.edition, player, rank) && !player.elders.includes(rank) && w('Needs fresh words of all three colours on the two portals of his domain.', 'Нужны свежие слова трёх цветов на двух порталах его области.'),
    player.alpha === `elder ${rank}` && w('The Alpha sits here.', 'Здесь сидит Вожак.'),
    POWERS[rank - 1] ?? null,
  );
}

function spotTip(props: Table, seat: number, portal: Portal, colour: Colour): Words | null {
  const player = props.view.players[seat - 1];
  if (!player) return null;
  const elder = supports(player, portal, colour);
  const on = hasDisk(player, portal, colour);
  return lines(
    fill(w('{0}: {1}', '{0}: {1}'), portalName(props.edition, portal), colourName(props.edition, colour)),
    !on ? w('Empty. A daughter of this portal opens it in phase 6.', 'Пусто. Открывает дочь этого портала, фаза 6.') : elder ? fill(w('Supports: {0}.', 'Поддерживает: {0}.'), elderName(props.edition, rankOf(elder))) : w('A fresh word.', 'Свежее слово.'),
    fill(w('{0} of {1} portal words: then you are Tribal.', 'Слов на порталах {0} из {1}: тогда вы племя.'), player.portals.length, portalsNeeded(props.edition, props.view)),
  );
}

const rankOf = (elder: keyof Edition['elders']): number => ELDERS.indexOf(elder) + 1;

const EFFECTS: Readonly<Record<keyof Edition['items']['dog']['effects'], Words>> = {
  hit_big: w('Big game: one more face hits.', 'Крупная дичь: попадает ещё одна грань.'),
  hit_small: w('Small game: one more face hits.', 'Мелкая дичь: попадает ещё одна грань.'),
  hit_predator: w('Predators: one more face hits.', 'Хищники: попадает ещё одна грань.'),
  shelter: w('Blizzard: one tribesman fewer each.', 'Метель: на каждого нужно на одного меньше.'),
  vocabulary: w('Your words count more against Chaos.', 'Против смуты слов считается больше.'),
  frost_proof: w('Frost does not kill your hunters.', 'Мороз не убивает ваших охотников.'),
  hand: w('Your hand may hold one card more.', 'В руке может быть на карту больше.'),
  weapon: w('A weapon: you attack as a war party.', 'Оружие: вы нападаете военным отрядом.'),
};

function itemTip(props: Table, item: Item): Words {
  const { edition, view } = props;
  const card = edition.items[item];
  const on = view.item_disks[item];
  const inPlay = view.players.some((player) => player.items.includes(item));
  const elder = biomeOfItem(edition, item);
  const herd = join(card.babies > 0 ? fill(w('each round {0}', 'каждый раунд {0}'), babies(card.babies)) : NOTHING, card.free.length > 0 ? fill(w('frees: {0}', 'освобождает: {0}'), freeList(edition, card.free)) : NOTHING);
  return lines(
    card.name,
    card.kind === 'animal' ? w('An animal.', 'Животное.') : w('An invention.', 'Изобретение.'),
    inPlay ? (on.length > 0 ? fill(w('Immature: words on it: {0}.', 'Незрелое: на нём слова: {0}.'), freeList(edition, on)) : w('Mature.', 'Зрелое.')) : join(fill(w('Costs: {0}.', 'Цена: {0}.'), freeList(edition, card.cost)), elder ? fill(w('Needs a mature elder: {0}.', 'Нужен зрелый старейшина: {0}.'), elderName(edition, edition.biomes[elder].item_elder)) : NOTHING),
    herd.en !== '' && fill(w('Phase 5: {0}.', 'Фаза 5: {0}.'), herd),
    ...keys(card.effects).map((effect) => card.effects[effect] > 0 && EFFECTS[effect]),
  );
}

const POINTS: Readonly<Record<keyof Edition['sexualities']['pair']['vp'], Words>> = {
  tribesman: w('tribesman', 'соплеменник'),
  wanderluster_extra: w('wanderluster, extra', 'странник, сверх того'),
  mature_husband: w('mature husband', 'зрелый муж'),
  active_daughter: w('active daughter', 'действующая дочь'),
  mature_elder: w('mature elder', 'зрелый старейшина'),
  mature_animal: w('mature animal', 'зрелое животное'),
  mature_invention: w('mature invention', 'зрелое изобретение'),
  trophy: w('trophy', 'трофей'),
};

function sexTip(props: Table, sexuality: Sexuality): Words {
  const card = props.edition.sexualities[sexuality];
  const scores = keys(card.vp).filter((item) => card.vp[item] > 0).map((item) => fill(w('{0} {1}', '{0} {1}'), POINTS[item], card.vp[item]));
  return lines(
    fill(w('{0}: {1}', '{0}: {1}'), card.name, card.victory),
    fill(w('Points: {0}.', 'Очки: {0}.'), listOf(scores)),
    fill(w('Ties up: {0}.', 'Связывает: {0}.'), freeList(props.edition, card.mpi)),
    card.gather && w('Gathers berries.', 'Собирает ягоды.'),
    !card.may_marry && w('May not marry.', 'Не вступает в брак.'),
    card.half_bids && w('Bids count half, but may be made when Tribal.', 'Ставки вполовину, зато и племенем.'),
    card.sultan && w('May move a husband between own daughters.', 'Может переводить мужа между своими дочерьми.'),
    card.daughter_needs_husband && w('Daughters are active only with a mature husband.', 'Дочери действуют лишь со зрелым мужем.'),
    props.view.seats === 1 && fill(w('Alone you need {0} points, as a Tribal people.', 'В одиночной игре нужно очков: {0}, и стать племенем.'), card.solo_points),
  );
}

/* ---- people ---- */

const ALPHA_AT: Readonly<Record<ReturnType<typeof alphaAt>['kind'], Words>> = {
  dead: w('in the ground', 'в земле'),
  camp: w('in camp', 'в лагере'),
  elder: w('an elder', 'старейшина'),
  place: w('on a hunt', 'на охоте'),
  suitor: w('a suitor', 'жених'),
  husband: w('a husband', 'муж'),
};

export const alphaWords = (player: Player): Words => ALPHA_AT[alphaAt(player).kind];

function campTip(props: Table, seat: number): Words | null {
  const player = props.view.players[seat - 1];
  if (!player) return null;
  const guests = player.guests.flatMap((n, i) => (n > 0 ? [fill(w('{0} {1}', '{0} {1}'), peopleName(props.edition, props.view, i + 1), n)] : []));
  return lines(
    fill(w('Camp: {0}', 'Лагерь: {0}'), whoName(props.edition, props.view, seat, props.viewer)),
    fill(w('{0} in camp, {1} at home in all; {2} in the ground.', 'В лагере {0}; дома всего {1}; в земле {2}.'), player.camp, player.home, player.dead),
    fill(w('The Alpha: {0}.', 'Вожак: {0}.'), alphaWords(player)),
    guests.length > 0 && fill(w('Wanderlusters here: {0}.', 'Странники здесь: {0}.'), listOf(guests)),
    props.view.phase === 'assign' && props.view.swapped && props.view.turn === seat && w('The Alpha was exchanged in this round.', 'Вожака в этом раунде уже меняли.'),
  );
}

function seatTip(props: Table, seat: number): Words | null {
  const { view, edition } = props;
  const player = view.players[seat - 1];
  if (!player || player.species === 'none') return null;
  const rank = rankInOrder(view, seat);
  const sides = sidesOf(edition, player).map((side) => sexName(edition, side));
  return lines(
    peopleName(edition, view, seat),
    player.tribal ? w('Tribal: can negotiate and play cards.', 'Племя: переговоры и карты.') : fill(w('Vocal: {0} of {1} portal words.', 'Без языка: слов на порталах {0} из {1}.'), player.portals.length, portalsNeeded(edition, view)),
    fill(w('Card {0}: {1}.', 'Карта {0}: {1}.'), player.card, listOf(sides)),
    fill(w('Home {0}, words {1}: {2}', 'Дома {0}, слов {1}: {2}'), player.home, player.vocabulary, isStruck(player) ? w('Chaos would strike.', 'смута ударит.') : w('calm.', 'спокойно.')),
    player.lost > 0 && fill(w('Lost to Chaos in this round: {0}.', 'Потери в смуте раунда: {0}.'), player.lost),
    rank > 0 && fill(w('Number {0} in this round’s order.', 'В порядке раунда: {0}.'), rank),
    player.extinct && w('Extinct.', 'Вымерли.'),
  );
}

function poolTip(props: Table, seat: number): Words | null {
  const { edition, view } = props;
  const player = view.players[seat - 1];
  if (!player) return null;
  const mpi = player.sexuality === 'none' ? [] : edition.sexualities[player.sexuality].mpi;
  return lines(
    fill(w('Words: {0}', 'Слова: {0}'), player.vocabulary),
    wordList(edition, Object.fromEntries(COLOURS.map((colour) => [colour, player.pool[colour]]))),
    mpi.length > 0 && fill(w('On the card of your ways: {0}.', 'На карте уклада: {0}.'), freeList(edition, mpi)),
    fill(w('Chaos strikes when more people are at home ({0}) than you have words.', 'Смута бьёт, если дома людей ({0}) больше, чем слов.'), player.home),
  );
}

function offerTip(props: Table): Words {
  const player = props.view.players[props.view.turn - 1];
  return lines(
    w('A proposal', 'Предложение'),
    fill(w('{0} left to the Chief of: {1}.', 'Осталось предложений: {0} ({1}).'), props.view.proposals, player ? peopleName(props.edition, props.view, props.view.turn) : both('')),
    w('All who are asked must agree.', 'Согласны должны быть все, кого спросили.'),
  );
}

/* ---- by target ---- */

export function tip(target: string, props: Table): Words | null {
  if (parsePlace(target)) return placeTip(props, target);
  const [kind = '', first = '', second = ''] = target.split('-');
  const mine = props.viewer > 0 ? props.viewer : props.view.turn;
  switch (kind) {
    case 'event': return eventTip(props);
    case 'events': return eventsTip(props);
    case 'deck': return deckTip(props, first === 'south' ? 'south' : 'north');
    case 'daughter': return first in props.edition.daughters ? daughterTip(props, first as Daughter) : null;
    case 'elder': return elderTip(props, mine, Number(first));
    case 'slot': return elderTip(props, Number(first), Number(second));
    case 'spot': return spotTip(props, mine, first as Portal, second as Colour);
    case 'item':
    case 'hand': return first in props.edition.items ? itemTip(props, first as Item) : null;
    case 'trophy': return first in props.edition.biomes ? lines(biomeName(props.edition, first as Biome), w('A trophy.', 'Трофей.')) : null;
    case 'side': return sexTip(props, first as Sexuality);
    case 'camp': return campTip(props, first === '' ? mine : Number(first));
    case 'pool': return poolTip(props, first === '' ? mine : Number(first));
    case 'seat': return seatTip(props, Number(first));
    case 'offer': return offerTip(props);
    default: return null;
  }
}

/* What an auction stands at for one seat, in the words of the panel: its bid, that it is hidden, or that it is due. */
export function bidWords(props: Table, seat: number): Words {
  const player = props.view.players[seat - 1];
  if (!player) return NOTHING;
  if (!player.has_bid) return props.view.turn === seat ? w('thinks', 'думает') : w('no bid yet', 'ставки нет');
  if (player.bid === null) return w('hidden bid', 'скрытая ставка');
  const total = COLOURS.reduce((sum, colour) => sum + (player.bid?.[colour] ?? 0), 0);
  if (total === 0) return w('passes', 'пас');
  return fill(w('{0} = {1}', '{0} = {1}'), wordList(props.edition, player.bid), bidValue(props.edition, player.sexuality, total));
}
