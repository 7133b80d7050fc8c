/* recap.ts - what happened while this browser was not looking.
 *
 * The last version shown is kept for each table. Coming back later than a moment, the player first sees the steps since. */
import type { Play } from '../net/protocol';
import type { LogEntry } from './types';

const moment = 60_000; // ms; a quick reload needs no recap
const atMost = 12; // entries

interface Seen {
  readonly version: number;
  readonly at: number;
}

const keyOf = (table: number): string => `ochre-seen-${table}`;

function lastSeen(table: number): Seen | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { version, at } = value as Partial<Seen>;
    return typeof version === 'number' && typeof at === 'number' ? { version, at } : null;
  } catch {
    return null;
  }
}

export function rememberSeen(table: number, version: number): void {
  if (document.visibilityState !== 'visible') return;
  try {
    localStorage.setItem(keyOf(table), JSON.stringify({ version, at: Date.now() }));
  } catch {
    // without storage there is no recap
  }
}

export function forgetSeen(table: number): void {
  try {
    localStorage.removeItem(keyOf(table));
  } catch {
    // nothing was kept
  }
}

export function recapSince(table: number, play: Play): readonly LogEntry[] {
  const seen = lastSeen(table);
  if (seen === null || play.actor === 'over' || Date.now() - seen.at < moment) return [];
  const fresh = play.steps.filter((step) => step.version > seen.version && step.back === null && step.say.en !== '' && step.who !== play.seat);
  if (fresh.length < 2) return [];
  return fresh.slice(-atMost).map((step) => ({
    version: step.version,
    ply: step.ply,
    who: step.who,
    say: step.say,
    parts: step.parts,
    round: null,
  }));
}
