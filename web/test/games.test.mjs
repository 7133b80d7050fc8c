/* games.test.mjs - each game from the home page to its result, by touching what glows; one of them by keyboard alone. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe } from './checks.mjs';
import { playSome, playToEnd } from './player.mjs';
import { Site } from './site.mjs';

const games = ['stone-age', 'settlers-stone-age', 'neanderthal', 'cro-magnon', 'kromanontsy'];
const minutes = 60_000;

let site;
before(async () => {
  site = await Site.open();
});
after(async () => site?.close());

for (const [i, game] of games.entries()) {
  test(`${game}: a whole game against bots, by clicking what glows`, { timeout: 8 * minutes }, async (t) => {
    const person = await site.person();
    const { page } = person;
    await person.startFromHome(game);
    await playSome(page, 6, { seed: 40 + i });
    assert.deepEqual(await axe(page), [], 'axe-core on the running table');
    const begun = Date.now();
    const made = await playToEnd(page, { seed: 11 + i, limit: 7 * minutes });
    t.diagnostic(`${game}: ${made} decisions in ${Math.round((Date.now() - begun) / 1000)} s`);
    assert.equal(await page.locator('.result li').count(), await page.locator('.others .other').count() + 1);
    assert.equal(await page.locator('.result .first').count() >= 1, true);
    assert.deepEqual(await axe(page), [], 'axe-core on the result');
    assert.deepEqual(await person.leave(), []);
  });
}

/* Only keys, from the first page on: Tab to the game and the button, then arrows, Enter and E. */
test('stone-age: a whole game by keyboard alone', { timeout: 8 * minutes }, async (t) => {
  const person = await site.person();
  const { page } = person;
  await person.go('/');
  await tabTo(page, '[data-game="stone-age"]');
  await page.keyboard.press('Enter');
  await tabTo(page, '.start .big.main');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.table .bar');
  const until = Date.now() + 7 * minutes;
  let pressed = 0;
  for (let n = 0; ; n++) {
    const state = await page.evaluate(() => ({
      over: document.querySelector('.result-box') !== null,
      ready: document.querySelector('.bar.ready') !== null,
    }));
    if (state.over) break;
    assert.ok(Date.now() < until, 'the game did not end in time');
    if (!state.ready) {
      await page.waitForTimeout(10);
      continue;
    }
    await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][(n * 7 + (n >> 2)) % 4]);
    await page.keyboard.press('Enter');
    await page.keyboard.press(n % 9 === 8 ? 'KeyE' : 'Enter');
    pressed += 3;
  }
  t.diagnostic(`${pressed} keys`);
  assert.deepEqual(await person.leave(), []);
});

async function tabTo(page, selector) {
  for (let n = 0; n < 60; n++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${selector}`);
}
