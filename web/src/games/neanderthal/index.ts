/* index.ts - Neanderthal in the browser, as the shell wants it. */
import type { GameUI } from '../game';
import { Aside } from './aside';
import { Board } from './board';
import { Symbols } from './art';
import { attempt, choices, icon, targetOf } from './moves';
import { Mine, Other } from './panels';
import { phases, prompt } from './prompt';
import { outcomes, tip } from './tips';
import type { Edition, Move, View } from './types';

/* The colours of the cubes in the box (section 2.2 of the rules). */
const CUBES: Readonly<Record<View['players'][number]['species'], string>> = { none: '', archaic: 'yellow', neanderthal: 'red', cromagnon: 'green' };

export const ui: GameUI<View, Edition, Move> = {
  id: 'neanderthal',
  Board,
  Mine,
  Other,
  Aside,
  Symbols,
  phases,
  prompt,
  choices,
  tip,
  icon,
  targetOf,
  attempt,
  outcomes,
  seatColours: (view) => view.players.map((player) => CUBES[player.species]),
};
