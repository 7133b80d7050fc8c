/* recap.ts - what happened while this browser was not looking.
 *
 * The last version shown is kept for each table, with the time when the page was last in sight. Coming back later than a
 * moment (by reload or from another tab) the player first sees the steps since. */
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

/* What others and chance have done since. */
export function recapSince(table: number, log: readonly LogEntry[], seat: number): readonly LogEntry[] {
  const seen = lastSeen(table);
  if (seen === null || Date.now() - seen.at < moment) return [];
  const fresh = log.filter((entry) => entry.version > seen.version && entry.say.en !== '' && entry.who !== seat);
  return fresh.length < 2 ? [] : fresh.slice(-atMost);
}
