/* view.tsx - the table: top bar, board, the others and the log, action bar, own area.
 *
 * On the desk everything is in sight at once; on a phone the same parts are panes side by side. Boards draw themselves;
 * this file only gives them their places and the hand that touches them. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useNarrow, useTall } from '../kit/narrow';
import { useStore } from '../kit/store';
import { HandContext, type Hand } from '../kit/table';
import type { Play } from '../net/protocol';
import { ActionBar, LookBar } from './bar';
import type { TableCtrl } from './ctrl';
import { useTableKeys } from './keys';
import { type Jump, LogPanel } from './log-view';
import { useMore } from './more';
import { plainProse } from './prose';
import { TipBox } from './tip';
import { TopBar } from './top';
import type { Pane } from './types';
import { paneWords, tw } from './words';

export interface Slots {
  readonly bar?: ComponentChildren; // instead of the action bar: a replay has its own
  readonly menu?: ComponentChildren; // behind the menu button
  readonly chat?: ComponentChildren;
  readonly over?: ComponentChildren; // above everything: curtain, recap, result, help
  readonly state?: ComponentChildren; // at the right of the top bar: clock, connection
  readonly guide?: ComponentChildren; // the line of a guided game
  readonly jump?: Jump; // a click on a log entry
}

function handOf(ctrl: TableCtrl): Hand {
  return {
    lang: ctrl.lang,
    can: ctrl.myTurn ? ctrl.hand.can : new Map(),
    on: ctrl.hand.target,
    lit: ctrl.lit,
    touch: (target) => ctrl.touch(target),
    point: (target, at) => ctrl.point(target, at),
  };
}

/* A person who left or gave up is played by a bot: the others should know. */
function Instead(props: { ctrl: TableCtrl; seat: number }): JSX.Element | null {
  const seat = props.ctrl.table.seats.find((one) => one.seat === props.seat);
  if (seat === undefined || seat.kind !== 'person' || !(seat.standin || seat.resigned)) return null;
  return <p class="instead">{(seat.resigned ? tw.resigned : tw.standin)[props.ctrl.lang]}</p>;
}

function Others(props: { ctrl: TableCtrl; play: Play }): JSX.Element {
  const { ctrl, play } = props;
  const { Other, Aside } = ctrl.ui;
  const base = ctrl.props(play);
  const others = ctrl.seats.filter((s) => s.seat !== play.seat);
  const start = play.seat === 0 ? 1 : play.seat;
  const order = [...others].sort((a, b) => ((a.seat - start + 10) % 10) - ((b.seat - start + 10) % 10));
  const list = useRef<HTMLDivElement>(null);
  useMore(list);
  return (
    <>
      <h2 class="unseen">{tw.otherPlayers[ctrl.lang]}</h2>
      <div class="others" ref={list}>
        {order.map((s) => (
          <article key={s.seat} class={play.actor === s.seat ? 'other now' : 'other'} data-seat={s.seat}>
            <Other {...base} seat={s.seat} />
            <Instead ctrl={ctrl} seat={s.seat} />
          </article>
        ))}
      </div>
      {Aside !== undefined && (
        <div class="aside">
          <Aside {...base} />
        </div>
      )}
    </>
  );
}

function Mine(props: { ctrl: TableCtrl; play: Play }): JSX.Element | null {
  const { ctrl, play } = props;
  const { Mine: Area } = ctrl.ui;
  if (play.seat === 0) return null;
  return (
    <section class="mine" aria-label={tw.yourArea[ctrl.lang]}>
      <h2 class="unseen">{tw.yourArea[ctrl.lang]}</h2>
      <Area {...ctrl.props(play)} />
    </section>
  );
}

const panes: readonly Pane[] = ['board', 'me', 'others', 'log'];

/* Panes that hold something to touch are marked, so that nothing stays unseen behind another. */
function useGlowMarks(root: { current: HTMLElement | null }, ctrl: TableCtrl): void {
  useEffect(() => {
    const { current } = root;
    if (current === null) return;
    const present = new Set<string>();
    for (const node of current.querySelectorAll('[data-target]')) present.add(node.getAttribute('data-target') ?? '');
    ctrl.present(present, panes.filter((pane) => current.querySelector(`[data-pane="${pane}"] .target.can`) !== null));
  });
}

function Tabs(props: { ctrl: TableCtrl; seat: number }): JSX.Element {
  const { ctrl } = props;
  const shown = props.seat === 0 ? panes.filter((p) => p !== 'me') : panes;
  return (
    <nav class="tabs" aria-label={tw.panes[ctrl.lang]}>
      {shown.map((pane) => (
        <button
          key={pane}
          type="button"
          data-tab={pane}
          class={`${ctrl.pane === pane ? 'on' : ''}${ctrl.glows.includes(pane) ? ' glows' : ''}`}
          aria-current={ctrl.pane === pane ? 'true' : undefined}
          onClick={() => ctrl.setPane(pane)}
        >
          {paneWords[pane][ctrl.lang]}
        </button>
      ))}
    </nav>
  );
}

/* Swiping the panes and pressing the tabs are the same. */
function useSwipe(strip: { current: HTMLElement | null }, ctrl: TableCtrl, narrow: boolean): void {
  useEffect(() => {
    const { current } = strip;
    if (!narrow || current === null) return;
    const pane = current.querySelector<HTMLElement>(`[data-pane="${ctrl.pane}"]`);
    if (pane !== null) current.scrollTo({ left: pane.offsetLeft, behavior: 'instant' });
  }, [ctrl.pane, narrow]);
  useEffect(() => {
    const { current } = strip;
    if (!narrow || current === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (): void => {
      const at = [...current.querySelectorAll<HTMLElement>('[data-pane]')].find(
        (pane) => Math.abs(pane.offsetLeft - current.scrollLeft) < 24,
      );
      const name = panes.find((p) => p === at?.dataset['pane']);
      if (name !== undefined && name !== ctrl.pane) ctrl.setPane(name);
    };
    const onScroll = (): void => {
      clearTimeout(timer);
      timer = setTimeout(settle, 120);
    };
    current.addEventListener('scroll', onScroll, { passive: true });
    return () => current.removeEventListener('scroll', onScroll);
  }, [narrow]);
}

function Bar(props: { ctrl: TableCtrl; play: Play; slots: Slots }): JSX.Element {
  const { ctrl, play, slots } = props;
  if (ctrl.looking !== null) return <LookBar ctrl={ctrl} />;
  return <>{slots.bar ?? <ActionBar ctrl={ctrl} play={play} />}</>;
}

function ScrolledPane(props: { name: Pane; class: string; children: ComponentChildren }): JSX.Element {
  const pane = useRef<HTMLDivElement>(null);
  useMore(pane);
  return (
    <div class={props.class} data-pane={props.name} ref={pane}>
      {props.children}
    </div>
  );
}

function Phone(props: { ctrl: TableCtrl; play: Play; slots: Slots }): JSX.Element {
  const { ctrl, play, slots } = props;
  const { Board } = ctrl.ui;
  const strip = useRef<HTMLElement>(null);
  useSwipe(strip, ctrl, true);
  return (
    <>
      <Tabs ctrl={ctrl} seat={play.seat} />
      <main class="panes" ref={strip}>
        <ScrolledPane name="board" class="pane board">
          <Board {...ctrl.props(play)} />
        </ScrolledPane>
        {play.seat > 0 && (
          <ScrolledPane name="me" class="pane">
            <Mine ctrl={ctrl} play={play} />
          </ScrolledPane>
        )}
        <ScrolledPane name="others" class="pane side">
          <Others ctrl={ctrl} play={play} />
        </ScrolledPane>
        <div class="pane side" data-pane="log">
          <LogPanel ctrl={ctrl} jump={slots.jump} />
          {slots.chat}
        </div>
      </main>
      {slots.guide}
      <Bar ctrl={ctrl} play={play} slots={slots} />
    </>
  );
}

function Desk(props: { ctrl: TableCtrl; play: Play; slots: Slots }): JSX.Element {
  const { ctrl, play, slots } = props;
  const { Board } = ctrl.ui;
  return (
    <>
      <main class="board" data-pane="board">
        <Board {...ctrl.props(play)} />
      </main>
      <aside class="side" aria-label={tw.others[ctrl.lang]}>
        <Others ctrl={ctrl} play={play} />
        <LogPanel ctrl={ctrl} jump={slots.jump} />
        {slots.chat}
      </aside>
      <footer class="lower">
        {slots.guide}
        <Bar ctrl={ctrl} play={play} slots={slots} />
        <Mine ctrl={ctrl} play={play} />
      </footer>
    </>
  );
}

export function TableView(props: { ctrl: TableCtrl; slots: Slots }): JSX.Element {
  const ctrl = useStore(props.ctrl);
  const narrow = useNarrow();
  const tall = useTall();
  const root = useRef<HTMLDivElement>(null);
  useGlowMarks(root, ctrl);
  useTableKeys(root, ctrl);
  const play = ctrl.drawn;
  const { Symbols, seatColours } = ctrl.ui;
  const colours = play === null ? [] : (seatColours?.(play.view) ?? []);
  const marks = Object.fromEntries(colours.map((colour, i) => [`data-seat-${i + 1}`, colour]));
  const classes = ['table', `game-${ctrl.ui.id}`, narrow ? 'phone' : 'desk', tall ? 'tall' : 'wide'];
  if (play?.seat === 0) classes.push('onlooker');
  return (
    <HandContext.Provider value={handOf(ctrl)}>
      <div class={classes.join(' ')} data-version={play?.version ?? -1} {...marks} ref={root} onClick={() => ctrl.letGo()}>
        {Symbols !== undefined && (
          <svg class="sheet" width="0" height="0" aria-hidden="true">
            <defs>
              <Symbols />
            </defs>
          </svg>
        )}
        <TopBar ctrl={ctrl} slots={props.slots} />
        {play === null || ctrl.curtain !== null ? (
          <main class="nothing" />
        ) : narrow ? (
          <Phone ctrl={ctrl} play={play} slots={props.slots} />
        ) : (
          <Desk ctrl={ctrl} play={play} slots={props.slots} />
        )}
        {play !== null && ctrl.curtain === null && <TipBox ctrl={ctrl} play={play} />}
        {props.slots.over}
        <LiveWords ctrl={ctrl} />
      </div>
    </HandContext.Provider>
  );
}

/* For screen readers: the newest entry of the log, and whose turn it is. */
function LiveWords(props: { ctrl: TableCtrl }): JSX.Element {
  const { ctrl } = props;
  const last = ctrl.log.findLast((entry) => entry.say.en !== '');
  return (
    <p class="unseen" role="status" aria-live="polite">
      {last === undefined ? '' : plainProse(last.say[ctrl.lang], ctrl)} {ctrl.myTurn && ctrl.drawn !== null ? ctrl.turnWords(ctrl.drawn.seat) : ''}
    </p>
  );
}

