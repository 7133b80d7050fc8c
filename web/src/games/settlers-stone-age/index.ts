/* index.ts - The Settlers of the Stone Age in the browser: what the table asks of a game. */
import type { GameUI } from '../game';
import { Symbols } from './art';
import { Board } from './board';
import { attempt, choices, icon, phases, prompt, targetOf } from './moves';
import { Mine, Other } from './panels';
import { tip } from './text';
import { Aside } from './trade';
import type { Action, Edition, View } from './types';

export const ui: GameUI<View, Edition, Action> = {
  id: 'settlers-stone-age',
  Board,
  Mine,
  Other,
  Aside,
  Symbols,
  seatColours: (view) => view.players.map((p) => p.colour),
  phases,
  prompt,
  choices,
  tip,
  icon,
  targetOf,
  attempt,
  seatWords: (seat, { edition, view }) => {
    const colour = view.players[seat - 1]?.colour;
    return colour === undefined ? { en: '', ru: '' } : edition.colours[colour].name;
  },
  otherNames: ({ edition: e }) => {
    const colours = Object.values(e.colours).map((c) => c.name);
    const places = [...e.hexes, ...e.seas, ...e.boxes, ...e.crossings].map((p) => p.name);
    return places.filter((p) => colours.some((c) => p.en.includes(c.en) || p.ru.includes(c.ru)));
  },
};
