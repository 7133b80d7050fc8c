// Plays the bench's games in WebAssembly and natively: the same signature, the same figures.
//
// usage: node wasm/test.mjs MODULE.wasm OCHRE
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const GAMES = 200;
const SEED = 7;
const [modulePath, ochre] = process.argv.slice(2);

let passed = 0;
let failed = 0;

// The native program rounds its means to three digits.
function agree(a, b) {
  return typeof a === 'number' ? Math.abs(a - b) < 0.001 : a === b;
}

function check(name, wanted, found) {
  const same = agree(wanted, found);
  console.log(`${same ? 'ok' : 'not ok'} - ${name}`);
  if (!same) console.log(`  wanted ${wanted}\n  found  ${found}`);
  if (same) passed++;
  else failed++;
}

function textAt(memory, address) {
  const bytes = new Uint8Array(memory.buffer, address);
  return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
}

// The figures under the names that `ochre bench --json` gives them.
function benchHere(api, game, players) {
  if (api.bench(game, players, GAMES, BigInt(SEED)) !== 1) return { refused: true };
  const [games, decisions, events, actions] =
    [api.bench_games(), api.bench_decisions(), api.bench_events(), api.bench_actions()].map(Number);
  return {
    games,
    decisions_per_game: decisions / games,
    events_per_game: events / games,
    mean_legal: actions / decisions,
    longest_legal: Number(api.bench_longest()),
    signature: BigInt.asUintN(64, api.bench_signature()).toString(16).padStart(16, '0'),
  };
}

function benchNatively(id, players) {
  const options = ['--untimed', `--players=${players}`, `--games=${GAMES}`, `--seed=${SEED}`];
  return JSON.parse(execFileSync(ochre, ['bench', id, ...options], { encoding: 'utf8' }));
}

const module = new WebAssembly.Module(readFileSync(modulePath));
check('the module imports nothing', '[]', JSON.stringify(WebAssembly.Module.imports(module)));

const { exports: api } = new WebAssembly.Instance(module);
api._initialize?.();
check('there are games', true, api.game_count() > 0);
check('a game that is not there is refused', 0, api.bench(api.game_count(), 2, 1, 0n));

for (let game = 0; game < api.game_count(); game++) {
  const id = textAt(api.memory, api.game_id(game));
  for (let players = api.min_players(game); players <= api.max_players(game); players++) {
    const here = benchHere(api, game, players);
    const native = benchNatively(id, players);
    for (const key of Object.keys(here)) check(`${id}, ${players} players: ${key}`, native[key], here[key]);
  }
}

console.log(`wasm: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
