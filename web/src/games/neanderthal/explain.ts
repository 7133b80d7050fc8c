/* explain.ts - what happens in the phase of the moment, in one or two sentences with its numbers: the text of the Aside. */
import type { Words } from '../game';
import { fill, w } from '../../kit/words';
import { biomeAt, hitFace, portalsNeeded } from './facts';
import { herdAnimal } from './prompt';
import { biomeName, ENDINGS, dice, itemName, join, listOf, locationName, NOTHING, peopleName, tribesmen, upTo } from './text';
import { iconTip } from './tips';
import type { Table } from './types';

const here = (table: Table): Words => (table.view.at === 'none' ? NOTHING : locationName(table.edition, table.view, table.view.at));
const turn = (table: Table): Words => peopleName(table.edition, table.view, table.view.turn);

function iconWords(table: Table): Words {
  const { view, edition } = table;
  if (view.event === 'none') return NOTHING;
  const icon = edition.daughters[view.event].icons[view.icon - 1];
  return icon === undefined ? NOTHING : iconTip(edition, icon);
}

function blizzard(table: Table): Words {
  const { view, edition } = table;
  const player = view.players[view.turn - 1];
  if (!player) return NOTHING;
  return fill(
    w('{0}: camp {1}. Each elder, animal and daughter without a mature husband needs {2} to keep warm, one fewer with a Shaman or a needle. Still to die: {3}.', '{0}: в лагере {1}. Каждому старейшине, животному и дочери без зрелого мужа нужно {2}, с Шаманом или иглой на одного меньше. Погибнет ещё: {3}.'),
    turn(table),
    player.camp,
    tribesmen(edition.blizzard_need),
    view.losses,
  );
}

function bidding(table: Table): Words {
  const { view } = table;
  const secret = view.solo || view.seats === 1 ? NOTHING : w('Bids stay hidden until all are in.', 'Ставки тайные, пока не сделаны все.');
  return join(w('The highest bid wins her; its words lie on her until they are freed.', 'Выигрывает высшая ставка; её слова лягут на дочь, пока их не освободят.'), secret);
}

function attack(table: Table): Words {
  const { view } = table;
  return fill(
    w('{1}: {0} attack with {2}. A die hits on 1, on 1–2 for a war party. Hits so far: {3}.', '{1}: нападают {0}, {2}. Попадание — 1, у военного отряда 1–2. Попаданий: {3}.'),
    turn(table),
    here(table),
    dice(view.dice),
    view.hits,
  );
}

function hunting(table: Table): Words {
  const { view, edition } = table;
  const biome = biomeAt(view, view.at);
  if (!biome) return NOTHING;
  const card = edition.biomes[biome];
  return fill(w('{0} hunt: {1}. {2} of the dice must show {3}; still to roll: {4}.', '{0} на охоте: {1}. Нужно {2} с {3}; ещё бросить: {4}.'), turn(table), card.name, card.hits, upTo(hitFace(edition, view, view.players[view.turn - 1], biome)), dice(view.dice));
}

function predator(table: Table): Words {
  const names = table.view.lurking.map((place) => biomeAt(table.view, place)).filter((biome) => biome !== null);
  return fill(
    w('The kill of {0} lures: {1}. One hit drives it off; without one it takes everything. Killed so far: {2}.', 'Добыча ({0}) манит: {1}. Одно попадание отгонит хищника, иначе он заберёт всё. Погибло: {2}.'),
    turn(table),
    listOf(names.map((biome) => biomeName(table.edition, biome))),
    table.view.losses,
  );
}

function courtship(table: Table): Words {
  const { view, edition } = table;
  const alone = view.alone ? w('He is the only suitor.', 'Он единственный жених.') : NOTHING;
  return join(
    fill(w('The suitor of {0} woos {1}: {2} wins her, {3} kills him, else he goes home.', 'Жених ({0}), невеста {1}: {2} — согласие, {3} — гибель, иначе домой.'), turn(table), here(table), upTo(edition.courtship_success), edition.courtship_death),
    alone,
  );
}

function action(table: Table): Words {
  const { view, edition } = table;
  const player = view.players[view.turn - 1];
  if (!player) return NOTHING;
  if (player.tribal) return fill(w('{0} may play one card from hand; the elder it names must be mature.', '{0}: можно ввести одну карту с руки; её старейшина должен быть зрел.'), turn(table));
  return fill(
    w('{0}: one word into a portal of an active daughter ({1} of {2}), or free one word of a known colour.', '{0}: слово в портал действующей дочери ({1} из {2}) или освободить слово знакомого цвета.'),
    turn(table),
    player.portals.length,
    portalsNeeded(edition, view),
  );
}

function discarding(table: Table): Words {
  const who = peopleName(table.edition, table.view, table.view.asked);
  return fill(w('{0} hold more cards than mature elders allow. Then play goes on.', '{0}: карт больше, чем позволяют зрелые старейшины. Потом игра продолжится.'), who);
}

/* NE-705: with three species and one person, what they have together; the dead have nothing. */
function grade(table: Table): Words {
  return fill(w('Grade: {0}.', 'Оценка: {0}.'), table.view.players.reduce((sum, player) => sum + player.points, 0));
}

export function explain(table: Table): Words {
  const { view, edition } = table;
  switch (view.phase) {
    case 'setup': return w('Twelve hunting grounds are laid out.', 'Открываются двенадцать угодий.');
    case 'dealing': return w('Each seat is dealt a species and a card with two ways of life.', 'Каждому — вид и карта с двумя укладами.');
    case 'side': return fill(w('{0}: the side up says what scores, and which words it ties up.', '{0}: сторона карты решает, что даёт очки и какие слова она связывает.'), turn(table));
    case 'reveal': return w('A daughter comes: first her icons strike, then she is auctioned.', 'Приходит дочь: сперва действуют её знаки, потом торг за неё.');
    case 'icons':
    case 'thaw': return iconWords(table);
    case 'elder_death': return w('One die: every elder of that rank dies, in all peoples.', 'Кубик: старейшины этого ранга умирают у всех.');
    case 'blizzard': return blizzard(table);
    case 'chaos': return fill(w('{0} have more people at home than words: an elder and half the camp are lost.', '{0}: людей дома больше, чем слов. Теряют старейшину и половину лагеря.'), turn(table));
    case 'flipping': return fill(w('{0} may turn the card of their ways.', '{0}: можно перевернуть карту уклада.'), turn(table));
    case 'wanderlust': return fill(w('{0} lost most to Chaos: one of the dead lives on in another camp, and counts for points.', '{0} потеряли в смуте больше всех: один павший живёт в чужом лагере и даёт очки.'), turn(table));
    case 'discarding': return discarding(table);
    case 'bidding': return bidding(table);
    case 'rivalry': return w('A die says what the rival bids; a tie is yours.', 'Кубик решает ставку соперника; равенство в вашу пользу.');
    case 'assign': return fill(w('{0}: hunters on the lands, elders into niches, suitors to daughters. Each land asks for its words at the same time; they are not spent.', '{0}: охотники на угодья, старейшины в ниши, женихи к дочерям. Слова угодий нужны все сразу, но не тратятся.'), turn(table));
    case 'negotiate': return fill(w('{0} have a mature Chief and may propose; {1} left.', '{0}: зрелый Вождь может предлагать; осталось {1}.'), turn(table), view.proposals);
    case 'answer': return w('One refusal ends it. Without grammar people say “Ook!” or “Ook ook.”', 'Один отказ — и сделки нет. Без языка: «Ук!» или «Ук-ук».');
    case 'leave': return fill(w('{0}: a husband may go home before the fights; his word comes back.', '{0}: муж может уйти домой до схваток; его слово вернётся.'), turn(table));
    case 'attack': return attack(table);
    case 'striking': return fill(w('{0} choose whom the hits strike ({1} left).', '{0} решают, кому удар (осталось {1}).'), turn(table), view.hits);
    case 'falling': return fill(w('{0} choose who falls: {1}.', '{0} решают, кто погибнет: {1}.'), peopleName(edition, view, view.victim), here(table));
    case 'resolving': return fill(w('{0} are first and name the next hunt.', '{0} первые: они называют следующую охоту.'), turn(table));
    case 'hunting': return hunting(table);
    case 'predator': return predator(table);
    case 'reward': return fill(w('{0} brought it down: {1}. Came home: {2}. Now words are freed.', '{0}: удача, {1}. Вернулись: {2}. Теперь освобождаются слова.'), turn(table), here(table), view.survivors);
    case 'claim': return fill(w('{0}: dice alike bring a trophy or a card, one of them.', '{0}: одинаковые кости дают трофей или карту, что-то одно.'), turn(table));
    case 'refill': return fill(w('A new card comes: {0}.', 'Приходит новая карта: {0}.'), here(table));
    case 'courtship': return courtship(table);
    case 'herd': {
      const animal = herdAnimal(edition, view);
      return fill(w('{0}: {1} frees a word.', '{0}: {1} освобождает слово.'), turn(table), animal ? itemName(edition, animal) : NOTHING);
    }
    case 'action': return action(table);
    case 'end': return join(ENDINGS[view.ending], view.solo ? grade(table) : NOTHING);
  }
}

