/* new.tsx - setting a table for friends: who sits where, which options, which clock. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useApp } from '../app';
import { titleFor, useShelf } from '../home/view';
import { Heading } from '../kit/heading';
import { SeatToken } from '../kit/tokens';
import { fill, seatLetter, w } from '../kit/words';
import type { GameOption, ShelfGame } from '../net/api';
import type { Clock } from '../net/protocol';
import { troubleWith } from '../net/trouble';
import { settings } from '../settings/ctrl';
import { NoSuchGame } from './dead-end';
import { changedOptions, type Draft, forSeats, type Kind, newDraft, withCount, withKind, withOption } from './draft';
import { Header } from './header';
import { levelWords, optionTitle, optionValue } from './words';

const kinds: readonly Kind[] = ['me', 'open', 'bot:easy', 'bot:normal', 'bot:hard'];

function kindText(kind: Kind, seat: number): string {
  if (kind === 'open') return settings.say(w('open for a friend', 'свободно для друга'));
  if (kind === 'me') return settings.say(seat === 1 ? w('me', 'я') : w('on this screen', 'за этим экраном'));
  return settings.say(levelWords[kind.slice(4)] ?? w(kind, kind));
}

const clocks: readonly (readonly [string, Clock])[] = [
  ['none', { kind: 'none' }],
  ['live', { kind: 'live', bank: 600, bonus: 30 }],
  ['fast', { kind: 'live', bank: 180, bonus: 15 }],
  ['days', { kind: 'days', days: 3 }],
];

const clockWords: Readonly<Record<string, ReturnType<typeof w>>> = {
  none: w('no clock', 'без часов'),
  live: w('10 minutes, 30 seconds more each turn', '10 минут и 30 секунд за ход'),
  fast: w('3 minutes, 15 seconds more each turn', '3 минуты и 15 секунд за ход'),
  days: w('3 days a turn', '3 дня на ход'),
};

/* What was agreed on, in words. */
export function clockText(clock: Clock): string {
  const known = clocks.find(([, one]) => JSON.stringify(one) === JSON.stringify(clock))?.[0];
  if (known !== undefined) return settings.say(clockWords[known] ?? w(known, known));
  if (clock.kind === 'days') return settings.say(fill(w('days for a turn: {0}', 'дней на ход: {0}'), clock.days));
  return clock.kind === 'live' ? settings.say(fill(w('{0} s, {1} s more each turn', '{0} с и {1} с за ход'), clock.bank, clock.bonus)) : '';
}

function OptionField(props: { option: GameOption; value: number; set: (value: number) => void }): JSX.Element {
  const { option } = props;
  const many = option.max - option.min > 60;
  return (
    <label class="field">
      <span>{settings.say(optionTitle(option))}</span>
      {many ? (
        <input
          type="number"
          min={option.min}
          max={option.max}
          value={props.value}
          onChange={(event) => props.set(Math.min(option.max, Math.max(option.min, Number(event.currentTarget.value) || option.standard)))}
        />
      ) : (
        <select value={props.value} onChange={(event) => props.set(Number(event.currentTarget.value))}>
          {Array.from({ length: option.max - option.min + 1 }, (_, i) => option.min + i).map((value) => (
            <option key={value} value={value}>
              {optionValue(option, value, settings.lang)}
            </option>
          ))}
        </select>
      )}
    </label>
  );
}

function Seats(props: { game: ShelfGame; draft: Draft; set: (draft: Draft) => void }): JSX.Element {
  const { game, draft } = props;
  return (
    <fieldset class="seats">
      <legend>{settings.say(w('Seats', 'Места'))}</legend>
      <label class="field">
        <span>{settings.say(w('Players', 'Игроков'))}</span>
        <select value={draft.seats.length} onChange={(event) => props.set(withCount(draft, Number(event.currentTarget.value)))}>
          {Array.from({ length: game.max - game.min + 1 }, (_, i) => game.min + i).map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </label>
      {draft.seats.map((kind, i) => (
        <label class="field seat-field" key={i}>
          <span>
            <SeatToken seat={i + 1} size={28} />
            <span class="unseen">{seatLetter(i + 1)}</span>
          </span>
          <select value={kind} onChange={(event) => props.set(withKind(draft, i, event.currentTarget.value as Kind))}>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {kindText(one, i + 1)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

function Form(props: { game: ShelfGame }): JSX.Element {
  const { game } = props;
  const { session, router } = useApp();
  const [draft, setDraft] = useState(() => newDraft(game));
  const [trouble, setTrouble] = useState('');
  const open = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      const clock = clocks.find(([name]) => name === draft.clock)?.[1] ?? { kind: 'none' };
      const table = await session.setTable({
        game: game.id,
        players: draft.seats.length,
        options: changedOptions(game, draft),
        seats: [...draft.seats],
        public: draft.isPublic,
        clock,
      });
      router.go(`/table/${table}`);
    } catch (error) {
      setTrouble(troubleWith(error)[settings.lang]);
    }
  };
  const starts = !draft.seats.includes('open');
  return (
    <form class="new" onSubmit={(event) => void open(event)}>
      <Seats game={game} draft={draft} set={setDraft} />
      <fieldset>
        <legend>{settings.say(w('The game', 'Игра'))}</legend>
        {game.options.map((option) => forSeats(option, draft.seats.length)).map((option) => (
          <OptionField
            key={option.name}
            option={option}
            value={draft.options[option.name] ?? option.standard}
            set={(value) => setDraft(withOption(draft, game, option.name, value))}
          />
        ))}
        <label class="field">
          <span>{settings.say(w('Clock', 'Часы'))}</span>
          <select value={draft.clock} onChange={(event) => setDraft({ ...draft, clock: event.currentTarget.value })}>
            {clocks.map(([name]) => (
              <option key={name} value={name}>
                {settings.say(clockWords[name] ?? w(name, name))}
              </option>
            ))}
          </select>
        </label>
        <label class="switch">
          <input
            type="checkbox"
            checked={draft.isPublic}
            onChange={(event) => setDraft({ ...draft, isPublic: event.currentTarget.checked })}
          />
          <span>
            <b>{settings.say(w('Anyone may join', 'Может сесть любой'))}</b>
            <small>{settings.say(w('The table is listed on the home page.', 'Стол виден на главной странице.'))}</small>
          </span>
        </label>
      </fieldset>
      {trouble !== '' && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <button type="submit" class="big main">
        {settings.say(starts ? w('Begin', 'Начать') : w('Open the table', 'Открыть стол'))}
      </button>
    </form>
  );
}

export function NewTable(props: { game: string }): JSX.Element {
  const games = useShelf();
  const game = games.find((g) => g.id === props.game);
  if (game === undefined) return <NoSuchGame />;
  const title = titleFor(game)[settings.lang];
  return (
    <div class="sheet-page">
      <Header title={title} />
      <main class="page">
        <Heading>{title}</Heading>
        <Form key={game.id} game={game} />
      </main>
    </div>
  );
}
