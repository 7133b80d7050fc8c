/* company.ts - who sits at a table and what is said there: names, presence, chat, votes, and the answers of the server.
 *
 * The game itself is ctrl.ts, which builds on this. */
import type { Lang, SeatInfo } from '../games/game';
import { seatName } from '../kit/names';
import { Store } from '../kit/store';
import { fill } from '../kit/words';
import { type ChatLine, type Push, type Table, unreachable } from '../net/protocol';
import { settings } from '../settings/ctrl';
import { noteOf } from './sender';
import type { Note, Wire } from './types';
import { tw } from './words';

const chatKept = 200; // lines

/* Whoever comes back is sent the last lines once more. */
const sameLine = (a: ChatLine, b: ChatLine): boolean => a.at === b.at && a.person === b.person && a.text === b.text;

export class Company extends Store {
  chat: readonly ChatLine[] = [];
  note: Note | null = null;
  code: string | null = null; // that the address brought: whoever knows it may look on

  constructor(
    protected readonly wire: Wire,
    public table: Table,
  ) {
    super();
  }

  get lang(): Lang {
    return settings.lang;
  }

  get seats(): readonly SeatInfo[] {
    return this.table.seats.map((s) => ({
      seat: s.seat,
      name: this.nameOf(s.seat),
      mine: s.mine,
      bot: s.kind === 'bot',
      online: s.online || s.kind === 'bot',
    }));
  }

  nameOf(seat: number): string {
    return seatName(this.table.seats, seat, this.lang);
  }

  /* The way here for others: to a private table only with its code. */
  pathTo(page: 'table' | 'replay', at: number | null = null): string {
    const code = this.table.code ?? this.code;
    const asked = [...(at === null ? [] : [`at=${at}`]), ...(this.table.public || code === null ? [] : [`code=${code}`])];
    return `/${page}/${this.table.id}${asked.length > 0 ? `?${asked.join('&')}` : ''}`;
  }

  get hotSeat(): boolean {
    return this.table.seats.filter((s) => s.mine).length > 1;
  }

  /* Whose turn it is here; who shares the screen is called by name. */
  turnWords(seat: number): string {
    return this.hotSeat ? fill(tw.yourTurnAs, this.nameOf(seat))[settings.lang] : tw.yourTurn[settings.lang];
  }

  protected setTable(table: Table): void {
    this.table = table;
    this.changed();
  }

  /* Everything that is pushed, except positions. */
  protected hear(message: Exclude<Push, { t: 'play' }>): void {
    switch (message.t) {
      case 'table':
        if (message.table.id === this.table.id) this.setTable(message.table);
        return;
      case 'chat':
        if (message.line.table !== this.table.id || this.chat.some((line) => sameLine(line, message.line))) return;
        this.chat = [...this.chat, message.line].slice(-chatKept);
        this.changed();
        return;
      case 'presence':
        if (message.table === this.table.id) this.setTable(this.withPresence(message.seats, message.watching));
        return;
      case 'hello':
      case 'lobby':
        return;
      default:
        unreachable(message);
    }
  }

  private withPresence(online: readonly boolean[], watching: number): Table {
    return { ...this.table, watching, seats: this.table.seats.map((s, i) => ({ ...s, online: online[i] ?? s.online })) };
  }

  say(note: Note | null): void {
    this.note = note;
    this.changed();
  }

  async consent(yes: boolean): Promise<void> {
    const seat = this.table.seats.find((s) => s.mine)?.seat;
    if (seat !== undefined) await this.tell({ t: 'consent', table: this.table.id, seat, yes });
  }

  async mute(person: number, done: () => void): Promise<void> {
    await this.tell({ t: 'mute', table: this.table.id, person, on: true }, () => {
      this.chat = this.chat.filter((line) => line.person !== person);
      done();
    });
  }

  /* Talk that did not get through is the speaker's to keep: the error is theirs. */
  async talk(text: string): Promise<void> {
    await this.wire.ask({ t: 'chat', table: this.table.id, text });
  }

  /* Says something to the server whose answer is of no further interest, unless it is a refusal. */
  async tell(message: Parameters<Wire['ask']>[0], then?: (body: Awaited<ReturnType<Wire['ask']>>) => void): Promise<void> {
    try {
      const body = await this.wire.ask(message);
      then?.(body);
    } catch (error) {
      this.note = noteOf(error);
    }
    this.changed();
  }
}
