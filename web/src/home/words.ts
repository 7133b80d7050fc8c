/* words.ts - what the home page says of each game. */
import type { Words } from '../games/game';
import { w } from '../kit/words';

export const taglines: Readonly<Record<string, Words>> = {
  'stone-age': w('Feed your tribe', 'Накормите племя'),
  'settlers-stone-age': w('Explore and trade', 'Разведка и обмен'),
  neanderthal: w('Outlast the ice', 'Переживите лёд'),
  'cro-magnon': w('Hold the land', 'Удержите землю'),
  kromanontsy: w('Settle before winter', 'Успейте до зимы'),
};

export const stories: Readonly<Record<string, Words>> = {
  'stone-age': w(
    'Send your people to hunt, fell trees, dig clay and pan for gold. Build huts, feed everyone, outscore your neighbours.',
    'Отправляйте людей на охоту, в лес, за глиной и золотом. Стройте хижины, накормите всех и обгоните соседей по очкам.',
  ),
  'settlers-stone-age': w(
    'Lead your people out of Africa. Trade, explore, drive off wild beasts, and settle the whole world.',
    'Выведите свой народ из Африки. Меняйтесь, разведывайте, отгоняйте хищников и заселите весь мир.',
  ),
  neanderthal: w(
    'Three human species in Ice Age Europe. Hunt, court, find words, and live through a climate that turns.',
    'Три вида людей в Европе ледникового периода. Охота, сватовство, слова и климат, который меняется.',
  ),
  'cro-magnon': w(
    'Spread your tribes over the world, gather what the land gives, and hold the areas that count.',
    'Расселите свои племена по миру, собирайте дары земли и удерживайте области, которые приносят очки.',
  ),
  kromanontsy: w(
    'Explore four terrains, hunt alone or together, learn crafts, and found a settlement.',
    'Исследуйте четыре местности, охотьтесь в одиночку и вместе, осваивайте ремёсла и основывайте поселение.',
  ),
};
