/* ctrl.ts - one table as this browser knows it.
 *
 * Positions arrive as "play" pushes. They wait in a queue and are shown one after the other, so that each can be seen to
 * happen; `shown` is what the views draw. Moves go out with an id of their own and the version they were meant for; until
 * the answer comes nothing else is sent. If the line breaks, the same move is sent again under the same id, and the
 * server takes it once. A gap in versions or a silent move asks for the truth from the last version known. */
import type { Action, Choice, Lang, SeatInfo, Words } from '../games/game';
import { Store } from '../kit/store';
import { seatName } from '../kit/names';
import { w } from '../kit/words';
import { readTable, type ChatLine, type Odds, type Play, type Push, readOdds, type Table, unreachable } from '../net/protocol';
import { Refused } from '../net/refused';
import { settings } from '../settings/ctrl';
import { HandState, type AnyProps, type AnyUI } from './hand';
import { extendLog } from './log';
import { forgetSeen, recapSince, rememberSeen } from './recap';
import { hasSecret } from './secret';
import type { LogEntry, Note, Pane, Wire } from './types';

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

interface Pending {
  readonly move: string;
  readonly version: number;
  readonly text: string;
}

export interface Doors {
  readonly yourTurn: () => void; // the soft sound and the tab title
}

const autoDelay = 650; // ms: long enough to be seen

export class TableCtrl extends Store {
  table: Table;
  shown: Play | null = null;
  hand = new HandState([]);
  log: readonly LogEntry[] = [];
  chat: readonly ChatLine[] = [];
  note: Note | null = null;
  curtain: number | null = null; // the seat to whom the screen is handed over
  recap: readonly LogEntry[] = [];
  pane: Pane = 'board';
  lit: string | null = null;
  litEntry: string | null = null; // a target under the pointer: log entries about it are marked
  tip: { target: string; at: Element } | null = null;
  odds: { key: string; list: readonly Odds[] } | null = null;
  pending: Pending | null = null;
  pace: Pace = instantly;
  told: Words | null = null; // at a guided table: what was last said to the learner
  guideOver = false; // the script has ended, and the learner plays on freely
  finalPlay: Play | null = null; // the position in which the game ended
  readonly arrived = new Map<string, number>(); // when clocks were told, for counting down
  private queue: Play[] = [];
  private draining = false;
  private seen = 0; // the newest version that is in the queue or shown
  private autoTimer: ReturnType<typeof setTimeout> | undefined;
  private noAuto = -1; // after an undo this version is the player's own
  private readonly once = new Map<string, string>(); // what a target meant when it last glowed
  private lastMine = 0; // the seat in front of the screen, in hot-seat
  private closed = false;

  constructor(
    private readonly wire: Wire,
    readonly ui: AnyUI,
    readonly edition: unknown,
    table: Table,
    private readonly doors: Doors = { yourTurn: () => undefined },
  ) {
    super();
    this.table = table;
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

  get hotSeat(): boolean {
    return this.table.seats.filter((s) => s.mine).length > 1;
  }

  get version(): number {
    return this.seen;
  }

  props(play: Play): AnyProps {
    return {
      view: play.view,
      edition: this.edition,
      viewer: play.seat,
      actor: play.actor,
      seats: this.seats,
      lang: this.lang,
      chosen: this.hand.chosen?.action ?? null,
      legal: this.busy ? [] : (play.legal ?? []),
      prepare: (action) => this.prepare(action),
    };
  }

  /* Between a move and its answer, and while older positions are still being shown, nothing can be touched. */
  get busy(): boolean {
    return this.pending !== null || this.queue.length > 0;
  }

  get myTurn(): boolean {
    const play = this.shown;
    return play !== null && !this.busy && typeof play.actor === 'number' && play.actor === play.seat && (play.legal?.length ?? 0) > 0;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.autoTimer);
  }

  /* ---- what the server pushes ---- */

  push(message: Push): void {
    switch (message.t) {
      case 'table':
        if (message.table.id === this.table.id) this.setTable(message.table);
        return;
      case 'play':
        if (message.play.table === this.table.id) this.addPlay(message.play);
        return;
      case 'chat':
        if (message.line.table !== this.table.id) return;
        this.chat = [...this.chat, message.line].slice(-200);
        this.changed();
        return;
      case 'presence':
        if (message.table !== this.table.id) return;
        this.table = {
          ...this.table,
          watching: message.watching,
          seats: this.table.seats.map((s, i) => ({ ...s, online: message.seats[i] ?? s.online })),
        };
        this.changed();
        return;
      case 'hello':
      case 'lobby':
        return;
      default:
        unreachable(message);
    }
  }

  private setTable(table: Table): void {
    this.table = table;
    this.changed();
  }

  private addPlay(play: Play): void {
    if (play.version < this.seen) return; // an old tail, sent twice
    this.arrived.set('clocks', Date.now());
    this.seen = play.version;
    if (this.pending !== null && play.version > this.pending.version) this.pending = null;
    this.queue.push(play);
    void this.drain();
  }

  private async drain(): Promise<void> {
    if (this.draining) return;
    this.draining = true;
    while (this.queue.length > 0 && !this.closed) {
      const play = this.queue.shift();
      if (play === undefined) break;
      const first = this.shown === null;
      await (first ? instantly : this.pace).show(() => this.showPlay(play), this.queue.length > 3);
    }
    this.draining = false;
  }

  private showPlay(play: Play): void {
    const before = this.shown;
    this.shown = play;
    const names = this.ui.phases(play.view, 'en').round;
    const round: Words | null = names === '' ? null : { en: names, ru: this.ui.phases(play.view, 'ru').round };
    if (before === null) this.recap = recapSince(this.table.id, play);
    this.log = extendLog(this.log, play.steps, round);
    rememberSeen(this.table.id, play.version);
    if (play.actor === 'over') {
      forgetSeen(this.table.id);
      this.finalPlay = play;
    }
    this.drawCurtain(play);
    this.listen(play);
    this.deal();
    this.changed();
    this.afterShow(play, before);
  }

  /* A line of guidance stays until the next one. As long as the script goes on it leaves one thing to do. */
  private listen(play: Play): void {
    if (!this.table.guide || play.actor !== play.seat) return;
    const free = (play.legal?.length ?? 0) > 1;
    if (play.tell !== null) this.told = play.tell;
    else if (free) this.told = null;
    this.guideOver ||= free;
  }

  /* Replay: any position, in any order; the log stays whole. */
  async showPosition(play: Play): Promise<void> {
    await this.pace.show(() => {
      this.shown = play;
      this.tip = null;
      this.changed();
    }, false);
  }

  /* A new set of choices for what is shown. */
  private deal(): void {
    const play = this.shown;
    const was = this.hand.chosen;
    this.hand = new HandState([]);
    if (play !== null && !this.busy && play.legal !== null && play.actor === play.seat) {
      this.hand = new HandState(this.ui.choices(play.legal, this.props(play)));
      for (const choice of this.hand.choices) if (choice.target !== '') this.once.set(choice.target, choice.action.text);
      if (was !== null) this.hand.prepare(was.action);
      this.takeOnlyChoice();
    }
    this.tip = null;
  }

  /* Where one thing can be done, and it is not a way out, it lies ready. */
  private takeOnlyChoice(): void {
    const [only] = this.hand.choices;
    if (this.hand.choices.length === 1 && only !== undefined && this.hand.chosen === null) this.hand.take(only);
  }

  private drawCurtain(play: Play): void {
    if (!this.hotSeat || play.actor !== play.seat) return;
    const changed = this.lastMine !== play.seat && this.lastMine !== 0;
    if (changed && hasSecret(play.view, play.seat)) this.curtain = play.seat;
    this.lastMine = play.seat;
  }

  liftCurtain(): void {
    this.curtain = null;
    this.changed();
    this.maybeAuto();
  }

  private afterShow(play: Play, before: Play | null): void {
    const mine = this.myTurn;
    const wasMine = before !== null && before.actor === before.seat;
    if (mine && (!wasMine || before.seat !== play.seat)) {
      this.note = null;
      this.doors.yourTurn();
    }
    this.maybeAuto();
  }

  /* ---- answering by itself ---- */

  private maybeAuto(): void {
    clearTimeout(this.autoTimer);
    const play = this.shown;
    const [only] = this.hand.choices;
    if (!settings.values.auto || !this.myTurn || play === null || only === undefined) return;
    if (this.table.guide || this.curtain !== null || this.hand.choices.length !== 1 || play.version === this.noAuto) return;
    this.note = { kind: 'auto', clause: null, words: w(`The only thing to do: ${only.deed.en}`, `Выбора нет: ${only.deed.ru}`) };
    this.changed();
    this.autoTimer = setTimeout(() => {
      if (this.shown === play && this.myTurn) void this.play(only.action.text);
    }, autoDelay);
  }

  /* ---- the player's hand ---- */

  touch(target: string): void {
    clearTimeout(this.autoTimer);
    if (!this.hand.can.has(target)) {
      void this.attempt(target);
      return;
    }
    const again = this.hand.target === target && this.hand.chosen !== null;
    if (again) {
      this.commit();
      return;
    }
    this.hand.choose(target);
    this.note = null;
    if (!settings.values.confirm && this.hand.can.get(target)?.length === 1) this.commit();
    else this.afterChoice();
  }

  take(choice: Choice): void {
    clearTimeout(this.autoTimer);
    const again = this.hand.chosen === choice;
    this.hand.take(choice);
    if (again || !settings.values.confirm) this.commit();
    else this.afterChoice();
  }

  prepare(action: Action | null): void {
    this.hand.prepare(action);
    this.afterChoice();
  }

  drop(): void {
    this.hand.drop();
    this.tip = null;
    this.note = null;
    this.changed();
  }

  commit(): void {
    const { chosen } = this.hand;
    if (chosen !== null && this.myTurn) void this.play(chosen.action.text);
  }

  private afterChoice(): void {
    this.changed();
    void this.askOdds();
  }

  point(target: string | null, at: Element | null): void {
    const next = target === null || at === null ? null : { target, at };
    if (next === null && this.tip === null) return;
    this.tip = next;
    this.litEntry = target;
    this.changed();
    if (next !== null) void this.askOdds();
  }

  light(target: string | null): void {
    if (this.lit === target) return;
    this.lit = target;
    this.changed();
  }

  setPane(pane: Pane): void {
    this.pane = pane;
    this.changed();
  }

  present(targets: ReadonlySet<string>): void {
    if (this.hand.setPresent(targets)) this.changed();
  }

  say(note: Note | null): void {
    this.note = note;
    this.changed();
  }

  dismissRecap(): void {
    this.recap = [];
    this.changed();
  }

  /* The action whose odds are of interest: what is chosen, or what the thing under the pointer would be. */
  private ofInterest(): Action | null {
    if (this.tip !== null && this.tip.target !== this.hand.target) return this.hand.can.get(this.tip.target)?.[0]?.action ?? null;
    return this.hand.chosen?.action ?? null;
  }

  oddsFor(action: Action | null): readonly Odds[] {
    return action !== null && this.odds?.key === `${this.seen} ${action.text}` ? this.odds.list : [];
  }

  private async askOdds(): Promise<void> {
    const action = this.ofInterest();
    const play = this.shown;
    if (action === null || play === null || !this.myTurn) return;
    const key = `${this.seen} ${action.text}`;
    if (this.odds?.key === key) return;
    this.odds = { key, list: [] };
    try {
      const body = await this.wire.ask({ t: 'odds', table: this.table.id, seat: play.seat, action: action.text });
      if (this.odds.key === key) this.odds = { key, list: readOdds(body) };
      this.changed();
    } catch {
      // odds are a courtesy: without them the tooltip has words alone
    }
  }

  /* ---- moving ---- */

  private async play(text: string): Promise<void> {
    const play = this.shown;
    if (play === null || this.busy) return;
    clearTimeout(this.autoTimer);
    this.pending = { move: crypto.randomUUID(), version: this.seen, text };
    this.tip = null;
    this.note = null;
    this.changed();
    await this.send(play.seat, this.pending);
  }

  private async send(seat: number, pending: Pending): Promise<void> {
    try {
      await this.wire.ask({
        t: 'move',
        table: this.table.id,
        seat,
        version: pending.version,
        move: pending.move,
        action: pending.text,
      });
      this.acknowledged(pending);
    } catch (error) {
      this.failed(pending, error);
    }
  }

  /* Durable. The position follows as a push; when it came first, it is shown already. */
  private acknowledged(pending: Pending): void {
    if (this.pending === pending && this.seen > pending.version) this.settle();
    this.changed();
  }

  private settle(): void {
    this.pending = null;
    if (!this.draining && this.queue.length === 0) this.deal();
  }

  private failed(pending: Pending, error: unknown): void {
    if (this.pending === pending) this.settle();
    if (error instanceof Refused) {
      if (error.refusal.error !== 'stale') this.refuse(error);
    } else {
      this.note = { kind: 'info', clause: null, words: w('The line is down; nothing was sent.', 'Связи нет, ход не отправлен.') };
    }
    this.changed();
  }

  private refuse(error: Refused): void {
    const { refusal } = error;
    this.note = { kind: 'refused', clause: refusal.clause, words: refusal.words ?? { en: refusal.why, ru: refusal.why } };
  }

  /* A quiet thing was touched: what it would have meant is put to the server, which says why not. */
  private async attempt(target: string): Promise<void> {
    const play = this.shown;
    if (play === null || !this.myTurn) return;
    const text = this.ui.attempt?.(target, this.props(play)) ?? this.once.get(target) ?? null;
    if (text === null || (play.legal ?? []).some((action) => action.text === text)) return;
    try {
      await this.wire.ask({
        t: 'move',
        table: this.table.id,
        seat: play.seat,
        version: this.seen,
        move: crypto.randomUUID(),
        action: text,
      });
    } catch (error) {
      if (error instanceof Refused && error.refusal.error !== 'stale') this.refuse(error);
      this.changed();
    }
  }

  get canUndo(): boolean {
    const play = this.shown;
    return play !== null && play.seat > 0 && !this.busy && play.actor !== 'over' && (play.undo || this.canAskUndo);
  }

  /* Beyond one's own undo one may ask the others, if there are others to ask. */
  get canAskUndo(): boolean {
    const play = this.shown;
    return play !== null && play.offer === null && this.log.some((entry) => entry.who === play.seat);
  }

  /* Bots do not mind. */
  get undoNeedsConsent(): boolean {
    return this.shown?.undo !== true && this.table.seats.some((s) => s.kind === 'person' && !s.mine);
  }

  async undo(): Promise<void> {
    const play = this.shown;
    if (!this.canUndo || play === null) return;
    clearTimeout(this.autoTimer);
    this.hand.drop();
    await this.tell({ t: 'undo', table: this.table.id, seat: play.seat, version: this.seen, move: crypto.randomUUID() }, (body) => {
      const version = body['version'];
      if (typeof version === 'number') this.noAuto = version;
    });
  }

  async consent(yes: boolean): Promise<void> {
    const seat = this.table.seats.find((s) => s.mine)?.seat;
    if (seat !== undefined) await this.tell({ t: 'consent', table: this.table.id, seat, yes });
  }

  async mute(person: number): Promise<void> {
    await this.tell({ t: 'mute', table: this.table.id, person, on: true }, () => {
      this.chat = this.chat.filter((line) => line.person !== person);
    });
  }

  /* Says something to the server whose answer is of no further interest, unless it is a refusal. */
  async tell(message: Parameters<Wire['ask']>[0], then?: (body: Awaited<ReturnType<Wire['ask']>>) => void): Promise<void> {
    try {
      const body = await this.wire.ask(message);
      then?.(body);
    } catch (error) {
      if (error instanceof Refused) this.refuse(error);
    }
    this.changed();
  }

  /* After a reconnect: the tail from the last version known; an unanswered move is sent once more by the socket. */
  async resume(code?: string): Promise<void> {
    const body = await this.wire.ask({
      t: 'watch',
      table: this.table.id,
      ...(this.seen > 0 ? { from: this.seen } : {}),
      ...(code === undefined ? {} : { code }),
    });
    if (body['table'] !== undefined) this.setTable(readTable(body['table']));
  }
}
