/* games.test.mjs - each game from the home page to its result, by touching what glows; one of them by keyboard alone.
 *
 * Small tables make short games; Settlers has its own option for that. One game is played on a phone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phone } from './browser.mjs';
import { axe } from './checks.mjs';
import { leaveUnpainted, playToEnd } from './player.mjs';
import { minutes, useSite } from './site.mjs';

const site = useSite();

const tables = [
  { game: 'stone-age', seats: 2 },
  { game: 'settlers-stone-age', seats: 3, turns: 24 },
  { game: 'neanderthal', seats: 2 },
  { game: 'cro-magnon', seats: 2 },
  { game: 'kromanontsy', seats: 2, viewport: phone },
];

for (const [i, { game, seats, turns, viewport }] of tables.entries()) {
  test(`${game}: a whole game against bots, by clicking what glows`, { timeout: 15 * minutes }, async (t) => {
    const person = await site.person({ viewport, theme: i % 2 === 0 ? 'light' : 'fire' });
    const { page } = person;
    if (turns === undefined) await person.startFromHome(game, seats);
    else await person.setTable(game, ['me', ...Array(seats - 1).fill('bot:normal')], { turns });
    const begun = Date.now();
    const made = await playToEnd(page, { seed: 11 + i });
    t.diagnostic(`${game}: ${made} decisions, version ${await person.version()}, in ${Math.round((Date.now() - begun) / 1000)} s`);
    assert.equal(await page.locator('.result li').count(), seats);
    assert.equal((await page.locator('.result .first').count()) >= 1, true);
    assert.deepEqual(await axe(page), [], 'axe-core on the result');
  });
}

/* Only keys, from the first page on: Tab to the game and the button, then arrows, Enter and E. */
test('kromanontsy: a whole game by keyboard alone', { timeout: 15 * minutes }, async (t) => {
  const person = await site.person();
  const { page } = person;
  await person.go('/');
  await tabTo(page, '[data-game="kromanontsy"]');
  await page.keyboard.press('Enter');
  await tabTo(page, '.start .with select');
  await page.keyboard.press('ArrowUp'); // two players
  await tabTo(page, '.start .big.main', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.table .bar');
  await leaveUnpainted(page);
  let keys = 0;
  for (let dice = 7; ; dice = (dice * 48271) % 2147483647) {
    await page.waitForSelector('.bar.ready, .result-box');
    if ((await page.locator('.result-box').count()) > 0) break;
    const way = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'KeyE'][(dice >> 8) % 5];
    await page.keyboard.press(way);
    const onUndo = await page.evaluate(() => document.activeElement?.matches('.undo') ?? false); // who wants to get on walks past it
    for (let n = 0; n < 2 && way !== 'KeyE' && !onUndo; n++) await page.keyboard.press('Enter');
    keys += way === 'KeyE' || onUndo ? 1 : 3;
  }
  await page.keyboard.press('Enter'); // one too many, as it happens at the end
  assert.equal(await page.locator('.result-box').count(), 1, 'the result is not put away by the key that ended the game');
  t.diagnostic(`${keys} keys, version ${await person.version()}`);
});

async function tabTo(page, selector, key = 'Tab') {
  for (let n = 0; n < 60; n++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reached ${selector}`);
}
