/* types.ts - what a table keeps beside the messages themselves. */
import type { Action, Words } from '../games/game';
import type { Bag, ClientMessage } from '../net/protocol';

/* The way to the server, as a table needs it: socket.ts in the browser, something scripted in tests and replays. */
export interface Wire {
  ask(message: ClientMessage): Promise<Bag>;
}

export interface LogEntry {
  readonly version: number;
  readonly ply: number;
  readonly who: number | 'chance';
  readonly say: Words;
  readonly parts: Action | null;
  readonly round: Words | null; // the heading above this entry, where a new round began with it
}

export type Pane = 'board' | 'me' | 'others' | 'log';

/* A short message above the action bar. */
export interface Note {
  readonly kind: 'refused' | 'auto' | 'info';
  readonly words: Words;
  readonly clause: string | null;
}
