/* view.tsx - the replay: the table with a slider instead of the action bar. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type App, useApp } from '../app';
import type { Words } from '../games/game';
import { loadUi } from '../games/load';
import { titleOf } from '../games/titles';
import { Icon } from '../kit/symbols';
import { CopyLink } from '../kit/copy';
import { Heading } from '../kit/heading';
import { useStore } from '../kit/store';
import { useTries } from '../kit/tries';
import { fill, w } from '../kit/words';
import { Failed } from '../lobby/dead-end';
import { fetchEdition, recordPath } from '../net/api';
import { asBag, type Push, readTable } from '../net/protocol';
import { settings } from '../settings/ctrl';
import { openSettings } from '../settings/view';
import { animatedPace } from '../table/animate';
import { NoteLine } from '../table/bar';
import { TableCtrl } from '../table/ctrl';
import { HelpBox, HelpLines, replayHelp, useHelpKey } from '../table/help';
import { ResultBox } from '../table/over';
import { noteOf } from '../table/sender';
import { TableView } from '../table/view';
import { ReplayCtrl } from './ctrl';
import { useReplayKeys } from './keys';

interface ReplayProps {
  readonly id: number;
  readonly at: number | null; // a version
  readonly code: string | null;
}

/* The log comes as pushes; the one that says "over" is the last. */
async function openReplay(app: App, { id, at, code }: ReplayProps, listen: (listener: (push: Push) => void) => void): Promise<ReplayCtrl> {
  const { line } = app.session;
  const early: Push[] = [];
  let onPush = (push: Push): void => void early.push(push);
  listen((push) => onPush(push));
  const body = await line.ask({ t: 'watch', table: id, ...(code === null ? {} : { code }) });
  const table = readTable(asBag(body['table'], 'table'));
  if (table.state === 'open' || table.state === 'playing' || !table.begun) app.router.go(code === null ? `/table/${id}` : `/table/${id}?code=${code}`, true);
  const [ui, edition] = await Promise.all([loadUi(table.game), fetchEdition(table, code)]);
  const ctrl = new TableCtrl(line, ui, edition, table);
  ctrl.code = code;
  const viewer = table.seats.find((s) => s.mine)?.seat ?? 1;
  const replay = new ReplayCtrl(line, ctrl, viewer);
  await new Promise<void>((resolve) => {
    const off = ctrl.subscribe(() => {
      if (ctrl.shown?.actor !== 'over' && ctrl.table.state !== 'abandoned') return;
      off();
      resolve();
    });
    onPush = (push): void => ctrl.push(push);
    for (const push of early) onPush(push);
  });
  onPush = (push): void => void (push.t === 'play' || ctrl.push(push)); // positions come step by step from now on
  ctrl.pace = animatedPace(() => document.querySelector('.table'));
  replay.begin(at);
  return replay;
}

function PlayOn(props: { ctrl: ReplayCtrl }): JSX.Element | null {
  const { session, router } = useApp();
  const { ctrl } = props;
  const { table } = ctrl.table;
  const go = async (): Promise<void> => {
    const me = table.seats.find((s) => s.mine)?.seat ?? 1;
    try {
      const other = await session.setTable({
        game: table.game,
        players: table.players,
        options: {},
        seats: table.seats.map((s) => (s.seat === me ? 'me' : 'bot:normal')),
        public: false,
        clock: { kind: 'none' },
        from: { table: table.id, version: ctrl.version },
      });
      router.go(`/table/${other}`);
    } catch (error) {
      ctrl.table.say(noteOf(error));
    }
  };
  if (ctrl.at >= ctrl.last) return null;
  return (
    <button type="button" class="button main" onClick={() => void go()}>
      {settings.say(w('Play on from here', 'Играть отсюда'))}
    </button>
  );
}

interface ByKeyProps {
  readonly says: Words;
  readonly sign: string; // of the key, for those who rest on the button
  readonly keys: string; // its name, for screen readers
  readonly icon: 'back' | 'next' | 'pause' | 'play';
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/* A button that a key does as well. */
function ByKey(props: ByKeyProps): JSX.Element {
  const says = settings.say(props.says);
  return (
    <button
      type="button"
      class="button"
      aria-label={says}
      aria-keyshortcuts={props.keys}
      title={`${says} (${props.sign})`}
      disabled={props.disabled ?? false}
      onClick={props.onClick}
    >
      <Icon id={props.icon} size={20} />
    </button>
  );
}

function ReplayBar(props: { ctrl: ReplayCtrl; result: () => void }): JSX.Element {
  const ctrl = useStore(props.ctrl);
  useReplayKeys(props.ctrl);
  return (
    <section class="bar replay-bar" aria-label={settings.say(w('Replay', 'Повтор'))}>
      <NoteLine ctrl={ctrl.table} />
      <ByKey says={w('One step back', 'Шаг назад')} sign="←" keys="ArrowLeft" icon="back" disabled={ctrl.at === 0} onClick={() => ctrl.step(-1)} />
      <ByKey
        says={ctrl.playing ? w('Pause', 'Пауза') : w('Play', 'Смотреть')}
        sign={settings.say(w('space', 'пробел'))}
        keys="Space"
        icon={ctrl.playing ? 'pause' : 'play'}
        onClick={() => ctrl.toggle()}
      />
      <ByKey says={w('One step on', 'Шаг вперёд')} sign="→" keys="ArrowRight" icon="next" disabled={ctrl.at >= ctrl.last} onClick={() => ctrl.step(1)} />
      <input
        type="range"
        min="0"
        max={ctrl.last}
        value={ctrl.at}
        aria-label={settings.say(w('Moment of the game', 'Момент игры'))}
        onInput={(event) => ctrl.leap(Number(event.currentTarget.value))}
      />
      <span class="moment">{fill(w('{0} of {1}', '{0} из {1}'), ctrl.at, ctrl.last)[settings.lang]}</span>
      <div class="buttons">
        <button type="button" class="button" onClick={props.result}>
          {settings.say(w('Result', 'Итог'))}
        </button>
        <PlayOn ctrl={ctrl} />
      </div>
    </section>
  );
}

function Opened(props: { ctrl: ReplayCtrl }): JSX.Element {
  const ctrl = useStore(props.ctrl);
  const [above, setAbove] = useState<'none' | 'help' | 'result'>('none');
  const close = (): void => setAbove('none');
  const { game } = ctrl.table.table;
  useHelpKey(() => setAbove('help'));
  const last = ctrl.table.finalPlay;
  useEffect(() => {
    document.title = `${settings.say(w('Replay', 'Повтор'))} · ${titleOf(game)[settings.lang]} · Ochre`;
  });
  return (
    <TableView
      ctrl={ctrl.table}
      slots={{
        bar: <ReplayBar ctrl={ctrl} result={() => setAbove('result')} />,
        jump: { to: (version) => ctrl.jump(version), can: () => true },
        menu: (
          <>
            <a href="/">{settings.say(w('To the games', 'К играм'))}</a>
            <HelpLines game={game} show={() => setAbove('help')} />
            <CopyLink
              key={ctrl.version}
              link={location.origin + ctrl.table.pathTo('replay', ctrl.at < ctrl.last ? ctrl.version : null)}
              says={ctrl.at < ctrl.last ? w('Copy the link to this moment', 'Ссылка на этот момент: скопировать') : w('Copy the link to the replay', 'Ссылка на повтор: скопировать')}
            />
            <a href={recordPath(ctrl.table.table.id, ctrl.table.code)} download={`${game}-${ctrl.table.table.id}.ochre`}>
              {settings.say(w('Save the record', 'Сохранить запись'))}
            </a>
            <button type="button" onClick={openSettings}>
              {settings.say(w('Settings', 'Настройки'))}
            </button>
          </>
        ),
        over: (
          <>
            {above === 'help' && <HelpBox help={replayHelp} game={game} onClose={close} />}
            {above === 'result' && last !== null && <ResultBox ctrl={ctrl.table} play={last} onClose={close} />}
          </>
        ),
      }}
    />
  );
}

export function ReplayPage(props: ReplayProps): JSX.Element {
  const app = useApp();
  const [ctrl, setCtrl] = useState<ReplayCtrl | null>(null);
  const tries = useTries();
  useEffect(() => {
    let off = (): void => undefined;
    let made: ReplayCtrl | null = null;
    let gone = false;
    const offOpen = app.session.line.onOpen(async () => made?.table.resume()); // whoever looks on by a code is let in anew
    openReplay(app, props, (listener) => (off = app.session.line.onPush(listener))).then(
      (opened) => {
        made = opened;
        if (!gone) setCtrl(opened);
      },
      (why: unknown) => {
        if (!gone) tries.fail(why);
      },
    );
    return () => {
      gone = true;
      off();
      offOpen();
      void app.session.line.ask({ t: 'unwatch', table: props.id }).catch(() => undefined);
    };
  }, [props.id, tries.count]);
  useEffect(
    () => () => {
      ctrl?.stop();
      ctrl?.table.close();
    },
    [ctrl],
  );
  if (ctrl !== null) return <Opened ctrl={ctrl} />;
  if (tries.error !== null) return <Failed title={w('The replay cannot be shown.', 'Повтор показать не удаётся.')} tries={tries} />;
  return (
    <main class="page">
      <Heading class="unseen">{settings.say(w('Replay', 'Повтор'))}</Heading>
      <p role="status">{settings.say(w('Looking for the record…', 'Ищем запись…'))}</p>
    </main>
  );
}
