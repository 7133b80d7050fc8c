/* index.ts - Stone Age as the table knows it. */
import type { GameUI } from '../game';
import { colourWords } from '../shared';
import { Board } from './board';
import { attempt, choices, icon, logTarget, phases, prompt } from './moves';
import { Aside, Mine, Other } from './panels';
import { Symbols } from './symbols';
import { tip } from './tips';
import type { Edition, Move, View } from './types';

export const ui: GameUI<View, Edition, Move> = {
  id: 'stone-age',
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
  targetOf: logTarget,
  attempt,
  seatWords: colourWords,
};
