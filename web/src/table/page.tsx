/* page.tsx - a table's page: fetches the board and the edition, listens, and chooses between lobby and table. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useApp, type App } from '../app';
import { loadUi } from '../games/load';
import { titleOf } from '../games/titles';
import { useStore } from '../kit/store';
import { w } from '../kit/words';
import { LobbyView } from '../lobby/view';
import { DeadEnd } from '../lobby/dead-end';
import { Header } from '../lobby/new';
import { fetchEdition } from '../net/api';
import { asBag, readTable, type Push } from '../net/protocol';
import { Refused } from '../net/refused';
import { troubleWith } from '../net/trouble';
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

function useTable(app: App, id: number, code: string | null): { ctrl: TableCtrl | null; trouble: string | null } {
  const [ctrl, setCtrl] = useState<TableCtrl | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
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
      (error: unknown) => {
        const plain = settings.say(w('The table cannot be reached.', 'До стола не добраться.'));
        if (!gone) setTrouble(error instanceof Refused ? (error.refusal.words ?? troubleWith(error))[settings.lang] : plain);
      },
    );
    return () => {
      gone = true;
      offPush();
      offOpen();
      made?.close();
      void line.ask({ t: 'unwatch', table: id }).catch(() => undefined);
    };
  }, [id]);
  return { ctrl, trouble };
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
  const { ctrl, trouble } = useTable(app, props.id, props.code);
  if (ctrl !== null) return <Opened ctrl={ctrl} />;
  const sheet = (
    <main class="page">
      <h1 class="unseen">Ochre</h1>
      <p role="status">{trouble ?? settings.say(w('Setting the table…', 'Накрываем стол…'))}</p>
      {trouble !== null && <a href="/">{settings.say(w('To the games', 'К играм'))}</a>}
    </main>
  );
  if (trouble === null) return sheet;
  return (
    <div class="sheet-page">
      <Header />
      {sheet}
    </div>
  );
}
