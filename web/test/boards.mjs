/* boards.mjs - boards without a browser: bundled for Node, drawn to text, and looked at through whole games of the engine.
 *
 * What must hold on every board, whoever looks: each legal action is offered exactly once, in words of both languages, on a
 * thing that is drawn; a touch on a quiet thing asks for something that the rules refuse; nothing that is drawn or said, on
 * the desk or on a phone, holds a hole. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { here } from '../build.mjs';
import { Engine } from './engine.mjs';

const HOLE = /undefined|NaN|\[object|\bnull\b|\{\d\}/;
const LANGS = ['en', 'ru'];
const NAMES = ['Anna', 'Mira', 'Tomas', 'Ines', 'Jonas'];

/* The modules as one bundle, so that they share one preact; `lines` are further exports. */
export async function loadBoards(games, lines) {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-boards-'));
  const outfile = join(folder, 'boards.mjs');
  const contents = `
    ${games.map((id, i) => `import { ui as ui${i} } from './src/games/${id}/index.ts';`).join('\n')}
    export const uis = { ${games.map((id, i) => `'${id}': ui${i}`).join(', ')} };
    export { HandContext } from './src/kit/table.ts';
    export { h } from 'preact';
    export { render } from 'preact-render-to-string';
    ${lines}`;
  try {
    await build({
      stdin: { contents, resolveDir: here, loader: 'ts' },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      mainFields: ['module', 'main'],
      jsx: 'automatic',
      jsxImportSource: 'preact',
      logLevel: 'error',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function withEngine(work) {
  const engine = new Engine();
  try {
    return await work(engine);
  } finally {
    engine.end(); // a failed test must not leave its engine waiting
  }
}

/* ---- a position, as somebody sees it ---- */

export async function stillOf(engine, edition, players, viewers) {
  const { actor, parts } = await engine.ask({ do: 'legal', parts: true });
  const views = {};
  for (const seat of viewers(actor)) views[seat] = (await engine.ask({ do: 'view', seat: seat === 0 ? 'spectator' : seat })).view;
  return { edition, players, actor, views, legal: typeof actor === 'number' ? parts : [] };
}

export const everybody = (players) => () => Array.from({ length: players + 1 }, (_, seat) => seat);
const theActor = (actor) => (typeof actor === 'number' ? [actor] : [0]);

export function propsOf(still, viewer, lang, chosen = null) {
  return {
    view: still.views[viewer],
    edition: still.edition,
    viewer,
    actor: still.actor,
    seats: NAMES.slice(0, still.players).map((name, i) => ({ seat: i + 1, name, mine: i + 1 === viewer, bot: i % 2 === 0, online: true })),
    lang,
    chosen,
    legal: viewer === still.actor ? still.legal : [],
    prepare: () => undefined,
  };
}

/* ---- what is checked ---- */

function whole(text, what) {
  const hole = HOLE.exec(text);
  if (hole) assert.fail(`${what}: ${text.slice(Math.max(0, hole.index - 160), hole.index + 60)}`);
}

let isPhone = false;
globalThis.matchMedia = () => ({ matches: isPhone, addEventListener: () => undefined, removeEventListener: () => undefined });

/* Everything that the viewer sees of the table, part by part. */
export function draw(kit, ui, props, what) {
  const { h, render, HandContext } = kit;
  const can = new Map(ui.choices(props.legal, props).map((choice) => [choice.target, [choice]]));
  can.delete('');
  const hand = { lang: props.lang, can, on: null, lit: null, touch: () => undefined, point: () => undefined };
  const one = (part, more = {}) => render(h(HandContext.Provider, { value: hand }, h(part, { ...props, ...more })));
  const parts = { Board: one(ui.Board) };
  if (props.viewer > 0) parts.Mine = one(ui.Mine);
  if (ui.Aside) parts.Aside = one(ui.Aside);
  for (const { seat } of props.seats) if (seat !== props.viewer) parts[`Other ${seat}`] = one(ui.Other, { seat });
  for (const [name, html] of Object.entries(parts)) whole(html, `${what}: ${name}`);
  return parts;
}

function checkChoices(ui, props, what) {
  const offered = ui.choices(props.legal, props);
  const called = new Map();
  assert.deepEqual(offered.map(({ action }) => action.text).sort(), props.legal.map(({ text }) => text).sort(), what);
  for (const { action, label, deed, target, built } of offered) {
    for (const words of [label, deed]) {
      for (const lang of LANGS) {
        assert.ok(words[lang].trim().length > 0, `${what}: ${action.text} has no words`);
        whole(words[lang], `${what}: ${action.text}`);
      }
      assert.doesNotMatch(words.en, /[а-яё]/i, `${what}: Russian in English`);
    }
    assert.match(deed.ru, /[а-яё0-9]/i, `${what}: no Russian for ${action.text}`);
    const name = built ? action.text : `${deed.en} (${target})`; // what is put together needs no name of its own
    assert.ok(!called.has(name), `${what}: ${action.text} is called ${name}, as is ${called.get(name)}`);
    called.set(name, action.text);
    ui.icon(action);
  }
  return offered;
}

function checkSaid(ui, props, what) {
  const { names, now, round } = ui.phases(props.view, props.lang);
  assert.ok(names.every((name) => name.length > 0) && now >= -1 && now <= names.length, `${what}: phases`);
  const prompt = ui.prompt(props);
  assert.ok(prompt.length > 0, `${what}: no prompt`);
  whole([...names, round, prompt].join(' '), `${what}: prompt`);
}

/* The things that can be touched or pointed at, each with words of its own. */
function checkTargets(ui, props, html, what) {
  const targets = new Set([...html.matchAll(/data-target="([^"]+)"/g)].map((match) => match[1]));
  for (const target of targets) {
    const words = ui.tip(target, props);
    for (const lang of words === null ? [] : LANGS) {
      assert.ok(words[lang].trim().length > 1, `${what}: the tip of ${target} is empty`);
      whole(words[lang], `${what}: tip of ${target}`);
    }
  }
  return targets;
}

/* A touch on a quiet thing asks for something that the rules refuse with a clause; never for nonsense. */
async function checkAttempts(ui, engine, props, targets, offered, what) {
  const can = new Set(offered.map(({ target }) => target));
  for (const target of targets) {
    const action = can.has(target) ? null : ui.attempt(target, props);
    if (action === null) continue;
    const answer = await engine.raw({ do: 'play', action });
    assert.equal(answer.error, 'refused', `${what}: ${target} means ${action}: ${JSON.stringify(answer)}`);
  }
}

const firstOfEachVerb = (offered) => offered.filter((one, i) => offered.findIndex(({ action }) => action.verb === one.action.verb) === i);

/* Everybody looks at the position: in one language on the desk, in the other on a phone; the next time the other way round. */
async function checkStill(kit, ui, engine, still, what, isOdd) {
  for (const lang of LANGS) {
    isPhone = (lang === 'ru') !== isOdd;
    for (const viewer of Object.keys(still.views).map(Number)) {
      const props = propsOf(still, viewer, lang);
      const seen = `${what}, seen by ${viewer} in ${lang}`;
      checkSaid(ui, props, seen);
      const offered = checkChoices(ui, props, seen);
      const targets = checkTargets(ui, props, Object.values(draw(kit, ui, props, seen)).join(''), seen);
      for (const { target, action, built } of offered)
        assert.ok(target === '' || built || targets.has(target), `${seen}: ${action.text} needs ${target}, which is not drawn`);
      if (viewer !== still.actor) continue;
      if (lang === 'en') await checkAttempts(ui, engine, props, targets, offered, seen);
      else for (const { action } of firstOfEachVerb(offered)) draw(kit, ui, { ...props, chosen: action }, `${seen}, ${action.text} chosen`);
    }
  }
  isPhone = false;
}

/* ---- whole games ---- */

export const tempers = {
  greedy: async (engine) => (await engine.ask({ do: 'bot', bot: 'greedy' })).action,
  random: async (engine) => (await engine.ask({ do: 'bot', bot: 'random' })).action,
};

/* Plays a game to its end. The choices of every decision are checked. Everything else is when a phase or verb comes for the
 * first time, at every 97th decision, and at the end; when a phase comes with other verbs than before, only the actor looks,
 * since nobody else sees them. Returns the phases and verbs that came, and the end itself. */
export async function walk(kit, game, engine, { players, options = {}, seed, temper = tempers.greedy, from = 0, viewers = everybody(players) }) {
  const ui = kit.uis[game];
  const seen = new Set();
  await engine.ask({ do: 'new', game, players, options, seed });
  const { edition } = await engine.ask({ do: 'edition' });
  for (let n = 0; ; n++) {
    let still = await stillOf(engine, edition, players, theActor);
    const { phase } = Object.values(still.views)[0];
    const verbs = [...new Set(still.legal.map(({ verb }) => verb))].sort();
    const kind = `${phase}: ${verbs.join(' ')}`;
    const what = `${game}, ${players} players, seed ${seed}, step ${n}, ${kind}`;
    const isNews = [phase, ...verbs].some((one) => !seen.has(one)) || n % 97 === 0;
    if (still.actor === 'over' || (n >= from && (isNews || !seen.has(kind)))) {
      if (still.actor === 'over' || isNews) still = await stillOf(engine, edition, players, viewers);
      await checkStill(kit, ui, engine, still, what, seen.size % 2 === 1);
    } else if (typeof still.actor === 'number') checkChoices(ui, propsOf(still, still.actor, 'en'), what);
    for (const one of n >= from ? [kind, phase, ...verbs] : []) seen.add(one);
    if (still.actor === 'over') return { seen, still };
    if (still.actor === 'chance') await engine.ask({ do: 'chance' });
    else await engine.ask({ do: 'play', action: await (n < from ? tempers.greedy : temper)(engine, still.legal) });
  }
}
