/* live.tsx - a table that is being played: what lies around and above the board. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app';
import { CopyLink } from '../kit/copy';
import { useStore } from '../kit/store';
import { Icon } from '../kit/symbols';
import { SeatToken } from '../kit/tokens';
import { w } from '../kit/words';
import { num } from '../net/protocol';
import { settings } from '../settings/ctrl';
import { openSettings } from '../settings/view';
import { NoteLine } from './bar';
import { ChatBox } from './chat';
import { Clocks, LineLamp } from './clock';
import type { TableCtrl } from './ctrl';
import { HelpBox, HelpLines, playHelp, useHelpKey } from './help';
import { Curtain, Offer, Recap, ResignBox, ResultBox, StopProposal } from './over';
import { TableView } from './view';

type Above = 'none' | 'help' | 'result' | number; // a seat that is about to resign

function Menu(props: { ctrl: TableCtrl; show: (what: Above) => void }): JSX.Element {
  const { ctrl } = props;
  const { table } = ctrl;
  const mine = table.seats.filter((s) => s.mine && !s.resigned);
  const playing = table.state === 'playing' && mine.length > 0;
  const over = table.state === 'over' || table.state === 'abandoned';
  const voted = table.votes.some((seat) => mine.some((s) => s.seat === seat));
  return (
    <>
      <a href="/">{settings.say(w('To the games', 'К играм'))}</a>
      <HelpLines game={table.game} show={() => props.show('help')} />
      <button type="button" onClick={openSettings}>
        {settings.say(w('Settings', 'Настройки'))}
      </button>
      <CopyLink
        link={location.origin + ctrl.pathTo(over ? 'replay' : 'table')}
        says={over ? w('Copy the link to the replay', 'Ссылка на повтор: скопировать') : w('Copy the link for onlookers', 'Ссылка для зрителей: скопировать')}
      />
      {playing && (
        <>
          <button type="button" onClick={() => void ctrl.tell({ t: 'abandon', table: table.id, yes: !voted })}>
            {settings.say(voted ? w('Play on after all', 'Всё же играть дальше') : w('Propose to stop the game', 'Предложить прекратить игру'))}
          </button>
          {mine.map((s) => (
            <button type="button" key={s.seat} onClick={() => props.show(s.seat)}>
              {settings.say(w('Resign', 'Сдаться'))}
              {mine.length > 1 ? `: ${ctrl.nameOf(s.seat)}` : ''}
            </button>
          ))}
        </>
      )}
      {over && <a href={ctrl.pathTo('replay')}>{settings.say(w('Replay', 'Повтор игры'))}</a>}
    </>
  );
}

/* A seat that was left to a bot can be taken back; whose time ran out is sitting there and should know. */
function ComeBack(props: { ctrl: TableCtrl }): JSX.Element | null {
  const { ctrl } = props;
  const lent = ctrl.table.seats.find((s) => s.mine && s.standin);
  if (lent === undefined || ctrl.table.state !== 'playing') return null;
  return (
    <p class="offer" role="alert">
      <SeatToken seat={lent.seat} size={22} />
      <span>{settings.say(w('A bot plays for you: you were away, or your time had run out.', 'За вас играет бот: вас не было или вышло время.'))}</span>
      <button type="button" class="button main" onClick={() => void ctrl.tell({ t: 'sit', table: ctrl.table.id, seat: lent.seat })}>
        {settings.say(w('Take your seat back', 'Вернуться за стол'))}
      </button>
    </p>
  );
}

function OverBar(props: { ctrl: TableCtrl; show: () => void; children?: ComponentChildren }): JSX.Element {
  const { router } = useApp();
  const { ctrl } = props;
  const again = (): void =>
    void ctrl.tell({ t: 'rematch', table: ctrl.table.id }, (body) => router.go(`/table/${num(body, 'table')}`));
  const seated = ctrl.table.seats.some((s) => s.mine);
  return (
    <section class="bar" aria-label={settings.say(w('The end', 'Конец'))}>
      <NoteLine ctrl={ctrl} />
      <p>
        <b>{settings.say(w('The game is over.', 'Игра окончена.'))}</b>
      </p>
      <div class="buttons">
        <button type="button" class="button" onClick={props.show}>
          {settings.say(w('Result', 'Итог'))}
        </button>
        <a class="button" href={ctrl.pathTo('replay')}>
          {settings.say(w('Replay', 'Повтор'))}
        </a>
        {ctrl.table.next !== null ? (
          <a class="button main" href={`/table/${ctrl.table.next}`}>
            {settings.say(w('To the next game', 'К следующей игре'))}
          </a>
        ) : (
          seated && (
            <button type="button" class="button main" onClick={again}>
              {settings.say(w('Play again', 'Ещё раз'))}
            </button>
          )
        )}
      </div>
    </section>
  );
}

function GuideLine(props: { ctrl: TableCtrl }): JSX.Element | null {
  const { told, guideOver } = props.ctrl;
  if (told === null) return null;
  return (
    <p class={guideOver ? 'guide guide-end' : 'guide'} role="status">
      <Icon id="fire" size={26} />
      <span>{told[settings.lang]}</span>
    </p>
  );
}

export function LiveTable(props: { ctrl: TableCtrl }): JSX.Element {
  const ctrl = useStore(props.ctrl);
  const { session } = useApp();
  useStore(session);
  const [above, setAbove] = useState<Above>('none');
  useHelpKey(() => setAbove('help'));
  const play = ctrl.shown;
  const over = play !== null && play.actor === 'over' && !ctrl.busy;
  useEffect(() => {
    if (over) setAbove('result');
  }, [over]);
  return (
    <TableView
      ctrl={ctrl}
      slots={{
        ...(over ? { bar: <OverBar ctrl={ctrl} show={() => setAbove('result')} /> } : {}),
        menu: <Menu ctrl={ctrl} show={setAbove} />,
        jump: { to: (version) => ctrl.lookAt(version), can: (version) => ctrl.canLookAt(version) },
        chat: <ChatBox ctrl={ctrl} />,
        guide: (
          <>
            <GuideLine ctrl={ctrl} />
            <ComeBack ctrl={ctrl} />
            <Offer ctrl={ctrl} />
            <StopProposal ctrl={ctrl} />
          </>
        ),
        state: (
          <>
            <Clocks ctrl={ctrl} />
            <LineLamp state={session.line.state} sending={ctrl.pending !== null} />
          </>
        ),
        over: (
          <>
            <Curtain ctrl={ctrl} />
            <Recap ctrl={ctrl} />
            {above === 'help' && <HelpBox help={playHelp} game={ctrl.table.game} onClose={() => setAbove('none')} />}
            {typeof above === 'number' && <ResignBox ctrl={ctrl} seat={above} onClose={() => setAbove('none')} />}
            {above === 'result' && play !== null && <ResultBox ctrl={ctrl} play={play} onClose={() => setAbove('none')} />}
          </>
        ),
      }}
    />
  );
}

