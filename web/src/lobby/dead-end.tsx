/* dead-end.tsx - a page that says why there is nothing on it, and leads back to the games. */
import type { JSX } from 'preact';
import type { Words } from '../games/game';
import { Icon } from '../kit/symbols';
import { w } from '../kit/words';
import { settings } from '../settings/ctrl';
import { Header } from './new';

interface DeadEndProps {
  readonly title: Words;
  readonly why: Words;
}

export function DeadEnd(props: DeadEndProps): JSX.Element {
  return (
    <div class="sheet-page">
      <Header />
      <main class="page lost">
        <Icon id="hand" size={96} />
        <h1>{settings.say(props.title)}</h1>
        <p role="status">{settings.say(props.why)}</p>
        <p>
          <a class="big main" href="/">
            {settings.say(w('To the games', 'К играм'))}
          </a>
        </p>
      </main>
    </div>
  );
}
