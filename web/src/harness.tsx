/* harness.tsx - a board on a still table, for looking at: the fixture is the page's fixture.json, nothing is sent anywhere. */
import { render } from 'preact';
import { loadUi } from './games/load';
import { Symbols } from './kit/symbols';
import { readPlay, readTable } from './net/protocol';
import { settings } from './settings/ctrl';
import { TableCtrl } from './table/ctrl';
import { TableView } from './table/view';

interface Fixture {
  readonly edition: unknown;
  readonly table: unknown;
  readonly play: unknown;
}

const asked = new URLSearchParams(location.search);
settings.set({
  lang: asked.get('lang') === 'ru' ? 'ru' : 'en',
  theme: asked.get('theme') === 'fire' ? 'fire' : 'light',
  motion: 'less',
  auto: false,
});

const fixture = (await (await fetch('/fixture.json')).json()) as Fixture;
const table = readTable(fixture.table);
const ctrl = new TableCtrl({ ask: () => Promise.resolve({}) }, await loadUi(table.game), fixture.edition, table);
ctrl.push({ t: 'play', play: readPlay(fixture.play) });
const touch = asked.get('touch');
render(
  <>
    <Symbols />
    <TableView ctrl={ctrl} slots={{}} />
  </>,
  document.getElementById('app') as HTMLElement,
);
if (touch !== null) ctrl.touch(touch);
const pane = asked.get('pane');
if (pane === 'me' || pane === 'others' || pane === 'log') ctrl.setPane(pane);
document.body.dataset['ready'] = 'yes';
