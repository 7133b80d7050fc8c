/* results.test.mjs - the result of every game, and its replay, looked at (looks.mjs). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desk, phone, slim } from './browser.mjs';
import { crossed, inPairs, straight, tableInSizes } from './looks.mjs';
import { games, minutes, useSite } from './site.mjs';
import { playedOn } from './wire.mjs';

const site = useSite();
const seats = ['me', 'bot:easy', 'bot:easy'];

test('who loses alone is not told to have won', { timeout: 10 * minutes }, async () => {
  const person = await site.person({ auto: false });
  const { page } = person;
  const { table } = await playedOn(person, 'kromanontsy', { seats: ['me'] });
  await person.go(`/table/${table}`);
  await page.waitForSelector('.result-box');
  assert.equal(await page.locator('.result-box h2').textContent(), 'The game is lost');
  assert.equal(await page.locator('.result-box .result svg[class*=crown], .result-box .first').count(), 0);
  await person.go('/games');
  await page.waitForSelector('.finished li');
  assert.equal(await page.locator('.finished .winner').count(), 0);
});

for (const game of games) {
  test(`${game}: the result and the replay`, { timeout: 15 * minutes }, async () => {
    const found = [];
    const person = await site.person({ auto: false });
    const { page } = person;
    const { table } = await playedOn(person, game, { seats, options: game === 'settlers-stone-age' ? { turn_cap: 20 } : {} });
    await person.go(`/table/${table}`);
    await page.waitForSelector('.result-box');
    await inPairs(person, `${game}-result-desk`, found, straight, '.result-box');
    await page.setViewportSize(phone);
    await inPairs(person, `${game}-result-phone`, found, crossed, '.result-box');
    await page.setViewportSize(slim);
    await inPairs(person, `${game}-result-slim`, found, crossed, null); // and the panes behind it, full as they are at the end
    await page.setViewportSize(desk);
    await person.go(`/replay/${table}`);
    await page.waitForSelector('.replay-bar');
    await tableInSizes(person, `${game}-replay`, found, { pairs: straight, panes: ['board'], within: '.replay-bar' }); // the table is that of the game
    assert.equal(found.join('\n'), '');
  });
}
