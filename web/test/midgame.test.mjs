/* midgame.test.mjs - the table of every game while it is played, looked at (looks.mjs). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desk } from './browser.mjs';
import { crossed, straight, tableInSizes, tableInWindows } from './looks.mjs';
import { games, minutes, useSite } from './site.mjs';
import { playedOn } from './wire.mjs';

const site = useSite();
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
  test(`${game}: the table early, midway with something chosen, and late, there in windows of all sizes`, { timeout: 15 * minutes }, async () => {
    const found = [];
    const person = await site.person({ auto: false });
    const { page } = person;
    await sitDown(person, game, 2);
    await tableInSizes(person, `${game}-early`, found, { pairs: crossed, panes: ['board'], within: null }); // the rest later, when there is more
    await sitDown(person, game, 14);
    await touch(page);
    await tableInSizes(person, `${game}-choice`, found, { pairs: crossed });
    await sitDown(person, game, 40);
    await tableInSizes(person, `${game}-late`, found, { pairs: straight });
    await tableInWindows(person, `${game}-late`, found, straight);
    assert.equal(found.join('\n'), '');
  });
}

test('neanderthal on a small phone: the names of the others are not cut for what stands beside them', { timeout: 10 * minutes }, async () => {
  const person = await site.person({ auto: false, lang: 'ru', viewport: { width: 360, height: 640 } });
  const { page } = person;
  const cut = [];
  for (const decisions of [8, 26]) {
    const { table } = await playedOn(person, 'neanderthal', { seats, decisions });
    await person.go(`/table/${table}`);
    await person.ready();
    await page.click('[data-tab="others"]');
    await page.waitForSelector('.other .seat-head small:has-text("ход")'); // in which turn, beside the species and "bot"
    cut.push(...(await page.$$eval('.other .seat-head h3', (all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent))));
  }
  assert.deepEqual(cut, []);
});
