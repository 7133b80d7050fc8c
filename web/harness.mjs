/* harness.mjs - pictures of a board on a still table.
 *
 *   node harness.mjs GAME [--players N] [--seed N] [--plies N] [--bot greedy] [--seat N|onlooker] [--options JSON]
 *                         [--until JS] [--touch TARGET] [--pane me] [--out DIR] [--only desk-en-light,phone-ru-fire] [--serve PORT]
 *
 * Bots play the given number of decisions through `ochre engine` (--until: a JavaScript expression over `view` and
 * `actor` that stops them earlier), then the position is drawn as the seat sees it, at 1280x800 and 390x844, in both
 * languages and both themes; the pictures are OUT/GAME-*.png. --serve leaves the page on a port instead. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { here, makePage } from './build.mjs';
import { desk, launch, phone } from './test/browser.mjs';
import { Engine, fixture, playOn } from './test/engine.mjs';
import { serveFiles } from './test/serve.mjs';

const text = { type: 'string' };
const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: text, seed: text, plies: text, bot: text, seat: text, options: text, until: text, touch: text, pane: text, out: text, only: text, serve: text,
  },
});
const game = positionals[0] ?? 'stone-age';
const players = Number(asked.players ?? 3);
const out = asked.out ?? join(here, 'shots');

const engine = new Engine();
await engine.ask({ do: 'new', game, players, seed: Number(asked.seed ?? 7), options: JSON.parse(asked.options ?? '{}') });
const stop = asked.until === undefined ? null : new Function('view', 'actor', `return (${asked.until});`);
await playOn(engine, {
  plies: Number(asked.plies ?? 40),
  bot: asked.bot ?? 'greedy',
  until: async (actor) => stop !== null && stop((await engine.ask({ do: 'view', seat: actor })).view, actor),
});
const seat = asked.seat === 'onlooker' ? 'onlooker' : Number(asked.seat ?? 0);
const still = await fixture(engine, game, players, seat);
engine.end();

const site = join(tmpdir(), `ochre-harness-${process.pid}`);
await makePage({ out: site, entry: 'harness', minify: false });
writeFileSync(join(site, 'fixture.json'), JSON.stringify(still));
const { server, port } = await serveFiles(site, Number(asked.serve ?? 0));
const address = (lang, theme) =>
  `http://127.0.0.1:${port}/?lang=${lang}&theme=${theme}` +
  (asked.touch ? `&touch=${encodeURIComponent(asked.touch)}` : '') +
  (asked.pane ? `&pane=${asked.pane}` : '');

async function shoot(page, name) {
  page.on('console', (message) => message.type() === 'error' && console.log(`${name}: ${message.text()}`));
  page.on('pageerror', (error) => console.log(`${name}: ${error.stack}`));
  await page.waitForSelector('body[data-ready]', { timeout: 15000 });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(out, `${game}-${name}.png`) });
}

async function shootAll() {
  mkdirSync(out, { recursive: true });
  const browser = await launch();
  const only = asked.only?.split(',');
  for (const [size, viewport] of Object.entries({ desk, phone })) {
    for (const lang of ['en', 'ru']) {
      for (const theme of ['light', 'fire']) {
        const name = `${size}-${lang}-${theme}`;
        if (only && !only.some((part) => name.startsWith(part))) continue;
        const page = await browser.newPage({ viewport, hasTouch: size === 'phone' });
        await page.goto(address(lang, theme));
        await shoot(page, name);
        await page.close();
      }
    }
  }
  await browser.close();
}

if (asked.serve === undefined) {
  await shootAll().finally(() => {
    server.close();
    rmSync(site, { recursive: true, force: true });
  });
  console.log(`${out}/${game}-*.png`);
} else {
  console.log(address('en', 'light'));
}
