/* games-st.test.mjs - The Settlers of the Stone Age and Кроманьонцы in the browser, against whole games of the engine.
 *
 * Bots play; at every decision the deciding seat, another seat and an onlooker look at the table. Each legal action must be
 * offered exactly once, with words in both languages; everything that a board draws must be free of holes in its data; what
 * a board shows of the view (hands, points, supplies) is compared with the view itself. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { build } from 'esbuild';
import { here } from '../build.mjs';
import { Engine } from './engine.mjs';

const folder = mkdtempSync(join(tmpdir(), 'ochre-boards-'));
let kit;

before(async () => {
  const contents = `
    export { ui as settlers } from './src/games/settlers-stone-age/index.ts';
    export { stepped } from './src/games/settlers-stone-age/trade.tsx';
    export { ui as kromanontsy } from './src/games/kromanontsy/index.ts';
    export { HandContext } from './src/kit/table.ts';
    export { h } from 'preact';
    export { render } from 'preact-render-to-string';`;
  const outfile = join(folder, 'boards.mjs');
  const stdin = { contents, resolveDir: here, loader: 'ts' };
  await build({
    stdin,
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    mainFields: ['module', 'main'],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'error',
  });
  kit = await import(outfile);
});

after(() => rmSync(folder, { recursive: true, force: true }));

const seatsOf = (players, viewer) =>
  Array.from({ length: players }, (_, i) => ({
    seat: i + 1,
    name: ['Anna', 'Мира', 'Tomas', 'Ines'][i],
    mine: i + 1 === viewer,
    bot: false,
    online: true,
  }));

const holes = /undefined|NaN|\[object|null/;

function look(ui, props, what) {
  const { h, render, HandContext } = kit;
  const can = new Map(
    ui
      .choices(props.legal, props)
      .filter((c) => c.target !== '')
      .map((c) => [c.target, [c]]),
  );
  const hand = { lang: props.lang, can, on: null, lit: null, touch: () => undefined, point: () => undefined };
  const draw = (part, more = {}) => render(h(HandContext.Provider, { value: hand }, h(part, { ...props, ...more })));
  const parts = { Board: draw(ui.Board), Mine: draw(ui.Mine), Aside: ui.Aside ? draw(ui.Aside) : '' };
  for (let seat = 1; seat <= props.seats.length; seat++) parts[`Other ${seat}`] = draw(ui.Other, { seat });
  for (const [name, html] of Object.entries(parts)) {
    const hole = html.search(holes);
    assert.equal(hole, -1, `${name}, ${what}: ${html.slice(Math.max(0, hole - 60), hole + 40)}`);
  }
  return parts;
}

function checkWords(ui, props, what) {
  const { names, now, round } = ui.phases(props.view, props.lang);
  assert.ok(names.every((n) => n.length > 0) && now < names.length, `phases, ${what}`);
  for (const text of [round, ui.prompt(props)]) assert.ok(text.length > 0 && !holes.test(text), `${text}, ${what}`);
}

function checkChoices(ui, props, what) {
  const choices = ui.choices(props.legal, props);
  assert.deepEqual(choices.map((c) => c.action.text).sort(), props.legal.map((a) => a.text).sort(), `every legal action once, ${what}`);
  for (const choice of choices)
    for (const lang of ['en', 'ru'])
      for (const words of [choice.label[lang], choice.deed[lang]]) {
        assert.ok(words.length > 0 && !holes.test(words), `words of ${choice.action.text}, ${what}: ${words}`);
        if (lang === 'ru') assert.match(words, /[а-яё0-9]|Anna|Tomas|Ines/i, `Russian of ${choice.action.text}: ${words}`);
      }
  return choices;
}

function checkTips(ui, props, html, what) {
  const targets = [...html.matchAll(/data-target="([^"]+)"/g)].map((m) => m[1]);
  assert.equal(new Set(targets).size, targets.length, `a target stands once, ${what}`);
  for (const target of targets) {
    const tip = ui.tip(target, props);
    if (tip !== null)
      for (const lang of ['en', 'ru'])
        assert.ok(tip[lang].trim().length > 1 && !holes.test(tip[lang]), `tip of ${target}, ${what}: ${tip[lang]}`);
  }
  return new Set(targets);
}

/* A touch on a quiet thing asks for something that the rules refuse with a clause; never for nonsense. */
async function checkAttempts(ui, engine, props, present, choices, what) {
  const can = new Set(choices.map((c) => c.target));
  for (const target of present) {
    const action = can.has(target) ? null : ui.attempt(target, props);
    if (action === null) continue;
    const answer = await engine.raw({ do: 'play', action });
    assert.equal(answer.error, 'refused', `${target} means ${action}, ${what}: ${JSON.stringify(answer)}`);
  }
}

/* The first action of each verb. */
const some = (choices) => choices.filter((c, i) => choices.findIndex((d) => d.action.verb === c.action.verb) === i);

/* One decision, seen by the seat that decides, by the next seat and by an onlooker. */
async function checkDecision(ui, engine, edition, players, what) {
  const { actor, parts: legal } = await engine.ask({ do: 'legal', parts: true });
  for (const viewer of new Set([actor, (actor % players) + 1, 0])) {
    const { view } = await engine.ask({ do: 'view', seat: viewer === 0 ? 'spectator' : viewer });
    const mine = viewer === actor;
    const base = {
      view,
      edition,
      viewer,
      actor,
      seats: seatsOf(players, viewer),
      chosen: null,
      legal: mine ? legal : [],
      prepare: () => undefined,
    };
    for (const lang of ['en', 'ru']) {
      const props = { ...base, lang };
      checkWords(ui, props, what);
      const choices = checkChoices(ui, props, what);
      const parts = look(ui, props, what);
      const others = Object.entries(parts).filter(([name]) => name.startsWith('Other') && name !== `Other ${viewer}`);
      const present = checkTips(ui, props, parts.Board + parts.Mine + parts.Aside + others.map(([, html]) => html).join(''), what);
      for (const c of choices) if (c.target !== '' && !c.built) assert.ok(present.has(c.target), `${c.target} is on the table, ${what}`);
      if (mine && lang === 'en') await checkAttempts(ui, engine, props, present, choices, what);
      if (mine && lang === 'ru')
        for (const c of some(choices)) look(ui, { ...props, chosen: c.action }, `${what}, chosen ${c.action.text}`);
    }
  }
}

async function withEngine(work) {
  const engine = new Engine();
  try {
    return await work(engine);
  } finally {
    engine.end(); // a failed test must not leave its engine waiting
  }
}

/* Plays one game; of the decisions with the same phase and the same verbs `rare` are looked at, and then one of 211. */
async function playAndLook(ui, game, engine, { players, options = {}, seed, bot, most, rare }) {
  await engine.ask({ do: 'new', game, players, seed, options });
  const { edition } = await engine.ask({ do: 'edition' });
  const seen = new Map();
  let { actor } = await engine.ask({ do: 'legal' });
  for (let ply = 0; actor !== 'over' && ply < most; ply++) {
    if (actor === 'chance') {
      ({ actor } = await engine.ask({ do: 'chance' }));
      continue;
    }
    const { view } = await engine.ask({ do: 'view', seat: actor });
    const { parts: legal } = await engine.ask({ do: 'legal', parts: true });
    const kind = `${view.phase}: ${[...new Set(legal.map((a) => a.verb))].sort().join(' ')}`;
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    if (count <= rare || count % 211 === 0)
      await checkDecision(ui, engine, edition, players, `${game} ${players} seed ${seed} ply ${ply} ${view.phase}`);
    const { action } = await engine.ask({ do: 'bot', bot });
    ({ actor } = await engine.ask({ do: 'play', action }));
  }
  const { view } = await engine.ask({ do: 'view', seat: 'spectator' });
  for (const viewer of [0, 1]) {
    const last = viewer === 0 ? view : (await engine.ask({ do: 'view', seat: 1 })).view;
    for (const lang of ['en', 'ru'])
      look(
        ui,
        {
          view: last,
          edition,
          viewer,
          actor: 'over',
          seats: seatsOf(players, viewer),
          chosen: null,
          legal: [],
          lang,
          prepare: () => undefined,
        },
        'the end',
      );
  }
  return new Set([...seen.keys()].flatMap((kind) => [kind.split(':')[0], ...kind.split(': ')[1].split(' ')]));
}

async function checkShown(ui, game, engine, players, facts) {
  await engine.ask({ do: 'new', game, players, seed: 3 });
  const { edition } = await engine.ask({ do: 'edition' });
  let actor = 'chance';
  for (let ply = 0; actor !== 'over' && ply < 150; ply++) {
    if (actor === 'chance') ({ actor } = await engine.ask({ do: 'chance' }));
    else {
      const { action } = await engine.ask({ do: 'bot', bot: 'greedy' });
      ({ actor } = await engine.ask({ do: 'play', action }));
    }
  }
  const { view } = await engine.ask({ do: 'view', seat: 1 });
  const parts = look(
    ui,
    { view, edition, viewer: 1, actor, seats: seatsOf(players, 1), chosen: null, legal: [], lang: 'en', prepare: () => undefined },
    'shown',
  );
  for (const [part, key, value] of facts(view)) {
    const found = new RegExp(`data-key="${key}"[^>]*>([^<]*)<`).exec(parts[part]);
    assert.ok(found, `${key} is drawn in ${part}`);
    assert.equal(found[1], String(value), `${key} in ${part}`);
  }
}

/* ---- The Settlers ---- */

const settlersGames = [
  { players: 3, seed: 1, bot: 'greedy', most: 6000, rare: 1 },
  { players: 4, seed: 2, bot: 'greedy', most: 6000, rare: 1 },
  { players: 4, seed: 5, bot: 'greedy', most: 6000, rare: 1, options: { setup: 'variable', colours: 'orange-red-blue-white' } },
  { players: 3, seed: 4, bot: 'random', most: 1200, rare: 1, options: { setup: 'variable', turn_cap: 40 } },
];

for (const game of settlersGames)
  test(`Settlers: ${game.players} players, ${game.bot}, ${JSON.stringify(game.options ?? {})}`, async () => {
    const seen = await withEngine((engine) => playAndLook(kit.settlers, 'settlers-stone-age', engine, game));
    for (const phase of ['trade', 'ask', 'reply', 'develop', 'enemy', 'bank', 'counter', 'move', 'step', 'advance'])
      assert.ok(seen.has(phase), `the game came to ${phase}`);
  });

/* Offers have no buttons of their own: + and - at the trade desk must lead to each of them. */
test('Settlers: every bundle of cards can be put together', async () => {
  const bundles = [];
  for (let n = 1; n < 256; n++) {
    const [meat, flint, hides, bone] = [n & 3, (n >> 2) & 3, (n >> 4) & 3, n >> 6];
    if (meat + flint + hides + bone <= 3)
      bundles.push({ verb: 'for', text: `for ${meat} ${flint} ${hides} ${bone}`, meat, flint, hides, bone });
  }
  for (const left of bundles) {
    const legal = bundles.filter((b) => b !== left); // the mirror of the standing offer is the one that may be missing
    const reached = new Set();
    const open = [{ meat: 0, flint: 0, hides: 0, bone: 0 }];
    for (let at = open.pop(); at; at = open.pop())
      for (const kind of ['meat', 'flint', 'hides', 'bone'])
        for (const by of [1, -1]) {
          const to = kit.stepped(legal, at, kind, by);
          if (to && !reached.has(to)) open.push(reached.add(to) && to);
        }
    assert.equal(reached.size, legal.length, `without ${left.text}`);
  }
});

test('Settlers: hands, points and supply are those of the view', async () => {
  const facts = (view) => [
    ...['meat', 'flint', 'hides', 'bone'].map((k) => ['Mine', `p1-${k}`, view.players[0].hand[k]]),
    ...['meat', 'flint', 'hides', 'bone'].map((k) => ['Board', `supply-${k}`, view.supply[k]]),
    ['Mine', 'p1-points', view.players[0].points],
    ...[2, 3, 4].flatMap((s) => [
      ['Other ' + s, `p${s}-cards`, view.players[s - 1].cards],
      ['Other ' + s, `p${s}-food`, view.players[s - 1].levels.food],
    ]),
  ];
  await withEngine((engine) => checkShown(kit.settlers, 'settlers-stone-age', engine, 4, facts));
});

/* ---- Кроманьонцы ---- */

const kromanontsyGames = [
  { players: 1, seed: 1, bot: 'greedy', most: 2000, rare: 1 },
  { players: 1, seed: 2, bot: 'random', most: 2000, rare: 1 },
  { players: 2, seed: 3, bot: 'greedy', most: 3000, rare: 1 },
  { players: 3, seed: 4, bot: 'random', most: 3000, rare: 1, options: { first: 2 } },
  { players: 4, seed: 5, bot: 'random', most: 3000, rare: 1 },
  { players: 4, seed: 6, bot: 'greedy', most: 3000, rare: 1 },
];

for (const game of kromanontsyGames)
  test(`Кроманьонцы: ${game.players} players, ${game.bot}`, async () => {
    const seen = await withEngine((engine) => playAndLook(kit.kromanontsy, 'kromanontsy', engine, game));
    for (const phase of game.bot === 'random' && game.players > 2
      ? ['turn', 'hunt', 'offer', 'answer', 'limit', 'attack', 'improve', 'extra', 'newtech', 'develop']
      : ['turn', 'hunt'])
      assert.ok(seen.has(phase), `the game came to ${phase}`);
  });

test('Кроманьонцы: hands, decks and points are those of the view', async () => {
  const facts = (view) => [
    ...Object.entries(view.players[0].hand).map(([r, n]) => ['Mine', `p1-${r}`, n]),
    ...Object.entries(view.decks).map(([b, n]) => ['Board', `deck-${b}`, n]),
    ...Object.entries(view.stacks).map(([r, n]) => ['Board', `stack-${r}`, n]),
    ['Mine', 'p1-points', view.players[0].points],
    ...[2, 3].flatMap((s) => [
      ['Other ' + s, `p${s}-cards`, view.players[s - 1].cards],
      ['Other ' + s, `p${s}-points`, view.players[s - 1].points],
    ]),
  ];
  await withEngine((engine) => checkShown(kit.kromanontsy, 'kromanontsy', engine, 3, facts));
});

test('Кроманьонцы: there is a drawing of every technology', async () => {
  const { h, render } = kit;
  const edition = await withEngine(async (engine) => (await engine.ask({ do: 'edition', game: 'kromanontsy' })).edition);
  const sheet = render(h(kit.kromanontsy.Symbols, {}));
  for (const id of [
    ...Object.keys(edition.technologies).map((t) => `t-${t}`),
    ...Object.keys(edition.resources),
    ...Object.keys(edition.predators),
    ...Object.keys(edition.herbivores),
  ])
    assert.ok(sheet.includes(`id="kr-${id}"`), id);
});
