/* view.tsx - learning by playing: sets a guided table and goes there. What is said on the way comes with the positions. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app';
import { titleOf } from '../games/titles';
import { w } from '../kit/words';
import { Header } from '../lobby/new';
import { fetchShelf } from '../net/api';
import { num } from '../net/protocol';
import { rulesHref } from '../rules/href';
import { troubleWith } from '../net/trouble';
import { settings } from '../settings/ctrl';

export function LearnPage(props: { game: string }): JSX.Element {
  const { session, router } = useApp();
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    const begin = async (): Promise<void> => {
      await session.ensureKnown();
      await session.ensureMe();
      const game = (await fetchShelf()).find((one) => one.id === props.game);
      const players = Math.max(game?.min ?? 2, Math.min(2, game?.max ?? 2));
      const body = await session.line.ask({
        t: 'create',
        game: props.game,
        players,
        options: {},
        seats: ['me', ...Array.from({ length: players - 1 }, () => 'bot:easy')],
        public: false,
        clock: { kind: 'none' },
        guide: true,
      });
      router.go(`/table/${num(body, 'table')}`, true);
    };
    begin().catch((error: unknown) => setTrouble(troubleWith(error)[settings.lang]));
  }, []);
  return (
    <div class="sheet-page">
      <Header />
      <main class="page">
        <h1>{titleOf(props.game)[settings.lang]}</h1>
        <p role="status">
          {trouble === ''
            ? settings.say(w('Setting the table…', 'Накрываем стол…'))
            : settings.say(w('There is no guided game here yet.', 'Учебной партии здесь пока нет.'))}
        </p>
        {trouble !== '' && (
          <p>
            <a href={rulesHref(props.game)}>{settings.say(w('Read the rules', 'Прочитать правила'))}</a>
          </p>
        )}
      </main>
    </div>
  );
}
