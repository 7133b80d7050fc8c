/* dead-end.tsx - a page that says why there is nothing on it, and leads on from there. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useApp } from '../app';
import type { Words } from '../games/game';
import { Heading } from '../kit/heading';
import { Icon } from '../kit/symbols';
import type { Tries } from '../kit/tries';
import { w } from '../kit/words';
import { Refused } from '../net/refused';
import { troubleWith } from '../net/trouble';
import { settings } from '../settings/ctrl';
import { Header } from './header';

interface DeadEndProps {
  readonly title: Words;
  readonly why: Words;
  readonly children?: ComponentChildren; // ways on, before the one to the games
}

export function DeadEnd(props: DeadEndProps): JSX.Element {
  return (
    <div class="sheet-page">
      <Header title={settings.say(props.title)} />
      <main class="page lost">
        <Icon id="hand" size={96} />
        <Heading>{settings.say(props.title)}</Heading>
        <p role="status">{settings.say(props.why)}</p>
        <p class="ways">
          {props.children}
          <a class={props.children ? 'big' : 'big main'} href="/">
            {settings.say(w('To the games', 'К играм'))}
          </a>
        </p>
      </main>
    </div>
  );
}

interface FailedProps {
  readonly title: Words;
  readonly tries: Tries;
}

/* What the server has not refused may come with the next try. */
const mayCome = (tries: Tries): boolean => !(tries.error instanceof Refused);

/* On a press, or as soon as the line is back. */
function TryAgain(props: { tries: Tries; class: string }): JSX.Element {
  const { again } = props.tries;
  const { line } = useApp().session;
  useEffect(() => line.onOpen(async () => again()), [again]);
  const press = (): void => {
    line.hurry();
    again();
  };
  return (
    <button type="button" class={props.class} onClick={press}>
      {settings.say(w('Try again', 'Попробовать ещё раз'))}
    </button>
  );
}

/* Instead of a page. */
export function Failed(props: FailedProps): JSX.Element {
  return (
    <DeadEnd title={props.title} why={troubleWith(props.tries.error)}>
      {mayCome(props.tries) && <TryAgain tries={props.tries} class="big main" />}
    </DeadEnd>
  );
}

/* On a page that still shows what came before. */
export function FailedMore(props: FailedProps): JSX.Element {
  return (
    <div class="trouble" role="alert">
      <p>
        {settings.say(props.title)} {settings.say(troubleWith(props.tries.error))}
      </p>
      {mayCome(props.tries) && <TryAgain tries={props.tries} class="button" />}
    </div>
  );
}

export function NoSuchGame(): JSX.Element {
  return <DeadEnd title={w('There is no such game.', 'Такой игры нет.')} why={w('The address is wrong.', 'Адрес неверен.')} />;
}
