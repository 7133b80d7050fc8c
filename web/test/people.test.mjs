/* people.test.mjs - several people at one table, each with a browser of their own: joining by link, undo by consent, clocks,
 * stand-ins, resigning, abandoning, chat, onlookers, rematch; and what one person finds again: running games, settings. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desk, elsewhere, phone } from './browser.mjs';
import { axe, covered, overflow } from './checks.mjs';
import { playSome } from './player.mjs';
import { startProxy } from './proxy.mjs';
import { minutes, useSite } from './site.mjs';
import { playedOn } from './wire.mjs';

const grace = 2; // seconds
const site = useSite('--grace', String(grace));

/* Two people at a table of their own, the second a guest who came by the link. */
async function twoPeople(game, { others = [], lang = 'ru', ...options } = {}) {
  const host = await site.person({ auto: false });
  await host.setTable(game, ['me', 'open', ...others], options);
  const link = await host.page.inputValue('.copy input');
  const friend = await site.person({ auto: false, lang });
  await friend.join(link, 'Вера'); // the last seat is taken: the game begins
  for (const person of [host, friend]) await person.page.waitForSelector('.table .bar');
  return { host, friend, link };
}

async function whoseTurn(one, two) {
  const selector = '.bar.ready';
  return Promise.race([one.page.waitForSelector(selector).then(() => one), two.page.waitForSelector(selector).then(() => two)]);
}

/* One decision of whoever has it; afterwards both see it. */
async function oneMove(host, friend, seed = 1) {
  const mover = await whoseTurn(host, friend);
  const before = await mover.version();
  await playSome(mover.page, 1, { seed });
  await mover.page.waitForFunction(() => document.querySelector('.lamp.sending') === null);
  const version = await mover.version();
  await (mover === host ? friend : host).seen(version);
  return version > before ? mover : oneMove(host, friend, seed + 1);
}

test('a second browser joins by link, without an account, and both see the same', { timeout: 10 * minutes }, async () => {
  const host = await site.person({ auto: false });
  await host.setTable('stone-age', ['me', 'open']);
  const link = await host.page.inputValue('.copy input');
  assert.equal(await host.page.locator('.invite .here').count(), 1, 'this address is of use here only');
  const friend = await site.person({ auto: false, lang: 'ru' });
  await friend.page.goto(link);
  await friend.page.waitForSelector('.lobby .field input');
  assert.deepEqual([...(await axe(host.page)), ...(await axe(friend.page))], []);
  await friend.join(link, 'Вера');
  for (const person of [host, friend]) await person.page.waitForSelector('.table .bar');
  for (let n = 0; n < 6; n++) await oneMove(host, friend, n + 1);
  const facts = (page) => page.$$eval('.board [data-key]', (nodes) => nodes.map((node) => node.getAttribute('data-key')).sort());
  const there = await facts(host.page);
  assert.ok(there.length > 10);
  assert.deepEqual(await facts(friend.page), there);
  assert.equal(await host.page.locator('.other h3').innerText(), 'Вера');
});

/* What a link button has copied, pasted into a field of another page. */
async function copied(person, button) {
  await button.click();
  await person.page.waitForSelector('.copy-link :text("Link copied")');
  const page = await person.context.newPage();
  await page.goto(`${person.address}/account`);
  await page.click('[autocomplete="username"] >> nth=0');
  await page.locator('[autocomplete="username"] >> nth=0').evaluate((field) => {
    field.value = '';
    field.removeAttribute('maxlength');
  });
  await page.keyboard.press('Control+V');
  const text = await page.inputValue('[autocomplete="username"] >> nth=0');
  await page.close();
  return text;
}

test('without https: moves are taken, undone, and links copied', { timeout: 10 * minutes }, async () => {
  const person = await site.person({ address: `http://${elsewhere}:${site.port}`, auto: false });
  person.pardon(/Cross-Origin-Opener-Policy header has been ignored/);
  const { page } = person;
  await person.setTable('stone-age', ['me', 'open']);
  assert.equal(await page.evaluate(() => isSecureContext), false);
  const link = await page.inputValue('.copy input');
  assert.equal(await page.locator('.invite .here').count(), 0, 'friends can come by this address');
  assert.equal(await copied(person, page.locator('.copy button')), link);
  await person.startFromHome('stone-age', 2);
  await person.ready();
  const version = await person.version();
  for (let seed = 1; (await person.version()) === version; seed++) await playSome(page, 1, { seed });
  await person.ready();
  const entries = (await person.log()).length;
  await page.click('.bar .undo');
  await page.waitForFunction((n) => document.querySelectorAll('.log .entry').length < n, entries);
});

test('the link of a private game shows it to whoever gets it: while it runs, and as a replay to play on from', { timeout: 10 * minutes }, async () => {
  const host = await site.person({ auto: false });
  const { page } = host;
  const { table } = await playedOn(host, 'kromanontsy', { seats: ['me', 'bot:easy'], decisions: 4 });
  await host.go(`/table/${table}`);
  await host.ready();
  await page.click('.top .square');
  const link = await copied(host, page.locator('.menu .copy-link'));
  assert.match(link, new RegExp(`/table/${table}[?]code=.`));
  const friend = await site.person();
  await friend.go(`/table/${table}`);
  await friend.page.waitForSelector('.page :text("private")');
  await friend.page.goto(link);
  await friend.page.waitForSelector('.table.onlooker .board');

  await playedOn(host, 'kromanontsy', { at: table, seed: 6 }); // moves of other names
  await host.go(`/replay/${table}`);
  await page.waitForSelector('.replay-bar');
  await page.keyboard.press('Home');
  for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowRight');
  await page.waitForSelector('.moment:has-text("5 of")');
  await page.click('.top .square');
  const moment = await copied(host, page.locator('.menu .copy-link'));
  assert.match(moment, new RegExp(`/replay/${table}[?]at=5&code=.`));
  const stranger = await site.person();
  await stranger.page.goto(moment);
  await stranger.page.waitForSelector('.moment:has-text("5 of")');
  await stranger.page.click('.replay-bar .button.main'); // gets a name, and a table
  await stranger.page.waitForFunction((id) => /^\/table\//.test(location.pathname) && !location.pathname.endsWith(`/${id}`), table);
  await stranger.page.waitForSelector('.table .bar');
});

test('who waits is told when the host leaves; the way back puts the settings away', { timeout: 10 * minutes }, async () => {
  const host = await site.person({ auto: false });
  const { page } = host;
  await host.setTable('stone-age', ['me', 'open']);
  const friend = await site.person();
  await friend.page.goto(await page.inputValue('.copy input'));
  await friend.page.waitForSelector('.lobby .field input');
  await page.click('.nav button >> nth=-1');
  await page.waitForSelector('dialog[open]');
  await page.goBack();
  await page.waitForSelector('.new');
  assert.equal(await page.locator('dialog').count(), 0);
  await page.goForward();
  await page.click('.lobby .go .big:not(.main)');
  const told = () => friend.page.waitForSelector('.page.lost h1:has-text("This table has been cleared.")');
  await told();
  await friend.page.reload();
  await told();
});

test('chat: markup stays text, and a muted person is not heard any more', { timeout: 10 * minutes }, async () => {
  const { host, friend } = await twoPeople('stone-age');
  const say = async (person, text) => {
    await person.page.fill('.chat input', text);
    await person.page.press('.chat input', 'Enter');
  };
  await say(friend, 'Привет <b>!');
  await host.page.waitForSelector('.chat-lines :text("Привет <b>!")');
  await host.page.click('.chat-lines .mute');
  await host.page.waitForSelector('.chat-lines', { state: 'detached' });
  await say(friend, 'second');
  await friend.page.waitForSelector('.chat-lines :text("second")');
  await say(host, 'third'); // comes after the second in every log: when it is there, the second would be
  await host.page.waitForSelector('.chat-lines :text("third")');
  assert.equal(await host.page.locator('.chat-lines li').count(), 1);
});

test('chat: what is said while the line is cut is kept, and said when it is back', { timeout: 5 * minutes }, async () => {
  const { host, link } = await twoPeople('stone-age', { isPublic: true });
  const proxy = await startProxy(site.port);
  const onlooker = await site.person({ address: `http://127.0.0.1:${proxy.port}` });
  onlooker.pardon(/WebSocket|ERR_CONNECTION|ERR_EMPTY/);
  const { page } = onlooker;
  await onlooker.go(new URL(link).pathname);
  await page.waitForSelector('.table.onlooker .board');
  await page.fill('.chat input', 'hello'); // brings a name
  await page.press('.chat input', 'Enter');
  await page.waitForSelector('.chat-lines :text("hello")');
  proxy.cut();
  await page.waitForSelector('.lamp.lost');
  await page.fill('.chat input', 'are you there?');
  await page.press('.chat input', 'Enter');
  await page.waitForSelector('.unsaid[role=alert]');
  assert.equal(await page.inputValue('.chat input'), 'are you there?');
  assert.deepEqual(await covered(page), []);
  proxy.mend();
  await page.waitForSelector('.unsaid', { state: 'detached' });
  await page.click('.chat button[type=submit]');
  await host.page.waitForSelector('.chat-lines :text("are you there?")');
  assert.equal(await page.inputValue('.chat input'), '');
  await onlooker.context.close();
  proxy.close();
});

test('undo of what others have seen is asked for, refused, asked for again and granted', { timeout: 10 * minutes }, async () => {
  const { host, friend } = await twoPeople('stone-age');
  const mover = await oneMove(host, friend);
  const other = mover === host ? friend : host;
  await oneMove(host, friend, 3);
  const log = await mover.log();
  await other.page.setViewportSize({ width: 1280, height: 560 }); // the log is longer than its frame
  const belowEnd = () => other.page.$eval('.log', (list) => list.scrollHeight - list.clientHeight - list.scrollTop);
  for (const answer of ['No', 'Yes']) {
    await mover.page.click('.bar .undo');
    await mover.page.waitForSelector('.offer');
    const offer = other.page.locator('.offer[role=alert]');
    await offer.waitFor();
    assert.ok((await belowEnd()) < 8, 'the newest entry is still in sight');
    await offer.locator(answer === 'Yes' ? '.button.main' : '.button:not(.main)').click();
    await offer.waitFor({ state: 'detached' });
    await mover.page.waitForSelector('.offer', { state: 'detached' });
    if (answer === 'No') assert.deepEqual(await mover.log(), log, 'nothing is taken back against somebody’s will');
  }
  for (const person of [mover, other]) {
    await person.page.waitForFunction((n) => document.querySelectorAll('.log .entry').length < n, log.length);
  }
});

test('a live clock is shown and runs down', { timeout: 10 * minutes }, async () => {
  const { host, friend } = await twoPeople('stone-age', { clock: 'fast' });
  await whoseTurn(host, friend);
  const left = async (person) => {
    const [, min, sec] = /(\d+):(\d\d)/.exec(await person.page.locator('.clock').innerText());
    return Number(min) * 60 + Number(sec);
  };
  const first = await left(host);
  assert.ok(first > 0 && first <= 195, `${first} s`);
  const earlier = await host.page.locator('.clock b').innerText();
  await host.page.waitForFunction((text) => document.querySelector('.clock b').textContent !== text, earlier);
  const second = await left(host);
  assert.ok(second < first, `${first} s, then ${second} s`);
  assert.ok(Math.abs((await left(friend)) - second) <= 30, 'both clocks agree');
});

test('a bot stands in for who left, and the seat can be taken back', { timeout: 10 * minutes }, async () => {
  const { host, friend } = await twoPeople('stone-age');
  const { page } = host;
  await friend.page.close();
  const before = await host.version();
  const goesOn = async () => {
    for (let n = 0; n < 3; n++) {
      await host.ready(); // comes back each time only because the bot moves
      await playSome(page, 1, { seed: n + 2 });
    }
    await host.ready();
  };
  await goesOn();
  assert.ok((await host.version()) > before + 3);
  friend.page = await friend.context.newPage();
  await friend.go(`/table/${host.tableId()}`);
  await friend.page.waitForSelector('.offer[role=alert]:has-text("За вас играет бот")');
  await friend.page.setViewportSize(phone);
  await friend.page.waitForSelector('.table.phone');
  assert.deepEqual([...(await overflow(friend.page)), ...(await covered(friend.page))], []);
  await friend.page.setViewportSize(desk);
  await friend.page.click('.offer .button.main'); // take your seat back
  await friend.page.waitForSelector('.offer', { state: 'detached' });
  while ((await whoseTurn(host, friend)) === host) await playSome(page, 1, { seed: 9 });
  await playSome(friend.page, 1, { seed: 4 });
});

test('who resigns leaves the rest of the game to a bot', { timeout: 10 * minutes }, async () => {
  const { host, friend } = await twoPeople('stone-age');
  await host.fromMenu('Resign');
  await host.page.click('dialog :text("Play on")'); // it is asked for, and can be thought over
  await host.page.waitForSelector('dialog', { state: 'detached' });
  await host.fromMenu('Resign');
  await host.page.click('dialog .button.main');
  await friend.page.waitForSelector('.table');
  for (let n = 0; n < 3; n++) {
    await friend.ready();
    await playSome(friend.page, 1, { seed: n + 1 });
  }
  await friend.ready();
  assert.equal(await host.page.locator('.bar.ready').count(), 0, 'nothing glows for who has resigned');
  await host.page.click('.top .square');
  assert.equal(await host.page.locator('.menu :text("Resign")').count(), 0);
});

test('a game is abandoned when everybody agrees, not before', { timeout: 10 * minutes }, async () => {
  const { host, friend } = await twoPeople('stone-age', { lang: 'en' });
  await oneMove(host, friend);
  await host.fromMenu('Propose to stop the game');
  await host.page.click('.top .square');
  await host.page.waitForSelector('.menu :text("Play on after all")'); // the vote has been counted
  await whoseTurn(host, friend);
  await friend.page.click('.offer :text("Agree")'); // the others see that somebody would like to stop
  for (const { page } of [host, friend]) await page.waitForSelector('.bar :text("abandoned")');
  assert.equal(await host.page.locator('.bar.ready').count(), 0);
  await host.go('/');
  await host.page.waitForSelector('.runs .none');
});

test('an onlooker sees the table, but no hidden hand and nothing to touch', { timeout: 10 * minutes }, async () => {
  const { host, friend } = await twoPeople('kromanontsy', { isPublic: true });
  await oneMove(host, friend);
  const onlooker = await site.person();
  const { page } = onlooker;
  await onlooker.go('/nothing');
  const pushes = await page.evaluate(listen, host.tableId());
  for (const play of pushes) {
    assert.equal(play.seat, 0);
    assert.equal(play.legal, null);
    for (const player of play.view.players) assert.equal(player.hand, null, 'no hand crosses the wire');
  }
  const own = (await host.page.evaluate(listen, host.tableId())).at(-1).view.players;
  assert.equal(own.filter((player) => player.hand !== null).length, 1, 'a player sees the own hand alone');
  await onlooker.go(`/table/${host.tableId()}`);
  await page.waitForSelector('.table.onlooker .board');
  assert.equal(await page.locator('.mine, .target.can, .bar.ready').count(), 0);
  assert.equal(await page.locator('.other').count(), 2);
  await page.fill('.chat input', 'well played'); // without an account: the first words bring a name
  await page.press('.chat input', 'Enter');
  await host.page.waitForSelector('.chat-lines :text("well played")');
});

/* Runs in the page: everything that is pushed about a table up to now. */
function listen(table) {
  return new Promise((resolve, reject) => {
    const line = new WebSocket(`ws://${location.host}/ws`);
    const plays = [];
    line.onopen = () => {
      line.send(JSON.stringify({ t: 'watch', table, id: 1 }));
    };
    line.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.t === 'error') reject(new Error(data));
      if (message.t === 'play') plays.push(message);
      if (message.t !== 'play' || message.actor === 'chance') return;
      line.close();
      resolve(plays);
    };
  });
}

test('rematch: the same people at a new table, with the seats moved on', { timeout: 10 * minutes }, async () => {
  const person = await site.person();
  const { page } = person;
  const { table } = await playedOn(person, 'kromanontsy', { seats: ['me', 'bot:easy', 'bot:easy'] });
  await person.go(`/table/${table}`);
  await page.click('.result-box .button.main');
  await page.waitForFunction((id) => !location.pathname.endsWith(`/${id}`), table);
  await page.waitForSelector('.table .bar');
  assert.equal(await page.locator('.other').count(), 2);
  assert.notEqual(person.tableId(), table);
  assert.equal(await page.locator('.other[data-seat="1"]').count(), 1, 'the first seat is another’s now');
});

test('home: running games that wait for me come first', { timeout: 10 * minutes }, async () => {
  const host = await site.person({ auto: false });
  const { page } = host;
  const mine = await playedOn(host, 'stone-age', { decisions: 1 });
  await host.setTable('cro-magnon', ['me', 'open']); // is newer, but waits for somebody else
  const gathering = host.tableId();
  await host.go('/');
  await page.waitForFunction(() => document.querySelectorAll('.runs li').length === 2);
  const found = await page.$$eval('.runs li', (lines) => lines.map((line) => [line.querySelector('a').getAttribute('href'), line.className]));
  assert.deepEqual(found, [[`/table/${mine.table}`, 'hot'], [`/table/${gathering}`, '']]);
});

test('a guest is not signed out or deleted for good by one press', { timeout: 5 * minutes }, async () => {
  for (const words of ['Sign out', 'Delete']) {
    const person = await site.person();
    const { page } = person;
    await playedOn(person, 'stone-age', { decisions: 1 });
    await person.go('/account');
    const press = page.locator(`.card .button:text-is("${words}")`);
    const who = page.locator('.nav .who');
    await press.click();
    await page.waitForSelector('dialog[open]');
    assert.deepEqual(await axe(page, { within: 'dialog' }), []);
    await page.click('dialog .button:not(.main)');
    await page.waitForSelector('dialog', { state: 'detached' });
    assert.equal(await who.innerText(), 'Wren');
    await press.click();
    await page.click('dialog .button.main');
    await page.waitForSelector('.nav .who:has-text("Sign in")');
  }
});

test('settings hold after a reload, and the language changes at once', { timeout: 10 * minutes }, async () => {
  const person = await site.person({ motion: 'system' });
  const { page } = person;
  await person.go('/');
  await page.click('.nav button >> nth=-1');
  const choose = (name, at) => page.click(`.dialog .segments label:has(input[name=${name}]) >> nth=${at}`);
  await choose('lang', 1);
  await page.waitForSelector('.dialog h2:text-is("Настройки")');
  assert.equal(await page.locator('.hero p').innerText(), 'Пять настольных игр из времён до истории.');
  await choose('theme', 1);
  await choose('motion', 1);
  const switches = page.locator('.dialog .switch input');
  const before = await switches.evaluateAll((nodes) => nodes.map((node) => node.checked));
  for (let i = 0; i < before.length; i++) await switches.nth(i).click();
  const root = () => page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme, document.documentElement.dataset.motion]);
  assert.deepEqual(await root(), ['ru', 'fire', 'less']);
  await page.reload();
  await page.waitForSelector('.hero p:text-is("Пять настольных игр из времён до истории.")');
  assert.deepEqual(await root(), ['ru', 'fire', 'less']);
  await page.click('.nav button >> nth=-1');
  assert.deepEqual(await switches.evaluateAll((nodes) => nodes.map((node) => node.checked)), before.map((on) => !on));
});

test('without confirmation the first touch plays; with it the second', { timeout: 10 * minutes }, async () => {
  for (const confirm of [true, false]) {
    const person = await site.person({ auto: false, confirm });
    const { page } = person;
    const { table } = await playedOn(person, 'stone-age', { options: { first: 1 }, decisions: 0 }); // all places are free
    await person.go(`/table/${table}`);
    await person.ready();
    const version = await person.version();
    await page.click('[data-target="toolmaker"].can', { force: true });
    if (confirm) {
      await page.waitForSelector('.bar .button.main');
      assert.equal(await person.version(), version);
      await page.click('.bar .button.main');
    }
    await person.seen(version + 1);
  }
});

test('a decision with one answer answers itself, visibly, if the person likes that', { timeout: 10 * minutes }, async () => {
  const person = await site.person({ auto: true });
  const { page } = person;
  await page.addInitScript(() => {
    window.answered = 0;
    new MutationObserver(() => {
      if (document.querySelector('.note.auto') !== null) window.answered = 1;
    }).observe(document, { childList: true, subtree: true });
  });
  await person.startFromHome('stone-age', 2);
  for (let n = 0; n < 60 && (await page.evaluate(() => window.answered)) === 0; n++) await playSome(page, 1, { seed: n + 1 });
  assert.equal(await page.evaluate(() => window.answered), 1);
});
