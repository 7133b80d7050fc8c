/* ctrl.ts - one table as this browser knows it: the game on it; who sits there is company.ts.
 *
 * Positions arrive as "play" pushes and are shown one after the other (queue.ts); `shown` is the newest that was. The hand
 * (hand.ts) holds what can be done about it, moves go out through the sender (sender.ts). A click on the log draws an older
 * position for a while (`looking`): then nothing can be touched. A gap in versions or a silent move asks for the truth from
 * the last version known. */
import type { Action, Choice, FollowUp, Words } from '../games/game';
import { w } from '../kit/words';
import { freshId } from '../net/ids';
import { readTable, type Odds, type Play, type Push, type Table } from '../net/protocol';
import { settings } from '../settings/ctrl';
import { Company } from './company';
import { Curious } from './curious';
import { HandState, type AnyProps, type AnyUI } from './hand';
import { extendLog } from './log';
import { Past } from './past';
import { type Pace, PlayQueue } from './queue';
import { forgetSeen, recapSince, rememberSeen } from './recap';
import { hasSecret } from './secret';
import { type Pending, Sender } from './sender';
import type { LogEntry, Pane, Wire } from './types';

export interface Doors {
  readonly yourTurn: () => void; // the soft sound and the tab title
}

const autoDelay = 650; // ms: long enough to be seen

export class TableCtrl extends Company {
  shown: Play | null = null;
  hand = new HandState([]);
  log: readonly LogEntry[] = [];
  curtain: number | null = null; // the seat to whom the screen is handed over
  recap: readonly LogEntry[] = [];
  pane: Pane = 'board';
  glows: readonly Pane[] = []; // the panes that hold something to touch
  lit: string | null = null;
  litEntry: string | null = null; // a target under the pointer: log entries about it are marked
  tip: { target: string; at: Element } | null = null;
  looking: Play | null = null; // an older position that is being looked at
  moment: number | null = null; // the version whose entry is marked in the log: in a replay, or while looking back
  told: Words | null = null; // at a guided table: what was last said to the learner
  guideOver = false; // the script has ended, and the learner plays on freely
  finalPlay: Play | null = null; // the position in which the game ended
  readonly arrived = new Map<string, number>(); // when clocks were told, for counting down
  private readonly queue = new PlayQueue((play) => this.showPlay(play));
  private readonly sender: Sender;
  private readonly curious: Curious;
  private readonly past = new Past();
  private followUp: string | null = null; // the move that was agreed to with the one before it
  private autoTimer: ReturnType<typeof setTimeout> | undefined;
  private noAuto = -1; // after an undo this version is the player's own
  private readonly once = new Map<string, string>(); // what a target meant when it last glowed
  private lastMine = 0; // the seat in front of the screen, in hot-seat
  private dealtIn = this.lang; // the language of the names in the choices
  private readonly offSettings = settings.subscribe(() => this.translate());

  constructor(
    wire: Wire,
    readonly ui: AnyUI,
    readonly edition: unknown,
    table: Table,
    private readonly doors: Doors = { yourTurn: () => undefined },
  ) {
    super(wire, table);
    this.curious = new Curious(wire);
    this.sender = new Sender(wire, {
      table: table.id,
      settled: () => this.queue.idle && this.deal(),
      say: (note) => this.say(note),
      changed: () => this.changed(),
    });
  }

  get version(): number {
    return this.queue.seen;
  }

  get pending(): Pending | null {
    return this.sender.pending;
  }

  set pace(pace: Pace) {
    this.queue.pace = pace;
  }

  /* What the views draw. */
  get drawn(): Play | null {
    return this.looking ?? this.shown;
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
      ranks: play.result?.ranks ?? null,
      legal: this.busy || this.looking !== null ? [] : (play.legal ?? []),
      prepare: (action, then) => this.prepare(action, then),
    };
  }

  /* Between a move and its answer, and while older positions are still being shown, nothing can be touched. */
  get busy(): boolean {
    return this.pending !== null || this.queue.behind;
  }

  get myTurn(): boolean {
    const play = this.shown;
    if (play === null || this.busy || this.looking !== null) return false;
    return typeof play.actor === 'number' && play.actor === play.seat && (play.legal?.length ?? 0) > 0;
  }

  close(): void {
    this.offSettings();
    this.queue.close();
    clearTimeout(this.autoTimer);
  }

  /* ---- what the server pushes ---- */

  push(message: Push): void {
    switch (message.t) {
      case 'play':
        if (message.play.table === this.table.id) this.addPlay(message.play);
        return;
      default:
        this.hear(message);
    }
  }

  private addPlay(play: Play): void {
    if (!this.queue.add(play)) return;
    this.arrived.set('clocks', Date.now());
    this.sender.reached(play.version);
    void this.queue.drain();
  }

  private showPlay(play: Play): void {
    const before = this.shown;
    this.shown = play;
    const names = this.ui.phases(play.view, 'en').round;
    const round: Words | null = names === '' ? null : { en: names, ru: this.ui.phases(play.view, 'ru').round };
    this.log = extendLog(this.log, play.steps, round);
    this.past.keep(play);
    if (before === null && play.actor !== 'over') this.recap = recapSince(this.table.id, this.log, play.seat);
    if (document.visibilityState === 'visible') rememberSeen(this.table.id, play.version);
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

  /* A line of guidance stays until the next one; silent steps have empty words. As long as the script goes on it leaves one
   * thing to do. The last line may come while others move: it stays until the learner has moved freely. */
  private listen(play: Play): void {
    if (!this.table.guide) return;
    const free = play.actor === play.seat && (play.legal?.length ?? 0) > 1;
    if (play.tell !== null && play.tell.en !== '') this.told = play.tell;
    else if (free && this.guideOver) this.told = null;
    this.guideOver ||= free;
  }

  /* Replay: any position, in any order; the log stays whole. */
  async showPosition(play: Play): Promise<void> {
    await this.queue.pace.show(() => {
      this.shown = play;
      this.moment = play.version;
      this.tip = null;
      this.changed();
    }, false);
  }

  /* ---- looking back ---- */

  canLookAt(version: number): boolean {
    const play = this.past.at(version);
    return version !== this.shown?.version && play !== null && this.isMine(play);
  }

  /* On a shared screen nobody looks back into another seat's hand. */
  private isMine(play: Play): boolean {
    return play.seat === this.shown?.seat || !hasSecret(play.view, play.seat);
  }

  lookAt(version: number): void {
    const play = this.past.at(version);
    if (play === null || !this.isMine(play)) return;
    clearTimeout(this.autoTimer);
    this.looking = play;
    this.moment = version;
    this.pane = 'board';
    this.tip = null;
    this.changed();
  }

  lookAhead(): void {
    if (this.looking === null) return;
    this.looking = null;
    this.moment = null;
    this.changed();
    this.maybeAuto();
  }

  /* ---- going away and coming back ---- */

  goneAway(): void {
    if (this.shown !== null && this.shown.actor !== 'over') rememberSeen(this.table.id, this.shown.version);
  }

  cameBack(): void {
    const play = this.shown;
    if (play === null || play.actor === 'over') return;
    this.recap = recapSince(this.table.id, this.log, play.seat);
    rememberSeen(this.table.id, play.version);
    if (this.recap.length === 0) return;
    clearTimeout(this.autoTimer); // until it has been read
    this.changed();
  }

  /* A new set of choices for what is shown. */
  private deal(): void {
    const play = this.shown;
    this.dealtIn = this.lang;
    const before = this.hand;
    this.hand = new HandState([]);
    if (play !== null && !this.busy && play.legal !== null && play.actor === play.seat) {
      this.hand = new HandState(this.ui.choices(play.legal, this.props(play)), play.version);
      for (const choice of this.hand.choices) if (choice.target !== '') this.once.set(choice.target, choice.action.text);
      this.hand.inherit(before);
      this.takeOnlyChoice();
    }
    this.tip = null;
  }

  private translate(): void {
    if (this.lang === this.dealtIn) return;
    this.deal();
    this.changed();
  }

  /* Where one thing can be done, and it is not a way out, it lies ready. */
  private takeOnlyChoice(): void {
    const [only] = this.hand.choices;
    if (this.hand.choices.length === 1 && only !== undefined && this.hand.chosen === null) this.hand.take(only);
  }

  private drawCurtain(play: Play): void {
    if (!this.hotSeat || play.actor !== play.seat) return;
    const changed = this.lastMine !== play.seat; // also after a reload: nobody knows in whose hands the screen is
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
    if (!this.follow(play)) this.maybeAuto();
  }

  /* ---- answering by itself ---- */

  /* The second half of what was agreed to, if it is still possible. */
  private follow(play: Play): boolean {
    const text = this.followUp;
    if (text === null || !this.myTurn) return false;
    this.followUp = null;
    if (!(play.legal ?? []).some((action) => action.text === text)) return false;
    void this.play(text);
    return true;
  }

  private maybeAuto(): void {
    clearTimeout(this.autoTimer);
    const play = this.shown;
    const [only] = this.hand.choices;
    if (!settings.values.auto || !this.myTurn || play === null || only === undefined) return;
    if (this.table.guide || this.curtain !== null || this.recap.length > 0 || this.hand.choices.length !== 1 || play.version === this.noAuto) return;
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
    const [only, more] = this.hand.can.get(target) ?? [];
    if (!settings.values.confirm && more === undefined && only?.built !== true) this.commit();
    else this.afterChoice();
  }

  take(choice: Choice): void {
    clearTimeout(this.autoTimer);
    const again = this.hand.chosen === choice;
    this.hand.take(choice);
    if (again || !settings.values.confirm) this.commit();
    else this.afterChoice();
  }

  prepare(action: Action | null, then: FollowUp | null = null): void {
    this.hand.prepare(action, then);
    this.afterChoice();
  }

  drop(): void {
    this.hand.drop();
    this.tip = null;
    this.note = null;
    this.changed();
  }

  /* A touch beside everything. */
  letGo(): void {
    if (this.hand.target !== null) this.drop();
    else this.point(null, null);
  }

  commit(): void {
    const { chosen, then } = this.hand;
    if (chosen === null || !this.myTurn) return;
    this.followUp = then?.text ?? null;
    void this.play(chosen.action.text);
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

  /* What the views have drawn: the targets there are, and the panes in which some can be touched. */
  present(targets: ReadonlySet<string>, glows: readonly Pane[]): void {
    const same = glows.join() === this.glows.join();
    this.glows = glows;
    if (this.hand.setPresent(targets) || !same) this.changed();
  }

  dismissRecap(): void {
    this.recap = [];
    this.changed();
    this.maybeAuto();
  }

  /* The action whose odds are of interest: what is chosen, or what the thing under the pointer would be. */
  private ofInterest(): Action | null {
    if (this.tip !== null && this.tip.target !== this.hand.target) return this.hand.can.get(this.tip.target)?.[0]?.action ?? null;
    return this.hand.chosen?.action ?? null;
  }

  oddsFor(action: Action | null): readonly Odds[] {
    return action === null ? [] : this.curious.of(this.version, action.text);
  }

  private async askOdds(): Promise<void> {
    const action = this.ofInterest();
    const play = this.shown;
    if (action === null || play === null || !this.myTurn) return;
    if (await this.curious.ask(this.table.id, play.seat, this.version, action.text)) this.changed();
  }

  /* ---- moving ---- */

  private async play(text: string): Promise<void> {
    const play = this.shown;
    if (play === null || this.busy) return;
    clearTimeout(this.autoTimer);
    this.tip = null;
    this.note = null;
    await this.sender.play(play.seat, this.version, text);
  }

  /* A quiet thing was touched: what it would have meant is put to the server, which says why not. */
  private async attempt(target: string): Promise<void> {
    const play = this.shown;
    if (play === null || !this.myTurn) return;
    const text = this.ui.attempt?.(target, this.props(play)) ?? this.once.get(target) ?? null;
    if (text === null || (play.legal ?? []).some((action) => action.text === text)) return;
    await this.sender.attempt(play.seat, this.version, text);
  }

  get canUndo(): boolean {
    const play = this.shown;
    return play !== null && play.seat > 0 && !this.busy && this.looking === null && play.actor !== 'over' && (play.undo || this.canAskUndo);
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
    await this.tell({ t: 'undo', table: this.table.id, seat: play.seat, version: this.version, move: freshId() }, (body) => {
      const version = body['version'];
      if (typeof version === 'number') this.noAuto = version;
    });
  }

  /* After a reconnect: the tail from the last version known; an unanswered move is sent once more by the socket. */
  async resume(): Promise<void> {
    const body = await this.wire.ask({
      t: 'watch',
      table: this.table.id,
      ...(this.version > 0 ? { from: this.version } : {}),
      ...(this.code === null ? {} : { code: this.code }),
    });
    if (body['table'] !== undefined) this.setTable(readTable(body['table']));
  }
}
