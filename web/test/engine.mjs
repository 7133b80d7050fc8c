/* engine.mjs - `ochre engine` as a conversation: for fixtures of the harness and of the tests. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { here } from '../build.mjs';

export const program = process.env.OCHRE ?? join(here, '../build/release/ochre');

export class Engine {
  constructor() {
    this.child = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.waiting = [];
    createInterface({ input: this.child.stdout }).on('line', (line) => this.waiting.shift()?.(JSON.parse(line)));
  }

  raw(message) {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.child.stdin.write(JSON.stringify(message) + '\n');
    });
  }

  async ask(message) {
    const answer = await this.raw(message);
    if (!answer.ok) throw new Error(`${JSON.stringify(message)}: ${answer.error}: ${answer.why}`);
    return answer;
  }

  end() {
    this.child.stdin.end();
  }
}

/* Plays until `plies` decisions of seats have been made (or `until` says stop), with a bot for everybody. */
export async function playOn(engine, { plies, bot = 'greedy', until = () => false }) {
  let { actor } = await engine.ask({ do: 'legal' });
  for (let done = 0; actor !== 'over'; ) {
    if (actor === 'chance') {
      ({ actor } = await engine.ask({ do: 'chance' }));
      continue;
    }
    if (done >= plies || (await until(actor))) break;
    const { action } = await engine.ask({ do: 'bot', bot });
    ({ actor } = await engine.ask({ do: 'play', action }));
    done++;
  }
  return actor;
}

/* What the server would push to `seat` (0: the actor's seat, 'onlooker': nobody's), as a play and a table. */
export async function fixture(engine, game, players, seatAsked) {
  const { actor, ply, actions, parts } = await engine.ask({ do: 'legal', parts: true });
  const seat = seatAsked === 'onlooker' ? 0 : seatAsked || (typeof actor === 'number' ? actor : 1);
  const { view } = await engine.ask({ do: 'view', seat: seat === 0 ? 'spectator' : seat });
  const { edition } = await engine.ask({ do: 'edition' });
  const logOf = async (lang) => (await engine.ask({ do: 'log', seat: seat === 0 ? 'spectator' : seat, lang })).log;
  const [en, ru] = [await logOf('en'), await logOf('ru')];
  const result = await engine.ask({ do: 'result' });
  const steps = en.map((line, i) => ({
    version: i + 1,
    ply: line.ply,
    who: line.who,
    action: line.action,
    parts: null,
    say: { en: line.say, ru: ru[i].say },
  }));
  const names = ['Anna', 'Mira', 'Tomas', 'Ines', 'Jonas'];
  return {
    edition,
    table: {
      id: 1, game, players, options: {}, state: actor === 'over' ? 'over' : 'playing', public: false, owner: 1, clock: { kind: 'none' },
      edition: 'standard', watching: 0, dice: { commitment: '', salts: [] }, guide: false, votes: {}, created: 0,
      seats: Array.from({ length: players }, (_, i) => ({
        seat: i + 1, kind: i + 1 === seat ? 'person' : 'bot', name: names[i], mine: i + 1 === seat, online: true, standin: false, resigned: false,
      })),
    },
    play: {
      table: 1, seat, version: steps.length, ply, steps, view, actor, legal: actor === seat ? (parts ?? actions) : null,
      undo: false, offer: null, clocks: null, result: result.over ? result : null, thinking: false,
    },
  };
}
