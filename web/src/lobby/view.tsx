/* view.tsx - a table before the game: who sits where, the link for friends, and the start. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useApp } from '../app';
import { titleOf } from '../games/titles';
import { CopyLink } from '../kit/copy';
import { Heading } from '../kit/heading';
import { useStore } from '../kit/store';
import { SeatToken } from '../kit/tokens';
import { fill, w } from '../kit/words';
import { useShelf } from '../home/view';
import { stories } from '../home/words';
import type { Seat, Table } from '../net/protocol';
import { guestName } from '../net/session';
import { troubleWith } from '../net/trouble';
import { settings } from '../settings/ctrl';
import type { TableCtrl } from '../table/ctrl';
import { rulesHref } from '../rules/href';
import { Header } from './header';
import { clockText } from './new';
import { levelWords, optionTitle, optionValue } from './words';

/* Whoever has just started a server for friends sees it by an address that leads friends to their own machines. */
const here = /^(localhost|127\..*|\[::1\])$/.test(location.hostname);

function Invite(props: { ctrl: TableCtrl }): JSX.Element {
  const link = location.origin + props.ctrl.pathTo('table');
  return (
    <section class="invite">
      <h2>{settings.say(w('Invite friends', 'Пригласить друзей'))}</h2>
      <p>{settings.say(w('Whoever opens this link may sit down; no account is needed.', 'Кто откроет эту ссылку, может сесть за стол; регистрация не нужна.'))}</p>
      <div class="copy">
        <input readOnly value={link} aria-label={settings.say(w('Link to the table', 'Ссылка на стол'))} onFocus={(event) => event.currentTarget.select()} />
        <CopyLink link={link} says={w('Copy the link', 'Скопировать ссылку')} class="button" hasField />
      </div>
      {here && (
        <p class="here">
          {settings.say(
            w(
              'This address is for this machine only. To let others in, start the server with --address 0.0.0.0 and open the page by this machine’s address in your network.',
              'Этот адрес годится только на этой машине. Чтобы пустить других, запустите сервер с --address 0.0.0.0 и откройте страницу по сетевому адресу этой машины.',
            ),
          )}
        </p>
      )}
    </section>
  );
}

/* The cover of the box, and what was agreed on beyond the usual. */
function About(props: { table: Table }): JSX.Element {
  const { table } = props;
  const options = useShelf().find((game) => game.id === table.game)?.options ?? [];
  const agreed = options.flatMap((option) => {
    const told = table.options[option.name];
    const value = typeof told === 'string' ? (option.names?.indexOf(told) ?? -1) + option.min : told;
    if (typeof value !== 'number' || value === option.standard) return [];
    return [`${settings.say(optionTitle(option))}: ${optionValue(option, value, settings.lang)}`];
  });
  const open = table.public ? w('anyone may join', 'может сесть любой') : w('by invitation', 'по приглашению');
  return (
    <header class="lobby-head">
      <img src={`/art/cover-${table.game}.svg`} alt="" width="110" height="138" />
      <div>
        <Heading>{titleOf(table.game)[settings.lang]}</Heading>
        <p>{stories[table.game]?.[settings.lang]}</p>
        <p class="agreed">{[...agreed, clockText(table.clock), settings.say(open)].join(' · ')}</p>
        <p>
          <a href={rulesHref(table.game)} target="_blank" rel="noopener">
            {settings.say(w('Read the rules', 'Прочитать правила'))}
          </a>
        </p>
      </div>
    </header>
  );
}

function seatText(seat: Seat): string {
  if (seat.kind === 'open') return settings.say(w('free seat', 'свободное место'));
  if (seat.kind === 'bot') return settings.say(levelWords[seat.level ?? 'normal'] ?? w('bot', 'бот'));
  return settings.say(seat.online ? w('here', 'здесь') : w('away', 'не в сети'));
}

function SeatLine(props: { ctrl: TableCtrl; seat: Seat; owner: boolean; seated: boolean; sit: (seat: number) => void }): JSX.Element {
  const { ctrl, seat, owner } = props;
  const table = ctrl.table.id;
  const set = (as: string): void => void ctrl.tell({ t: 'seat', table, seat: seat.seat, as });
  return (
    <li class={seat.kind === 'open' ? 'open' : ''}>
      <SeatToken seat={seat.seat} size={34} label={String.fromCharCode(64 + seat.seat)} />
      <span class="about">
        {seat.kind !== 'open' && <b>{ctrl.nameOf(seat.seat)}</b>}
        <span>{seatText(seat)}</span>
      </span>
      {seat.kind === 'open' && !props.seated && (
        <button type="button" class="button main" onClick={() => props.sit(seat.seat)}>
          {settings.say(w('Sit here', 'Сесть сюда'))}
        </button>
      )}
      {owner && seat.kind === 'open' && (
        <select aria-label={settings.say(w('Put a bot here', 'Посадить бота'))} value="" onChange={(event) => set(event.currentTarget.value)}>
          <option value="">{settings.say(w('put a bot here…', 'посадить бота…'))}</option>
          {Object.entries(levelWords).map(([level, words]) => (
            <option key={level} value={`bot:${level}`}>
              {settings.say(words)}
            </option>
          ))}
        </select>
      )}
      {owner && seat.kind === 'bot' && (
        <button type="button" class="button" onClick={() => set('open')}>
          {settings.say(w('Free the seat', 'Освободить'))}
        </button>
      )}
      {owner && seat.kind === 'person' && !seat.mine && (
        <button type="button" class="button" onClick={() => void ctrl.tell({ t: 'kick', table, seat: seat.seat })}>
          {settings.say(w('Send away', 'Удалить'))}
        </button>
      )}
    </li>
  );
}

export function LobbyView(props: { ctrl: TableCtrl }): JSX.Element {
  const { session, router } = useApp();
  useStore(session);
  const ctrl = useStore(props.ctrl);
  const { table } = ctrl;
  const [name, setName] = useState(guestName);
  const owner = session.me !== null && table.owner === session.me.id;
  const seated = table.seats.some((s) => s.mine);
  const free = table.seats.filter((s) => s.kind === 'open').length;
  const [trouble, setTrouble] = useState('');
  const sit = async (seat: number): Promise<void> => {
    setTrouble('');
    try {
      await session.ensureMe(name.trim() === '' ? undefined : name.trim());
    } catch (error) {
      setTrouble(troubleWith(error)[settings.lang]);
      return;
    }
    await ctrl.tell({ t: 'sit', table: table.id, seat, ...(ctrl.code === null ? {} : { code: ctrl.code }) });
  };
  return (
    <div class="sheet-page">
      <Header />
      <main class="page lobby">
        <About table={table} />
        {session.known && session.me === null && (
          <label class="field">
            <span>{settings.say(w('Your name', 'Ваше имя'))}</span>
            <input value={name} maxLength={24} onInput={(event) => setName(event.currentTarget.value)} />
          </label>
        )}
        {trouble !== '' && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        <ul class="seat-list">
          {table.seats.map((seat) => (
            <SeatLine key={seat.seat} ctrl={ctrl} seat={seat} owner={owner} seated={seated} sit={(n) => void sit(n)} />
          ))}
        </ul>
        {ctrl.note !== null && (
          <p class="trouble" role="alert">
            {ctrl.note.words[settings.lang]}
          </p>
        )}
        <Invite ctrl={ctrl} />
        <div class="go">
          {owner && (
            <button type="button" class="big main" disabled={free > 0} onClick={() => void ctrl.tell({ t: 'start', table: table.id })}>
              {settings.say(free > 0 ? fill(w('Waiting for {0} more', 'Не хватает игроков: {0}'), free) : w('Begin', 'Начать'))}
            </button>
          )}
          {!owner && seated && <p>{settings.say(w('The host begins the game when all are here.', 'Когда все соберутся, хозяин начнёт игру.'))}</p>}
          {seated && (
            <button
              type="button"
              class="big"
              onClick={() => void ctrl.tell({ t: 'leave', table: table.id }, () => router.go('/'))}
            >
              {settings.say(w('Leave', 'Уйти'))}
            </button>
          )}
        </div>
      </main>
    </div>
  );
}
