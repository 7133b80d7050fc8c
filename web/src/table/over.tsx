/* over.tsx - what lies above the table for a while: hand-over curtain, recap, undo offer, help, result. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../app';
import { Dialog } from '../kit/dialog';
import { Icon } from '../kit/symbols';
import { SeatToken } from '../kit/tokens';
import type { Words } from '../games/game';
import { count, fill, w } from '../kit/words';
import { countsPoints, hasWon, num, type Play } from '../net/protocol';
import { rulesHref } from '../rules/href';
import { settings } from '../settings/ctrl';
import type { TableCtrl } from './ctrl';
import { LogLine } from './log-view';

export function Curtain(props: { ctrl: TableCtrl }): JSX.Element | null {
  const { ctrl } = props;
  const button = useRef<HTMLButtonElement>(null);
  const seat = ctrl.curtain;
  useEffect(() => button.current?.focus(), [seat]);
  if (seat === null) return null;
  return (
    <section class="curtain" aria-label={settings.say(w('Hand over', 'Передача хода'))}>
      <SeatToken seat={seat} size={72} />
      <h2>{fill(w('{0} is next', 'Теперь играет {0}'), ctrl.nameOf(seat))[settings.lang]}</h2>
      <p>{settings.say(w('Hand the screen over; nothing is shown before.', 'Передайте экран: до этого ничего не видно.'))}</p>
      <button type="button" class="button main" ref={button} onClick={() => ctrl.liftCurtain()}>
        {settings.say(w('Show my table', 'Показать мой стол'))}
      </button>
    </section>
  );
}

export function Recap(props: { ctrl: TableCtrl }): JSX.Element | null {
  const { ctrl } = props;
  if (ctrl.recap.length === 0) return null;
  return (
    <Dialog title={settings.say(w('While you were away', 'Пока вас не было'))} onClose={() => ctrl.dismissRecap()}>
      <ol class="log recap">
        {ctrl.recap.map((entry) => (
          <LogLine key={entry.version} ctrl={ctrl} entry={entry} jump={undefined} />
        ))}
      </ol>
      <button type="button" class="button main" onClick={() => ctrl.dismissRecap()}>
        {settings.say(w('To the table', 'К столу'))}
      </button>
    </Dialog>
  );
}

/* Somebody would like to take a move back. */
export function Offer(props: { ctrl: TableCtrl }): JSX.Element | null {
  const { ctrl } = props;
  const offer = ctrl.shown?.offer ?? null;
  if (offer === null || ctrl.shown?.seat === 0) return null;
  const mine = ctrl.table.seats.some((s) => s.mine && s.seat === offer.seat);
  if (mine) return <p class="offer">{settings.say(w('The others are asked to let you take it back.', 'Остальных просят разрешить вам отмену хода.'))}</p>;
  return (
    <p class="offer" role="alert">
      <SeatToken seat={offer.seat} size={22} />
      <span>{fill(w('{0} would like to take a move back.', '{0} просит отменить ход.'), ctrl.nameOf(offer.seat))[settings.lang]}</span>
      <button type="button" class="button" onClick={() => void ctrl.consent(false)}>
        {settings.say(w('No', 'Нет'))}
      </button>
      <button type="button" class="button main" onClick={() => void ctrl.consent(true)}>
        {settings.say(w('Let them', 'Разрешить'))}
      </button>
    </p>
  );
}

/* Somebody would like to stop the game: it ends when all people have agreed. */
export function StopProposal(props: { ctrl: TableCtrl }): JSX.Element | null {
  const { ctrl } = props;
  const { table } = ctrl;
  const mine = table.seats.filter((s) => s.mine && !s.resigned);
  const [first] = table.votes;
  if (first === undefined || table.state !== 'playing' || mine.length === 0) return null;
  const agreed = mine.some((s) => table.votes.includes(s.seat));
  const tell = (yes: boolean): void => void ctrl.tell({ t: 'abandon', table: table.id, yes });
  return (
    <p class="offer" role="alert">
      <SeatToken seat={first} size={22} />
      <span>
        {agreed
          ? settings.say(w('You would like to stop the game; the others are asked.', 'Вы за то, чтобы прекратить игру; остальных спрашивают.'))
          : fill(w('{0} would like to stop the game, without a result.', '{0} предлагает прекратить игру без результата.'), ctrl.nameOf(first))[settings.lang]}
      </span>
      <button type="button" class="button" onClick={() => tell(!agreed)}>
        {settings.say(agreed ? w('Play on after all', 'Всё же играть дальше') : w('Agree', 'Согласиться'))}
      </button>
    </p>
  );
}

/* What cannot be taken back is asked for. */
export function ResignBox(props: { ctrl: TableCtrl; seat: number; onClose: () => void }): JSX.Element {
  const { ctrl, seat } = props;
  const resign = (): void => {
    void ctrl.tell({ t: 'resign', table: ctrl.table.id, seat });
    props.onClose();
  };
  return (
    <Dialog title={settings.say(w('Resign?', 'Сдаться?'))} onClose={props.onClose}>
      <p>
        {fill(
          w('A bot plays on for {0}, and the seat cannot be taken back. You may watch.', 'За место «{0}» доиграет бот, вернуться на него нельзя. Смотреть можно.'),
          ctrl.nameOf(seat),
        )[settings.lang]}
      </p>
      <div class="go">
        <button type="button" class="button main" onClick={resign}>
          {settings.say(w('Resign', 'Сдаться'))}
        </button>
        <button type="button" class="button" onClick={props.onClose}>
          {settings.say(w('Play on', 'Играть дальше'))}
        </button>
      </div>
    </Dialog>
  );
}

export function ResultList(props: { ctrl: TableCtrl; play: Play }): JSX.Element {
  const { ctrl, play } = props;
  const result = play.result;
  const isLost = !ctrl.table.seats.some((s) => hasWon(result, s.seat)); // by all: there is nothing to rank
  const rows = ctrl.table.seats
    .map((s) => ({
      seat: s.seat,
      name: ctrl.nameOf(s.seat),
      won: hasWon(result, s.seat),
      rank: result?.ranks[s.seat - 1] ?? 0,
      score: result?.scores[s.seat - 1] ?? 0,
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  const counts = countsPoints(result);
  return (
    <ol class="result">
      {rows.map((row) => (
        <li key={row.seat} class={row.won ? 'first' : ''}>
          {!isLost && rows.length > 1 && <span class="rank">{row.rank}</span>}
          <SeatToken seat={row.seat} size={28} />
          <b>{row.name}</b>
          {row.won && <Icon id="crown" size={20} />}
          <span class="fill" />
          {counts && <span class="score">{count(row.score, ['point', 'points'], ['очко', 'очка', 'очков'])[settings.lang]}</span>}
        </li>
      ))}
    </ol>
  );
}

function titleOf(ctrl: TableCtrl, play: Play): Words {
  const winners = ctrl.table.seats.filter((s) => hasWon(play.result, s.seat));
  if (winners.some((s) => s.mine)) return w('You have won', 'Вы победили');
  if (winners.length === 0) return w('The game is lost', 'Игра проиграна');
  return winners.length === 1
    ? fill(w('{0} has won', 'Победитель: {0}'), ctrl.nameOf(winners[0]?.seat ?? 1))
    : w('The game is over', 'Игра окончена');
}

export function ResultBox(props: { ctrl: TableCtrl; play: Play; onClose: () => void }): JSX.Element {
  const { ctrl, play } = props;
  const { router } = useApp();
  const title = titleOf(ctrl, play)[settings.lang];
  const again = (): void => void ctrl.tell({ t: 'rematch', table: ctrl.table.id }, (body) => router.go(`/table/${num(body, 'table')}`));
  return (
    <Dialog title={title} onClose={props.onClose} class="result-box">
      <ResultList ctrl={ctrl} play={play} />
      {play.result?.how && (
        <p>
          {settings.say(w('The game ended by rule', 'Игра закончилась по правилу'))}{' '}
          <a href={rulesHref(ctrl.table.game, play.result.how)} target="_blank" rel="noopener">
            {play.result.how}
          </a>
        </p>
      )}
      {ctrl.note !== null && (
        <p class="trouble" role="alert">
          {ctrl.note.words[settings.lang]}
        </p>
      )}
      <div class="go">
        {ctrl.table.seats.some((s) => s.mine) && (
          <button type="button" class="button main" onClick={again}>
            {settings.say(w('Play again', 'Ещё раз'))}
          </button>
        )}
        <a class="button" href={ctrl.pathTo('replay')}>
          {settings.say(w('Replay', 'Повтор'))}
        </a>
        <a class="button" href="/">
          {settings.say(w('To the games', 'К играм'))}
        </a>
      </div>
    </Dialog>
  );
}
