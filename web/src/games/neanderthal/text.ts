/* text.ts - the names and phrases that prompts, choices, tips and panels share, in English and Russian.
 *
 * Russian phrases put a name behind a colon or a dash, where no ending depends on it: names come from the edition. */
import type { Lang, Words } from '../game';
import { both, count, fill, list, seatLetter, w } from '../../kit/words';
import { biomeAt, elderOf, parsePlace } from './facts';
import { COLOURS, type Biome, type Colour, type Daughter, type Edition, type Item, type Phase, type Portal, type Sexuality, type Species, type View } from './types';

/* ---- names ---- */

export function peopleName(edition: Edition, view: View, seat: number): Words {
  const species = view.players[seat - 1]?.species ?? 'none';
  return species === 'none' ? fill(w('Seat {0}', 'Место {0}'), seatLetter(seat)) : edition.species[species].name;
}

/* "You" for the viewer, the species for all others. */
export function whoName(edition: Edition, view: View, seat: number, viewer: number): Words {
  return seat === viewer ? w('You', 'Вы') : peopleName(edition, view, seat);
}

export const colourName = (edition: Edition, colour: Colour): Words => edition.colours[colour];
export const elderName = (edition: Edition, rank: number): Words => edition.elders[elderOf(rank)].name;
export const daughterName = (edition: Edition, daughter: Daughter): Words => edition.daughters[daughter].name;
export const itemName = (edition: Edition, item: Item): Words => edition.items[item].name;
export const biomeName = (edition: Edition, biome: Biome): Words => edition.biomes[biome].name;
export const sexName = (edition: Edition, sexuality: Sexuality): Words => edition.sexualities[sexuality].name;
export const speciesName = (edition: Edition, species: Species): Words => edition.species[species].name;
export const portalName = (edition: Edition, portal: Portal): Words => edition.portals[portal].name;

export function placeName(id: string): Words {
  const place = parsePlace(id);
  if (!place) return both(id);
  return fill(place.row === 'north' ? w('north {0}', 'север {0}') : w('south {0}', 'юг {0}'), place.column + 1);
}

/* A place is called by what lives there, with its number; a daughter by her name. */
export function locationName(edition: Edition, view: View, id: string): Words {
  if (!parsePlace(id)) return id in edition.daughters ? edition.daughters[id as Daughter].name : both(id);
  const biome = biomeAt(view, id);
  return biome ? edition.biomes[biome].name : placeName(id);
}

/* ---- amounts ---- */

/* "2 orange, 1 black" / "оранжевый 2, чёрный 1"; nothing at all is "none". */
export function wordList(edition: Edition, amounts: Partial<Record<Colour, number>>): Words {
  const some = COLOURS.filter((colour) => (amounts[colour] ?? 0) > 0);
  if (some.length === 0) return w('none', 'нет');
  return {
    en: some.map((colour) => `${amounts[colour]} ${edition.colours[colour].en}`).join(', '),
    ru: some.map((colour) => `${edition.colours[colour].ru} ${amounts[colour]}`).join(', '),
  };
}

/* What a card frees, in its order: "white, any". */
export function freeList(edition: Edition, free: readonly (Colour | 'any')[]): Words {
  const name = (of: Colour | 'any', lang: Lang): string => (of === 'any' ? (lang === 'ru' ? 'любой' : 'any') : edition.colours[of][lang]);
  return { en: free.map((of) => name(of, 'en')).join(', '), ru: free.map((of) => name(of, 'ru')).join(', ') };
}

export const tribesmen = (n: number): Words => count(n, ['tribesman', 'tribesmen'], ['соплеменник', 'соплеменника', 'соплеменников']);
export const babies = (n: number): Words => count(n, ['baby', 'babies'], ['ребёнок', 'ребёнка', 'детей']);
export const cards = (n: number): Words => count(n, ['card', 'cards'], ['карта', 'карты', 'карт']);
export const dice = (n: number): Words => count(n, ['die', 'dice'], ['кубик', 'кубика', 'кубиков']);
export const hits = (n: number): Words => count(n, ['hit', 'hits'], ['попадание', 'попадания', 'попаданий']);

/* "1", "1-2", "3, 5": the faces of a die in words. */
export function faces(of: readonly number[]): string {
  const sorted = [...of].sort((a, b) => a - b);
  const first = sorted[0];
  const last = sorted[sorted.length - 1];
  if (first === undefined || last === undefined) return '';
  if (sorted.length > 2 && last - first === sorted.length - 1) return `${first}–${last}`;
  return sorted.join(', ');
}

export const upTo = (face: number): string => (face === 1 ? '1' : `1–${face}`);

/* Disks of a bid as their value: a bidder who counts half may show a half. */
export function bidValue(edition: Edition, sexuality: Sexuality | 'none', disks: number): string {
  if (sexuality === 'none' || !edition.sexualities[sexuality].half_bids) return String(disks);
  return disks % 2 === 0 ? String(disks / 2) : disks === 1 ? '½' : `${(disks - 1) / 2}½`;
}

export const join = (...parts: readonly Words[]): Words => ({
  en: parts.map((part) => part.en).filter((part) => part !== '').join(' '),
  ru: parts.map((part) => part.ru).filter((part) => part !== '').join(' '),
});

export const listOf = (items: readonly Words[]): Words => ({
  en: list(items.map((item) => item.en), 'en'),
  ru: list(items.map((item) => item.ru), 'ru'),
});

export const NOTHING = w('', '');

/* ---- phases ---- */

const ACTS: readonly Words[] = [
  w('Events', 'События'),
  w('Assignment', 'Назначения'),
  w('Encounters', 'Встречи'),
  w('Hunts', 'Охота'),
  w('Animals', 'Животные'),
  w('Actions', 'Действия'),
];

export const acts = (lang: Lang): readonly string[] => ACTS.map((act) => act[lang]);

const ACT_OF: Readonly<Record<Phase, number>> = {
  setup: -1, dealing: -1, side: -1,
  reveal: 0, icons: 0, thaw: 0, elder_death: 0, blizzard: 0, chaos: 0, flipping: 0, wanderlust: 0, bidding: 0, rivalry: 0,
  assign: 1,
  negotiate: 2, answer: 2, leave: 2, attack: 2, striking: 2, falling: 2,
  resolving: 3, hunting: 3, predator: 3, reward: 3, claim: 3, refill: 3, courtship: 3,
  herd: 4,
  action: 5,
  discarding: 0,
  end: 6,
};

/* A forced discard belongs to the phase to which play goes back. */
export function actOf(view: View): number {
  return ACT_OF[view.phase === 'discarding' ? view.back : view.phase];
}

/* What a phase is called, and what happens in it: shown beside the table as it comes. */
export const PHASE_NAMES: Readonly<Record<Phase, Words>> = {
  setup: w('Laying out Europe', 'Раскладка Европы'),
  dealing: w('Dealing species', 'Раздача видов'),
  side: w('Choosing a way of life', 'Выбор уклада'),
  reveal: w('The next event', 'Следующее событие'),
  icons: w('The next icon', 'Следующий знак'),
  thaw: w('Warming', 'Потепление'),
  elder_death: w('Death of an elder', 'Смерть старейшины'),
  blizzard: w('Blizzard', 'Метель'),
  chaos: w('Chaos', 'Смута'),
  flipping: w('A new way of life?', 'Новый уклад?'),
  wanderlust: w('Wanderlust', 'Тяга к странствиям'),
  discarding: w('Too many cards', 'Слишком много карт'),
  bidding: w('The auction', 'Торг за дочь'),
  rivalry: w('The rival bids', 'Ставка соперника'),
  assign: w('Sending people out', 'Кого куда'),
  negotiate: w('Negotiations', 'Переговоры'),
  answer: w('A proposal', 'Предложение'),
  leave: w('Leaving wives', 'Уход от жён'),
  attack: w('An attack', 'Нападение'),
  striking: w('Whom it strikes', 'Кому удар'),
  falling: w('Who falls', 'Кто погибнет'),
  resolving: w('The next hunt', 'Следующая охота'),
  hunting: w('The hunt', 'Охота'),
  predator: w('A predator comes', 'Пришёл хищник'),
  reward: w('The reward', 'Награда'),
  claim: w('Trophy or card', 'Трофей или карта'),
  refill: w('A new card', 'Новая карта'),
  courtship: w('Courtship', 'Сватовство'),
  herd: w('Animals', 'Животные'),
  action: w('One action each', 'По одному действию'),
  end: w('The game is over', 'Игра окончена'),
};

export const ENDINGS: Readonly<Record<View['ending'], Words>> = {
  none: NOTHING,
  last_event: w('The last event has been played.', 'Сыграно последнее событие.'),
  iced: w('Ice covered all of Europe.', 'Лёд покрыл всю Европу.'),
  iced_over: w('No open land was left at the end of the round.', 'К концу раунда не осталось открытой земли.'),
  lost_alone: w('Your species died out.', 'Ваш вид вымер.'),
  lost_together: w('Fewer than two species live.', 'Осталось меньше двух видов.'),
};
