/* screens.test.mjs - every screen in both sizes, languages and themes: nothing cut, nothing outside, nothing that axe-core
 * finds; and the weight of the first load. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { axe, deskScrolls, overflow } from './checks.mjs';
import { desk, phone } from './browser.mjs';
import { playSome } from './player.mjs';
import { Site } from './site.mjs';

const minutes = 60_000;
const games = ['stone-age', 'settlers-stone-age', 'neanderthal', 'cro-magnon', 'kromanontsy'];
const shots = process.env.OCHRE_SHOTS ?? null; // a directory for pictures, to be looked at

let site;
before(async () => {
  site = await Site.open();
  if (shots !== null) mkdirSync(shots, { recursive: true });
});
after(async () => site?.close());

/* Everything that is wrong, screen by screen, so that one run tells all of it. */
async function examine(page, name, found, withAxe = true) {
  await page.evaluate(() => document.fonts.ready);
  if (shots !== null) await page.screenshot({ path: join(shots, `${name}.png`) });
  const wrong = [...(await overflow(page)), ...((await deskScrolls(page)) ? ['the table scrolls'] : []), ...(withAxe ? await axe(page) : [])];
  found.push(...wrong.map((line) => `${name}: ${line}`));
}

for (const lang of ['en', 'ru']) {
  for (const theme of ['light', 'fire']) {
    test(`plain pages, ${lang}, ${theme}`, { timeout: 4 * minutes }, async () => {
      const found = [];
      for (const [size, viewport] of Object.entries({ desk, phone })) {
        const person = await site.person({ lang, theme, viewport, touch: size === 'phone' });
        const { page } = person;
        const at = (name) => `${name}-${size}-${lang}-${theme}`;
        await person.go('/');
        await page.waitForSelector('.runs');
        for (const game of games) {
          await page.click(`[data-game="${game}"]`);
          await examine(page, at(`home-${game}`), found, game === 'stone-age');
        }
        await page.click('.nav button >> nth=-1');
        await examine(page, at('settings'), found);
        await page.keyboard.press('Escape');
        await person.go('/new/settlers-stone-age');
        await page.waitForSelector('.new select');
        await examine(page, at('new'), found);
        await page.click('.new button[type=submit]');
        await page.waitForSelector('.lobby .invite');
        await examine(page, at('lobby'), found);
        for (const path of ['/account', '/games', '/rules/stone-age#SA-304', '/nothing']) {
          await person.go(path);
          await page.waitForSelector('.page h1');
          await examine(page, at(path.replaceAll(/[/#]/g, '_')), found);
        }
        found.push(...(await person.leave()));
      }
      assert.equal(found.join('\n'), '');
    });
  }
}

for (const game of games) {
  test(`${game}: the table in both sizes, languages and themes`, { timeout: 8 * minutes }, async () => {
    const found = [];
    const person = await site.person({ auto: false });
    const { page } = person;
    await person.startFromHome(game);
    for (const [moment, decisions] of [['early', 2], ['later', 25]]) {
      await playSome(page, decisions, { seed: 21, limit: 3 * minutes });
      await settleDown(page);
      for (const lang of ['en', 'ru']) {
        for (const theme of ['light', 'fire']) {
          await restyle(person, { lang, theme });
          await page.setViewportSize(desk);
          await examine(page, `${game}-${moment}-desk-${lang}-${theme}`, found);
          await page.setViewportSize(phone);
          for (const pane of ['board', 'me', 'others', 'log']) {
            await page.click(`[data-tab="${pane}"]`);
            await examine(page, `${game}-${moment}-phone-${pane}-${lang}-${theme}`, found, pane === 'board' && theme === 'light');
          }
        }
      }
      await page.setViewportSize(desk);
    }
    found.push(...(await person.leave()));
    assert.equal(found.join('\n'), '');
  });
}

/* Until it is my turn, or the game is over: bots would change the picture under our hands. */
const settleDown = (page) => page.waitForSelector('.bar.ready, .result-box', { timeout: 60_000 });

/* Another tab of the same person changes the settings; the table follows without being left. */
async function restyle(person, change) {
  const { page } = person;
  person.tab ??= await person.context.newPage();
  if (person.tab.url() === 'about:blank') await person.tab.goto(`${person.address}/nothing`);
  await person.tab.evaluate((values) => {
    const kept = JSON.parse(localStorage.getItem('ochre-settings'));
    localStorage.setItem('ochre-settings', JSON.stringify({ ...kept, ...values }));
  }, change);
  await page.waitForFunction(
    ({ lang, theme }) => document.documentElement.lang === lang && document.documentElement.dataset.theme === theme,
    change,
  );
  await page.waitForTimeout(50);
}

for (const lang of ['en', 'ru']) {
  test(`the first load weighs less than 300 kB, ${lang}`, { timeout: minutes }, async (t) => {
    const person = await site.person({ lang });
    const { page } = person;
    const session = await person.context.newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
    await person.go('/');
    await page.waitForLoadState('networkidle');
    const first = bytes;
    await person.startFromHome('stone-age');
    await page.waitForTimeout(500);
    t.diagnostic(`the home page: ${Math.round(first / 1000)} kB; with a first table: ${Math.round(bytes / 1000)} kB`);
    if (!process.env.OCHRE_DIST) assert.ok(first < 300_000, `${first} bytes`); // files of a work in progress are not compressed
    assert.deepEqual(await person.leave(), []);
  });
}

test('a move is drawn within 100 ms of its answer', { timeout: minutes }, async (t) => {
  const person = await site.person({ auto: false });
  const { page } = person;
  await person.startFromHome('stone-age');
  await person.ready();
  await page.evaluate(() => {
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (text) {
      const message = JSON.parse(text);
      if (message.t === 'move' && !this.measured) {
        this.measured = true;
        this.addEventListener('message', (event) => {
          const answer = JSON.parse(event.data);
          if (answer.t === 'play' && answer.version > message.version && window.drawnAfter === undefined) {
            const came = performance.now();
            const wait = () => {
              const shown = Number(document.querySelector('.table').dataset.version);
              if (shown >= answer.version) requestAnimationFrame(() => (window.drawnAfter = performance.now() - came));
              else setTimeout(wait, 1);
            };
            wait();
          }
        });
      }
      return send.call(this, text);
    };
  });
  await playSome(page, 1);
  const ms = await page.waitForFunction(() => window.drawnAfter).then((handle) => handle.jsonValue());
  t.diagnostic(`${Math.round(ms)} ms`);
  assert.ok(ms < 100, `${ms} ms`);
  assert.deepEqual(await person.leave(), []);
});
