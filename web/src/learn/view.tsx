/* view.tsx - learning by playing: sets a guided table and goes there. What is said on the way comes with the positions. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type App, useApp } from '../app';
import { titleOf } from '../games/titles';
import { Heading } from '../kit/heading';
import { useTries } from '../kit/tries';
import { w } from '../kit/words';
import { Failed } from '../lobby/dead-end';
import { Header } from '../lobby/header';
import { fetchShelf } from '../net/api';
import { settings } from '../settings/ctrl';

/* Returns the table. */
async function begin({ session }: App, id: string): Promise<number> {
  const game = (await fetchShelf()).find((one) => one.id === id);
  const players = Math.max(game?.min ?? 2, Math.min(2, game?.max ?? 2));
  return session.setTable({
    game: id,
    players,
    options: {},
    seats: ['me', ...Array.from({ length: players - 1 }, () => 'bot:easy')],
    public: false,
    clock: { kind: 'none' },
    guide: true,
  });
}

export function LearnPage(props: { game: string }): JSX.Element {
  const app = useApp();
  const tries = useTries();
  useEffect(() => {
    let gone = false;
    begin(app, props.game).then(
      (table) => {
        if (!gone) app.router.go(`/table/${table}`, true);
      },
      (why: unknown) => {
        if (!gone) tries.fail(why);
      },
    );
    return () => {
      gone = true;
    };
  }, [tries.count]);
  if (tries.error !== null) return <Failed title={w('The guided game cannot begin.', 'Учебная партия не начинается.')} tries={tries} />;
  const title = titleOf(props.game)[settings.lang];
  return (
    <div class="sheet-page">
      <Header title={title} />
      <main class="page">
        <Heading>{title}</Heading>
        <p role="status">{settings.say(w('Setting the table…', 'Накрываем стол…'))}</p>
      </main>
    </div>
  );
}
