/* log-view.tsx - the log: prose with seat tokens. An entry under the pointer lights the thing it speaks of, and the other way round. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../kit/symbols';
import { SeatToken } from '../kit/tokens';
import type { TableCtrl } from './ctrl';
import { Prose } from './prose';
import type { LogEntry } from './types';
import { tw } from './words';

const drawn = 150; // entries; older ones are in the replay

export function LogLine(props: { ctrl: TableCtrl; entry: LogEntry; jump: ((version: number) => void) | undefined }): JSX.Element {
  const { ctrl, entry, jump } = props;
  const icon = entry.parts === null ? null : ctrl.ui.icon(entry.parts);
  const target = entry.parts === null ? null : (ctrl.ui.targetOf?.(entry.parts) ?? null);
  const hot = target !== null && target === ctrl.litEntry;
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
      class={hot ? 'entry hot' : 'entry'}
      data-version={entry.version}
      onPointerEnter={() => ctrl.light(target)}
      onPointerLeave={() => ctrl.light(null)}
    >
      {jump === undefined ? (
        body
      ) : (
        <button type="button" class="plain" onClick={() => jump(entry.version)}>
          {body}
        </button>
      )}
    </li>
  );
}

export function LogPanel(props: { ctrl: TableCtrl; jump: ((version: number) => void) | undefined }): JSX.Element {
  const { ctrl } = props;
  const box = useRef<HTMLOListElement>(null);
  const entries = ctrl.log.filter((entry) => entry.say.en !== '' || entry.round !== null).slice(-drawn);
  const last = entries[entries.length - 1]?.version ?? 0;
  useEffect(() => {
    const { current } = box;
    if (current !== null) current.scrollTop = current.scrollHeight;
  }, [last, ctrl.pane]);
  return (
    <section class="logbox" aria-label={tw.whatHappened[ctrl.lang]}>
      <h2>{tw.whatHappened[ctrl.lang]}</h2>
      <ol class="log" ref={box} tabIndex={0} aria-label={tw.log[ctrl.lang]}>
        {entries.map((entry) => (
          <>
            {entry.round !== null && (
              <li class="heading" key={`r${entry.version}`}>
                {entry.round[ctrl.lang]}
              </li>
            )}
            {entry.say.en !== '' && <LogLine key={entry.version} ctrl={ctrl} entry={entry} jump={props.jump} />}
          </>
        ))}
      </ol>
    </section>
  );
}
