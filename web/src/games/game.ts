/* game.ts - what a game gives to the table: the contract between the shell and the five boards.
 *
 * The shell owns everything that all games share: the top bar, the action bar, keyboard, tooltips, log, chat,
 * clocks, animation, panes on the phone. A game draws its board, its own area and a panel for each other seat, and
 * says in words what its moves are. It holds no rules: what can be done is the list `legal` that came from the server. */
import type { ComponentType } from 'preact';

export type Lang = 'en' | 'ru';
export type Words = { readonly en: string; readonly ru: string };

/* What every action has; the types of each game (generated) add the parts. */
export interface Action {
  readonly verb: string;
  readonly text: string;
}

export interface SeatInfo {
  readonly seat: number; // from 1
  readonly name: string;
  readonly mine: boolean;
  readonly bot: boolean;
  readonly online: boolean;
}

/* One legal action as the table offers it. Choices that share a target are offered together when the target is
 * touched: as buttons in the action bar, in order. */
export interface Choice<A extends Action = Action> {
  readonly action: A;
  readonly target: string; // the id of a <Target> on the board or in the own area; '' for the action bar alone
  readonly label: Words; // on the small button: "3", "with tools 1 and 2"
  readonly deed: Words; // on the main button: "Place 3 in the quarry"
  readonly built?: boolean; // the board lets it be put together (see prepare): no button of its own in the action bar
  readonly keep?: boolean; // a way out ("decline", "end turn"): stands apart in the action bar, never chosen by itself
}

/* A second move that goes with a first, such as what is wanted for what is given: played without being asked for again when
 * the server offers it then; if it does not, the player decides anew. */
export interface FollowUp {
  readonly text: string;
  readonly deed: Words; // on the main button: what both do together
}

export interface Props<V, E, A extends Action = Action> {
  readonly view: V;
  readonly edition: E;
  readonly viewer: number; // the seat that looks, from 1; 0: an onlooker
  readonly actor: number | 'chance' | 'over';
  readonly seats: readonly SeatInfo[];
  readonly lang: Lang;
  readonly chosen: A | null; // the action being prepared: draw its ghost
  readonly ranks: readonly number[] | null; // of all seats, once the game is over: who is where, ties broken by the game
  readonly legal: readonly A[]; // empty when the viewer has nothing to decide
  /* Makes a legal action the chosen one, or none, as if its target had been touched: for what is put together by
   * several touches on the table, such as a payment or a set of tools. The main button then plays it as always. */
  readonly prepare: (action: A | null, then?: FollowUp) => void;
}

export interface PanelProps<V, E, A extends Action = Action> extends Props<V, E, A> {
  readonly seat: number; // whose panel it is
}

/* A line of the guided first game, shown before the learner's next move. */
export interface GuideStep {
  readonly words: Words;
}

export interface GameUI<V, E, A extends Action = Action> {
  readonly id: string;
  readonly Board: ComponentType<Props<V, E, A>>; // the whole SVG, viewBox 868 x 610 on the desk
  readonly Mine: ComponentType<Props<V, E, A>>; // the own area below the action bar: 1280 x 88 on the desk, a pane on the phone
  readonly Other: ComponentType<PanelProps<V, E, A>>; // public facts of another seat, 380 wide
  readonly Aside?: ComponentType<Props<V, E, A>>; // docked under the panels of the others: offers, auctions, conflicts
  readonly Symbols?: ComponentType; // the <symbol>s of the game, mounted once a page: panels and log use them too
  readonly seatColours?: (view: V) => readonly string[]; // a word a seat where the box gives the seats its own colours: data-seat-1="blue" on the table
  readonly phases: (view: V, lang: Lang) => { readonly names: readonly string[]; readonly now: number; readonly round: string };
  readonly prompt: (props: Props<V, E, A>) => string; // the one sentence of the action bar when it is the viewer's turn
  readonly choices: (legal: readonly A[], props: Props<V, E, A>) => readonly Choice<A>[];
  readonly tip: (target: string, props: Props<V, E, A>) => Words | null; // plain words about a thing on the table, with current numbers
  readonly icon: (action: Action) => string | null; // a symbol id for the log
  readonly targetOf?: (action: Action) => string | null; // which thing a log entry speaks of, for highlighting
  readonly attempt?: (target: string, props: Props<V, E, A>) => string | null; // what a touch on a quiet thing would mean: the server then says why not
  readonly outcomes?: (odds: string) => Readonly<Record<number, Words>> | null; // names for the values of a roll, by the odds' English label, where they are not amounts
  readonly seatWords?: (seat: number, props: Props<V, E, A>) => Words; // how the log calls a seat ("Blue", "Синий"): the shell puts the player's name there
  readonly otherNames?: (props: Props<V, E, A>) => readonly Words[]; // names in the log that contain such a word and mean no seat ("Red Centre")
}
