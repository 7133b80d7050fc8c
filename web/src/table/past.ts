/* past.ts - positions that this browser has shown, kept so that a click on the log can go back to that moment. */
import type { Play } from '../net/protocol';

const kept = 400; // positions; the oldest go first

export class Past {
  private readonly plays = new Map<number, Play>();

  keep(play: Play): void {
    this.plays.delete(play.version);
    this.plays.set(play.version, play);
    const [oldest] = this.plays.keys();
    if (this.plays.size > kept && oldest !== undefined) this.plays.delete(oldest);
  }

  at(version: number): Play | null {
    return this.plays.get(version) ?? null;
  }
}
