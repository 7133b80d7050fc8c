/* chat.tsx - talk at the table; people can be muted, bots say nothing. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { SeatToken } from '../kit/tokens';
import { w } from '../kit/words';
import { useApp } from '../app';
import type { Words } from '../games/game';
import { troubleWith } from '../net/trouble';
import { settings } from '../settings/ctrl';
import type { TableCtrl } from './ctrl';

const longest = 300;

function Lines(props: { ctrl: TableCtrl }): JSX.Element {
  const { ctrl } = props;
  const { session } = useApp();
  const box = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const { current } = box;
    if (current !== null) current.scrollTop = current.scrollHeight;
  }, [ctrl.chat.length]);
  return (
    <ul class="chat-lines" ref={box} tabIndex={0} aria-label={settings.say(w('Chat', 'Беседа'))}>
      {ctrl.chat.map((line, i) => (
        <li key={i}>
          {line.seat !== null && line.seat > 0 && <SeatToken seat={line.seat} size={18} />} <b>{line.name}</b> {line.text}
          {line.person !== session.me?.id && (
            <button type="button" class="plain mute" onClick={() => void ctrl.mute(line.person, () => session.hasMuted({ id: line.person, name: line.name }))}>
              {settings.say(w('mute', 'скрыть'))}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/* Closed it is one line; at a table of bots alone it is not there. */
export function ChatBox(props: { ctrl: TableCtrl }): JSX.Element | null {
  const { ctrl } = props;
  const { session } = useApp();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [trouble, setTrouble] = useState<Words | null>(null);
  const { state } = session.line;
  useEffect(() => {
    if (state === 'open') setTrouble(null);
  }, [state]);
  const people = new Set(ctrl.table.seats.filter((s) => s.kind === 'person').map((s) => s.person));
  const alone = people.size < 2 && ctrl.shown?.seat !== 0;
  if (alone && ctrl.chat.length === 0) return null;
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const trimmed = text.trim();
    if (trimmed === '') return;
    setText('');
    setTrouble(null);
    try {
      await session.ensureMe(); // who only looks on gets a name with the first words
      await ctrl.talk(trimmed);
    } catch (error) {
      setText((since) => (since === '' ? trimmed : since)); // nobody types it twice
      setTrouble(troubleWith(error));
    }
  };
  return (
    <section class={open || ctrl.chat.length > 0 ? 'chat open' : 'chat'} aria-label={settings.say(w('Chat', 'Беседа'))}>
      {ctrl.chat.length > 0 && <Lines ctrl={ctrl} />}
      {trouble !== null && (
        <p class="unsaid" role="alert">
          {settings.say(trouble)}
        </p>
      )}
      <form onSubmit={(event) => void send(event)}>
        <input
          value={text}
          maxLength={longest}
          placeholder={settings.say(w('Say something', 'Сказать что-нибудь'))}
          aria-label={settings.say(w('Say something', 'Сказать что-нибудь'))}
          onFocus={() => setOpen(true)}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {settings.say(w('Send', 'Отправить'))}
        </button>
      </form>
    </section>
  );
}
