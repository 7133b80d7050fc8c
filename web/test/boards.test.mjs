/* boards.test.mjs - the five boards through whole games, at every number of players, and what is particular to each. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { draw, everybody, loadBoards, propsOf, stillOf, tempers, walk, withEngine } from './boards.mjs';
import { playOn } from './engine.mjs';

const games = ['stone-age', 'cro-magnon', 'settlers-stone-age', 'kromanontsy', 'neanderthal'];
let kit;

before(async () => {
  kit = await loadBoards(games, `
    import { reckon } from './src/games/stone-age/reckon.ts';
    import { endGain } from './src/games/cro-magnon/reckon.ts';
    import { heldBy } from './src/games/cro-magnon/types.ts';
    export const totals = {
      'stone-age': (player, edition) => reckon(player, edition).total,
      'cro-magnon': (player, edition) => player.points + endGain(heldBy(player, edition), edition).total,
    };
    export { stepped } from './src/games/settlers-stone-age/trade.tsx';
    export { pieces } from './src/table/prose-pieces.ts';`);
});

/* ---- whole games ---- */

const trade = ['trade', 'ask', 'reply', 'develop', 'enemy', 'bank', 'counter', 'move', 'step', 'advance'];
const hunts = ['turn', 'hunt', 'offer', 'answer', 'limit', 'attack', 'improve', 'extra', 'newtech', 'develop'];
const band = ['side', 'bidding', 'assign'];
const variable = { setup: 'variable', colours: 'orange-red-blue-white' };
const { greedy, random } = tempers;

/* game, players, seed, who plays, phases and verbs that must come, options */
const TABLES = [
  ['stone-age', 2, 5, random, []], ['stone-age', 3, 6, greedy, []], ['stone-age', 4, 5, random, []],
  ['cro-magnon', 2, 6, greedy, []], ['cro-magnon', 3, 5, random, []], ['cro-magnon', 4, 6, greedy, []], ['cro-magnon', 5, 5, random, []],
  ['settlers-stone-age', 3, 1, greedy, trade], ['settlers-stone-age', 4, 5, greedy, trade, variable],
  ['settlers-stone-age', 3, 4, random, trade, { setup: 'variable', turn_cap: 40 }],
  ['kromanontsy', 1, 1, greedy, ['turn', 'hunt']], ['kromanontsy', 1, 2, random, ['turn', 'hunt']],
  ['kromanontsy', 2, 3, greedy, ['turn', 'hunt']], ['kromanontsy', 3, 4, random, hunts, { first: 2 }],
  ['kromanontsy', 4, 5, random, hunts],
  ['neanderthal', 1, 6, greedy, band], ['neanderthal', 1, 2, random, band],
  ['neanderthal', 2, 7, greedy, band], ['neanderthal', 2, 3, random, band],
  ['neanderthal', 3, 10, greedy, band], ['neanderthal', 3, 4, random, band],
  ['neanderthal', 3, 19, greedy, band, { solo: 1 }], ['neanderthal', 3, 5, random, band, { solo: 1 }],
];

for (const [game, players, seed, temper, wanted, options = {}] of TABLES)
  test(`${game}, ${players} players, ${temper.name}, ${JSON.stringify(options)}: every action is offered, everything is drawn`, async () => {
    const { seen, still } = await withEngine((engine) => walk(kit, game, engine, { players, seed, temper, options }));
    assert.ok(seen.size > 5, [...seen].join(' '));
    for (const one of wanted) assert.ok(seen.has(one), `the game came to ${one}`);
    /* Panels that add up points by themselves must agree with the engine in the end. */
    const total = kit.totals[game];
    if (total) for (const player of still.views[0].players) assert.equal(total(player, still.edition), player.final);
  });

/* ---- figures ---- */

/* The end of a game that greedy bots play, seen by everybody; nothing is looked at on the way. */
async function endOf(engine, game, players, seed) {
  await engine.ask({ do: 'new', game, players, seed });
  await playOn(engine, { plies: Infinity });
  const { edition } = await engine.ask({ do: 'edition' });
  return stillOf(engine, edition, players, everybody(players));
}

const hands = (view) => Object.entries(view.players[0].hand).map(([kind, n]) => ['Mine', `p1-${kind}`, n]);
const ofOthers = (view, figure) => view.players.slice(1).map((player, i) => [`Other ${i + 2}`, ...figure(player, `p${i + 2}`)]);

const FIGURES = {
  'settlers-stone-age': (view) => [
    ...hands(view),
    ...Object.entries(view.supply).map(([kind, n]) => ['Board', `supply-${kind}`, n]),
    ['Mine', 'p1-points', view.players[0].points],
    ...ofOthers(view, (player, key) => [`${key}-cards`, player.cards]),
    ...ofOthers(view, (player, key) => [`${key}-food`, player.levels.food]),
  ],
  kromanontsy: (view) => [
    ...hands(view),
    ...Object.entries(view.decks).map(([kind, n]) => ['Board', `deck-${kind}`, n]),
    ...Object.entries(view.stacks).map(([kind, n]) => ['Board', `stack-${kind}`, n]),
    ['Mine', 'p1-points', view.players[0].points],
    ...ofOthers(view, (player, key) => [`${key}-cards`, player.cards]),
    ...ofOthers(view, (player, key) => [`${key}-points`, player.points]),
  ],
};

for (const [game, figures] of Object.entries(FIGURES))
  test(`${game}: hands, points and supplies are those of the view`, async () => {
    await withEngine(async (engine) => {
      await engine.ask({ do: 'new', game, players: 3, seed: 3 });
      const { edition } = await engine.ask({ do: 'edition' });
      for (let n = 0, actor = 'chance'; n < 150 && actor !== 'over'; n++)
        ({ actor } = await engine.ask(actor === 'chance' ? { do: 'chance' } : { do: 'play', action: await greedy(engine) }));
      const still = await stillOf(engine, edition, 3, everybody(3));
      const parts = draw(kit, kit.uis[game], propsOf(still, 1, 'en'), game);
      for (const [part, key, value] of figures(still.views[1])) {
        const found = new RegExp(`data-key="${key}"[^>]*>([^<]*)<`).exec(parts[part]);
        assert.equal(found?.[1], String(value), `${key} in ${part}`);
      }
    });
  });

test('the own area says "You" to who plays one seat, and the name where several share the screen or the game is another’s', async () => {
  await withEngine(async (engine) => {
    for (const game of games) {
      await engine.ask({ do: 'new', game, players: 3, seed: 3 });
      const { edition } = await engine.ask({ do: 'edition' });
      const still = await stillOf(engine, edition, 3, everybody(3));
      const props = propsOf(still, 2, 'en');
      const own = (mine) => {
        const { Mine } = draw(kit, kit.uis[game], { ...props, seats: props.seats.map((seat) => ({ ...seat, mine: mine.includes(seat.seat) })) }, game);
        return /class="own-name"[^>]*>([^<]*)</.exec(Mine)?.[1];
      };
      const { name } = props.seats[1];
      assert.deepEqual([own([2]), own([1, 2]), own([])], ['You', name, name], game);
    }
  });
});

/* ---- what only one game has ---- */

test('Neanderthal: who may hold no card is told what would let them', async () => {
  await withEngine(async (engine) => {
    await engine.ask({ do: 'new', game: 'neanderthal', players: 3, seed: 3 });
    const { edition } = await engine.ask({ do: 'edition' });
    const still = await stillOf(engine, edition, 3, everybody(3));
    const mine = (limit) => {
      const players = still.views[1].players.map((player) => ({ ...player, hand: [], hand_limit: limit }));
      const views = { ...still.views, 1: { ...still.views[1], players } };
      return draw(kit, kit.uis.neanderthal, propsOf({ ...still, views }, 1, 'en'), 'hand').Mine;
    };
    assert.match(mine(0), /ne-cap">Hand</);
    assert.match(mine(0), /mature elder/);
    assert.match(mine(2), /Hand: 0 of 2/);
  });
});

/* Offers have no buttons of their own: + and - at the trade desk must lead to each of them. */
test('Settlers: every bundle of cards can be put together', () => {
  const kinds = ['meat', 'flint', 'hides', 'bone'];
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
      for (const kind of kinds)
        for (const by of [1, -1]) {
          const to = kit.stepped(legal, at, kind, by);
          if (to && !reached.has(to)) open.push(reached.add(to) && to);
        }
    assert.equal(reached.size, legal.length, `without ${left.text}`);
  }
});

test('Кроманьонцы: who is behind sees the cards of additional exploration that are still to be had', async () => {
  const { edition, view } = await withEngine(async (engine) => {
    await engine.ask({ do: 'new', game: 'kromanontsy', players: 2, options: { first: 1 } });
    await playOn(engine, { plies: 3 });
    return { ...(await engine.ask({ do: 'edition' })), ...(await engine.ask({ do: 'view', seat: 1 })) };
  });
  const mine = (changes, points = 12) => {
    const players = view.players.map((player, i) => (i === 1 ? { ...player, points } : player));
    const still = { edition, players: 2, actor: 1, views: { 1: { ...view, ...changes, players } }, legal: [] };
    return /kr-hint.*?\+(\d)/.exec(draw(kit, kit.uis.kromanontsy, propsOf(still, 1, 'en'), 'kromanontsy').Mine)?.[1];
  };
  assert.equal(mine({}), '2');
  assert.equal(mine({}, 5), undefined);
  assert.equal(mine({ extra_used: true }), undefined);
  assert.equal(mine({ turn: 2, extra_used: true }), '2'); // the other one used his
  assert.equal(mine({ phase: 'over' }), undefined);
});

/* White and red are players and tribes, and there is a Red Centre. */
test('Settlers: the log names a player where it means one', async () => {
  const { log, still } = await withEngine(async (engine) => {
    const end = await endOf(engine, 'settlers-stone-age', 4, 3);
    const say = async (lang) => (await engine.ask({ do: 'log', lang })).log;
    return { log: { en: await say('en'), ru: await say('ru') }, still: end };
  });
  const ui = kit.uis['settlers-stone-age'];
  for (const lang of ['en', 'ru']) {
    const props = propsOf(still, 1, lang);
    const words = [1, 2, 3, 4].map((seat) => ui.seatWords(seat, props)[lang]);
    const others = ui.otherNames(props).map((name) => name[lang]);
    const own = log[lang].filter(({ who, action }) => who !== 'chance' && /^(settle|explorer|move|step|remove)/.test(action));
    for (const { who, action, say } of own.slice(0, -1)) {
      const named = kit.pieces(say, words, others).flatMap(({ seat }) => (seat === null ? [] : [seat]));
      assert.deepEqual([...new Set(named)], [who], `${action}: ${say}`);
      assert.ok(named.length === 1 || /Expansion|Расселение/.test(say), `${action}: ${say}`);
    }
    const [text, tribe] = lang === 'en' ? ['Red Centre', /Tribe counter: (white|red)/] : ['Красный центр', /Жетон племени: (белый|красный)/];
    assert.ok(own.some(({ say }) => say.includes(text)), `${text} is in this game`);
    assert.ok(own.some(({ say }) => tribe.test(say)), 'and a tribe of a colour that players have');
  }
});

test('every symbol that Кроманьонцы and Neanderthal draw is in their sheet', async () => {
  for (const [game, prefix] of [['kromanontsy', 'kr'], ['neanderthal', 'ne']]) {
    const ui = kit.uis[game];
    const sheet = new Set([...kit.render(kit.h(ui.Symbols, {})).matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]));
    const still = await withEngine((engine) => endOf(engine, game, 3, 8));
    const html = Object.values(draw(kit, ui, propsOf(still, 1, 'en'), game)).join('');
    const used = [...html.matchAll(new RegExp(`<use [^>]*href="#(${prefix}-[^"]+)"`, 'g'))].map((match) => match[1]);
    assert.ok(used.length > 0);
    for (const id of used) assert.ok(sheet.has(id), `${game}: no symbol ${id}`);
  }
});

test('Кроманьонцы: there is a drawing of every technology', async () => {
  const { edition } = await withEngine((engine) => engine.ask({ do: 'edition', game: 'kromanontsy' }));
  const sheet = kit.render(kit.h(kit.uis.kromanontsy.Symbols, {}));
  const technologies = Object.keys(edition.technologies).map((id) => `t-${id}`);
  for (const id of [...technologies, ...Object.keys(edition.resources), ...Object.keys(edition.predators), ...Object.keys(edition.herbivores)])
    assert.ok(sheet.includes(`id="kr-${id}"`), id);
});

/* Seat 1 is to play a tile; the first two of Earth Mother were taken, both bring tribes. */
async function twoThatAdd(engine) {
  await engine.ask({ do: 'new', game: 'cro-magnon', players: 2, seed: 3 });
  for (let actor = 'chance'; actor === 'chance'; ) ({ actor } = await engine.ask({ do: 'chance' }));
  const { state } = await engine.ask({ do: 'state' });
  const [first, second, ...left] = state.uncollected.mother;
  Object.assign(state, { phase: 'act', turn: 1 });
  Object.assign(state.uncollected, { mother: left });
  Object.assign(state.collected, { mother: [first, second] });
  Object.assign(state.used, { mother: [] });
  state.players[0].tiles.mother = ['add2', 'add3'];
  await engine.ask({ do: 'load', state });
  const { edition } = await engine.ask({ do: 'edition' });
  return stillOf(engine, edition, 2, everybody(2));
}

test('Cro-Magnon: two tiles of a type that add tribes are told apart on the button', async () => {
  const still = await withEngine(twoThatAdd);
  const ui = kit.uis['cro-magnon'];
  const props = propsOf(still, 1, 'en');
  const deeds = ui.choices(props.legal, props).map(({ deed }) => deed);
  assert.equal(deeds.length, 3);
  for (const lang of ['en', 'ru']) assert.equal(new Set(deeds.map((deed) => deed[lang])).size, 3, deeds.map((deed) => deed[lang]).join('; '));
});

test('Cro-Magnon: the tip of an area with a cost claims nothing about who was there', async () => {
  const still = await withEngine(twoThatAdd);
  assert.match(kit.uis['cro-magnon'].tip('area-11', propsOf(still, 1, 'en')).en, /No tile was taken here yet: the way in costs a tool\.$/);
});

test('Cro-Magnon: the bag of the trade good that lost a tile counts one that is never drawn', async () => {
  const still = await withEngine(twoThatAdd);
  const props = propsOf(still, 1, 'en');
  assert.match(kit.uis['cro-magnon'].tip(`kind-${props.view.left_over}`, props).en, /In the bag: 4\. One of these is never drawn\./);
  assert.doesNotMatch(kit.uis['cro-magnon'].tip('kind-sun', props).en, /never drawn/);
});

/* Talks and courts whenever it can. */
function eager() {
  const wish = /^(propose|court|shift|elder|accept|strike|divorce|swap)/;
  let dice = 1;
  const below = (n) => (dice = (dice * 48271) % 2147483647) % n;
  return async (engine, legal) => {
    const wanted = legal.filter(({ text }) => wish.test(text));
    if (wanted.length > 0 && below(3) > 0) return wanted[below(wanted.length)].text;
    return below(2) === 0 ? greedy(engine) : legal[below(legal.length)].text;
  };
}

test('Neanderthal: a talkative game: proposals, answers, courtship', async () => {
  const { seen } = await withEngine((engine) => walk(kit, 'neanderthal', engine, { players: 3, seed: 18, temper: eager(), from: 220 }));
  for (const one of ['propose', 'accept', 'refuse', 'court', 'done', 'answer', 'negotiate']) assert.ok(seen.has(one), `no ${one} in this game`);
});

test('Neanderthal: a hidden bid stays hidden in every drawing', async () => {
  const { bidder, still } = await withEngine(async (engine) => {
    await engine.ask({ do: 'new', game: 'neanderthal', players: 3, seed: 18 });
    const { edition } = await engine.ask({ do: 'edition' });
    for (;;) {
      const { actor, actions } = await engine.ask({ do: 'legal' });
      const bid = actor === 'chance' ? undefined : actions.find((text) => text.startsWith('bid'));
      await engine.ask(actor === 'chance' ? { do: 'chance' } : { do: 'play', action: bid ?? actions[0] });
      if (bid) return { bidder: actor, still: await stillOf(engine, edition, 3, everybody(3)) };
    }
  });
  const seen = (viewer) => kit.render(kit.h(kit.uis.neanderthal.Aside, propsOf(still, viewer, 'en')));
  const other = [1, 2, 3].find((seat) => seat !== bidder);
  for (const viewer of [other, 0]) assert.match(seen(viewer), /hidden bid/);
  assert.doesNotMatch(seen(bidder), /hidden bid/);
});

test('Neanderthal: a mature Chief keeps Chaos away, and every word about it knows', async () => {
  const ui = kit.uis.neanderthal;
  const props = propsOf(await withEngine((engine) => endOf(engine, 'neanderthal', 2, 8)), 1, 'en');
  const crowded = (young) => ({ ...props, view: { ...props.view, players: props.view.players.map((player) => ({ ...player, home: 18, vocabulary: 3, elders: [1], young })) } });
  const said = (young) => `${ui.tip('seat-2', crowded(young)).en} ${kit.render(kit.h(ui.Other, { ...crowded(young), seat: 2 }))}`;
  assert.match(said([1]), /Chaos would strike/);
  assert.match(said([1]), /danger/);
  assert.doesNotMatch(said([]), /Chaos would strike|danger/);
});

test('Neanderthal: at the end of three species the grade is told', async () => {
  const ui = kit.uis.neanderthal;
  const props = propsOf(await withEngine((engine) => endOf(engine, 'neanderthal', 3, 8)), 1, 'en');
  const players = props.view.players.map((player, i) => ({ ...player, points: 20 * i }));
  const aside = (solo) => kit.render(kit.h(ui.Aside, { ...props, view: { ...props.view, solo, players } }));
  assert.match(aside(true), /Grade: 60\./);
  assert.doesNotMatch(aside(false), /Grade/);
});

test('Neanderthal: a mature harpoon shows in the tips of small game, up to the highest face', async () => {
  const ui = kit.uis.neanderthal;
  const props = propsOf(await withEngine((engine) => endOf(engine, 'neanderthal', 2, 8)), 1, 'en');
  const { north } = props.view.places;
  const owning = (items, disks) => ({ ...props, view: { ...props.view, places: { ...props.view.places, north: ['marmot', ...north.slice(1)] },
    item_disks: { ...props.view.item_disks, harpoon: disks, net: [], snare: [] }, players: props.view.players.map((player, i) => ({ ...player, items: i === 0 ? items : [] })) } });
  const tip = (items, disks) => ui.tip('north 1', owning(items, disks)).en;
  assert.match(tip([], []), /must show 1–2\./);
  assert.match(tip(['harpoon'], ['black']), /must show 1–2\./);
  assert.match(tip(['harpoon'], []), /must show 1–3\./);
  assert.match(tip(['harpoon', 'net', 'snare'], []), /must show 1–4\./);
});

test('Neanderthal: touches mean actions', () => {
  const ui = kit.uis.neanderthal;
  assert.equal(ui.icon({ verb: 'hunt', text: 'hunt north 1 2' }), 'ne-spear');
  assert.equal(ui.icon({ verb: 'done', text: 'done' }), null);
  assert.equal(ui.targetOf({ verb: 'hunt', text: 'hunt north 1 2', place: 'north 1' }), 'north 1');
  assert.equal(ui.targetOf({ verb: 'propose', text: 'propose leave una archaic', location: 'una' }), 'daughter-una');
  assert.equal(ui.attempt('north 2', { view: { phase: 'assign' } }), 'hunt north 2 1');
  assert.equal(ui.attempt('daughter-una', { view: { phase: 'assign' } }), 'court una');
});
