/* stills.test.mjs - tables through whole games of players who know how to play, looked at: what people own late in a game is
 * the most that must fit. Positions come from the engine by seed; more of them with OCHRE_STILLS=20 (games of each). */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { makePage } from '../build.mjs';
import { withEngine } from './boards.mjs';
import { desk, launch, phone, slim } from './browser.mjs';
import { covered, deskScrolls, overflow } from './checks.mjs';
import { fixture, playOn } from './engine.mjs';
import { serveFiles } from './serve.mjs';

const rounds = Number(process.env.OCHRE_STILLS ?? 1);
const moments = [0.35, 0.6, 0.8, 0.95]; // of a game
const numbers = { 'stone-age': [4, 2, 3], 'settlers-stone-age': [4, 3], neanderthal: [3, 2, 1], 'cro-magnon': [5, 3, 4, 2], kromanontsy: [4, 2, 1, 3] };
const bots = ['greedy', 'easy', 'random'];
const panes = ['me', 'others', 'board'];
const folder = mkdtempSync(join(tmpdir(), 'ochre-stills-'));
let server, browser, address, screens;

before(async () => {
  await makePage({ out: folder, entry: 'harness', minify: false });
  const served = await serveFiles(folder);
  server = served.server;
  address = `http://127.0.0.1:${served.port}`;
  browser = await launch();
  screens = {
    desk: await browser.newPage({ viewport: desk }),
    phone: await browser.newPage({ viewport: phone, hasTouch: true }),
    slim: await browser.newPage({ viewport: slim, hasTouch: true }),
  };
});

after(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function look(size, lang, pane) {
  const page = screens[size];
  await page.goto(`${address}/?lang=${lang}&pane=${pane}`);
  await page.waitForSelector('body[data-ready]');
  await page.evaluate(() => document.fonts.ready);
  const wrong = [...(await overflow(page)), ...(await covered(page))];
  if (await deskScrolls(page)) wrong.push('the table scrolls');
  return wrong.map((line) => `${size} ${lang} ${pane}: ${line}`);
}

async function lengthOf(engine, setup, bot) {
  let decisions = 0;
  await engine.ask({ do: 'new', ...setup });
  await playOn(engine, { plies: Infinity, bot, until: () => decisions++ < 0 });
  return decisions;
}

/* What is wrong at the moments of one game; each number of players and kind of bot has its turn. */
async function lookThrough(engine, game, round) {
  const players = numbers[game][round % numbers[game].length];
  const bot = bots[round % bots.length];
  const setup = { game, players, seed: round + 1 };
  const found = [];
  const length = await lengthOf(engine, setup, bot);
  for (const [i, moment] of moments.entries()) {
    const plies = Math.floor(length * moment);
    await engine.ask({ do: 'new', ...setup });
    await playOn(engine, { plies, bot });
    writeFileSync(join(folder, 'fixture.json'), JSON.stringify(await fixture(engine, game, players, 0)));
    const wrong = [
      ...(await look('desk', i % 4 === 0 ? 'en' : 'ru', 'board')),
      ...(await look('phone', i % 4 === 2 ? 'en' : 'ru', panes[i % 3])),
      ...(await look('slim', i % 4 === 1 ? 'en' : 'ru', panes[(i + 1) % 3])),
    ];
    found.push(...wrong.map((line) => `--players ${players} --seed ${setup.seed} --bot ${bot} --plies ${plies}: ${line}`)); // as web/harness.mjs takes it
  }
  return found;
}

for (const game of Object.keys(numbers))
  test(`${game}: nothing is cut, covered or outside through ${rounds} game${rounds === 1 ? '' : 's'}`, async () => {
    const found = [];
    for (let round = 0; round < rounds; round++) found.push(...(await withEngine((engine) => lookThrough(engine, game, round))));
    assert.equal(found.join('\n'), '');
  });

/* Runs in the page: texts that leave their card of Neanderthal, and prizes that lie on its figures. */
function findOnCards() {
  const out = [];
  for (const card of document.querySelectorAll('[data-key^="place-"]')) {
    const paper = card.querySelector('.ne-paper').getBoundingClientRect();
    const say = (what, text) => out.push(`${card.dataset.key}: ${what} "${text.textContent}"`);
    const prizes = ['take', 'berry', 'trophy'].flatMap((id) => [...card.querySelectorAll(`use[href="#ne-${id}"]`)]).map((icon) => icon.getBoundingClientRect());
    for (const text of card.querySelectorAll('text')) {
      const box = text.getBoundingClientRect();
      if (box.left < paper.left || box.right > paper.right) say('leaves its card:', text);
      if (text.matches('.ne-t') && prizes.some((icon) => Math.min(icon.right, box.right) - Math.max(icon.left, box.left) > 0.5 && Math.min(icon.bottom, box.bottom) - Math.max(icon.top, box.top) > 4))
        say('a prize lies on', text);
    }
  }
  return out;
}

/* Runs in the page: the name of whose tableau an onlooker sees, and what of the skull lies under it. */
function findUnderName() {
  const [name] = [...document.querySelectorAll('.ne-board > .ne-name')];
  const box = name.getBoundingClientRect();
  const parts = [...document.querySelectorAll('.ne-portal, .ne-board .ne-disk')].map((part) => part.getBoundingClientRect());
  const met = parts.filter((part) => part.right > box.left && part.left < box.right && part.bottom > box.top && part.top < box.bottom);
  return { name: name.textContent, parts: parts.length, met: met.length };
}

test('neanderthal: the name of the people that an onlooker sees hides nothing of its skull', async () => {
  await withEngine(async (engine) => {
    await engine.ask({ do: 'new', game: 'neanderthal', players: 3, seed: 7 });
    await playOn(engine, { plies: 30 });
    const still = await fixture(engine, 'neanderthal', 3, 'onlooker');
    for (const turn of [1, 2, 3])
      for (const lang of ['en', 'ru']) {
        writeFileSync(join(folder, 'fixture.json'), JSON.stringify({ ...still, play: { ...still.play, view: { ...still.play.view, turn } } }));
        assert.deepEqual(await look('desk', lang, 'board'), []);
        const { name, parts, met } = await screens.desk.evaluate(findUnderName);
        assert.ok(parts >= 3 && name.length > 3, name);
        assert.equal(met, 0, name);
      }
  });
});

test('neanderthal: on the card of every animal the name has room and no prize lies on a figure', async () => {
  const still = await withEngine(async (engine) => {
    await engine.ask({ do: 'new', game: 'neanderthal', players: 3, seed: 7 });
    await playOn(engine, { plies: 30 });
    return fixture(engine, 'neanderthal', 3, 0);
  });
  const { places, players } = still.play.view;
  const animals = Object.keys(still.edition.biomes);
  const row = places.north.length;
  for (const player of players) for (const side of ['north', 'south']) player.hunters[side].fill(0);
  const found = [];
  for (let at = 0; at < animals.length; at += 2 * row) {
    places.north = animals.slice(at, at + row);
    places.south = animals.slice(at + row, at + 2 * row);
    writeFileSync(join(folder, 'fixture.json'), JSON.stringify(still));
    for (const size of ['desk', 'phone'])
      for (const lang of ['en', 'ru']) {
        found.push(...(await look(size, lang, 'board')));
        const seen = await screens[size].evaluate(findOnCards);
        found.push(...seen.map((line) => `${size} ${lang} ${line}`));
      }
  }
  assert.equal(animals.length % (2 * row), 0, 'every place has its animal');
  assert.equal(found.join('\n'), '');
});
