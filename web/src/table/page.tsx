/* page.tsx - a table's page: fetches the board and the edition, listens, and chooses between lobby and table. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useApp, type App } from '../app';
import { loadUi } from '../games/load';
import { titleOf } from '../games/titles';
import { Heading } from '../kit/heading';
import { useStore } from '../kit/store';
import { type Tries, useTries } from '../kit/tries';
import { w } from '../kit/words';
import { LobbyView } from '../lobby/view';
import { DeadEnd, Failed } from '../lobby/dead-end';
import { fetchEdition } from '../net/api';
import { asBag, readTable, type Push } from '../net/protocol';
import { settings } from '../settings/ctrl';
import { animatedPace } from './animate';
import { TableCtrl } from './ctrl';
import { LiveTable } from './live';
import { turnSound } from './sound';

/* Watches the table and makes its controller; pushes that arrive in the meantime are kept for it. */
async function openTable(app: App, id: number, code: string | null, early: Push[]): Promise<TableCtrl> {
  const body = await app.session.line.ask({ t: 'watch', table: id, ...(code === null ? {} : { code }) });
  const table = readTable(asBag(body['table'], 'table'));
  const [ui, edition] = await Promise.all([loadUi(table.game), fetchEdition(table, code)]);
  const ctrl = new TableCtrl(app.session.line, ui, edition, table, { yourTurn: turnSound });
  ctrl.code = code;
  ctrl.pace = animatedPace(() => document.querySelector('.table'));
  for (const push of early) ctrl.push(push);
  return ctrl;
}

function useTable(app: App, id: number, code: string | null): { ctrl: TableCtrl | null; tries: Tries } {
  const [ctrl, setCtrl] = useState<TableCtrl | null>(null);
  const tries = useTries();
  useEffect(() => {
    const { line } = app.session;
    const early: Push[] = [];
    let made: TableCtrl | null = null;
    let gone = false;
    const offPush = line.onPush((push) => (made === null ? early.push(push) : made.push(push)));
    const offOpen = line.onOpen(async () => made?.resume());
    openTable(app, id, code, early).then(
      (opened) => {
        made = opened;
        if (gone) opened.close();
        else setCtrl(opened);
      },
      (why: unknown) => {
        if (!gone) tries.fail(why);
      },
    );
    return () => {
      gone = true;
      offPush();
      offOpen();
      made?.close();
      void line.ask({ t: 'unwatch', table: id }).catch(() => undefined);
    };
  }, [id, tries.count]);
  return { ctrl, tries };
}

/* Who was away for a while is told what happened. */
function usePresence(ctrl: TableCtrl): void {
  useEffect(() => {
    const follow = (): void => (document.visibilityState === 'visible' ? ctrl.cameBack() : ctrl.goneAway());
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [ctrl]);
}

/* The tab says whose turn it is. */
function useTitle(ctrl: TableCtrl): void {
  useEffect(() => {
    const name = `${titleOf(ctrl.table.game)[settings.lang]} · Ochre`;
    document.title = ctrl.myTurn ? `● ${settings.say(w('Your turn', 'Ваш ход'))} · ${name}` : name;
  });
}

function Opened(props: { ctrl: TableCtrl }): JSX.Element {
  const ctrl = useStore(props.ctrl);
  useTitle(ctrl);
  usePresence(ctrl);
  if (ctrl.table.state === 'open') return <LobbyView ctrl={ctrl} />;
  if (ctrl.table.state === 'abandoned' && !ctrl.table.begun) return <Cleared />;
  return <LiveTable ctrl={ctrl} />;
}

/* The host went home before the game began. */
function Cleared(): JSX.Element {
  return (
    <DeadEnd
      title={w('This table has been cleared.', 'Этот стол убран.')}
      why={w('The host left before the game began.', 'Хозяин ушёл до начала игры.')}
    />
  );
}

export function TablePage(props: { id: number; code: string | null }): JSX.Element {
  const app = useApp();
  const { ctrl, tries } = useTable(app, props.id, props.code);
  if (ctrl !== null) return <Opened ctrl={ctrl} />;
  if (tries.error !== null) return <Failed title={w('The table cannot be reached.', 'До стола не добраться.')} tries={tries} />;
  return (
    <main class="page">
      <Heading class="unseen">Ochre</Heading>
      <p role="status">{settings.say(w('Setting the table…', 'Накрываем стол…'))}</p>
    </main>
  );
}
