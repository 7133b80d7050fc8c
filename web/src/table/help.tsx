/* help.tsx - how to use a table, or a replay, and by which keys: behind the menu, and at once with the key "?". */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Words } from '../games/game';
import { Dialog } from '../kit/dialog';
import { both, w } from '../kit/words';
import { rulesHref } from '../rules/href';
import { settings } from '../settings/ctrl';

export interface Help {
  readonly title: Words;
  readonly says: Words;
  readonly keys: readonly (readonly [Words, Words])[];
}

export const playHelp: Help = {
  title: w('How to play here', 'Как здесь играть'),
  says: w(
    'What glows can be touched. The first touch shows what it would do, the second does it. Rest on anything, or press long, to read what it is.',
    'Что светится, того можно коснуться. Первое касание показывает, что будет, второе делает ход. Наведите или нажмите подольше, чтобы прочитать, что это.',
  ),
  keys: [
    [both('← ↑ → ↓'), w('to the next thing that glows', 'к следующему, что светится')],
    [both('Enter'), w('choose; again: do it', 'выбрать; ещё раз: сделать')],
    [both('U'), w('undo', 'отменить')],
    [both('E'), w('end, decline, pass', 'закончить, отказаться, пас')],
    [both('Esc'), w('let go', 'отпустить')],
    [both('?'), w('this help', 'эта помощь')],
  ],
};

export const replayHelp: Help = {
  title: w('How to look at a replay', 'Как смотреть повтор'),
  says: w(
    'The slider leads to any moment of the game, a touch on a line of the log to that one. Rest on anything, or press long, to read what it is.',
    'Ползунок ведёт к любому моменту игры, касание записи о ней — к моменту записи. Наведите или нажмите подольше, чтобы прочитать, что это.',
  ),
  keys: [
    [both('← →'), w('one step back or on', 'шаг назад или вперёд')],
    [both('Home End'), w('to the beginning or the end', 'к началу или к концу')],
    [w('space', 'пробел'), w('play or pause', 'смотреть или остановить')],
    [both('?'), w('this help', 'эта помощь')],
  ],
};

export function useHelpKey(show: () => void): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      if (event.key === '?' && !(event.target instanceof HTMLInputElement)) show();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

export function HelpBox(props: { help: Help; game: string; onClose: () => void }): JSX.Element {
  const { help } = props;
  return (
    <Dialog title={settings.say(help.title)} onClose={props.onClose}>
      <p>{settings.say(help.says)}</p>
      <dl class="keys">
        {help.keys.map(([key, words]) => (
          <div key={key.en}>
            <dt>
              <kbd>{settings.say(key)}</kbd>
            </dt>
            <dd>{settings.say(words)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={rulesHref(props.game)} target="_blank" rel="noopener">
          {settings.say(w('The rules', 'Правила игры'))}
        </a>
      </p>
    </Dialog>
  );
}

/* Of a table's menu and a replay's. */
export function HelpLines(props: { game: string; show: () => void }): JSX.Element {
  return (
    <>
      <a href={rulesHref(props.game)} target="_blank" rel="noopener">
        {settings.say(w('Rules', 'Правила'))}
      </a>
      <button type="button" onClick={props.show}>
        {settings.say(w('Help and keys', 'Помощь и клавиши'))}
      </button>
    </>
  );
}
