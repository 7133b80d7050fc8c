/* log-view.tsx - the log: prose with seat tokens. An entry under the pointer lights the thing it speaks of, and the other way
 * round; a click on one goes to that moment, where that moment can be drawn. */
import { Component, Fragment, type JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../kit/symbols';
import { SeatToken } from '../kit/tokens';
import type { TableCtrl } from './ctrl';
import { Prose, seatWords } from './prose';
import type { LogEntry } from './types';
import { tw } from './words';

const drawn = 150; // entries; older ones are in the replay

/* The newest entries, or those around the moment that is looked at. */
function around(entries: readonly LogEntry[], moment: number | null): readonly LogEntry[] {
  const at = moment === null ? -1 : entries.findIndex((entry) => entry.version >= moment);
  const end = at < 0 ? entries.length : Math.max(drawn, at + drawn / 2);
  return entries.slice(Math.max(0, Math.min(end, entries.length) - drawn), end);
}

/* Where a click on an entry leads, and for which entries it leads anywhere. */
export interface Jump {
  readonly to: (version: number) => void;
  readonly can: (version: number) => boolean;
}

interface LineProps {
  readonly ctrl: TableCtrl;
  readonly entry: LogEntry;
  readonly jump: Jump | undefined;
}

const targetOf = (ctrl: TableCtrl, entry: LogEntry): string | null => (entry.parts === null ? null : (ctrl.ui.targetOf?.(entry.parts) ?? null));

/* How an entry is drawn at present: lit from the board, the moment that is looked at, a door to its moment. */
function stateOf({ ctrl, entry, jump }: LineProps): { hot: boolean; here: boolean; door: boolean } {
  return {
    hot: ctrl.litEntry !== null && targetOf(ctrl, entry) === ctrl.litEntry,
    here: entry.version === ctrl.moment,
    door: jump?.can(entry.version) ?? false,
  };
}

export function LogLine(props: LineProps): JSX.Element {
  const { ctrl, entry, jump } = props;
  const { hot, here, door } = stateOf(props);
  const icon = entry.parts === null ? null : ctrl.ui.icon(entry.parts);
  const body = (
    <>
      {typeof entry.who === 'number' ? <SeatToken seat={entry.who} size={22} /> : <span class="token-space" />}
      <span class="prose">
        <Prose text={entry.say[ctrl.lang]} ctrl={ctrl} />
      </span>
      {icon !== null && <Icon id={icon} size={22} />}
    </>
  );
  return (
    <li
      class={`entry${hot ? ' hot' : ''}${here ? ' here' : ''}`}
      aria-current={here ? 'step' : undefined}
      data-version={entry.version}
      onPointerEnter={() => ctrl.light(targetOf(ctrl, entry))}
      onPointerLeave={() => ctrl.light(null)}
    >
      {door ? (
        <button type="button" class="plain" title={tw.lookAt[ctrl.lang]} onClick={() => jump?.to(entry.version)}>
          {body}
        </button>
      ) : (
        body
      )}
    </li>
  );
}

/* What has happened does not change: a line is drawn again only when its state or the names in it are others. */
class SteadyLine extends Component<LineProps & { looks: string }> {
  override shouldComponentUpdate(next: Readonly<LineProps & { looks: string }>): boolean {
    return next.entry !== this.props.entry || next.looks !== this.props.looks;
  }
  override render(): JSX.Element {
    return <LogLine {...this.props} />;
  }
}

/* Who reads the newest entry goes on doing so when what lies below the log grows: a talk, a question of another player. */
function useStaysAtEnd(box: { current: HTMLElement | null }): void {
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    let isAtEnd = true;
    const note = (): void => {
      isAtEnd = current.scrollHeight - current.clientHeight - current.scrollTop < 8;
    };
    const watch = new ResizeObserver(() => {
      if (isAtEnd) current.scrollTop = current.scrollHeight;
    });
    watch.observe(current);
    current.addEventListener('scroll', note, { passive: true });
    return () => {
      watch.disconnect();
      current.removeEventListener('scroll', note);
    };
  }, []);
}

export function LogPanel(props: { ctrl: TableCtrl; jump: Jump | undefined }): JSX.Element {
  const { ctrl, jump } = props;
  const box = useRef<HTMLOListElement>(null);
  useStaysAtEnd(box);
  const entries = around(ctrl.log.filter((entry) => entry.say.en !== '' || entry.round !== null), ctrl.moment);
  const last = entries[entries.length - 1]?.version ?? 0;
  const names = [ctrl.lang, ...ctrl.table.seats.map((s) => ctrl.nameOf(s.seat)), ...seatWords(ctrl, ctrl.lang)].join();
  const looks = (entry: LogEntry): string => `${Object.values(stateOf({ ctrl, entry, jump })).join()} ${names}`;
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const here = ctrl.moment === null ? null : current.querySelector<HTMLElement>('.here');
    current.scrollTop = here === null ? current.scrollHeight : here.offsetTop - current.clientHeight / 2;
  }, [last, ctrl.pane, ctrl.moment]);
  return (
    <section class="logbox" aria-label={tw.whatHappened[ctrl.lang]}>
      <h2>{tw.whatHappened[ctrl.lang]}</h2>
      <ol class="log" ref={box} tabIndex={0} aria-label={tw.log[ctrl.lang]}>
        {entries.map((entry) => (
          <Fragment key={entry.version}>
            {entry.round !== null && <li class="heading">{entry.round[ctrl.lang]}</li>}
            {entry.say.en !== '' && <SteadyLine ctrl={ctrl} entry={entry} jump={jump} looks={looks(entry)} />}
          </Fragment>
        ))}
      </ol>
    </section>
  );
}
