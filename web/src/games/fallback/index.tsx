/* index.tsx - the plain board: any game as lists, straight from its view and its legal actions.
 *
 * For a game whose board has not been drawn yet, such as a new one under examples. Every value of the view is shown by its
 * name, every action by its notation. */
import type { ComponentChildren, JSX } from 'preact';
import { both } from '../../kit/words';
import { SeatToken } from '../../kit/tokens';
import type { Action, GameUI, PanelProps, Props } from '../game';

type Bag = Readonly<Record<string, unknown>>;
type Plain = Props<unknown, unknown>;

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);

function show(value: unknown): string {
  if (value === null) return '?';
  if (Array.isArray(value)) return value.map(show).join(' ');
  if (isBag(value)) return Object.entries(value).map(([name, inner]) => `${name} ${show(inner)}`).join(', ');
  return String(value);
}

function Facts(props: { of: unknown; without?: readonly string[]; children?: ComponentChildren }): JSX.Element {
  const entries = isBag(props.of) ? Object.entries(props.of) : [];
  return (
    <dl class="facts">
      {entries
        .filter(([name]) => !props.without?.includes(name))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name.replaceAll('_', ' ')}</dt>
            <dd data-key={`fact-${name}`}>{show(value)}</dd>
          </div>
        ))}
    </dl>
  );
}

function playerOf(view: unknown, seat: number): unknown {
  const players = isBag(view) ? view['players'] : null;
  return Array.isArray(players) ? (players[seat - 1] as unknown) : null;
}

function Board(props: Plain): JSX.Element {
  return (
    <div class="board-art plain-board">
      <Facts of={props.view} without={['players']} />
    </div>
  );
}

function Panel(props: { seat: number; name: string; of: unknown }): JSX.Element {
  return (
    <div class="plain-panel">
      <h3>
        <SeatToken seat={props.seat} /> {props.name}
      </h3>
      <Facts of={props.of} />
    </div>
  );
}

const nameOf = (props: Plain, seat: number): string => props.seats.find((s) => s.seat === seat)?.name ?? '';

const Mine = (props: Plain): JSX.Element => (
  <Panel seat={props.viewer} name={nameOf(props, props.viewer)} of={playerOf(props.view, props.viewer)} />
);

const Other = (props: PanelProps<unknown, unknown>): JSX.Element => (
  <Panel seat={props.seat} name={nameOf(props, props.seat)} of={playerOf(props.view, props.seat)} />
);

export const fallback = (id: string): GameUI<unknown, unknown, Action> => ({
  id,
  Board,
  Mine,
  Other,
  phases: (view) => {
    const phase = isBag(view) ? view['phase'] : null;
    const round = isBag(view) ? view['round'] : null;
    return { names: typeof phase === 'string' ? [phase] : [], now: 0, round: typeof round === 'number' ? String(round) : '' };
  },
  prompt: () => '',
  choices: (legal) => legal.map((action) => ({ action, target: '', label: both(action.text), deed: both(action.text) })),
  tip: () => null,
  icon: () => null,
});
