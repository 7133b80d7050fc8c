/* bar.tsx - the action bar: one sentence, the small choices, undo, and the one main button. */
import type { JSX } from 'preact';
import { Icon } from '../kit/symbols';
import { useNarrow } from '../kit/narrow';
import { fill } from '../kit/words';
import type { Play } from '../net/protocol';
import { rulesHref } from '../rules/href';
import type { TableCtrl } from './ctrl';
import { OddsStrip } from './odds';
import { Prose } from './prose';
import { paneWords, tw } from './words';

function Sentence(props: { ctrl: TableCtrl; play: Play }): JSX.Element {
  const { ctrl, play } = props;
  const { lang } = ctrl;
  if (ctrl.pending !== null) return <p>{tw.sending[lang]}…</p>;
  if (ctrl.myTurn) {
    return (
      <p>
        <b>{ctrl.turnWords(play.seat)}</b> {ctrl.ui.prompt(ctrl.props(play))}
      </p>
    );
  }
  return <p>{waitingWords(ctrl, play)}</p>;
}

export function waitingWords(ctrl: TableCtrl, play: Play): string {
  const { lang } = ctrl;
  if (ctrl.table.state === 'abandoned') return tw.abandoned[lang];
  if (play.actor === 'over') return tw.over[lang];
  if (play.actor === 'chance') return tw.chance[lang];
  const words = play.thinking ? tw.thinking : tw.waiting;
  const line = fill(words, ctrl.nameOf(play.actor))[lang];
  return play.seat === 0 ? `${tw.watchOnly[lang]} ${line}` : line;
}

export function NoteLine(props: { ctrl: TableCtrl }): JSX.Element | null {
  const { ctrl } = props;
  const { note, lang } = ctrl;
  if (note === null) return null;
  return (
    <div class={`note ${note.kind}`} role={note.kind === 'refused' ? 'alert' : 'status'}>
      <span>{note.words[lang]}</span>
      {note.clause !== null && (
        <a href={rulesHref(ctrl.table.game, note.clause)} target="_blank" rel="noopener">
          {fill(tw.refusedRule, note.clause)[lang]}
        </a>
      )}
      <button type="button" class="plain" aria-label={tw.close[lang]} onClick={() => ctrl.say(null)}>
        <Icon id="cross" size={16} />
      </button>
    </div>
  );
}

/* The choices of the chosen thing. Short ones stand side by side; many or long ones scroll within the bar. */
function Row(props: { ctrl: TableCtrl }): JSX.Element | null {
  const { ctrl } = props;
  const row = ctrl.hand.row;
  if (row.length === 0 || (row.length === 1 && ctrl.hand.chosen === row[0])) return null;
  return (
    <div class="row" role="group" aria-label={tw.options[ctrl.lang]}>
      {row.map((choice) => (
        <button
          type="button"
          key={choice.action.text}
          class={choice === ctrl.hand.chosen ? 'on' : ''}
          aria-pressed={choice === ctrl.hand.chosen}
          title={choice.deed[ctrl.lang]}
          onClick={() => ctrl.take(choice)}
        >
          {choice.label[ctrl.lang]}
        </button>
      ))}
    </div>
  );
}

function Keeps(props: { ctrl: TableCtrl }): JSX.Element {
  const { ctrl } = props;
  return (
    <>
      {ctrl.hand.keeps
        .filter((choice) => choice !== ctrl.hand.chosen)
        .map((choice, i) => (
          <button
            type="button"
            key={choice.action.text}
            class="button keep"
            onClick={() => {
              ctrl.hand.take(choice);
              ctrl.commit();
            }}
          >
            {choice.deed[ctrl.lang]} {i === 0 && <kbd>E</kbd>}
          </button>
        ))}
    </>
  );
}

function Main(props: { ctrl: TableCtrl }): JSX.Element | null {
  const { ctrl } = props;
  const { chosen, then } = ctrl.hand;
  if (chosen === null) return null;
  return (
    <button type="button" class="button main" onClick={() => ctrl.commit()}>
      {(then ?? chosen).deed[ctrl.lang]} <kbd>Enter</kbd>
    </button>
  );
}

/* On a phone: what can be touched lies in another pane. */
function There(props: { ctrl: TableCtrl }): JSX.Element | null {
  const { ctrl } = props;
  const narrow = useNarrow();
  const [pane] = ctrl.glows;
  if (!narrow || pane === undefined || ctrl.glows.includes(ctrl.pane) || ctrl.hand.chosen !== null) return null;
  return (
    <button type="button" class="button there" onClick={() => ctrl.setPane(pane)}>
      {fill(tw.goThere, paneWords[pane])[ctrl.lang]}
    </button>
  );
}

/* While an older position is looked at: which one, and the way back. */
export function LookBar(props: { ctrl: TableCtrl }): JSX.Element {
  const { ctrl } = props;
  const { lang } = ctrl;
  const entry = ctrl.log.find((e) => e.version === ctrl.moment);
  return (
    <section class="bar looking" aria-label={tw.actions[lang]} onClick={(event) => event.stopPropagation()}>
      <span class="hand">
        <Icon id="back" size={22} />
      </span>
      <p>
        <b>{tw.lookingBack[lang]}</b> <span>{entry !== undefined && <Prose text={entry.say[lang]} ctrl={ctrl} />}</span>
      </p>
      <div class="buttons">
        <button type="button" class="button main" onClick={() => ctrl.lookAhead()}>
          {tw.toNow[lang]} <kbd>Esc</kbd>
        </button>
      </div>
    </section>
  );
}

/* The mouse leaves the focus on what it pressed, and Enter would press it again instead of the main button. */
function undo(event: MouseEvent, ctrl: TableCtrl): void {
  if (event.detail > 0 && event.currentTarget instanceof HTMLElement) event.currentTarget.blur();
  void ctrl.undo();
}

export function ActionBar(props: { ctrl: TableCtrl; play: Play }): JSX.Element {
  const { ctrl, play } = props;
  const { lang } = ctrl;
  const ready = ctrl.myTurn;
  return (
    <section class={ready ? 'bar ready' : 'bar'} aria-label={tw.actions[lang]} onClick={(event) => event.stopPropagation()}>
      <NoteLine ctrl={ctrl} />
      <span class="hand">
        <Icon id="hand" size={24} />
      </span>
      <Sentence ctrl={ctrl} play={play} />
      {ready && <OddsStrip ctrl={ctrl} />}
      <div class="buttons">
        {ready && <There ctrl={ctrl} />}
        {ready && <Row ctrl={ctrl} />}
        {ctrl.canUndo && (
          <button type="button" class="button undo" onClick={(event) => undo(event, ctrl)}>
            {(ctrl.undoNeedsConsent ? tw.askUndo : tw.undo)[lang]} <kbd>U</kbd>
          </button>
        )}
        {ready && <Keeps ctrl={ctrl} />}
        {ready && <Main ctrl={ctrl} />}
      </div>
    </section>
  );
}
