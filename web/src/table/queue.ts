/* queue.ts - positions on their way to the screen: each waits until the one before it has been seen to happen. */
import type { Play } from '../net/protocol';

export interface Pace {
  /* Shows a position; resolves when the next may follow. */
  show(draw: () => void, many: boolean): Promise<void>;
}

export const instantly: Pace = {
  show: (draw) => {
    draw();
    return Promise.resolve();
  },
};

const hurry = 3; // more than this many waiting: no time for animation

export class PlayQueue {
  pace: Pace = instantly;
  seen = 0; // the newest version that waits or is shown
  private readonly waiting: Play[] = [];
  private draining = false;
  private begun = false;
  private closed = false;

  constructor(private readonly show: (play: Play) => void) {}

  /* Older positions are still to be shown. */
  get behind(): boolean {
    return this.waiting.length > 0;
  }

  get idle(): boolean {
    return !this.draining && !this.behind;
  }

  /* An old tail, sent twice, is passed over. */
  add(play: Play): boolean {
    if (play.version < this.seen) return false;
    this.seen = play.version;
    this.waiting.push(play);
    return true;
  }

  async drain(): Promise<void> {
    if (this.draining) return;
    this.draining = true;
    for (let play = this.waiting.shift(); play !== undefined && !this.closed; play = this.waiting.shift()) {
      const next = play;
      const pace = this.begun ? this.pace : instantly;
      this.begun = true;
      await pace.show(() => this.show(next), this.waiting.length > hurry);
    }
    this.draining = false;
  }

  close(): void {
    this.closed = true;
  }
}
