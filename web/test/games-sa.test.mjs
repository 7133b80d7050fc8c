/* games-sa.test.mjs - the boards of Stone Age and Cro-Magnon through whole games.
 *
 * Bots play through `ochre engine`; at every decision the board is asked for its choices and drawn to text, as the
 * actor, as another seat and as an onlooker see it. Every legal action must be offered exactly once, in both languages,
 * and nothing that is drawn or said may hold a hole. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import esbuild from 'esbuild';
import { here } from '../build.mjs';
import { Engine } from './engine.mjs';

const GAMES = [
  { id: 'stone-age', tables: [{ players: 2 }, { players: 3 }, { players: 4 }] },
  { id: 'cro-magnon', tables: [{ players: 2 }, { players: 3 }, { players: 4 }, { players: 5 }] },
];

const HOLE = /undefined|NaN|\[object|\bnull\b|\{\d\}/;
let folder;
let kit;

/* The boards as plain modules: one bundle, so that they share one preact. */
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ochre-boards-'));
  const lines = GAMES.map(({ id }, i) => `import { ui as ui${i} } from ${JSON.stringify(join(here, 'src/games', id, 'index.ts'))};`);
  await esbuild.build({
    stdin: {
      contents: `${lines.join('\n')}
        export { h } from 'preact';
        export { renderToString } from 'preact-render-to-string';
        import { reckon } from ${JSON.stringify(join(here, 'src/games/stone-age/reckon.ts'))};
        import { endGain } from ${JSON.stringify(join(here, 'src/games/cro-magnon/reckon.ts'))};
        import { heldBy } from ${JSON.stringify(join(here, 'src/games/cro-magnon/types.ts'))};
        export const totals = {
          'stone-age': (player, edition) => reckon(player, edition).total,
          'cro-magnon': (player, edition) => player.points + endGain(heldBy(player, edition), edition).total,
        };
        export const uis = { ${GAMES.map(({ id }, i) => `${JSON.stringify(id)}: ui${i}`).join(', ')} };`,
      resolveDir: here,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    outfile: join(folder, 'boards.mjs'),
  });
  kit = await import(pathToFileURL(join(folder, 'boards.mjs')).href);
});

after(() => rmSync(folder, { recursive: true, force: true }));

const seatsOf = (players, mine) =>
  Array.from({ length: players }, (_, i) => ({
    seat: i + 1,
    name: `Name ${i + 1}`,
    mine: i + 1 === mine,
    bot: i + 1 !== mine,
    online: true,
  }));

function propsOf(still, viewer, lang, chosen) {
  return {
    view: still.views[viewer],
    edition: still.edition,
    viewer,
    actor: still.actor,
    seats: seatsOf(still.players, viewer),
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

function checkChoices(ui, props, what) {
  const offered = ui.choices(props.legal, props);
  const counted = new Map();
  for (const choice of offered) {
    counted.set(choice.action.text, (counted.get(choice.action.text) ?? 0) + 1);
    for (const words of [choice.label, choice.deed]) {
      for (const lang of ['en', 'ru']) {
        assert.ok(words[lang].length > 0, `${what}: ${choice.action.text} has no words`);
        whole(words[lang], `${what}: ${choice.action.text}`);
      }
    }
    assert.equal(/[а-яё]/i.test(choice.deed.en), false, `${what}: Russian in English: ${choice.deed.en}`);
  }
  assert.deepEqual(props.legal.map((a) => a.text).sort(), [...counted].flatMap(([text, n]) => Array(n).fill(text)).sort(), what);
  return offered;
}

/* What kit/narrow.ts asks: boards have a wide form and a tall one. */
let phone = false;
globalThis.matchMedia = () => ({ matches: phone, addEventListener: () => undefined, removeEventListener: () => undefined });

/* Draws everything and returns its text. */
function draw(ui, props, what) {
  const { h, renderToString } = kit;
  const parts = [h(ui.Board, props)];
  if (props.viewer > 0) parts.push(h(ui.Mine, props));
  if (ui.Aside) parts.push(h(ui.Aside, props));
  for (const info of props.seats) parts.push(h(ui.Other, { ...props, seat: info.seat }));
  const texts = parts.map((part) => renderToString(part));
  for (const text of texts) whole(text, what);
  const { names, now, round } = ui.phases(props.view, props.lang);
  assert.ok(now >= -1 && now < names.length, what);
  whole([...names, round, ui.prompt(props)].join(' '), `${what}: prompt`);
  return texts.join('');
}

function checkTips(ui, props, drawn, what) {
  const targets = new Set([...drawn.matchAll(/data-target="([^"]+)"/g)].map((m) => m[1]));
  for (const target of targets) {
    const words = ui.tip(target, props);
    if (words) whole(words.en + words.ru, `${what}: tip of ${target}`);
  }
  return targets;
}

/* Choices that are not built on the board and do not stand in the action bar need a thing to touch. */
function checkTargets(offered, targets, what) {
  for (const { target, action } of offered)
    assert.ok(target === '' || targets.has(target), `${what}: nothing to touch for ${action.text} (${target})`);
}

/* As everybody sees it, and the actor; the others' views only if `all` are asked for. */
async function look(engine, edition, players, actor, all) {
  const { parts } = await engine.ask({ do: 'legal', parts: true });
  const views = [(await engine.ask({ do: 'view', seat: 'spectator' })).view];
  for (let seat = 1; seat <= players; seat++)
    if (seat === actor || all(views[0].phase)) views[seat] = (await engine.ask({ do: 'view', seat })).view;
  return { players, actor, edition, views, legal: typeof actor === 'number' ? parts : [] };
}

function examine(ui, still, what) {
  const langs = ['en', 'ru'];
  const viewers = typeof still.actor === 'number' ? [still.actor, (still.actor % still.players) + 1, 0] : [1, 0];
  for (const lang of langs) {
    phone = lang === 'ru';
    for (const viewer of viewers) {
      const props = propsOf(still, viewer, lang, null);
      const offered = checkChoices(ui, props, what);
      const targets = checkTips(ui, props, draw(ui, props, what), what);
      if (viewer === still.actor) checkTargets(offered, targets, what);
    }
  }
  const chosen = still.legal[still.legal.length - 1];
  for (phone of [false, true]) if (chosen) draw(ui, propsOf(still, still.actor, 'en', chosen), `${what}, ${chosen.text} chosen`);
}

/* The panels add up points by themselves; at the end they must agree with the engine. */
function checkTotals(id, { views, edition }, what) {
  for (const player of views[0].players) assert.equal(kit.totals[id](player, edition), player.final, what);
}

/* Every decision is checked for its choices; drawing is slower, so it is done at every `stride`th moment. */
async function playThrough(id, table, seed, bot, stride) {
  const ui = kit.uis[id];
  const engine = new Engine();
  const seen = new Set();
  try {
    await engine.ask({ do: 'new', game: id, seed, ...table });
    const { edition } = await engine.ask({ do: 'edition' });
    let { actor } = await engine.ask({ do: 'legal' });
    for (let n = 0; ; n++) {
      const isDrawn = (phase) => n % stride === 0 || !seen.has(phase) || actor === 'over';
      const still = await look(engine, edition, table.players, actor, isDrawn);
      const phase = still.views[0].phase;
      const what = `${id} ${JSON.stringify(table)} seed ${seed} step ${n} ${phase}`;
      if (isDrawn(phase)) examine(ui, still, what);
      else if (typeof actor === 'number') checkChoices(ui, propsOf(still, actor, 'en', null), what);
      seen.add(phase);
      for (const action of still.legal) ui.icon(action);
      if (actor === 'over') {
        checkTotals(id, still, what);
        break;
      }
      if (actor === 'chance') ({ actor } = await engine.ask({ do: 'chance' }));
      else {
        const { action } = await engine.ask({ do: 'bot', bot });
        ({ actor } = await engine.ask({ do: 'play', action }));
      }
    }
  } finally {
    engine.end();
  }
  return seen;
}

for (const { id, tables } of GAMES) {
  for (const table of tables) {
    test(`${id} ${JSON.stringify(table)}: every legal action is offered once, and everything can be drawn`, async () => {
      const seen = await playThrough(id, table, 5, 'random', 17);
      for (const phase of await playThrough(id, table, 6, 'greedy', 13)) seen.add(phase);
      assert.ok(seen.size > 5, [...seen].join(' '));
    });
  }
}
