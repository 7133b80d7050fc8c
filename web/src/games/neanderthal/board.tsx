/* board.tsx - the board of Neanderthal: Europe above, the viewer's own people below.
 *
 *     event | north 1 .. north 6        On a phone the rows are columns side by side, north left, and the own
 *     decks | south 1 .. south 6        people are in the pane of their own (panels.tsx).
 *     skull | elders, cards | daughters
 */
import type { JSX } from 'preact';
import { FitText } from '../../kit/fit';
import { useTall } from '../../kit/narrow';
import { Framed } from '../../kit/shapes';
import { SeatMark } from '../../kit/tokens';
import { w } from '../../kit/words';
import { BidBuilder } from './aside';
import { Place } from './cards';
import { CardsInPlay, Daughters } from './daughters';
import { DESK, DeskLand, Ice, PHONE, PhoneLand } from './europe';
import { Decks, EventCard } from './event';
import { focusSeat, placeId, playerOf } from './facts';
import { Cave, Elders, Skull, SkullWords } from './tableau';
import { peopleName } from './text';
import { ROWS, type Table } from './types';

const TITLE = w('Europe: two rows of six hunting grounds, and your people', 'Европа: два ряда по шесть угодий и ваш народ');

function DeskPlaces(props: { readonly table: Table }): JSX.Element {
  const { card, left, step } = DESK;
  return (
    <>
      {ROWS.flatMap((row) =>
        props.table.view.places[row].map((_, column) => {
          const id = placeId(row, column);
          return <Place key={id} table={props.table} id={id} frame={{ x: left + (column + 1) * step, y: DESK[row], w: card.w, h: card.h, wide: false }} />;
        }),
      )}
    </>
  );
}

function DeskTableau(props: { readonly table: Table }): JSX.Element | null {
  const { table } = props;
  const seat = focusSeat(table.view, table.viewer);
  const player = playerOf(table.view, seat);
  if (!player) return null;
  const top = DESK.ground;
  return (
    <>
      <Cave y={top} width={DESK.width} height={DESK.height - top} />
      <g transform={`translate(-10 ${top + 1}) scale(.92)`}>
        <Skull table={table} seat={seat} player={player} own={seat === table.viewer} />
      </g>
      <Owner table={table} seat={seat} />
      <SkullWords table={table} player={player} x={118} y={DESK.height - 24} />
      <Elders table={table} seat={seat} player={player} x={206} y={top + 10} columns={6} step={63} />
      <CardsInPlay table={table} player={player} area={{ x: 206, y: top + 128, w: 372, h: 68 }} />
      <Daughters table={table} player={player} area={{ x: 592, y: top + 9, w: 270, h: 188 }} />
    </>
  );
}

/* Whose tableau it is: an onlooker needs the name too, below the skull, where it hides no portal. */
function Owner(props: { readonly table: Table; readonly seat: number }): JSX.Element {
  const { table, seat } = props;
  return (
    <>
      <SeatMark seat={seat} x={20} y={DESK.ground + 22} size={24} />
      {seat !== table.viewer && (
        <FitText x={124} y={DESK.height - 38} size={14} room={80} anchor="start" class="ne-name">
          {peopleName(table.edition, table.view, seat)[table.lang]}
        </FitText>
      )}
    </>
  );
}

function DeskBoard(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  return (
    <svg class="ne-board" viewBox={`0 0 ${DESK.width} ${DESK.height}`} role="group" aria-label={TITLE[table.lang]}>
      <Framed id="ne-frame" width={DESK.width} height={DESK.height}>
        <DeskLand />
        <Ice view={table.view} narrow={false} />
      </Framed>
      <EventCard table={table} x={DESK.left} y={DESK.north} w={DESK.card.w} h={DESK.card.h} wide={false} />
      <Decks table={table} x={DESK.left} y={DESK.south + 4} stepX={0} stepY={62} />
      <DeskPlaces table={table} />
      <DeskTableau table={table} />
    </svg>
  );
}

function PhoneBoard(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  const { card, top, step } = PHONE;
  const height = top + 6 * step + 2;
  return (
    <div class="board-art ne-phone-board">
      <BidBuilder table={table} />
      <svg class="ne-board" viewBox={`0 0 ${PHONE.width} ${height}`} role="group" aria-label={TITLE[table.lang]}>
        <PhoneLand />
        <Ice view={table.view} narrow />
        <EventCard table={table} x={6} y={6} w={PHONE.event.w} h={PHONE.event.h} wide />
        <Decks table={table} x={270} y={6} stepX={0} stepY={33} small />
        {ROWS.flatMap((row) =>
          table.view.places[row].map((_, column) => {
            const id = placeId(row, column);
            return <Place key={id} table={table} id={id} frame={{ x: PHONE[row], y: top + column * step, w: card.w, h: card.h, wide: true }} />;
          }),
        )}
      </svg>
    </div>
  );
}

export function Board(table: Table): JSX.Element {
  const narrow = useTall();
  return narrow ? <PhoneBoard table={table} /> : <DeskBoard table={table} />;
}
