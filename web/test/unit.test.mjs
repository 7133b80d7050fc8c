/* unit.test.mjs - the parts of the client that are pure functions. */
import assert from 'node:assert/strict';
import { webcrypto } from 'node:crypto';
import { test } from 'node:test';
import { load } from './unit-bundle.mjs';

const words = await load('kit/words.ts');
const protocol = await load('net/protocol.ts');
const markdown = await load('rules/markdown.ts');
const prose = await load('table/prose-pieces.ts');
const log = await load('table/log.ts');
const odds = await load('table/odds-bins.ts');
const keys = await load('table/nearest.ts');
const { parseRoute } = await load('route.ts');
const { hasSecret } = await load('table/secret.ts');
const { HandState } = await load('table/hand.ts');
const { seatName } = await load('kit/names.ts');
const drafts = await load('lobby/draft.ts');
const kromanontsy = await load('games/kromanontsy/moves.ts');
const kromanontsyText = await load('games/kromanontsy/text.ts');
const { cardsWords, kindText, standingAt } = await load('games/settlers-stone-age/text.ts');
const { reckon } = await load('games/stone-age/reckon.ts');

test('Russian nouns follow their number', () => {
  const forms = ['человек', 'человека', 'человек'];
  const said = [1, 2, 5, 11, 12, 21, 22, 25, 101, 111].map((n) => words.count(n, ['person', 'people'], forms).ru);
  assert.deepEqual(said, ['1 человек', '2 человека', '5 человек', '11 человек', '12 человек', '21 человек', '22 человека', '25 человек', '101 человек', '111 человек']);
  assert.equal(words.count(1, ['person', 'people'], forms).en, '1 person');
  assert.equal(words.count(-10, ['person', 'people'], forms).ru, '−10 человек');
});

test('patterns are filled in both languages', () => {
  assert.deepEqual(words.fill(words.w('{0} of {1}', '{1}: {0}'), 2, words.w('wood', 'дерево')), { en: '2 of wood', ru: 'дерево: 2' });
});

test('a play is read, and a bad one is refused with the name of the field', () => {
  const play = { t: 'play', table: 4, seat: 1, version: 3, ply: 2, steps: [], view: {}, actor: 1, legal: [{ verb: 'a', text: 'a 1' }], undo: true };
  const message = protocol.readMessage(JSON.stringify(play));
  assert.equal(message.t, 'play');
  assert.equal(message.play.legal[0].text, 'a 1');
  assert.equal(message.play.offer, null);
  assert.throws(() => protocol.readMessage(JSON.stringify({ ...play, actor: 'nobody' })), /actor/);
  assert.throws(() => protocol.readMessage(JSON.stringify({ ...play, legal: [{ verb: 'a' }] })), /text/);
  assert.throws(() => protocol.readMessage('{"t":'), /JSON/);
  assert.equal(protocol.readMessage('{"t":"something new"}'), null);
});

test('one person has points only where there are any to have', () => {
  const result = (...scores) => ({ scores, ranks: [], shares: [], how: null });
  assert.deepEqual([result(0), result(1), result(28), result(0, 1), null].map(protocol.countsPoints), [false, false, true, true, false]);
});

test('what the server refuses is told in Russian, too', async () => {
  const { troubleWith, Refused } = await load('net/trouble.ts', 'net/refused.ts');
  const told = (why) => troubleWith(new Refused({ error: 'x', why, clause: null, words: null }));
  for (const why of ['the guide shows another move here', 'that seat is taken', 'you need a name first', 'the move could not be saved; try again'])
    assert.match(told(why).ru, /^[А-Я]/, why);
  assert.equal(told('that seat is taken').en, 'That seat is taken.');
});

test('an undo cuts the log back, a repeated tail is passed over', () => {
  const step = (version, ply, extra = {}) => ({ version, ply, who: 1, action: 'x', parts: null, say: { en: `s${ply}`, ru: '' }, back: null, ...extra });
  let entries = log.extendLog([], [step(1, 1), step(2, 2), step(3, 3)], null);
  entries = log.extendLog(entries, [step(3, 3), step(4, 1, { back: 1 }), step(5, 2)], null);
  assert.deepEqual(entries.map((e) => [e.version, e.ply]), [[1, 1], [5, 2]]);
});

test('clauses get anchors and are linked', () => {
  const blocks = markdown.readMarkdown('# Rules\n\n- **SA-001** Two *or* more, see SA-002.\n- SA-002 `x`\n\n| id | what |\n|---|---|\n| SA-003 | a | \n');
  assert.deepEqual(blocks.map((b) => b.kind), ['heading', 'list', 'table']);
  assert.deepEqual(blocks[1].items.map((i) => i.anchor), ['SA-001', 'SA-002']);
  assert.ok(blocks[1].items[0].text.some((p) => p.kind === 'clause' && p.text === 'SA-002'));
  assert.ok(blocks[1].items[0].text.some((p) => p.kind === 'italic' && p.text === 'or'));
  assert.equal(blocks[2].rows[0].anchor, 'SA-003');
});

test('markup in rules stays text', () => {
  const [block] = markdown.readMarkdown('<img src=x onerror=alert(1)> & *so*');
  assert.equal(block.text[0].text, '<img src=x onerror=alert(1)> & ');
});

test('names stand where the log speaks of seats', () => {
  const cut = (text, list) => prose.pieces(text, list).map((p) => (p.seat === null ? p.text : `<${p.seat}>`)).join('');
  assert.equal(cut('Harvest: Blue 2. Bluebell and Red.', ['Red', 'Blue']), 'Harvest: <2> 2. Bluebell and <1>.');
  assert.equal(cut('Синий крадёт у игрока Белый: Мясо 1.', ['Синий', 'Белый']), '<1> крадёт у игрока <2>: Мясо 1.');
  assert.equal(cut('Cro-Magnons hunt', ['Cro-Magnons', 'Magnons']), '<1> hunt');
  assert.equal(cut('nothing', []), 'nothing');
  const others = prose.pieces('Red goes to Red Centre. Red!', ['Red'], ['Red Centre', '']);
  assert.deepEqual(others.filter((p) => p.seat !== null).map((p) => p.text), ['Red', 'Red']);
  assert.equal(others.map((p) => p.text).join(''), 'Red goes to Red Centre. Red!');
});

test('odds are drawn together into bars that can be read', () => {
  const list = odds.bins({ label: { en: '', ru: '' }, values: Array.from({ length: 31 }, (_, i) => i), weights: Array.from({ length: 31 }, () => 1) });
  assert.ok(list.length <= 8);
  assert.ok(Math.abs(list.reduce((sum, bin) => sum + bin.share, 0) - 1) < 1e-9);
  assert.equal(list[0].label, '0–3');
  assert.deepEqual(odds.bins({ label: { en: '', ru: '' }, values: [], weights: [] }), []);
  assert.equal(odds.mean({ label: { en: '', ru: '' }, values: [0, 1], weights: [1, 3] }), 0.75);
});

test('arrows go to the nearest thing in their direction', () => {
  const spots = [{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 60, y: 80 }, { x: 0, y: -50 }];
  assert.equal(keys.nearest(spots[0], spots, [1, 0]), 1);
  assert.equal(keys.nearest(spots[0], spots, [0, 1]), 2);
  assert.equal(keys.nearest(spots[0], spots, [0, -1]), 3);
  assert.equal(keys.nearest(spots[0], spots, [-1, 0]), -1);
  assert.deepEqual([undefined, { x: 70, y: 70 }, { x: 90, y: -10 }].map((spot) => keys.closest(spot, spots)), [0, 2, 1]);
  assert.equal(keys.closest({ x: 0, y: 0 }, []), -1);
});

test('addresses mean pages', () => {
  const route = (path) => parseRoute(new URL(path, 'http://x'));
  assert.deepEqual(route('/'), { page: 'home' });
  assert.deepEqual(route('/table/12?code=abc'), { page: 'table', id: 12, code: 'abc' });
  assert.deepEqual(route('/rules/stone-age#SA-304'), { page: 'rules', game: 'stone-age', clause: 'SA-304' });
  assert.deepEqual(route('/rules/stone-age#100%'), { page: 'rules', game: 'stone-age', clause: null });
  assert.deepEqual(route('/table/x'), { page: 'lost' });
  assert.deepEqual(route('/replay/3?at=9'), { page: 'replay', id: 3, version: 9, code: null });
  assert.equal(route('/replay/3?code=abc').code, 'abc');
});

test('the curtain is for what others may not see', () => {
  const view = (hand) => ({ players: [{ hand, food: 3 }, { hand: null, food: 2 }] });
  assert.equal(hasSecret(view({ wood: 1 }), 1), true);
  assert.equal(hasSecret(view({ wood: 0 }), 1), false);
  assert.equal(hasSecret({ players: [{ food: 1 }, { food: 2 }] }, 1), false);
  assert.equal(hasSecret({}, 1), false);
});

test('a hand offers the choices of what is touched, and what no thing shows', () => {
  const choice = (text, target, more = {}) => ({ action: { verb: 'v', text }, target, label: { en: text, ru: text }, deed: { en: text, ru: text }, ...more });
  const hand = new HandState([choice('a 1', 'a'), choice('a 2', 'a'), choice('b', 'b'), choice('end', '', { keep: true }), choice('c', '')]);
  assert.deepEqual(hand.row.map((c) => c.action.text), ['c']);
  assert.equal(hand.setPresent(new Set(['a'])), true);
  assert.deepEqual(hand.row.map((c) => c.action.text), ['b', 'c']);
  hand.choose('a');
  assert.equal(hand.chosen.action.text, 'a 1');
  assert.deepEqual(hand.row.map((c) => c.action.text), ['a 1', 'a 2']);
  hand.prepare({ verb: 'v', text: 'a 2' });
  assert.equal(hand.chosen.action.text, 'a 2');
  hand.prepare(null);
  assert.equal(hand.target, null);
});

test('what was chosen stays chosen in the same position, and is not chosen again in the next', () => {
  const choice = (text) => ({ action: { verb: 'v', text }, target: 'a', label: words.w('', ''), deed: words.w('', '') });
  const deal = (version, texts) => new HandState(texts.map(choice), version);
  const hand = deal(7, ['a 1', 'a 2']);
  hand.prepare({ verb: 'v', text: 'a 2' }, { text: 'b' });
  const [same, next, gone] = [deal(7, ['a 1', 'a 2']), deal(8, ['a 1', 'a 2']), deal(7, ['a 1'])];
  for (const one of [same, next, gone]) one.inherit(hand);
  assert.deepEqual([same.chosen.action.text, same.then.text, same.target], ['a 2', 'b', 'a']);
  assert.deepEqual([next.chosen, next.then, next.target], [null, null, null]);
  assert.equal(gone.chosen, null);
});

test('seats of one person are told apart', () => {
  const seats = [{ seat: 1, kind: 'person', name: 'Ada' }, { seat: 2, kind: 'person', name: 'Ada' }, { seat: 3, kind: 'bot', name: 'normal' }];
  assert.deepEqual([1, 2, 3].map((n) => seatName(seats, n, 'ru')), ['Ada A', 'Ada B', 'Томас']);
});

/* As much of a browser as settings and a table ask for when they begin. */
function standInForBrowser() {
  globalThis.localStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  globalThis.matchMedia = () => ({ matches: false, addEventListener: () => undefined });
  globalThis.navigator ??= { language: 'en' };
  globalThis.crypto ??= webcrypto; // Node.js 18 does not have it there by itself
  globalThis.addEventListener = () => undefined;
  globalThis.document = { documentElement: { dataset: {} }, visibilityState: 'hidden' };
}

test('in another language the choices have other names at once, and what was chosen stays chosen', async () => {
  standInForBrowser();
  const { TableCtrl, settings } = await load('table/ctrl.ts', 'settings/ctrl.ts');
  settings.set({ lang: 'en', auto: false });
  const choices = (legal, props) => legal.map((action) => ({ action, target: '', label: words.fill(words.w('{0}', '{0}'), props.seats[1].name), deed: words.w('', '') }));
  const ui = { choices, phases: () => ({ round: '' }) };
  const seats = [{ seat: 1, kind: 'person', name: 'Ada', mine: true }, { seat: 2, kind: 'bot', name: 'normal', mine: false }];
  const ctrl = new TableCtrl({ ask: () => Promise.resolve({}) }, ui, {}, { id: 4, seats, guide: false });
  const legal = ['a', 'b'].map((text) => ({ verb: 'v', text }));
  ctrl.push({ t: 'play', play: { table: 4, seat: 1, version: 3, ply: 2, steps: [], view: {}, actor: 1, legal, undo: false, tell: null, result: null } });
  await new Promise((done) => setTimeout(done));
  const names = () => ctrl.hand.choices.map((choice) => choice.label[settings.lang]);
  assert.deepEqual(names(), ['Mira', 'Mira']);
  ctrl.hand.take(ctrl.hand.choices[1]);
  let drawn = 0;
  ctrl.subscribe(() => drawn++);
  settings.set({ lang: 'ru' });
  assert.deepEqual(names(), ['Мира', 'Мира']);
  assert.equal(ctrl.hand.chosen.action.text, 'b');
  assert.equal(drawn, 1);
  ctrl.close();
  settings.set({ lang: 'en' });
  assert.equal(drawn, 1, 'a table that is left no longer listens');
});

test('talk that comes again after the line was lost is not said twice', async () => {
  standInForBrowser();
  const { Company } = await load('table/company.ts');
  const heard = new (class extends Company {
    hears(text, at, person = 1) {
      this.hear({ t: 'chat', line: { table: 4, person, name: 'Ada', seat: 1, text, at } });
    }
  })({ ask: () => Promise.resolve({}) }, { id: 4, seats: [] });
  for (const again of [false, true]) {
    heard.hears('hello', 10);
    heard.hears('hello', 11);
    heard.hears('hello', 11, 2);
    if (again) heard.hears('back', 12);
  }
  assert.deepEqual(heard.chat.map((line) => [line.text, line.at, line.person]), [['hello', 10, 1], ['hello', 11, 1], ['hello', 11, 2], ['back', 12, 1]]);
});

test('who has the link of a private table gets its edition, too', async (context) => {
  const { fetchEdition } = await load('net/api.ts');
  const asked = [];
  context.mock.method(globalThis, 'fetch', (path) => {
    asked.push(path);
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ edition: 'mine', components: {} }) });
  });
  const table = { id: 7, game: 'pebbles', ownEdition: true };
  await fetchEdition(table, 'abc');
  await fetchEdition(table, null);
  await fetchEdition({ ...table, ownEdition: false }, 'abc');
  assert.deepEqual(asked, ['/api/edition/table/7?code=abc', '/api/edition/table/7', '/api/edition/pebbles']);
});

test('nothing is answered by itself behind the words about what happened meanwhile', async () => {
  standInForBrowser();
  const { TableCtrl, settings } = await load('table/ctrl.ts', 'settings/ctrl.ts');
  settings.set({ lang: 'en', auto: true });
  const asked = [];
  const ui = { choices: (legal) => legal.map((action) => ({ action, target: '', label: words.w('', ''), deed: words.w('', '') })), phases: () => ({ round: '' }) };
  const ctrl = new TableCtrl({ ask: (message) => (asked.push(message.t), Promise.resolve({})) }, ui, {}, { id: 4, seats: [{ seat: 1, kind: 'person', name: 'Ada', mine: true }], guide: false });
  const play = { table: 4, seat: 1, version: 2, ply: 1, steps: [], view: {}, actor: 2, legal: null, undo: false, tell: null, result: null };
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  ctrl.push({ t: 'play', play });
  await wait(0);
  ctrl.recap = [{ version: 2, say: words.w('a', 'a') }];
  ctrl.push({ t: 'play', play: { ...play, version: 3, ply: 2, actor: 1, legal: [{ verb: 'v', text: 'a' }] } });
  await wait(800);
  assert.deepEqual(asked, []);
  ctrl.dismissRecap();
  await wait(800);
  assert.deepEqual(asked, ['move']);
  ctrl.close();
});

test('who plays for all has every seat, until one is given away or taken off', () => {
  const game = { id: 'neanderthal', min: 1, max: 3, options: [{ name: 'solo', min: 0, max: 1, standard: 0 }] };
  const alone = drafts.withOption(drafts.newDraft(game), game, 'solo', 1);
  assert.deepEqual(alone.seats, ['me', 'me', 'me']);
  assert.deepEqual(drafts.changedOptions(game, alone), { solo: 1 });
  for (const other of [drafts.withKind(alone, 1, 'bot:hard'), drafts.withCount(alone, 2)]) assert.deepEqual(drafts.changedOptions(game, other), {});
  assert.deepEqual(drafts.changedOptions(game, drafts.withCount(alone, 3)), { solo: 1 });
});

test('nobody begins whose seat was taken off', () => {
  const game = { id: 'x', min: 2, max: 4, options: [{ name: 'first', min: 0, max: 4, standard: 0 }] };
  const four = drafts.withOption(drafts.withCount(drafts.newDraft(game), 4), game, 'first', 4);
  assert.deepEqual(drafts.changedOptions(game, four), { first: 4 });
  assert.deepEqual(drafts.changedOptions(game, drafts.withCount(four, 3)), {});
  assert.equal(drafts.forSeats(game.options[0], 3).max, 3);
});

test('one hide, two hides: cards of The Settlers by their number', () => {
  const kind = (en, ru) => ({ name: { en, ru } });
  const edition = { resources: { meat: kind('Meat', 'Мясо'), flint: kind('Flint', 'Кремень'), hides: kind('Hides', 'Шкуры'), bone: kind('Bone', 'Кость') } };
  const said = (meat, hides) => cardsWords(edition, { meat, flint: 0, hides, bone: 0 });
  assert.deepEqual(said(1, 1), { en: '1 meat, 1 hide', ru: 'мясо 1, шкуры 1' });
  assert.equal(said(0, 2).en, '2 hides');
  assert.deepEqual(said(0, 0), { en: 'nothing', ru: 'ничего' });
  assert.deepEqual([0, 1, 2].map((n) => kindText(edition, 'hides', n, 'en')), ['hides', 'hide', 'hides']); // beneath the pile
});

test('an explorer under way is drawn over whatever it passes', () => {
  const players = [{ camps: [], explorers: [5] }, { camps: [5], explorers: [7] }, { camps: [], explorers: [5] }];
  const seats = (moving, turn) => standingAt({ players, moving, turn }, 5).map((s) => `${s.what} ${s.seat}`);
  assert.deepEqual(seats(0, 1), ['explorer 1', 'camp 2', 'explorer 3']);
  assert.deepEqual(seats(5, 1), ['camp 2', 'explorer 3', 'explorer 1']);
});

test('the prompt of Кроманьонцы names every kind of deed that a turn allows', () => {
  const said = (lang, ...verbs) => kromanontsy.prompt({ lang, view: { phase: 'turn', ap: 2, ap_most: 3 }, legal: verbs.map((verb) => ({ verb })) });
  const all = ['explore', 'extra', 'learn', 'newtech', 'improve', 'settle', 'attack', 'trade'];
  for (const lang of ['en', 'ru'])
    for (const verb of all) assert.notEqual(said(lang, 'end', verb), said(lang, 'end'), `${verb} is not named`);
  const drop = (drops) => kromanontsy.prompt({ lang: 'ru', view: { phase: 'flee', drops }, legal: [] });
  assert.deepEqual([drop(1), drop(2)], ['Бегство: сбросьте 1 карту.', 'Бегство: сбросьте 2 карты.']);
  assert.equal(said('en', 'develop', 'newtech', 'end'), '2 of 3 actions left. You can: take a card.');
  assert.equal(said('ru', 'explore', 'attack'), 'Осталось действий: 2 из 3. Можно: исследовать, напасть.');
});

test('a card that is dropped stands in the accusative', () => {
  const said = (phase, drops, lang) => kromanontsy.prompt({ lang, view: { phase, drops }, legal: [] });
  assert.equal(said('limit', 1, 'ru'), 'Предел руки: сбросьте 1 карту.');
  assert.equal(said('flee', 2, 'ru'), 'Бегство: сбросьте 2 карты.');
  assert.equal(said('eventdrop', 3, 'ru'), 'Событие месяца: сбросьте 3 карты.');
  assert.equal(said('limit', 1, 'en'), 'Hand limit: drop 1 card.');
});

const wolf = { name: { en: 'Wolf', ru: 'Волк' }, strength: 3, points: 1, loot: 1, figure_points: 1 };
const meetsWolf = (seats, lang) => ({
  lang,
  viewer: 1,
  seats: [],
  legal: [],
  edition: { predators: { wolf }, herbivores: {}, solo_months: 9, threshold: { 2: 30 } },
  view: { phase: 'hunt', animal: 'wolf', seats, turn: 1, round: 4, players: Array.from({ length: seats }, () => ({ ready: 2, figures: [] })) },
});

test('alone, a predator of Кроманьонцы has no points to give, only cards to take', () => {
  assert.equal(kromanontsy.prompt(meetsWolf(1, 'en')), 'Wolf: strength 3; 1 loot, or flee and drop 1 card. Weapons ready: 2.');
  assert.equal(kromanontsy.prompt(meetsWolf(1, 'ru')), 'Волк: сила 3; добыча 1 или бегство: сбросить 1 карту. Готового оружия: 2.');
  assert.equal(kromanontsy.prompt(meetsWolf(2, 'en')), 'Wolf: strength 3; 1 point and 1 loot, the figure is worth 1 at the end. Weapons ready: 2.');
  const alone = kromanontsyText.tip('figure:wolf', meetsWolf(1, 'en')).en;
  assert.match(alone, /1 loot; to flee drop 1 card/);
  assert.doesNotMatch(alone, /point/);
});

test('alone, the track of Кроманьонцы tells of months and not of opponents', () => {
  assert.equal(kromanontsyText.tip('track', meetsWolf(1, 'en')).en, 'Month 4 of 9; the last one ends with Winter.');
  assert.equal(kromanontsyText.tip('track', meetsWolf(1, 'ru')).ru, 'Месяц 4 из 9; последний кончится зимой.');
});

test('an offer of one point is an offer of "1 point"', () => {
  const t = { lang: 'en', seats: [{ seat: 2, name: 'Ba' }], view: {}, edition: {}, legal: [] };
  const [said] = kromanontsy.choices([{ verb: 'ask', seat: 2, loot: 1, points: 1, text: 'ask 2 1 1' }], t);
  assert.deepEqual(said.deed, { en: 'Ask Ba: 1 loot, 1 point', ru: 'Позвать: Ba, добыча 1, очки 1' });
});

test('what the final scoring would bring counts a pick card kept, and every set of symbols', () => {
  const green = (symbol) => ({ bottom: { type: 'green', symbol } });
  const good = { final_points: 1 };
  const edition = { cards: [green('art'), green('art'), green('art'), green('music')], resources: { wood: good, brick: good, stone: good, gold: good } };
  const player = { score: 10, cards: [1, 2, 4], extra: null, picks: 1, goods: { wood: 0, brick: 2, stone: 0, gold: 0 }, track: 1, tools: [1, 0, 0], buildings: [], people: 5 };
  assert.deepEqual([reckon(player, edition).green, reckon(player, edition).goods, reckon(player, edition).total], [5, 4, 19]);
  assert.equal(reckon({ ...player, extra: [3] }, edition).green, 6);
});
