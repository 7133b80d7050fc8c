/* log.ts - what happened, as a list; an undo cuts its end off. */
import type { Words } from '../games/game';
import type { Step } from '../net/protocol';
import type { LogEntry } from './types';

export function extendLog(log: readonly LogEntry[], steps: readonly Step[], round: Words | null): readonly LogEntry[] {
  let out = [...log];
  const known = out[out.length - 1]?.version ?? 0;
  const lastRound = (): string | null => {
    for (let i = out.length - 1; i >= 0; i--) {
      const entry = out[i];
      if (entry?.round) return entry.round.en;
    }
    return null;
  };
  for (const step of steps) {
    if (step.version <= known) continue; // a repeated tail after a reconnect
    if (step.back !== null) {
      const to = step.back;
      out = out.filter((entry) => entry.ply <= to);
      continue;
    }
    const heading = round !== null && lastRound() !== round.en ? round : null;
    out.push({ version: step.version, ply: step.ply, who: step.who, say: step.say, parts: step.parts, round: heading });
  }
  return out;
}
