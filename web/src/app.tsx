/* app.tsx - the page that the address means, and what all pages share: the session, the router, the settings. */
import { createContext, type JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { AccountPage } from './account/view';
import { GamesPage } from './account/games';
import { Home } from './home/view';
import { HasMoved } from './kit/heading';
import { useStore } from './kit/store';
import { Symbols } from './kit/symbols';
import { w } from './kit/words';
import { LearnPage } from './learn/view';
import { DeadEnd } from './lobby/dead-end';
import { NewTable } from './lobby/new';
import type { Session } from './net/session';
import { unreachable } from './net/protocol';
import { ReplayPage } from './replay/view';
import type { Route } from './route';
import type { Router } from './router';
import { RulesPage } from './rules/view';
import { settings } from './settings/ctrl';
import { SettingsDialog } from './settings/view';
import { TablePage } from './table/page';

export interface App {
  readonly session: Session;
  readonly router: Router;
}

const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('outside of the app');
  return app;
}

function Lost(): JSX.Element {
  return (
    <DeadEnd
      title={w('There is nothing here.', 'Здесь ничего нет.')}
      why={w('The address is wrong, or the table is gone.', 'Адрес неверен, или стола больше нет.')}
    />
  );
}

function Page(props: { route: Route }): JSX.Element {
  const { route } = props;
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'new':
      return <NewTable key={route.game} game={route.game} />;
    case 'table':
      return <TablePage key={route.id} id={route.id} code={route.code} />;
    case 'replay':
      return <ReplayPage key={route.id} id={route.id} at={route.version} code={route.code} />;
    case 'learn':
      return <LearnPage key={route.game} game={route.game} />;
    case 'rules':
      return <RulesPage key={route.game} game={route.game} clause={route.clause} />;
    case 'account':
      return <AccountPage />;
    case 'games':
      return <GamesPage />;
    case 'lost':
      return <Lost />;
    default:
      return unreachable(route);
  }
}

export function Root(props: App): JSX.Element {
  useStore(settings);
  const router = useStore(props.router);
  return (
    <AppContext.Provider value={props}>
      <Symbols />
      <HasMoved.Provider value={router.hasMoved}>
        <Page route={router.route} />
      </HasMoved.Provider>
      <SettingsDialog />
    </AppContext.Provider>
  );
}
