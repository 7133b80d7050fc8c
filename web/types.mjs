/* types.mjs - writes src/generated/: the types of each game, as `ochre types GAME` gives them, and the list of boards.
 *
 *   node types.mjs            the program is ../build/release/ochre, or what the environment names in OCHRE */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const program = process.env.OCHRE ?? join(here, '../build/release/ochre');
const games = ['stone-age', 'cro-magnon', 'kromanontsy', 'settlers-stone-age', 'neanderthal'];

function writeIfNew(name, text) {
  const path = join(here, 'src/generated', name);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

/* Each board is a chunk of its own that is loaded with its table; a game without one gets the plain board. */
function boards() {
  const lines = games
    .filter((id) => existsSync(join(here, `src/games/${id}/index.ts`)))
    .map((id) => {
      const styled = existsSync(join(here, `src/games/${id}/style.css`));
      return `  '${id}': { styled: ${styled}, load: (): Promise<{ ui: unknown }> => import('../games/${id}/index') },\n`;
    });
  return `/* Written by types.mjs. */
export interface BoardSource {
  readonly styled: boolean;
  readonly load: () => Promise<{ ui: unknown }>;
}

export const boards: Readonly<Record<string, BoardSource>> = {
${lines.join('')}};
`;
}

export function writeGenerated() {
  mkdirSync(join(here, 'src/generated'), { recursive: true });
  for (const id of games) {
    writeIfNew(`${id}.ts`, execFileSync(program, ['types', id], { encoding: 'utf8' }));
  }
  writeIfNew('boards.ts', boards());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeGenerated();
