/* pages.test.mjs - every page but the tables, looked at (looks.mjs). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desk, phone, slim } from './browser.mjs';
import { axe } from './checks.mjs';
import { crossed, inPairs, straight } from './looks.mjs';
import { games, minutes, useSite } from './site.mjs';
import { playedOn } from './wire.mjs';

const site = useSite();

for (const [size, viewport] of Object.entries({ desk, phone, slim })) {
  test(`plain pages, ${size}`, { timeout: 15 * minutes }, async () => {
    const found = [];
    const person = await site.person({ viewport, touch: size !== 'desk' });
    const { page } = person;
    const look = (name, within = 'html') =>
      inPairs(person, `${name}-${size}`, found, [...straight, ...crossed], size === 'slim' ? null : within); // in colours and roles it is the phone's
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
    await playedOn(person, 'settlers-stone-age', { seats: ['me', 'bot:easy', 'bot:easy'], decisions: 2 }); // the longest name
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
      ['/table/404404', '.page.lost'],
    ]) {
      await person.go(path);
      await page.waitForSelector(there);
      await look(path.replaceAll(/[/#]/g, '_'));
    }
    await person.go('/account');
    const register = page.locator('form', { has: page.locator('[autocomplete="new-password"]') });
    await register.locator('[autocomplete="username"]').fill(`W ${size}`);
    await register.locator('[autocomplete="new-password"]').fill('red ochre and charcoal');
    await register.locator('button').click();
    await page.waitForSelector('[autocomplete="current-password"] >> nth=1'); // to change it, and to delete the account
    await look('account-registered');
    for (const game of games.filter((id) => id !== 'stone-age')) {
      await person.go(`/rules/${game}`);
      await page.waitForSelector('.page h2');
      const [first, ...others] = straight; // long, and of the same elements in other colours and on a phone
      await inPairs(person, `rules-${game}-${size}`, found, [first], size === 'desk' ? 'html' : null);
      await inPairs(person, `rules-${game}-${size}`, found, others, null);
    }
    await person.go('/new/settlers-stone-age');
    await page.waitForSelector('.new input[type=number]');
    await page.click('.new button[type=submit]');
    await page.waitForSelector('.lobby .invite');
    await look('lobby');
    assert.equal(found.join('\n'), '');
  });
}

test('a long name gives way in the head of a page; the words beside it and the page do not', { timeout: 5 * minutes }, async () => {
  const person = await site.person({ viewport: slim, lang: 'ru' });
  const { page } = person;
  await person.go('/nothing');
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
  await page.evaluate((asked) => fetch('/api/guest', { ...asked, body: JSON.stringify({ name: 'Wilhelmina Featherstone' }) }), json);
  for (const path of ['/', '/new/stone-age']) {
    await person.go(path);
    await page.waitForSelector('.nav .who:has-text("Wilhelmina")');
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), slim.width, path);
    const cut = await page.$$eval('.nav > :not(.who)', (all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    assert.deepEqual(cut, [], path);
  }
});

test('rules stay where they are until those in another language have come', { timeout: 5 * minutes }, async () => {
  const person = await site.person();
  const { page } = person;
  const chapter = () => page.locator('.rules h2 >> nth=0').textContent();
  await person.go('/rules/stone-age#SA-304');
  await page.waitForSelector('.rules[aria-busy=false] .sought');
  const english = await chapter();
  const held = [];
  await page.route('**/api/rules/*', (route) => held.push(route));
  await page.click('.nav button >> nth=-1');
  await page.click('.segments label:has-text("Русский")');
  await page.waitForSelector('.rules[aria-busy=true]');
  assert.equal(await chapter(), english);
  assert.equal(await page.locator('.rules h1').textContent(), 'Каменный век: правила');
  assert.equal(held.length, 1);
  await held[0].continue();
  await page.waitForSelector('.rules[aria-busy=false]');
  assert.notEqual(await chapter(), english);
  assert.equal(await page.locator('.sought').getAttribute('id'), 'SA-304');
});

test('every way that leads nowhere says why, in the language of the reader, and leads on', { timeout: 5 * minutes }, async () => {
  const person = await site.person({ lang: 'ru' });
  person.pardon(/status of 404/);
  const { page } = person;
  for (const path of ['/table/404404', '/replay/404404', '/new/chess', '/learn/chess', '/rules/chess', '/nothing']) {
    await person.go(path);
    const why = page.locator('.page.lost [role=status]');
    await why.waitFor();
    assert.match(`${await page.locator('.page.lost h1').innerText()} ${await why.innerText()}`, /^[^A-Za-z]+$/, path);
    assert.equal(await page.locator('.page.lost a.big[href="/"]').count(), 1, path);
    assert.equal(await page.locator('.page.lost button').count(), 0, `${path} will not come by trying again`);
  }
  await person.go('/rules/chess');
  await page.click('.nav a[href^="/rules/"]');
  await page.waitForSelector('.rules h2');
});

test('the tab tells which page it shows, not the one before', { timeout: 5 * minutes }, async () => {
  const person = await site.person();
  const { page } = person;
  const { table } = await playedOn(person, 'stone-age', { decisions: 1 });
  await person.go(`/table/${table}`);
  await person.ready();
  await page.waitForFunction(() => /Your turn/.test(document.title));
  await page.click('.top .logo');
  for (const [link, title] of [
    ['.start a[href^="/new/"]', 'Stone Age · Ochre'],
    ['.nav .who', 'Wren · Ochre'],
    ['.strip-top .logo', 'Ochre: five prehistoric board games'],
    ['.runs a[href="/games"]', 'Finished games · Ochre'],
    ['.nav a[href^="/rules/"]', 'Stone Age: the rules · Ochre'],
  ]) {
    await page.click(link);
    await page.waitForFunction((wanted) => document.title === wanted, title);
  }
});

test('a game is called alike on the shelf, in the form, and at its rules', { timeout: 5 * minutes }, async () => {
  const person = await site.person();
  const { page } = person;
  for (const game of games) {
    await person.go('/');
    await page.click(`[data-game="${game}"]`);
    const name = await page.locator('.start h2').innerText();
    await page.click('.start a[href^="/new/"]');
    await page.waitForSelector('.new');
    assert.equal(await page.locator('h1').innerText(), name);
    await person.go(`/rules/${game}`);
    assert.equal(await page.locator('h1').innerText(), `${name}: the rules`);
  }
});

test('the title of a new page has the focus, so that screen readers tell it; that of the page that was loaded has not', { timeout: 5 * minutes }, async () => {
  const person = await site.person();
  const { page } = person;
  const { table } = await playedOn(person, 'stone-age', { decisions: 1 });
  const over = await playedOn(person, 'kromanontsy', { seats: ['me', 'bot:easy'] });
  const told = (words) => page.waitForFunction((wanted) => document.activeElement.matches('h1') && document.activeElement.textContent === wanted, words);
  const follow = async (link) => {
    await page.focus(link);
    await page.keyboard.press('Enter');
  };
  await person.go('/');
  await page.waitForSelector('.runs li');
  assert.equal(await page.evaluate(() => document.activeElement === document.body), true);
  for (const [link, words] of [
    ['.start a[href^="/new/"]', 'Stone Age'],
    ['.nav .who', 'Wren'],
    ['.strip-top .logo', 'Ochre'],
    ['.nav a[href^="/rules/"]', 'Stone Age: the rules'],
    ['.rule-games a[href="/rules/neanderthal"]', 'Neanderthal: the rules'],
    ['.strip-top .logo', 'Ochre'],
    ['.runs a[href="/games"]', 'Finished games'],
    [`a[href="/replay/${over.table}"]`, 'Kromanontsy'],
    ['.top .logo', 'Ochre'],
    [`a[href="/table/${table}"]`, 'Stone Age'],
  ]) {
    await follow(link);
    await told(words);
  }
  await page.goBack();
  await told('Ochre');
});

test('of finished games those shown stay until the older ones have come', { timeout: 5 * minutes }, async () => {
  const person = await site.person();
  person.pardon(/ERR_FAILED/);
  const { page } = person;
  await playedOn(person, 'kromanontsy', { seats: ['me', 'bot:easy'] });
  const newest = '**/api/history?*page=0';
  const older = '**/api/history?*page=1';
  await page.route(newest, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), more: true } }); // as after many games
  });
  await page.route(older, (route) => route.abort());
  await person.go('/games');
  const games = page.locator('.finished li');
  for (let tries = 0; tries < 2; tries++) {
    await page.click('.go .button:text-is("Older")');
    await page.waitForSelector('.trouble[role=alert]:has-text("The server cannot be reached.")');
    assert.equal(await games.count(), 1);
  }
  assert.deepEqual(await axe(page), []);
  await page.unroute(older);
  await page.click('.trouble .button');
  await page.waitForSelector('.page :text("There are none yet.")');
  assert.deepEqual(await page.$$eval('.go .button', (all) => all.map((one) => one.textContent)), ['Newer']);
  await page.click('.go .button');
  await games.waitFor();
});

test('without the server pages say so instead of being empty, and come when they are tried again', { timeout: 5 * minutes }, async () => {
  const person = await site.person();
  person.pardon(/ERR_FAILED/);
  const { page } = person;
  await playedOn(person, 'kromanontsy', { seats: ['me', 'bot:easy'] });
  for (const [path, call, there] of [
    ['/games', '**/api/history*', '.finished li'],
    ['/rules/stone-age', '**/api/rules/*', '.rules h2'],
    ['/learn/stone-age', '**/api/shelf', '.guide'],
  ]) {
    await page.route(call, (route) => route.abort());
    await person.go(path);
    await page.waitForSelector('.page.lost :text("The server cannot be reached.")');
    await page.unroute(call);
    await page.click('.page.lost button.main');
    await page.waitForSelector(there);
  }
});
