/* event.tsx - the event of the round and the decks. The event is a daughter: her icons strike first, then she is bid for. */
import type { JSX } from 'preact';
import { Target } from '../../kit/target';
import { cut } from '../../kit/shapes';
import { SeatMark } from '../../kit/tokens';
import { w } from '../../kit/words';
import { ownerOf, rankInOrder, seatOfSpecies } from './facts';
import { Disk, Use } from './art';
import { actOf, daughterName } from './text';
import { COLOURS, type Colour, type Daughter, type Edition, type Row, type Table } from './types';

type Icon = keyof Edition['icons'];

/* Short forms for the card; its tooltip has the edition's own names. */
const ICON_SHORT: Readonly<Record<Icon, { readonly en: string; readonly ru: string }>> = {
  cooling: w('cooling', 'холод'),
  warming: w('warming', 'тепло'),
  elder_death: w('elder dies', 'смерть'),
  blizzard: w('blizzard', 'метель'),
  chaos: w('chaos', 'смута'),
  wanderlust: w('wander', 'странник'),
  wurm: w('Würm', 'Вюрм'),
};

type IconState = 'done' | 'now' | 'due';

/* Icons that have begun are counted by the view; the last of them is still at work while phase 1 asks or rolls for it. */
function iconState(table: Table, i: number): IconState {
  const { view } = table;
  const over = actOf(view) > 0 || view.phase === 'bidding' || view.phase === 'rivalry';
  if (over || i < view.icon - 1) return 'done';
  return i === view.icon - 1 ? 'now' : 'due';
}

function IconRow(props: { readonly table: Table; readonly icon: Icon; readonly i: number; readonly y: number; readonly x: number; readonly words: boolean; readonly width: number }): JSX.Element {
  const state = iconState(props.table, props.i);
  const { x, y } = props;
  return (
    <g class={`ne-icon ${state}`}>
      {state === 'now' && <path d={cut(x - 4, y - 2, props.width, 19, 5, 0.6)} class="ne-icon-now" />}
      <Use id={props.icon} x={x} y={y} width={16} height={16} />
      {props.words && (
        <text x={x + 20} y={y + 13} class="ne-t">
          {ICON_SHORT[props.icon][props.table.lang]}
        </text>
      )}
      {state === 'done' && props.words && <Use id="tick" x={x + props.width - 24} y={y + 2} width={12} height={12} class="ne-done" />}
    </g>
  );
}

/* Up to four icons have a line each; an edition with more shows them side by side. */
function Icons(props: { readonly table: Table; readonly daughter: Daughter; readonly x: number; readonly y: number; readonly width: number }): JSX.Element {
  const { icons } = props.table.edition.daughters[props.daughter];
  const words = icons.length <= 4;
  return (
    <>
      {icons.map((icon, i) => (
        <IconRow key={i} table={props.table} icon={icon} i={i} x={words ? props.x : props.x + (i % 4) * 24} y={words ? props.y + i * 18 : props.y + Math.floor(i / 4) * 24} words={words} width={words ? props.width : 24} />
      ))}
    </>
  );
}

/* The words that the chosen bid would lay on her, then the bid of the viewer once it is made. */
function BidGhost(props: { readonly table: Table; readonly x: number; readonly y: number }): JSX.Element | null {
  const { chosen } = props.table;
  if (chosen?.verb !== 'bid' || !('disks' in chosen)) return null;
  const amounts: Partial<Record<Colour, number>> = chosen.disks;
  const disks = COLOURS.flatMap((colour) => Array.from({ length: amounts[colour] ?? 0 }, () => colour));
  const step = Math.min(18, 86 / Math.max(1, disks.length));
  return (
    <>
      {disks.map((colour, i) => (
        <Disk key={i} colour={colour} x={props.x + i * step} y={props.y} r={8.5} lang={props.table.lang} manner="ghost" />
      ))}
    </>
  );
}

const NO_EVENT = w('first event to come', 'событие впереди');
const SPENT = w('out of the game', 'вне игры');
const AUCTION = w('up for auction', 'идёт торг');
const COMING = w('auction follows', 'потом торг');

/* What became of her: still to be bid for, won by a seat, or gone. */
function Fate(props: { readonly table: Table; readonly daughter: Daughter; readonly x: number; readonly y: number }): JSX.Element {
  const { view, lang } = props.table;
  const owner = ownerOf(view, props.daughter);
  const { x, y } = props;
  if (owner > 0) return <SeatMark seat={owner} x={x + 12} y={y} size={22} dataKey={`event-owner-${owner}`} />;
  const spent = (view.spent as readonly string[]).includes(props.daughter);
  const words = spent ? SPENT : view.phase === 'bidding' || view.phase === 'rivalry' ? AUCTION : COMING;
  return (
    <text x={x} y={y + 5} class="ne-t ne-onbrown">
      {words[lang]}
    </text>
  );
}

/* On the tall card the winner stands beside her name, other words below the icons, if there is room. */
function DeskFate(props: { readonly table: Table; readonly daughter: Daughter; readonly icons: number }): JSX.Element | null {
  if (ownerOf(props.table.view, props.daughter) > 0) return <Fate table={props.table} daughter={props.daughter} x={84} y={97} />;
  return props.icons <= 3 ? <Fate table={props.table} daughter={props.daughter} x={10} y={175} /> : null;
}

function FirstMark(props: { readonly table: Table; readonly daughter: Daughter; readonly x: number; readonly y: number }): JSX.Element | null {
  const { view, edition } = props.table;
  const seat = seatOfSpecies(view, edition.daughters[props.daughter].first);
  const first = seat > 0 && rankInOrder(view, seat) === 1 ? seat : (view.order[0] ?? 0);
  if (first < 1) return null;
  return (
    <g>
      <circle cx={props.x} cy={props.y} r={13} class="ne-first" />
      <SeatMark seat={first} x={props.x} y={props.y} size={20} dataKey={`first-${first}`} />
    </g>
  );
}

function Face(props: { readonly table: Table; readonly daughter: Daughter; readonly w: number; readonly h: number; readonly wide: boolean }): JSX.Element {
  const { table, daughter, wide } = props;
  const card = table.edition.daughters[daughter];
  const artW = wide ? 96 : props.w - 8;
  const artH = wide ? props.h - 8 : 84;
  const textX = wide ? 108 : 10;
  const iconsY = wide ? 24 : 109;
  return (
    <>
      <svg x={4} y={4} width={artW} height={artH}>
        <rect width={artW} height={artH} class="ne-cavewall" />
        <path d={`M-4 ${artH + 4}C10 50 24 20 ${artW / 2} 12C${artW - 24} 20 ${artW - 10} 50 ${artW + 4} ${artH + 4}Z`} class="ne-cavelight" />
        <Use id="woman" x={artW / 2 - 33} y={8} width={66} height={92} />
      </svg>
      <Use id={`pt-${card.portal}`} x={8} y={8} width={24} height={27} class="ne-onbrown" />
      {card.colours.map((colour, i) => (
        <Disk key={colour} colour={colour} x={artW - 8} y={16 + i * 21} r={9} lang={table.lang} />
      ))}
      {card.gather && <Use id="berry" x={9} y={artH - 16} width={16} height={16} />}
      <text x={wide ? textX : 9} y={wide ? 18 : 103} class="ne-name ne-onbrown" font-size="15">
        {daughterName(table.edition, daughter)[table.lang]}
      </text>
      {wide ? <Fate table={table} daughter={daughter} x={158} y={13} /> : <DeskFate table={table} daughter={daughter} icons={card.icons.length} />}
      <Icons table={table} daughter={daughter} x={textX} y={iconsY} width={wide ? 130 : 104} />
      <FirstMark table={table} daughter={daughter} x={artW - 12} y={artH - 12} />
      <BidGhost table={table} x={20} y={artH - 30} />
    </>
  );
}

export function EventCard(props: { readonly table: Table; readonly x: number; readonly y: number; readonly w: number; readonly h: number; readonly wide: boolean }): JSX.Element {
  const { view, edition, lang } = props.table;
  const daughter = view.event === 'none' ? null : view.event;
  const outline = cut(0, 0, props.w, props.h, 7);
  const label = daughter ? daughterName(edition, daughter) : NO_EVENT;
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <Target id="event" class="ne-card" label={label}>
        <path d={outline} class="ne-halo" />
        <path d={outline} class="ne-shade" transform="translate(2 3.5)" />
        <path d={outline} class="ne-brown" />
        {daughter ? (
          <g data-key={`event-${daughter}`}>
            <Face table={props.table} daughter={daughter} w={props.w} h={props.h} wide={props.wide} />
          </g>
        ) : (
          <>
            <Use id="pt-venus" x={props.w / 2 - 22} y={props.h / 2 - 40} width={44} height={50} class="ne-onbrown" />
            <text x={props.w / 2} y={props.h / 2 + 34} text-anchor="middle" class="ne-t ne-onbrown">
              {NO_EVENT[lang]}
            </text>
          </>
        )}
      </Target>
    </g>
  );
}

/* ---- decks ---- */

const EVENTS = w('Events', 'События');
const NORTH = w('North', 'Север');
const SOUTH = w('South', 'Юг');
const LEFT = w('left', 'ещё');

interface DeckProps {
  readonly table: Table;
  readonly id: string;
  readonly kind: 'events' | Row;
  readonly x: number;
  readonly y: number;
  readonly small: boolean; // one line, for a phone
}

const SIGN = { events: 'pt-venus', north: 'flake', south: 'warming' } as const;

function Deck(props: DeckProps): JSX.Element {
  const { view, lang } = props.table;
  const n = props.kind === 'events' ? view.event_deck : view.deck[props.kind];
  const name = props.kind === 'events' ? EVENTS : props.kind === 'north' ? NORTH : SOUTH;
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <Target id={props.id} class="ne-deck" label={{ en: `${name.en}: ${n}`, ru: `${name.ru}: ${n}` }}>
        {props.small ? <SmallDeck kind={props.kind} words={`${name[lang]}: ${n}`} /> : <BigDeck kind={props.kind} n={n} name={name[lang]} left={lang === 'ru' ? `${LEFT.ru} ${n}` : `${n} ${LEFT.en}`} />}
      </Target>
    </g>
  );
}

function SmallDeck(props: { readonly kind: DeckProps['kind']; readonly words: string }): JSX.Element {
  return (
    <>
      <path d={cut(0, 1, 112, 29, 6)} class="ne-plate" />
      <path d={cut(2, 3, 24, 25, 5)} class={`ne-deck-top ${props.kind}`} />
      <Use id={SIGN[props.kind]} x={5} y={6} width={18} height={19} class="ne-onbrown" />
      <text x={32} y={20} class="ne-t b" data-key={`deck-${props.kind}`}>
        {props.words}
      </text>
    </>
  );
}

function BigDeck(props: { readonly kind: DeckProps['kind']; readonly n: number; readonly name: string; readonly left: string }): JSX.Element {
  const { n } = props;
  return (
    <>
      <path d={cut(52, 4, 62, 42, 6)} class="ne-plate" />
      {n > 1 && <path d={cut(4, 3, 40, 50, 5)} class="ne-deck-under" />}
      {n > 0 && <path d={cut(0, 0, 40, 50, 5)} class={`ne-deck-top ${props.kind}`} />}
      {n === 0 && <path d={cut(0, 0, 40, 50, 5)} class="ne-hole" />}
      {n > 0 && <Use id={SIGN[props.kind]} x={7} y={10} width={26} height={29} class="ne-onbrown" />}
      <text x={58} y={21} class="ne-t b">
        {props.name}
      </text>
      <text x={58} y={39} class="ne-t" data-key={`deck-${props.kind}`}>
        {props.left}
      </text>
    </>
  );
}

export function Decks(props: { readonly table: Table; readonly x: number; readonly y: number; readonly stepX: number; readonly stepY: number; readonly small?: boolean }): JSX.Element {
  const { table, x, y, stepX, stepY, small = false } = props;
  return (
    <>
      <Deck table={table} id="events" kind="events" x={x} y={y} small={small} />
      <Deck table={table} id="deck-north" kind="north" x={x + stepX} y={y + stepY} small={small} />
      <Deck table={table} id="deck-south" kind="south" x={x + 2 * stepX} y={y + 2 * stepY} small={small} />
    </>
  );
}
