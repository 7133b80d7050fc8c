/* index.ts - Кроманьонцы in the browser: what the table asks of a game. */
import type { GameUI } from '../game';
import { colourWords } from '../shared';
import { Symbols } from './art';
import { Board } from './board';
import { Aside } from './hunt';
import { attempt, choices, icon, phases, prompt, targetOf } from './moves';
import { Mine, Other } from './panels';
import { tip } from './text';
import type { Action, Edition, View } from './types';

export const ui: GameUI<View, Edition, Action> = {
  id: 'kromanontsy',
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
  seatWords: colourWords,
};
