/* prose.tsx - a line of the log with the people's names in it.
 *
 * The engine speaks of seats by the game's own words ("Blue", "Neanderthals"), always in their plain form; where the game
 * tells which words those are, the player's name stands instead. */
import { Fragment, type JSX } from 'preact';
import type { Lang } from '../games/game';
import type { TableCtrl } from './ctrl';
import { pieces, type Piece } from './prose-pieces';

export function seatWords(ctrl: TableCtrl, lang: Lang): readonly string[] {
  const play = ctrl.shown;
  const { seatWords: say } = ctrl.ui;
  if (play === null || say === undefined) return [];
  const props = ctrl.props(play);
  return ctrl.table.seats.map((s) => say(s.seat, props)[lang]);
}

function cut(text: string, ctrl: TableCtrl): readonly Piece[] {
  const play = ctrl.shown;
  const others = play === null ? [] : (ctrl.ui.otherNames?.(ctrl.props(play)) ?? []);
  return pieces(
    text,
    seatWords(ctrl, ctrl.lang),
    others.map((name) => name[ctrl.lang]),
  );
}

export function plainProse(text: string, ctrl: TableCtrl): string {
  return cut(text, ctrl)
    .map((piece) => (piece.seat === null ? piece.text : ctrl.nameOf(piece.seat)))
    .join('');
}

export function Prose(props: { text: string; ctrl: TableCtrl }): JSX.Element {
  const { ctrl } = props;
  return (
    <>
      {cut(props.text, ctrl).map((piece, i) =>
        piece.seat === null ? <Fragment key={i}>{piece.text}</Fragment> : <b key={i}>{ctrl.nameOf(piece.seat)}</b>,
      )}
    </>
  );
}
