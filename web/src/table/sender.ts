/* sender.ts - moves on their way to the server.
 *
 * A move goes out with an id of its own and the version it was meant for; until the answer comes nothing else is sent. If the
 * line breaks, the socket sends the same move again under the same id, and the server takes it once. A touch on something
 * quiet goes the same way, only to hear which rule forbids it. */
import { w } from '../kit/words';
import { freshId } from '../net/ids';
import { Refused } from '../net/refused';
import { troubleWith } from '../net/trouble';
import type { Note, Wire } from './types';

export interface Pending {
  readonly move: string;
  readonly version: number;
  readonly text: string;
}

/* What the table does when an answer is there. */
export interface Desk {
  readonly table: number;
  readonly settled: () => void; // nothing is on its way any more
  readonly say: (note: Note) => void;
  readonly changed: () => void;
}

export function noteOf(error: unknown): Note {
  return { kind: 'refused', clause: error instanceof Refused ? error.refusal.clause : null, words: troubleWith(error) };
}

const isStale = (error: unknown): boolean => error instanceof Refused && error.refusal.error === 'stale';

export class Sender {
  pending: Pending | null = null;
  private seen = 0;

  constructor(
    private readonly wire: Wire,
    private readonly desk: Desk,
  ) {}

  /* A newer position than the one that was answered is the answer. */
  reached(version: number): void {
    this.seen = version;
    if (this.pending !== null && version > this.pending.version) this.pending = null;
  }

  async play(seat: number, version: number, text: string): Promise<void> {
    const pending: Pending = { move: freshId(), version, text };
    this.pending = pending;
    this.desk.changed();
    try {
      await this.ask(seat, pending);
      if (this.seen > version) this.settle(pending); // durable; the position came first
    } catch (error) {
      this.settle(pending);
      this.failed(error);
    }
    this.desk.changed();
  }

  /* What a touch on a quiet thing would have meant is put to the server, which says why not. */
  async attempt(seat: number, version: number, text: string): Promise<void> {
    try {
      await this.ask(seat, { move: freshId(), version, text });
    } catch (error) {
      if (error instanceof Refused && !isStale(error)) this.desk.say(noteOf(error));
    }
  }

  private ask(seat: number, { version, move, text }: Pending): Promise<unknown> {
    return this.wire.ask({ t: 'move', table: this.desk.table, seat, version, move, action: text });
  }

  private settle(pending: Pending): void {
    if (this.pending !== pending) return;
    this.pending = null;
    this.desk.settled();
  }

  private failed(error: unknown): void {
    if (isStale(error)) return;
    this.desk.say(
      error instanceof Refused
        ? noteOf(error)
        : { kind: 'info', clause: null, words: w('The line is down; nothing was sent.', 'Связи нет, ход не отправлен.') },
    );
  }
}
