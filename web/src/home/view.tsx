/* view.tsx - the home page: five games on a shelf, two buttons, and the games that wait for me. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app';
import type { Words } from '../games/game';
import { shelf, titleOf } from '../games/titles';
import { Heading } from '../kit/heading';
import { seatName } from '../kit/names';
import { Icon } from '../kit/symbols';
import { SeatToken } from '../kit/tokens';
import { useStore } from '../kit/store';
import { count, fill, list, plural, w } from '../kit/words';
import { fetchShelf, type ShelfGame } from '../net/api';
import type { Summary } from '../net/protocol';
import { troubleWith } from '../net/trouble';
import { settings } from '../settings/ctrl';
import { openSettings } from '../settings/view';
import { stories, taglines } from './words';

const usual: Readonly<Record<string, number>> = {
  'stone-age': 3,
  'settlers-stone-age': 4,
  neanderthal: 3,
  'cro-magnon': 4,
  kromanontsy: 3,
};

const last = 'ochre-game';

function remembered(): string {
  try {
    const kept = localStorage.getItem(last);
    return kept !== null && shelf.includes(kept) ? kept : 'stone-age';
  } catch {
    return 'stone-age';
  }
}

function playersText(min: number, max: number): string {
  const noun = plural(max, ['player', 'players'], ['игрок', 'игрока', 'игроков']);
  const pattern = min === max ? w('{1} {2}', '{1} {2}') : max - min === 1 ? w('{0} or {1} {2}', '{0} или {1} {2}') : w('{0} to {1} {2}', '{0}–{1} {2}');
  return fill(pattern, min, max, noun)[settings.lang];
}

export function Nav(): JSX.Element {
  const { session } = useApp();
  useStore(session);
  const { me } = session;
  return (
    <nav class="nav" aria-label={settings.say(w('Main', 'Главное'))}>
      <a class="wide" href="/rules/stone-age">
        {settings.say(w('Rules', 'Правила'))}
      </a>
      <button type="button" class="wide" onClick={() => settings.set({ theme: settings.fire ? 'light' : 'fire' })}>
        {settings.say(settings.fire ? w('Daylight', 'Дневной свет') : w('Firelight', 'У костра'))}
      </button>
      <button type="button" lang={settings.lang === 'en' ? 'ru' : 'en'} onClick={() => settings.set({ lang: settings.lang === 'en' ? 'ru' : 'en' })}>
        {settings.lang === 'en' ? 'Русский' : 'English'}
      </button>
      <button type="button" onClick={openSettings}>
        {settings.say(w('Settings', 'Настройки'))}
      </button>
      <a href="/account" class="who" title={me?.name}>
        <span>{me === null ? settings.say(w('Sign in', 'Войти')) : me.name}</span>
      </a>
      {session.line.state === 'lost' && (
        <p class="no-line" role="alert">
          {settings.say(w('The connection is lost. Trying again…', 'Связь потеряна. Пробуем ещё раз…'))}
        </p>
      )}
    </nav>
  );
}

/* The shelf's own titles are long; ours fit under a cover. */
export const titleFor = (game: ShelfGame): Words => (shelf.includes(game.id) ? titleOf(game.id) : game.title);

function Cover(props: { game: ShelfGame; on: boolean; choose: () => void }): JSX.Element {
  const { game } = props;
  return (
    <button type="button" class={props.on ? 'cover on' : 'cover'} aria-pressed={props.on} data-game={game.id} onClick={props.choose}>
      <img src={`/art/cover-${game.id}.svg`} alt="" width="228" height="286" />
      <span class="cap">
        <b>{titleFor(game)[settings.lang]}</b>
        <span>
          {playersText(game.min, game.max)}. {taglines[game.id]?.[settings.lang] ?? ''}
        </span>
      </span>
    </button>
  );
}

const levels = [
  ['easy', w('easy', 'лёгкий')],
  ['normal', w('normal', 'средний')],
  ['hard', w('hard', 'сильный')],
] as const;

function Start(props: { game: ShelfGame }): JSX.Element {
  const { session, router } = useApp();
  const { game } = props;
  const [players, setPlayers] = useState(Math.min(game.max, Math.max(game.min, usual[game.id] ?? game.min)));
  const [level, setLevel] = useState('normal');
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    setBusy(true);
    setTrouble('');
    try {
      const seats = ['me', ...Array.from({ length: players - 1 }, () => `bot:${level}`)];
      const table = await session.setTable({ game: game.id, players, options: {}, seats, public: false, clock: { kind: 'none' } });
      router.go(`/table/${table}`);
    } catch (error) {
      setTrouble(troubleWith(error)[settings.lang]);
      setBusy(false);
    }
  };
  const counts = Array.from({ length: game.max - game.min + 1 }, (_, i) => game.min + i);
  return (
    <section class="start" aria-label={titleFor(game)[settings.lang]}>
      <h2>{titleFor(game)[settings.lang]}</h2>
      <p>{(stories[game.id] ?? game.about)[settings.lang]}</p>
      <div class="go">
        <button type="button" class="big main" disabled={busy} onClick={() => void start()}>
          <Icon id="person" size={22} />
          {settings.say(game.max > 1 && players === 1 ? w('Play alone', 'Играть одному') : w('Play against bots', 'Играть с ботами'))}
        </button>
        <a class="big" href={`/new/${game.id}`}>
          <Icon id="hand" size={24} />
          {settings.say(w('Play with friends', 'Играть с друзьями'))}
        </a>
      </div>
      {trouble !== '' && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div class="with">
          <label>
            {settings.say(w('Players', 'Игроков'))}
            <select value={players} onChange={(event) => setPlayers(Number(event.currentTarget.value))}>
              {counts.map((n) => (
                <option key={n} value={n}>
                  {n}
                </option>
              ))}
            </select>
          </label>
          <label>
            {settings.say(w('Bots', 'Боты'))}
            <select value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
              {levels.map(([value, words]) => (
                <option key={value} value={value}>
                  {settings.say(words)}
                </option>
              ))}
            </select>
          </label>
        <span class="alt">
          <a href={`/learn/${game.id}`}>{settings.say(w('Learn by playing', 'Учиться, играя'))}</a>
          <a href={`/rules/${game.id}`}>{settings.say(w('Read the rules', 'Прочитать правила'))}</a>
        </span>
      </div>
    </section>
  );
}

function othersText(summary: Summary): string {
  const names = summary.seats.filter((s) => !s.mine && s.kind !== 'open').map((s) => seatName(summary.seats, s.seat, settings.lang));
  const open = summary.seats.filter((s) => s.kind === 'open').length;
  const parts: string[] = [];
  if (names.length > 0) parts.push(fill(w('with {0}', 'с игроками: {0}'), list(names, settings.lang))[settings.lang]);
  if (open > 0) parts.push(count(open, ['free seat', 'free seats'], ['свободное место', 'свободных места', 'свободных мест'])[settings.lang]);
  return parts.join(', ');
}

export function Run(props: { summary: Summary; mine: boolean }): JSX.Element {
  const { summary, mine } = props;
  const seat = summary.seats.find((s) => s.mine)?.seat;
  const state = summary.turn
    ? w('Your turn', 'Ваш ход')
    : !mine
      ? w('Join', 'Сесть')
      : summary.state === 'open'
        ? w('Gathering', 'Сбор')
        : w('Waiting', 'Ждём');
  return (
    <li class={summary.turn ? 'hot' : ''}>
      <a href={`/table/${summary.id}`}>
        <img src={`/art/cover-${summary.game}.svg`} alt="" width="58" height="44" />
        <span class="about">
          <b>{titleOf(summary.game)[settings.lang]}</b>
          <span>{othersText(summary)}</span>
        </span>
        {seat !== undefined && <SeatToken seat={seat} size={22} />}
        <em>{settings.say(state)}</em>
      </a>
    </li>
  );
}

function Running(): JSX.Element {
  const { session } = useApp();
  useStore(session);
  const mine = [...session.mine].filter((s) => s.state !== 'over' && s.state !== 'abandoned').sort((a, b) => Number(b.turn) - Number(a.turn) || b.created - a.created);
  const open = session.open.filter((s) => !s.seats.some((seat) => seat.mine));
  return (
    <section class="runs" aria-label={settings.say(w('Your games', 'Ваши игры'))}>
      <h2>
        {settings.say(w('Your games', 'Ваши игры'))}
        <a href="/games">{settings.say(w('Finished games', 'Законченные игры'))}</a>
      </h2>
      {mine.length === 0 && open.length === 0 && (
        <p class="none">{settings.say(w('No game is running. Choose one and play.', 'Пока ни одной. Выберите игру и начинайте.'))}</p>
      )}
      <ul class={mine.length + open.length > 3 ? 'long' : ''} tabIndex={mine.length + open.length > 3 ? 0 : undefined}>
        {mine.map((summary) => (
          <Run key={summary.id} summary={summary} mine />
        ))}
        {open.map((summary) => (
          <Run key={summary.id} summary={summary} mine={false} />
        ))}
      </ul>
    </section>
  );
}

/* Until the shelf has come, the covers stand there already. */
const bare: readonly ShelfGame[] = shelf.map((id) => ({
  id,
  title: titleOf(id),
  about: stories[id] ?? titleOf(id),
  min: id === 'settlers-stone-age' ? 3 : id === 'neanderthal' || id === 'kromanontsy' ? 1 : 2,
  max: id === 'neanderthal' ? 3 : id === 'cro-magnon' ? 5 : 4,
  options: [],
}));

function inOrder(games: readonly ShelfGame[]): readonly ShelfGame[] {
  const place = (id: string): number => (shelf.indexOf(id) + 100) % 100;
  return [...games].sort((a, b) => place(a.id) - place(b.id));
}

export function useShelf(): readonly ShelfGame[] {
  const [games, setGames] = useState<readonly ShelfGame[]>(bare);
  useEffect(() => {
    fetchShelf().then((found) => setGames(inOrder(found)), () => undefined);
  }, []);
  return games;
}

export function Home(): JSX.Element {
  const games = useShelf();
  const [chosen, setChosen] = useState(remembered);
  const game = games.find((g) => g.id === chosen) ?? games[0];
  useEffect(() => {
    document.title = settings.say(w('Ochre: five prehistoric board games', 'Ochre: пять доисторических игр'));
  });
  const choose = (id: string): void => {
    setChosen(id);
    try {
      localStorage.setItem(last, id);
    } catch {
      // it is only a convenience
    }
  };
  return (
    <div class="home">
      <header class="hero">
        <img src="/art/hero.svg" alt="" />
        <Heading>Ochre</Heading>
        <p>{settings.say(w('Five board games from before history.', 'Пять настольных игр из времён до истории.'))}</p>
        <Nav />
      </header>
      <main>
        <section class="covers" aria-label={settings.say(w('Games', 'Игры'))}>
          {games.map((g) => (
            <Cover key={g.id} game={g} on={g.id === game?.id} choose={() => choose(g.id)} />
          ))}
        </section>
        <div class="low">
          {game !== undefined && <Start key={game.id} game={game} />}
          <Running />
        </div>
      </main>
    </div>
  );
}
