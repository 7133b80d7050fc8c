/* games-ne.test.mjs - the board of Neanderthal through whole games, in all its player counts and both solo modes.
 *
 * Players of three tempers (greedy, random, and one that talks and courts whenever it can) play through `ochre engine`. At
 * every decision each legal action must be offered exactly once, in both languages, on a thing that is drawn; nothing
 * that is drawn or said, on the desk or on a phone, to a player or to an onlooker, may hold a hole. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import esbuild from 'esbuild';
import { here } from '../build.mjs';
import { Engine } from './engine.mjs';

const GAME = 'neanderthal';
const HOLE = /undefined|NaN|\[object|\bnull\b|\{\d\}/;
const LANGS = ['en', 'ru'];
let folder;
let kit;
let symbols;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ochre-board-ne-'));
  await esbuild.build({
    stdin: {
      contents: `import { ui } from ${JSON.stringify(join(here, 'src/games', GAME, 'index.ts'))};
        export { h } from 'preact';
        export { renderToString } from 'preact-render-to-string';
        export { ui };`,
      resolveDir: here,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    outfile: join(folder, 'board.mjs'),
  });
  kit = await import(pathToFileURL(join(folder, 'board.mjs')).href);
  const sheet = kit.renderToString(kit.h(kit.ui.Symbols, {}));
  whole(sheet, 'symbols');
  symbols = new Set([...sheet.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]));
});

after(() => rmSync(folder, { recursive: true, force: true }));

/* ---- the position as somebody sees it ---- */

async function stillOf(engine, edition, players) {
  const { actor, ply, parts } = await engine.ask({ do: 'legal', parts: true });
  const views = [];
  for (let seat = 0; seat <= players; seat++) views.push((await engine.ask({ do: 'view', seat })).view);
  return { edition, players, actor, ply, views, legal: typeof actor === 'number' ? parts : [] };
}

function propsOf(still, viewer, lang, chosen = null) {
  return {
    view: still.views[viewer],
    edition: still.edition,
    viewer,
    actor: still.actor,
    seats: Array.from({ length: still.players }, (_, i) => ({ seat: i + 1, name: `Name ${i + 1}`, mine: i + 1 === viewer, bot: i % 2 === 0, online: true })),
    lang,
    chosen,
    legal: viewer === still.actor ? still.legal : [],
    prepare: () => undefined,
  };
}

function whole(text, what) {
  const hole = HOLE.exec(text);
  if (hole) assert.fail(`${what}: ${text.slice(Math.max(0, hole.index - 160), hole.index + 60)}`);
}

/* ---- what is checked ---- */

function drawn(props, what) {
  const { h, renderToString, ui } = kit;
  const others = props.seats.filter(({ seat }) => seat !== props.viewer);
  const pieces = [
    h(ui.Board, props),
    props.viewer > 0 ? h(ui.Mine, props) : null,
    ...others.map(({ seat }) => h(ui.Other, { ...props, seat })),
    h(ui.Aside, props),
  ];
  const html = pieces.map((piece) => (piece ? renderToString(piece) : '')).join('\n');
  whole(html, what);
  assert.ok(html.length > 5000, `${what}: hardly anything is drawn`);
  return html;
}

const targetsIn = (html) => new Set([...html.matchAll(/data-target="([^"]+)"/g)].map((match) => match[1]));

function checkSymbols(html, what) {
  for (const [, id] of html.matchAll(/<use [^>]*href="#([^"]+)"/g)) assert.ok(symbols.has(id), `${what}: no symbol ${id}`);
}

function checkTips(props, html, what) {
  for (const target of targetsIn(html)) {
    const words = kit.ui.tip(target, props);
    if (words === null) continue;
    for (const lang of LANGS) {
      assert.ok(words[lang].length > 0, `${what}: the tip of ${target} is empty`);
      whole(words[lang], `${what}: tip of ${target}`);
    }
  }
}

function checkChoices(props, what) {
  const offered = kit.ui.choices(props.legal, props);
  assert.deepEqual(offered.map(({ action }) => action.text).sort(), props.legal.map(({ text }) => text).sort(), what);
  const deeds = new Set();
  for (const { action, label, deed, target } of offered) {
    for (const lang of LANGS) {
      for (const words of [label, deed]) {
        assert.ok(words[lang].trim().length > 0, `${what}: ${action.text} has no words`);
        whole(words[lang], `${what}: ${action.text}`);
      }
    }
    assert.notEqual(deed.en, action.text, `${what}: ${action.text} is not put into words`);
    assert.ok(!deeds.has(`${target}|${deed.en}`), `${what}: two actions are called "${deed.en}" on ${target}`);
    deeds.add(`${target}|${deed.en}`);
  }
  return offered;
}

function checkSaid(props, what) {
  const { names, now, round } = kit.ui.phases(props.view, props.lang);
  assert.equal(names.length, 6);
  assert.ok(now >= -1 && now <= 6, `${what}: phase ${now}`);
  whole([...names, round].join(' '), `${what}: phases`);
  if (props.legal.length === 0) return;
  const prompt = kit.ui.prompt(props);
  assert.ok(prompt.length > 5, `${what}: no prompt`);
  whole(prompt, `${what}: prompt`);
}

/* Everything the actor is offered is on a thing that the actor sees, on the desk and on a phone. */
function checkActor(still, lang, what) {
  const props = propsOf(still, still.actor, lang);
  const offered = checkChoices(props, what);
  checkSaid(props, what);
  const chosen = still.legal[still.ply % still.legal.length];
  const html = drawn(propsOf(still, still.actor, lang, chosen), what);
  checkSymbols(html, what);
  checkTips(props, html, what);
  const there = targetsIn(html);
  for (const { target, action } of offered) assert.ok(target === '' || there.has(target), `${what}: ${action.text} needs ${target}, which is not drawn`);
}

function onPhone(deed) {
  globalThis.matchMedia = () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined });
  try {
    deed();
  } finally {
    delete globalThis.matchMedia;
  }
}

function checkAll(still, what) {
  const lang = LANGS[still.ply % 2];
  if (typeof still.actor === 'number') {
    checkActor(still, lang, what);
    onPhone(() => checkActor(still, lang, `${what}, phone`));
  }
  for (let viewer = 0; viewer <= still.players; viewer++) {
    if (viewer === still.actor) continue;
    const props = propsOf(still, viewer, lang);
    checkSaid(props, what);
    checkTips(props, drawn(props, `${what}, seen by ${viewer}`), what);
  }
}

/* ---- players ---- */

let dice = 1;
const below = (n) => {
  dice = (dice * 48271) % 2147483647;
  return dice % n;
};

const EAGER = /^(propose|court|shift|elder|accept|strike|divorce|swap)/;

const tempers = {
  greedy: async (engine) => (await engine.ask({ do: 'bot', bot: 'greedy' })).action,
  random: async (engine, legal) => legal[below(legal.length)].text,
  eager: async (engine, legal) => {
    const wanted = legal.filter(({ text }) => EAGER.test(text));
    if (wanted.length > 0 && below(3) > 0) return wanted[below(wanted.length)].text;
    return below(2) === 0 ? tempers.greedy(engine) : tempers.random(engine, legal);
  },
};

/* Looks closely at every phase when it comes, and at each ninth decision; at the choices of all of them. */
async function playThrough(table) {
  const engine = new Engine();
  try {
    return await playOut(engine, table);
  } finally {
    engine.end();
  }
}

async function playOut(engine, { players, options = {}, seed, temper, from = 0 }) {
  await engine.ask({ do: 'new', game: GAME, players, options, seed });
  const { edition } = await engine.ask({ do: 'edition' });
  const phases = new Map();
  const verbs = new Set();
  let { actor } = await engine.ask({ do: 'legal' });
  for (let n = 0; actor !== 'over'; ) {
    if (actor === 'chance') {
      const phase = (await engine.ask({ do: 'view', seat: 0 })).view.phase;
      if (n >= from && (phases.get(phase) ?? 0) < 2) checkAll(await stillOf(engine, edition, players), `${players} players, seed ${seed}, chance ${phase}`);
      phases.set(phase, (phases.get(phase) ?? 0) + 1);
      ({ actor } = await engine.ask({ do: 'chance' }));
      continue;
    }
    const { parts } = await engine.ask({ do: 'legal', parts: true });
    if (n >= from) {
      const { view } = await engine.ask({ do: 'view', seat: actor });
      const what = `${players} players, seed ${seed}, decision ${n}, ${view.phase}`;
      for (const { text } of parts) verbs.add(text.split(' ').slice(0, text.startsWith('propose') ? 2 : 1).join(' '));
      if (n % 9 === 0 || (phases.get(view.phase) ?? 0) < 2) checkAll(await stillOf(engine, edition, players), what);
      else checkChoices(propsOf({ edition, players, actor, legal: parts, views: { [actor]: view } }, actor, 'en'), what);
      phases.set(view.phase, (phases.get(view.phase) ?? 0) + 1);
    }
    const action = n < from ? await tempers.greedy(engine) : await tempers[temper](engine, parts);
    ({ actor } = await engine.ask({ do: 'play', action }));
    n++;
  }
  checkAll(await stillOf(engine, edition, players), `${players} players, seed ${seed}, over`);
  return { phases, verbs };
}

const TABLES = [
  { players: 1, seed: 6, temper: 'greedy' },
  { players: 1, seed: 2, temper: 'random' },
  { players: 2, seed: 7, temper: 'greedy' },
  { players: 2, seed: 3, temper: 'random' },
  { players: 3, seed: 10, temper: 'greedy' },
  { players: 3, seed: 4, temper: 'random' },
  { players: 3, options: { solo: 1 }, seed: 19, temper: 'greedy' },
  { players: 3, options: { solo: 1 }, seed: 5, temper: 'random' },
];

for (const table of TABLES) {
  const mode = table.options?.solo ? ', solo' : '';
  test(`${table.players} players${mode}, ${table.temper}: every action is offered, everything is drawn`, async () => {
    const { phases } = await playThrough(table);
    assert.ok(phases.has('side') && phases.has('bidding') && phases.has('assign'));
  });
}

test('a talkative game: proposals, answers, courtship', async () => {
  const { verbs, phases } = await playThrough({ players: 3, seed: 18, temper: 'eager', from: 140 });
  for (const verb of ['propose leave', 'propose trade', 'propose marry', 'accept', 'refuse', 'court', 'done']) assert.ok(verbs.has(verb), `no ${verb} in this game`);
  assert.ok(phases.has('answer') && phases.has('negotiate'));
});

test('a hidden bid stays hidden in every drawing', async () => {
  const engine = new Engine();
  await engine.ask({ do: 'new', game: GAME, players: 3, seed: 18 });
  const { edition } = await engine.ask({ do: 'edition' });
  let { actor } = await engine.ask({ do: 'legal' });
  let bidder = 0;
  while (bidder === 0) {
    const { view } = await engine.ask({ do: 'view', seat: 0 });
    if (actor === 'chance') ({ actor } = await engine.ask({ do: 'chance' }));
    else {
      const { actions } = await engine.ask({ do: 'legal' });
      const bid = actions.find((text) => text.startsWith('bid'));
      if (view.phase === 'bidding' && bid) bidder = actor;
      ({ actor } = await engine.ask({ do: 'play', action: bid ?? actions[0] }));
    }
  }
  const still = await stillOf(engine, edition, 3);
  engine.end();
  const seen = (viewer) => kit.renderToString(kit.h(kit.ui.Aside, propsOf(still, viewer, 'en')));
  const onlooker = [1, 2, 3].find((seat) => seat !== bidder);
  assert.match(seen(onlooker), /hidden bid/);
  assert.doesNotMatch(seen(bidder), /hidden bid/);
});

test('words are spelt for both tongues', () => {
  const { ui } = kit;
  assert.equal(ui.icon({ verb: 'hunt', text: 'hunt north 1 2' }), 'ne-spear');
  assert.equal(ui.icon({ verb: 'done', text: 'done' }), null);
  assert.equal(ui.targetOf({ verb: 'hunt', text: 'hunt north 1 2', place: 'north 1' }), 'north 1');
  assert.equal(ui.targetOf({ verb: 'propose', text: 'propose leave una archaic', location: 'una' }), 'daughter-una');
  assert.equal(ui.attempt('north 2', { view: { phase: 'assign' } }), 'hunt north 2 1');
  assert.equal(ui.attempt('daughter-una', { view: { phase: 'assign' } }), 'court una');
});
