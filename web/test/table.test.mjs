/* table.test.mjs - what a table must bear: reload, a broken line, refusals, undo, hot-seat, replay, guided games. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axe } from './checks.mjs';
import { playSome, playToEnd } from './player.mjs';
import { startProxy } from './proxy.mjs';
import { games, minutes, useSite } from './site.mjs';
import { playedOn } from './wire.mjs';

const site = useSite();

test('reload in mid-game: the same log, the same board, and play goes on', { timeout: 10 * minutes }, async () => {
  const person = await site.person({ auto: false });
  const { page } = person;
  await person.startFromHome('stone-age');
  await playSome(page, 8);
  await person.ready();
  const [log, board, version] = [await person.log(), await person.board(), await person.version()];
  assert.ok(log.length > 8);
  await page.reload();
  await person.ready();
  assert.deepEqual(await person.log(), log);
  assert.equal(await person.board(), board);
  assert.equal(await person.version(), version);
  await playSome(page, 3);
  assert.ok((await person.version()) > version);
});

test('the line is cut in mid-move and comes back: nothing is lost, nothing doubled, no reload', { timeout: 10 * minutes }, async () => {
  const proxy = await startProxy(site.port);
  const person = await site.person({ auto: false, address: `http://127.0.0.1:${proxy.port}` });
  person.pardon(/WebSocket|ERR_CONNECTION|ERR_EMPTY/);
  const { page } = person;
  await person.startFromHome('stone-age');
  await playSome(page, 3);
  await person.ready();
  await page.evaluate(() => (window.sameLife = true));
  const before = (await person.log()).length;
  proxy.cut();
  await page.waitForSelector('.lamp.lost');
  await page.evaluate(() => document.querySelector('.target.can').dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await page.click('.bar .button.main');
  await page.waitForSelector('.lamp.sending');
  proxy.mend();
  await page.waitForSelector('.lamp.open:not(.sending)');
  await person.ready();
  assert.equal(await page.evaluate(() => window.sameLife), true, 'the page was not reloaded');
  const log = await person.log();
  assert.ok(log.length > before);
  await page.reload();
  await person.ready();
  assert.deepEqual(await person.log(), log, 'the log on the server is the one that was shown');
  await person.context.close();
  proxy.close();
});

test('a table that is asked for while the line is cut comes by itself when the line is back', { timeout: 10 * minutes }, async () => {
  const proxy = await startProxy(site.port);
  const person = await site.person({ auto: false, address: `http://127.0.0.1:${proxy.port}` });
  person.pardon(/WebSocket|ERR_CONNECTION|ERR_EMPTY/);
  const { page } = person;
  const finished = await playedOn(person, 'kromanontsy', { seats: ['me', 'bot:easy'] });
  const running = await playedOn(person, 'stone-age', { decisions: 2 });
  for (const [path, link, there] of [
    ['/games', `/replay/${finished.table}`, '.replay-bar'],
    ['/', `/table/${running.table}`, '.bar.ready'],
  ]) {
    await person.go(path);
    await page.waitForSelector(`a[href="${link}"]`);
    await page.evaluate(() => (window.sameLife = true));
    proxy.cut();
    await page.waitForSelector('.no-line');
    await page.click(`a[href="${link}"]`);
    await page.waitForSelector('.page.lost');
    proxy.mend();
    await page.waitForSelector(there);
    assert.equal(await page.evaluate(() => window.sameLife), true, 'the page was not reloaded');
  }
  await person.context.close();
  proxy.close();
});

test('on a small phone a pane that goes on below says so, and glows for what is to be touched down there', { timeout: 5 * minutes }, async () => {
  const person = await site.person({ auto: false, viewport: { width: 360, height: 560 }, touch: true });
  const { page } = person;
  const { table } = await playedOn(person, 'stone-age', { options: { first: 1 }, decisions: 0 }); // all places are free
  await person.go(`/table/${table}`);
  await person.ready();
  const board = (classes) => page.waitForFunction((wanted) => document.querySelector('.pane.board').className === wanted, classes);
  await board('pane board more'); // of the buildings the heads can be seen
  await page.setViewportSize({ width: 360, height: 480 });
  await board('pane board more more-glows');
  await page.evaluate(() => document.querySelector('.pane.board').scrollTo(0, 9999));
  await board('pane board');
  assert.equal(await page.getAttribute('.pane.board', 'tabindex'), '0', 'keys can scroll it');
});

/* The line of a page breaks once, with the answer to the first message of a kind on it. */
async function loseAnswer(page, kind) {
  let lost = null;
  await page.routeWebSocket('**/ws', (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => {
      const { t, id } = JSON.parse(message);
      if (t === kind && lost === null) lost = id;
      server.send(message);
    });
    server.onMessage(async (message) => {
      const { t, id } = JSON.parse(message);
      if (t !== 'ok' || id !== lost) return line.send(message);
      lost = 'gone';
      await server.close();
      await line.close();
    });
  });
}

test('a table whose answer was lost with the line is found, and no second one is set', { timeout: 5 * minutes }, async () => {
  for (const [path, press] of [
    ['/learn/stone-age', null],
    ['/', '.start .big.main'],
    ['/new/stone-age', '.new button[type=submit]'],
  ]) {
    const person = await site.person();
    const { page } = person;
    await playedOn(person, 'stone-age', { decisions: 1 }); // of the same game, and older
    await loseAnswer(page, 'create');
    await person.go(path);
    if (press !== null) {
      await page.click(press);
      await page.waitForSelector('.trouble:has-text("The server cannot be reached.")');
      await page.waitForSelector('.no-line', { state: 'detached' });
      await page.click(press);
    }
    await page.waitForSelector('.table, .lobby');
    await person.go('/');
    await page.waitForSelector('.runs li');
    assert.equal(await page.locator('.runs li').count(), 2, path);
  }
});

test('a quiet thing says why not, with the rule and a link to it', { timeout: 10 * minutes }, async () => {
  const person = await site.person({ auto: false });
  const { page } = person;
  await person.startFromHome('stone-age');
  await findQuiet(person);
  const note = page.locator('.note.refused');
  await note.waitFor();
  assert.match(await note.innerText(), /Rule SA-\d{3}/);
  const href = await note.locator('a').getAttribute('href');
  assert.match(href, /^\/rules\/stone-age#SA-\d{3}$/);
  await person.go(href);
  await page.waitForSelector('.sought');
});

/* Plays on until a place that glowed once is quiet on my turn, and touches it. */
async function findQuiet(person) {
  const { page } = person;
  const quiet = ['hut', 'field', 'toolmaker'].map((place) => `[data-target="${place}"].quiet`).join();
  for (let n = 0; n < 30; n++) {
    await person.ready();
    const touched = await page.evaluate((selector) => {
      const node = document.querySelector(selector);
      node?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return node !== null;
    }, quiet);
    if (touched) return;
    await playSome(page, 1, { seed: 50 + n });
  }
  assert.fail('no place that glowed before is quiet now');
}

test('undo takes the last step back', { timeout: 10 * minutes }, async () => {
  const person = await site.person({ auto: false });
  const { page } = person;
  await person.startFromHome('stone-age');
  await person.ready();
  const [before, log] = [await person.board(), await person.log()];
  await page.click('[data-target="hunt"] >> nth=0', { force: true });
  await page.click('.bar .button.main');
  await page.waitForFunction((n) => document.querySelectorAll('.log .entry').length > n, log.length);
  await page.waitForSelector('.bar .undo');
  await person.ready();
  await page.keyboard.press('u');
  await page.waitForFunction((n) => document.querySelectorAll('.log .entry').length === n, log.length);
  await person.ready();
  assert.equal(await person.board(), before);
  assert.deepEqual(await person.log(), log);
});

/* Runs in the page: counts curtains, and what is drawn behind them. */
function watchCurtains() {
  window.curtains = 0;
  window.leaks = 0;
  new MutationObserver(() => {
    const curtain = document.querySelector('.curtain');
    if (curtain === null) return;
    if (curtain.dataset.counted === undefined) window.curtains++;
    curtain.dataset.counted = 'yes';
    if (document.querySelector('.board, .mine, .other') !== null) window.leaks++;
  }).observe(document.body, { childList: true, subtree: true });
}

/* The middle of the game, which is like its beginning, is played without drawing it. */
test('kromanontsy on one screen: a curtain hides every hand-over, to the end', { timeout: 15 * minutes }, async (t) => {
  const person = await site.person();
  const { page } = person;
  await person.setTable('kromanontsy', ['me', 'me']);
  await page.waitForSelector('.table');
  const table = person.tableId();
  const countWhile = async (play) => {
    await page.evaluate(watchCurtains);
    await play();
    const { curtains, leaks } = await page.evaluate(() => ({ curtains: window.curtains, leaks: window.leaks }));
    assert.equal(leaks, 0, 'nothing of the table is drawn behind a curtain');
    return curtains;
  };
  const early = await countWhile(() => playSome(page, 60, { seed: 5 }));
  assert.ok(early > 3, `${early} curtains`);
  await person.go('/nothing');
  const { version } = await playedOn(person, 'kromanontsy', { at: table, decisions: 270 });
  await person.go(`/table/${table}`);
  let made;
  const late = await countWhile(async () => (made = await playToEnd(page, { seed: 6 })));
  t.diagnostic(`${early} curtains, then ${late} from version ${version} on, with ${made} decisions`);
});

test('a finished game is replayed: slider, steps, keys, autoplay, a click in the log, and on from there', { timeout: 10 * minutes }, async () => {
  const person = await site.person();
  const { page } = person;
  const { table } = await playedOn(person, 'neanderthal');
  await person.go(`/table/${table}`);
  await page.click('.result-box a[href^="/replay/"]');
  await page.waitForSelector('.replay-bar');
  const moment = (n) => page.waitForFunction((at) => document.querySelector('.moment').textContent.startsWith(`${at} `), n);
  const range = page.locator('.replay-bar input[type=range]');
  const last = Number(await range.getAttribute('max'));
  assert.ok(last > 10);
  await moment(last);
  await range.fill('3');
  await moment(3);
  const early = await page.waitForFunction(() => Number(document.querySelector('.table').dataset.version) < 60).then(() => person.board());
  await page.click('.replay-bar button >> nth=2');
  await moment(4);
  for (const [key, at] of [['End', last], ['Home', 0], ['ArrowRight', 1], ['ArrowLeft', 0], ['ArrowRight', 1]]) {
    await page.keyboard.press(key);
    await moment(at);
  }
  await page.keyboard.press('?');
  await page.waitForSelector('dialog h2:has-text("How to look at a replay")');
  assert.deepEqual(await axe(page, { within: 'dialog' }), []);
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  await moment(1); // under the help nothing goes on
  await person.fromMenu('Help and keys');
  await page.click('dialog .square');
  await page.click('.top .square');
  assert.equal(await page.getAttribute('.menu a:text-is("Rules")', 'href'), '/rules/neanderthal');
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.activeElement.blur()); // a button takes the space bar for itself
  await page.keyboard.press(' ');
  await page.waitForSelector('.replay-bar button[aria-label="Pause"]');
  await page.keyboard.press(' ');
  await page.waitForSelector('.replay-bar button[aria-label="Play"]');
  await page.click('.replay-bar button >> nth=1');
  await page.waitForFunction(() => Number(document.querySelector('.replay-bar input').value) >= 6);
  await page.click('.replay-bar button >> nth=1');
  const version = Number(await page.locator('.log .entry').nth(2).getAttribute('data-version'));
  await page.locator('.log .entry button').nth(2).click();
  await page.waitForFunction((v) => Number(document.querySelector('.table').dataset.version) === v, version);
  assert.notEqual(await person.board(), '');
  assert.notEqual(early, '');
  await page.click('.replay-bar .button.main');
  await page.waitForFunction((id) => location.pathname.startsWith('/table/') && !location.pathname.endsWith(`/${id}`), table);
  await page.waitForSelector('.table .bar');
});

test('people who share a screen are called by name when it is their turn', { timeout: 10 * minutes }, async () => {
  const person = await site.person({ auto: false });
  const { page } = person;
  for (const game of ['stone-age', 'cro-magnon', 'neanderthal']) {
    await person.setTable(game, ['me', 'me']);
    const called = new Set();
    for (let n = 0; n < 40 && called.size < 2; n++) {
      await person.ready();
      const name = /^(.+ [AB]), your turn\./.exec(await page.locator('.bar p').innerText())?.[1];
      assert.equal(await page.locator('.own-name').innerText(), name);
      assert.match(await page.locator('p.unseen[role=status]').textContent(), new RegExp(`${name}, your turn`));
      called.add(name);
      await playSome(page, 1, { seed: n });
    }
    assert.equal(called.size, 2, game);
  }
  await person.startFromHome('stone-age', 2);
  await person.ready();
  assert.match(await page.locator('.bar p').innerText(), /^Your turn\./);
  assert.equal(await page.locator('.own-name').innerText(), 'You');
});

test('a button that cannot do its work while the line is cut says so', { timeout: 10 * minutes }, async () => {
  const proxy = await startProxy(site.port);
  const person = await site.person({ address: `http://127.0.0.1:${proxy.port}` });
  person.pardon(/WebSocket|ERR_CONNECTION|ERR_EMPTY/);
  const { page } = person;
  const { table } = await playedOn(person, 'kromanontsy', { seats: ['me', 'bot:easy'] });
  await person.go(`/table/${table}`);
  await page.waitForSelector('.result-box');
  proxy.cut();
  await page.waitForSelector('.lamp.lost');
  await page.click('.result-box .button.main');
  await page.waitForSelector('.result-box .trouble:has-text("The server cannot be reached.")');
  await page.keyboard.press('Escape');
  await page.click('.bar .note .plain');
  await page.click('.bar .button.main');
  await page.waitForSelector('.bar .note.refused:has-text("The server cannot be reached.")');
  proxy.mend();
  await page.waitForSelector('.lamp.open');
  await page.click('.bar .button.main');
  await page.waitForFunction((id) => !location.pathname.endsWith(`/${id}`), table);
  await person.context.close();
  proxy.close();
});

test('one person plays all three species: three seats on this screen, and no curtain', { timeout: 10 * minutes }, async () => {
  const person = await site.person();
  const { page } = person;
  await person.go('/new/neanderthal');
  await page.waitForSelector('.new fieldset >> nth=1 >> .field >> nth=1');
  await page.selectOption('.new fieldset >> nth=1 >> .field >> nth=0 >> select', '1');
  assert.deepEqual(await page.$$eval('.seat-field select', (all) => all.map((one) => one.value)), ['me', 'me', 'me']);
  await page.click('.new button[type=submit]');
  await page.waitForSelector('.table .bar');
  await page.evaluate(watchCurtains);
  await playSome(page, 12, { seed: 5 });
  assert.equal(await page.evaluate(() => window.curtains), 0);
});

for (const game of games) {
  test(`${game}: the guided game to its end`, { timeout: 10 * minutes }, async (t) => {
    const person = await site.person();
    const { page } = person;
    await person.go(`/learn/${game}`);
    await page.waitForSelector('.table .bar');
    await page.waitForSelector('.guide');
    const wrong = await axe(page);
    const lines = await guideToEnd(page);
    t.diagnostic(`${lines} lines`);
    assert.ok(lines >= 8, `only ${lines} lines of guidance`);
    assert.deepEqual(wrong, [], 'axe-core on the guided table');
  });
}

/* The script leaves one thing to do; it has ended when there is a choice again. Returns how many lines were said. */
async function guideToEnd(page) {
  const said = new Set();
  for (let n = 0; n < 400; n++) {
    await page.waitForSelector('.bar.ready, .guide-end, .result-box');
    const state = await page.evaluate(() => ({
      line: document.querySelector('.guide')?.textContent ?? '',
      done: document.querySelector('.guide-end, .result-box') !== null,
    }));
    if (state.line !== '') said.add(state.line);
    if (state.done) return said.size;
    await playSome(page, 1, { seed: n + 1 });
  }
  throw new Error(`the guide came to no end: ${[...said].at(-1)}`);
}
