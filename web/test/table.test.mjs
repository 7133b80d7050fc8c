/* table.test.mjs - what a table must bear: reload, friends, a broken line, refusals, undo, hot-seat, replay, guided games. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe } from './checks.mjs';
import { playSome, playToEnd } from './player.mjs';
import { startProxy } from './proxy.mjs';
import { Site } from './site.mjs';

const minutes = 60_000;

let site;
before(async () => {
  site = await Site.open();
});
after(async () => site?.close());

const logOf = (page) => page.$$eval('.log .entry .prose', (nodes) => nodes.map((node) => node.textContent));
const boardOf = (page) => page.$eval('.board', (node) => node.textContent);

/* A table from the form for friends: the kinds of the seats in order. */
async function newTable(person, game, kinds) {
  const { page } = person;
  await person.go(`/new/${game}`);
  await page.waitForSelector('.new');
  await page.selectOption('.seats > .field:not(.seat-field) select', String(kinds.length));
  for (const [i, kind] of kinds.entries()) await page.selectOption(`.seats .seat-field:nth-of-type(${i + 2}) select`, kind);
  await page.click('.new button[type=submit]');
}

test('reload in mid-game: the same log, the same board, and play goes on', { timeout: 3 * minutes }, async () => {
  const person = await site.person({ auto: false });
  const { page } = person;
  await person.startFromHome('stone-age');
  await playSome(page, 8);
  await person.ready();
  const [log, board, version] = [await logOf(page), await boardOf(page), await person.version()];
  assert.ok(log.length > 8);
  await page.reload();
  await person.ready();
  assert.deepEqual(await logOf(page), log);
  assert.equal(await boardOf(page), board);
  assert.equal(await person.version(), version);
  await playSome(page, 3);
  assert.ok((await person.version()) > version);
  assert.deepEqual(await person.leave(), []);
});

test('a second browser joins by link, without an account, and both see the same', { timeout: 4 * minutes }, async () => {
  const host = await site.person({ auto: false });
  await newTable(host, 'stone-age', ['me', 'open']);
  const link = await host.page.inputValue('.copy input');
  const friend = await site.person({ auto: false, lang: 'ru' });
  await friend.page.goto(link);
  await friend.page.fill('.lobby .field input', 'Вера');
  assert.deepEqual(await axe(host.page), []);
  assert.deepEqual(await axe(friend.page), []);
  await friend.page.click('.seat-list .button.main'); // the last seat is taken: the game begins
  await Promise.all([host.page.waitForSelector('.table .bar'), friend.page.waitForSelector('.table .bar')]);
  for (let n = 0; n < 10; n++) {
    const mover = await Promise.race([host.ready().then(() => host), friend.ready().then(() => friend)]);
    const other = mover === host ? friend : host;
    await playSome(mover.page, 1, { seed: n + 1 });
    await mover.page.waitForFunction(() => document.querySelector('.lamp.sending') === null);
    const version = await mover.version();
    await other.page.waitForFunction((v) => Number(document.querySelector('.table')?.getAttribute('data-version')) >= v, version);
  }
  const facts = (page) => page.$$eval('.board [data-key]', (nodes) => nodes.map((node) => node.getAttribute('data-key')).sort());
  assert.deepEqual(await facts(friend.page), await facts(host.page));
  await friend.page.fill('.chat input', 'Привет <b>!');
  await friend.page.press('.chat input', 'Enter');
  await host.page.waitForSelector('.chat-lines :text("Привет <b>!")');
  assert.deepEqual(await host.leave(), []);
  assert.deepEqual(await friend.leave(), []);
});

test('the line is cut in mid-move and comes back: nothing is lost, nothing doubled, no reload', { timeout: 3 * minutes }, async () => {
  const proxy = await startProxy(site.port);
  const person = await site.person({ auto: false, address: `http://127.0.0.1:${proxy.port}` });
  const { page } = person;
  await person.startFromHome('stone-age');
  await playSome(page, 3);
  await person.ready();
  await page.evaluate(() => (document.title = 'not reloaded'));
  await page.evaluate(() => (window.sameLife = true));
  const before = (await logOf(page)).length;
  proxy.cut();
  await page.waitForSelector('.lamp.lost');
  await page.evaluate(() => document.querySelector('.target.can').dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await page.waitForSelector('.bar .button.main');
  await page.click('.bar .button.main');
  await page.waitForSelector('.lamp.sending');
  proxy.mend();
  await page.waitForSelector('.lamp.open:not(.sending)', { timeout: 30_000 });
  await person.ready();
  assert.equal(await page.evaluate(() => window.sameLife), true, 'the page was not reloaded');
  const log = await logOf(page);
  assert.ok(log.length > before);
  await page.reload();
  await person.ready();
  assert.deepEqual(await logOf(page), log, 'the log on the server is the one that was shown');
  const troubles = (await person.leave()).filter((line) => !/WebSocket|ERR_CONNECTION|ERR_EMPTY/.test(line));
  assert.deepEqual(troubles, []);
  proxy.close();
});

test('a quiet thing says why not, with the rule and a link to it', { timeout: 3 * minutes }, async () => {
  const person = await site.person({ auto: false });
  const { page } = person;
  await person.startFromHome('stone-age');
  await person.ready();
  const asked = await findQuiet(person);
  assert.ok(asked, 'some place that glowed before is quiet now');
  const note = page.locator('.note.refused');
  await note.waitFor();
  assert.match(await note.innerText(), /Rule SA-\d{3}/);
  const href = await note.locator('a').getAttribute('href');
  assert.match(href, /^\/rules\/stone-age#SA-\d{3}$/);
  await person.go(href);
  await page.waitForSelector('.sought');
  assert.deepEqual(await person.leave(), []);
});

/* Plays on until a place that glowed once is quiet on my turn, and touches it. */
async function findQuiet(person) {
  const { page } = person;
  for (let n = 0; n < 30; n++) {
    await person.ready();
    const touched = await page.evaluate(() => {
      const node = document.querySelector('[data-target="hut"].quiet, [data-target="field"].quiet, [data-target="toolmaker"].quiet');
      node?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return node !== null;
    });
    if (touched && (await page.waitForSelector('.note.refused', { timeout: 3000 }).catch(() => null)) !== null) return true;
    await playSome(page, 1, { seed: 50 + n });
  }
  return false;
}

test('undo takes the last step back', { timeout: 3 * minutes }, async () => {
  const person = await site.person({ auto: false });
  const { page } = person;
  await person.startFromHome('stone-age');
  await person.ready();
  const before = await boardOf(page);
  const log = await logOf(page);
  await page.click('[data-target="hunt"] >> nth=0', { force: true });
  await page.click('.bar .button.main');
  await page.waitForFunction((n) => document.querySelectorAll('.log .entry').length > n, log.length);
  await page.waitForSelector('.bar .undo');
  await person.ready();
  await page.keyboard.press('u');
  await page.waitForFunction((n) => document.querySelectorAll('.log .entry').length === n, log.length, { timeout: 15_000 });
  await person.ready();
  assert.equal(await boardOf(page), before);
  assert.deepEqual(await logOf(page), log);
  assert.deepEqual(await person.leave(), []);
});

test('kromanontsy on one screen: a curtain hides every hand-over, to the end', { timeout: 9 * minutes }, async (t) => {
  const person = await site.person();
  const { page } = person;
  await newTable(person, 'kromanontsy', ['me', 'me']);
  await page.waitForSelector('.table');
  await page.evaluate(() => {
    window.curtains = 0;
    window.leaks = 0;
    new MutationObserver(() => {
      const curtain = document.querySelector('.curtain');
      if (curtain === null) return;
      if (curtain.dataset.counted === undefined) window.curtains++;
      curtain.dataset.counted = 'yes';
      if (document.querySelector('.board, .mine, .other') !== null) window.leaks++;
    }).observe(document.body, { childList: true, subtree: true });
  });
  const made = await playToEnd(page, { seed: 5, limit: 8 * minutes });
  const { curtains, leaks } = await page.evaluate(() => ({ curtains: window.curtains, leaks: window.leaks }));
  t.diagnostic(`${made} decisions, ${curtains} curtains`);
  assert.ok(curtains > 3);
  assert.equal(leaks, 0, 'nothing of the table is drawn behind a curtain');
  assert.deepEqual(await person.leave(), []);
});

test('a finished game is replayed: slider, steps, autoplay, a click in the log, and on from there', { timeout: 9 * minutes }, async () => {
  const person = await site.person();
  const { page } = person;
  await person.startFromHome('neanderthal');
  await playToEnd(page, { seed: 3, limit: 7 * minutes });
  await page.click('.result-box a[href^="/replay/"]');
  await page.waitForSelector('.replay-bar');
  const range = page.locator('.replay-bar input[type=range]');
  const last = Number(await range.getAttribute('max'));
  assert.ok(last > 10);
  await page.waitForFunction((n) => Number(document.querySelector('.replay-bar input').value) === n, last);
  await range.fill('3');
  await page.waitForFunction(() => document.querySelector('.moment').textContent.startsWith('3 '));
  const early = await page.waitForFunction(() => Number(document.querySelector('.table').dataset.version) < 60).then(() => boardOf(page));
  await page.click('.replay-bar button >> nth=2');
  await page.waitForFunction(() => document.querySelector('.moment').textContent.startsWith('4 '));
  await page.click('.replay-bar button >> nth=1');
  await page.waitForFunction(() => Number(document.querySelector('.replay-bar input').value) >= 6, undefined, { timeout: 30_000 });
  await page.click('.replay-bar button >> nth=1');
  const entry = page.locator('.log .entry button').nth(2);
  const version = Number(await page.locator('.log .entry').nth(2).getAttribute('data-version'));
  await entry.click();
  await page.waitForFunction((v) => Number(document.querySelector('.table').dataset.version) === v, version);
  assert.notEqual(await boardOf(page), '');
  assert.notEqual(early, '');
  assert.deepEqual(await axe(page), []);
  const was = person.tableId();
  await page.click('.replay-bar .button.main');
  await page.waitForFunction((id) => location.pathname.startsWith('/table/') && !location.pathname.endsWith(`/${id}`), was);
  await page.waitForSelector('.table .bar');
  assert.deepEqual(await person.leave(), []);
});

test('guided games, each to its end', { timeout: 15 * minutes }, async (t) => {
  const shelf = await (await fetch(`${site.address}/api/shelf`)).json();
  const guided = shelf.games.filter((game) => game.guide);
  assert.equal(guided.length, shelf.games.length, 'every game has a guide');
  for (const { id } of guided) {
    const person = await site.person();
    const { page } = person;
    await person.go(`/learn/${id}`);
    await page.waitForSelector('.table .bar');
    await page.waitForSelector('.guide');
    await guideToEnd(person, t);
    assert.deepEqual(await person.leave(), []);
  }
});

/* The script leaves one thing to do; it has ended when there is a choice again. */
async function guideToEnd(person, t) {
  const { page } = person;
  const said = new Set();
  const until = Date.now() + 3 * minutes;
  for (;;) {
    const state = await page.evaluate(() => ({
      line: document.querySelector('.guide')?.textContent ?? '',
      ready: document.querySelector('.bar.ready') !== null,
      done: document.querySelector('.guide-end, .result-box') !== null,
    }));
    if (state.line !== '') said.add(state.line);
    if (state.done) break;
    assert.ok(Date.now() < until, `the guide came to a stand: ${state.line}`);
    if (state.ready) await playSome(page, 1);
    else await page.waitForTimeout(20);
  }
  t.diagnostic(`${said.size} lines`);
  assert.ok(said.size >= 8, `only ${said.size} lines of guidance`);
}
