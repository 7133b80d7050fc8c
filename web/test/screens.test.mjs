/* screens.test.mjs - every screen in both sizes, languages and themes: nothing cut, nothing outside, nothing covered that can be
 * touched, nothing that axe-core finds.
 *
 * Themes only change colours, and languages only words: plain pages are looked at in all four pairs of them, tables in
 * two pairs in which both languages and both themes occur. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { axe, covered, deskScrolls, overflow } from './checks.mjs';
import { desk, phone } from './browser.mjs';
import { games, minutes, useSite } from './site.mjs';
import { playedOn } from './wire.mjs';

const shots = process.env.OCHRE_SHOTS ?? null; // a directory for pictures, to be looked at
if (shots !== null) mkdirSync(shots, { recursive: true });

const site = useSite();

const straight = [{ lang: 'en', theme: 'light' }, { lang: 'ru', theme: 'fire' }];
const crossed = [{ lang: 'ru', theme: 'light' }, { lang: 'en', theme: 'fire' }];

/* Everything that is wrong, screen by screen, so that one run tells all of it. */
async function examine(page, name, found, look) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  if (shots !== null) await page.screenshot({ path: join(shots, `${name}.png`) });
  const wrong = [...(await overflow(page)), ...(await covered(page))];
  if (await deskScrolls(page)) wrong.push('the table scrolls');
  if (look !== null) wrong.push(...(await axe(page, look)));
  found.push(...wrong.map((line) => `${name}: ${line}`));
}

/* Another tab of the same person changes the settings; the page follows without being left. */
async function restyle(person, change) {
  if (person.tab === undefined) {
    person.tab = await person.context.newPage();
    await person.tab.goto(`${person.address}/nothing`);
    await person.page.bringToFront(); // a page in the background draws once a second
  }
  await person.tab.evaluate((values) => {
    const kept = JSON.parse(localStorage.getItem('ochre-settings'));
    localStorage.setItem('ochre-settings', JSON.stringify({ ...kept, ...values }));
  }, change);
  await person.page.waitForFunction(
    ({ lang, theme }) => document.documentElement.lang === lang && document.documentElement.dataset.theme === theme,
    change,
  );
}

/* One page as it stands, in each of the pairs. Of the first, axe-core sees all that is `within` (null: nothing); of the second, with
 * the other theme, the colours; in further pairs nothing is new to it. */
async function inPairs(person, name, found, pairs, within = 'html') {
  const looks = within === null ? [] : [{ within }, { within, rules: ['color-contrast'] }];
  for (const [i, pair] of pairs.entries()) {
    await restyle(person, pair);
    await examine(person.page, `${name}-${pair.lang}-${pair.theme}`, found, looks[i] ?? null);
  }
}

for (const [size, viewport] of Object.entries({ desk, phone })) {
  test(`plain pages, ${size}`, { timeout: 15 * minutes }, async () => {
    const found = [];
    const person = await site.person({ viewport, touch: size === 'phone' });
    const { page } = person;
    const look = (name, within = 'html') => inPairs(person, `${name}-${size}`, found, [...straight, ...crossed], within);
    await person.go('/');
    await page.waitForSelector('.runs');
    await look('home');
    await page.click('.nav button >> nth=-1');
    await look('settings');
    await page.keyboard.press('Escape');
    await person.go('/account');
    await page.waitForSelector('.page h1');
    await look('account-nobody');
    await playedOn(person, 'kromanontsy', { seats: ['me', 'bot:easy'] });
    await playedOn(person, 'stone-age', { decisions: 2 });
    await person.go('/');
    for (const game of games) {
      await page.click(`[data-game="${game}"]`);
      await look(`home-${game}`, '.start'); // the rest is what it was
    }
    for (const [path, there] of [
      ['/new/settlers-stone-age', '.new input[type=number]'],
      ['/account', '.account .stats'],
      ['/games', '.page a[href^="/replay/"]'],
      ['/rules/stone-age#SA-304', '.sought'],
      ['/learn/nothing', '.page p a'],
      ['/nothing', '.page h1'],
    ]) {
      await person.go(path);
      await page.waitForSelector(there);
      await look(path.replaceAll(/[/#]/g, '_'));
    }
    await person.go('/account');
    const register = page.locator('form', { has: page.locator('[autocomplete="new-password"]') });
    await register.locator('[autocomplete="username"]').fill(`Wren ${size}`);
    await register.locator('[autocomplete="new-password"]').fill('red ochre and charcoal');
    await register.locator('button').click();
    await page.waitForSelector('[autocomplete="current-password"] >> nth=1'); // to change it, and to delete the account
    await look('account-registered');
    for (const game of games.filter((id) => id !== 'stone-age')) {
      await person.go(`/rules/${game}`);
      await page.waitForSelector('.page h2');
      await inPairs(person, `rules-${game}-${size}`, found, straight, size === 'desk' ? 'html' : null); // long, and on a phone the same elements
    }
    await person.go('/new/settlers-stone-age');
    await page.waitForSelector('.new input[type=number]');
    await page.click('.new button[type=submit]');
    await page.waitForSelector('.lobby .invite');
    await look('lobby');
    assert.equal(found.join('\n'), '');
  });
}

/* The table as it stands, on the desk and in the panes of a phone. */
async function tableInSizes(person, name, found, { pairs, panes = ['board', 'me', 'others', 'log'] }) {
  const { page } = person;
  await page.setViewportSize(desk);
  await page.waitForSelector('.table.desk');
  await inPairs(person, `${name}-desk`, found, pairs);
  await page.setViewportSize(phone);
  await page.waitForSelector('.table.phone');
  for (const pane of panes) {
    if ((await page.locator(`[data-tab="${pane}"].on`).count()) === 0) await page.click(`[data-tab="${pane}"]`); // lets go of what is chosen
    await page.waitForSelector(`[data-tab="${pane}"].on`);
    await inPairs(person, `${name}-phone-${pane}`, found, pairs, pane === 'board' ? 'html' : `[data-pane="${pane}"]`);
  }
}

const seats = ['me', 'bot:easy', 'bot:easy'];

/* At a table after so many decisions of mine, or half of them where the game would be over by then. */
async function sitDown(person, game, decisions) {
  const { table, over } = await playedOn(person, game, { seats, decisions });
  if (over) return sitDown(person, game, Math.floor(decisions / 2));
  await person.page.setViewportSize(desk);
  await person.go(`/table/${table}`);
  await person.ready();
}

/* Touches what glows until the bar offers something: payments are put together piece by piece. */
async function touch(page) {
  const offered = () => page.locator('.bar .button.main, .bar .row, .bar .keep').count();
  for (let n = 0; n < 12 && (n === 0 || (await offered()) === 0); n++) {
    await page.evaluate(async (at) => {
      const glowing = document.querySelectorAll('.target.can');
      glowing[at % glowing.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, n);
  }
  assert.ok(await offered(), `twelve touches bring no choice: ${await page.innerText('.bar')}`);
}

for (const game of games) {
  test(`${game}: the table early, midway with something chosen, and late`, { timeout: 15 * minutes }, async () => {
    const found = [];
    const person = await site.person({ auto: false });
    const { page } = person;
    await sitDown(person, game, 2);
    await tableInSizes(person, `${game}-early`, found, { pairs: crossed, panes: ['board'] }); // the other panes: later, when there is more in them
    await sitDown(person, game, 14);
    await touch(page);
    await tableInSizes(person, `${game}-choice`, found, { pairs: crossed });
    await sitDown(person, game, 40);
    await tableInSizes(person, `${game}-late`, found, { pairs: straight });
    assert.equal(found.join('\n'), '');
  });

  test(`${game}: the result and the replay`, { timeout: 15 * minutes }, async () => {
    const found = [];
    const person = await site.person({ auto: false });
    const { page } = person;
    const { table } = await playedOn(person, game, { seats, options: game === 'settlers-stone-age' ? { turn_cap: 20 } : {} });
    await person.go(`/table/${table}`);
    await page.waitForSelector('.result-box');
    await inPairs(person, `${game}-result-desk`, found, straight);
    await page.setViewportSize(phone);
    await inPairs(person, `${game}-result-phone`, found, crossed);
    await page.setViewportSize(desk);
    await person.go(`/replay/${table}`);
    await page.waitForSelector('.replay-bar');
    await tableInSizes(person, `${game}-replay`, found, { pairs: straight, panes: ['board'] });
    assert.equal(found.join('\n'), '');
  });
}
