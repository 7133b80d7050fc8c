/* cards.tsx - a biome card with those who hunt there: tall on the desk (picture above, figures below), wide on a phone
 * (picture left). What is printed on it comes from the edition. */
import type { JSX } from 'preact';
import { Target } from '../../kit/target';
import { textWidth } from '../../kit/measure';
import { cut } from '../../kit/shapes';
import { SeatMark } from '../../kit/tokens';
import { biomeAt, coverAt, partiesAt, type Party } from './facts';
import { Beast, Disk, Man, smooth, Use } from './art';
import { biomeName, faces, itemName, locationName, placeName, upTo } from './text';
import { w } from '../../kit/words';
import type { Biome, Edition, Table } from './types';

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly wide: boolean; // picture left, for a phone
}

/* ---- the picture ---- */

const LAND: Readonly<Record<string, string>> = { north: 'ne-north', south: 'ne-south' };

function Landscape(props: { readonly id: string; readonly width: number; readonly height: number; readonly row: string }): JSX.Element {
  const { width: wide, height: high } = props;
  const lift = (props.id.charCodeAt(0) * 7 + props.id.length * 5) % 14;
  const at = (k: number): number => Math.round(high * k);
  const wave = (y: number, d: number): string =>
    smooth([[-12, y], [wide * 0.2, y - d], [wide * 0.45, y + d * 0.6], [wide * 0.72, y - d], [wide + 12, y + d * 0.4], [wide + 12, high + 20], [-12, high + 20]], 0.5);
  return (
    <g class={LAND[props.row]}>
      <rect width={wide} height={high} class="ne-sky" />
      <path d={wave(at(0.5) - lift * 0.6, 7)} class="ne-hill" />
      <path d={wave(at(0.76), 3)} class="ne-ground" />
      <path d={wave(at(0.92), 3)} class="ne-front" />
      <path d={`M${wide * 0.12} ${at(0.88)}l-2 -5M${wide * 0.12 + 3} ${at(0.88)}l1 -6M${wide * 0.86} ${at(0.86)}l-2 -5M${wide * 0.86 + 3} ${at(0.86)}l2 -5`} class="ne-blade" />
    </g>
  );
}

/* ---- hunters ---- */

interface Figure {
  readonly seat: number;
  readonly alpha: boolean;
  readonly ghost: boolean;
  readonly key: string;
}

function figuresOf(parties: readonly Party[], id: string, seat: number, ghosts: number, ghostAlpha: boolean): readonly Figure[] {
  const named = (of: number, kind: string): string => `figure-${of}-${id.replace(' ', '-')}-${kind}`;
  const real = parties.flatMap((party) => [
    ...Array.from({ length: party.men }, (_, i) => ({ seat: party.seat, alpha: false, ghost: false, key: named(party.seat, String(i + 1)) })),
    ...(party.alpha ? [{ seat: party.seat, alpha: true, ghost: false, key: named(party.seat, 'alpha') }] : []),
  ]);
  const soon = Array.from({ length: ghosts }, (_, i) => ({ seat, alpha: false, ghost: true, key: named(seat, `ghost${i + 1}`) }));
  return [...real, ...soon, ...(ghostAlpha ? [{ seat, alpha: true, ghost: true, key: named(seat, 'ghost-alpha') }] : [])];
}

/* Those who are about to be sent by the chosen action. */
function ghostsOf(props: Table, id: string): { readonly men: number; readonly alpha: boolean } {
  const { chosen } = props;
  if (chosen?.verb !== 'hunt' || chosen.place !== id) return { men: 0, alpha: false };
  return 'tribesmen' in chosen ? { men: chosen.tribesmen, alpha: false } : { men: 0, alpha: true };
}

/* Up to eight stand side by side; a larger crowd is one man a party with a number. */
function Hunters(props: { readonly table: Table; readonly id: string; readonly width: number; readonly foot: number; readonly left: number }): JSX.Element | null {
  const { table, id, width: wide } = props;
  const ghosts = ghostsOf(table, id);
  const parties = partiesAt(table.view, id);
  const figures = figuresOf(parties, id, table.viewer, ghosts.men, ghosts.alpha);
  if (figures.length === 0) return null;
  if (figures.length > 8) return <Crowd figures={figures} wide={wide} foot={props.foot} left={props.left} />;
  const step = Math.min(18, (wide - 20) / figures.length);
  const start = props.left + (wide - step * figures.length) / 2 - 1;
  return (
    <g class="ne-hunters">
      {figures.map((one, i) => (
        <Man key={one.key} seat={one.seat} alpha={one.alpha} ghost={one.ghost} x={start + i * step} y={props.foot - 38} height={36} dataKey={one.key} />
      ))}
    </g>
  );
}

function Crowd(props: { readonly figures: readonly Figure[]; readonly wide: number; readonly foot: number; readonly left: number }): JSX.Element {
  const seats = [...new Set(props.figures.map((one) => one.seat))];
  const step = props.wide / seats.length;
  return (
    <g class="ne-hunters">
      {seats.map((seat, i) => {
        const own = props.figures.filter((one) => one.seat === seat);
        const x = props.left + step * (i + 0.5) - 18;
        return (
          <g key={seat}>
            <Man seat={seat} alpha={own.some((one) => one.alpha)} ghost={own.every((one) => one.ghost)} x={x - 4} y={props.foot - 38} height={36} dataKey={own[0]?.key ?? ''} />
            <path d={cut(x + 16, props.foot - 24, 20, 20, 6)} class="ne-plate" />
            <text x={x + 26} y={props.foot - 9} text-anchor="middle" class="ne-count">
              {own.length}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/* ---- what is printed ---- */

function Needs(props: { readonly table: Table; readonly biome: Biome; readonly x: number }): JSX.Element {
  const card = props.table.edition.biomes[props.biome];
  return (
    <>
      {card.precondition.map((colour, i) => (
        <Disk key={colour} colour={colour} x={props.x + i * 20} y={15} r={9} lang={props.table.lang} />
      ))}
    </>
  );
}

type Printed = Edition['biomes'][Biome];

const SIZE = 13; // of the figures
const ICON = 18; // an icon of a prize with the air after it
const AIR = 4; // between what stands at the left edge and what stands at the right one

const hitsText = (card: Printed): string => `${card.hits} × ${upTo(card.hit_face)}`;
const frostRoom = (card: Printed): number => (card.frost.length > 0 ? 20 + textWidth(faces(card.frost), SIZE) : 0);

/* How far the left half of a line reaches, from the left edge: prizes have only the rest. */
const hitsEnd = (card: Printed): number => 20 + textWidth(hitsText(card), SIZE) + AIR;
const dangersEnd = (card: Printed): number =>
  frostRoom(card) + (card.bloody.length > 0 ? 15 + textWidth(faces(card.bloody), SIZE) + AIR : 0);

function Dangers(props: { readonly edition: Edition; readonly biome: Biome; readonly x: number; readonly y: number; readonly safe: string }): JSX.Element {
  const { frost, bloody } = props.edition.biomes[props.biome];
  const { x, y } = props;
  if (frost.length === 0 && bloody.length === 0)
    return (
      <text x={x} y={y} class="ne-t ne-safe">
        {props.safe}
      </text>
    );
  const room = frostRoom(props.edition.biomes[props.biome]);
  return (
    <>
      {frost.length > 0 && (
        <>
          <Use id="flake" x={x} y={y - 12} width={14} height={14} class="ne-cold" />
          <text x={x + 16} y={y} class="ne-t ne-cold b">
            {faces(frost)}
          </text>
        </>
      )}
      {bloody.length > 0 && (
        <>
          <Use id="blood" x={x + room} y={y - 12} width={12} height={14} class="ne-blood" />
          <text x={x + room + 14} y={y} class="ne-t ne-blood b">
            {faces(bloody)}
          </text>
        </>
      )}
    </>
  );
}

/* At the right edge: the trophy and the card that dice alike bring, and berries. The card is named where its name fits
 * beside the dangers; berries go a line lower where the hits leave no room for them. */
function Prizes(props: { readonly table: Table; readonly biome: Biome; readonly left: number; readonly right: number; readonly y: number; readonly step: number; readonly brief: boolean }): JSX.Element {
  const card = props.table.edition.biomes[props.biome];
  const room = props.right - props.left;
  const item = card.item === 'none' ? null : card.item;
  const named = item ? `${itemName(props.table.edition, item)[props.table.lang]} ${card.item_kind}` : '';
  const roomy = !props.brief && dangersEnd(card) + ICON + textWidth(named, SIZE) <= room;
  const text = item ? (roomy ? named : String(card.item_kind)) : '';
  const trophyRoom = card.trophy_kind > 0 ? 30 : 0;
  const lower = item === null && hitsEnd(card) + 15 + trophyRoom > room;
  const berryX = props.right - 15 - (lower ? 0 : trophyRoom);
  const berryY = props.y - 13 + (lower ? props.step : 0);
  return (
    <>
      {card.trophy_kind > 0 && (
        <>
          <Use id="trophy" x={props.right - 25} y={props.y - 13} width={15} height={15} />
          <text x={props.right} y={props.y} text-anchor="end" class="ne-t">
            {card.trophy_kind}
          </text>
        </>
      )}
      {card.gather && <Use id="berry" x={berryX} y={berryY} width={15} height={15} />}
      {item && (
        <>
          <Use id="take" x={props.right - textWidth(text, SIZE) - ICON} y={props.y + props.step - 13} width={15} height={15} class="ne-take" />
          <text x={props.right} y={props.y + props.step} text-anchor="end" class="ne-t">
            {text}
          </text>
        </>
      )}
    </>
  );
}

function Gains(props: { readonly table: Table; readonly biome: Biome; readonly left: number; readonly right: number; readonly y: number }): JSX.Element {
  const card = props.table.edition.biomes[props.biome];
  const { y, right } = props;
  const first = right - 7 - (card.free.length - 1) * 18;
  return (
    <>
      <Use id="baby" x={props.left} y={y - 14} width={17} height={17} />
      <text x={props.left + 20} y={y} class="ne-t b">
        +{card.babies}
      </text>
      {card.free.length > 0 && <Use id="free" x={first - 26} y={y - 13} width={15} height={15} class="ne-faint" />}
      {card.free.map((colour, i) => (
        <Disk key={i} colour={colour} x={first + i * 18} y={y - 5} r={8} lang={props.table.lang} letter={colour !== 'any'} />
      ))}
    </>
  );
}

const SAFE = w('safe', 'безопасно');

function Figures(props: { readonly table: Table; readonly biome: Biome; readonly left: number; readonly right: number; readonly y: number; readonly step: number; readonly brief: boolean }): JSX.Element {
  const { table, biome, left, right, y, step } = props;
  const card = table.edition.biomes[biome];
  return (
    <>
      <Use id="die" x={left} y={y - 13} width={16} height={16} />
      <text x={left + 20} y={y} class="ne-t b">
        {hitsText(card)}
      </text>
      <Prizes table={table} biome={biome} left={left} right={right} y={y} step={step} brief={props.brief} />
      <Dangers edition={table.edition} biome={biome} x={left + 1} y={y + step} safe={card.item === 'none' ? SAFE[table.lang] : ''} />
      <Gains table={table} biome={biome} left={left} right={right} y={y + 2 * step} />
    </>
  );
}

/* The name of an animal within `room`: on one line, or on two where it does not fit, as even as its words allow. */
function nameLines(name: string, size: number, room: number): readonly string[] {
  const words = name.split(' ');
  if (textWidth(name, size) <= room || words.length === 1) return [name];
  const broken = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const width = (lines: readonly string[]): number => Math.max(...lines.map((line) => textWidth(line, size)));
  return broken.reduce((best, one) => (width(one) < width(best) ? one : best));
}

/* ---- a card ---- */

function Tall(props: { readonly table: Table; readonly id: string; readonly biome: Biome; readonly frame: Frame }): JSX.Element {
  const { table, id, biome, frame } = props;
  const name = biomeName(table.edition, biome)[table.lang];
  const lines = nameLines(name, 14, frame.w - 12);
  const art = frame.h - 94;
  const crowded = partiesAt(table.view, id).length > 0; // the animal looks over their heads
  const row = id.startsWith('north') ? 'north' : 'south';
  return (
    <>
      <svg x={4} y={4} width={frame.w - 8} height={art}>
        <Landscape id={biome} width={frame.w - 8} height={art} row={row} />
        <Beast id={biome} x={3} y={art - (lines.length > 1 || crowded ? 92 : 81)} width={102} height={76} />
      </svg>
      <path d={cut(4, 4, frame.w - 8, art, 5, 1)} class="ne-frame" />
      <Needs table={table} biome={biome} x={15} />
      <Climax value={table.edition.biomes[biome].climax} x={frame.w - 29} />
      {lines.length > 1 && <path d={cut(4, art - 11, frame.w - 8, 18, 4, 0.6)} class="ne-plate" />}
      {lines.map((line, i) => (
        <text key={i} x={8} y={art + 18 - (lines.length - 1 - i) * 15} class="ne-name" font-size={fit(line, frame.w - 14)}>
          {line}
        </text>
      ))}
      <Hunters table={table} id={id} width={frame.w - 8} left={4} foot={art - (lines.length > 1 ? 8 : -2)} />
      <Figures table={table} biome={biome} left={5} right={frame.w - 8} y={art + 39} step={20.5} brief={false} />
    </>
  );
}

function Wide(props: { readonly table: Table; readonly id: string; readonly biome: Biome; readonly frame: Frame }): JSX.Element {
  const { table, id, biome, frame } = props;
  const name = biomeName(table.edition, biome)[table.lang];
  const lines = nameLines(name, 14, frame.w - 94);
  const row = id.startsWith('north') ? 'north' : 'south';
  const high = frame.h - 8;
  return (
    <>
      <svg x={4} y={4} width={82} height={high}>
        <Landscape id={biome} width={82} height={high} row={row} />
        <Beast id={biome} x={-1} y={high - 66} width={84} height={62} />
      </svg>
      <path d={cut(4, 4, 82, high, 5, 1)} class="ne-frame" />
      <Needs table={table} biome={biome} x={15} />
      <Climax value={table.edition.biomes[biome].climax} x={60} />
      <Hunters table={table} id={id} width={82} left={4} foot={frame.h - 5} />
      {lines.map((line, i) => (
        <text key={i} x={91} y={(lines.length > 1 ? 13 : 18) + i * 14} class="ne-name" font-size={lines.length > 1 ? 13 : fit(line, frame.w - 95)}>
          {line}
        </text>
      ))}
      <Figures table={table} biome={biome} left={90} right={frame.w - 7} y={lines.length > 1 ? 43 : 40} step={lines.length > 1 ? 18.5 : 20} brief />
    </>
  );
}

const fit = (text: string, room: number): number => Math.max(13, Math.min(14.5, Math.floor((14.5 * room * 10) / Math.max(1, textWidth(text, 14.5))) / 10));

function Climax(props: { readonly value: number; readonly x: number }): JSX.Element {
  return (
    <>
      <Use id="climax" x={props.x} y={3} width={25} height={25} />
      <text x={props.x + 12.5} y={20} text-anchor="middle" class="ne-count">
        {props.value}
      </text>
    </>
  );
}

const ICE = w('ice sheet', 'ледник');
const BARE = w('bare ice', 'голый лёд');
const EMPTY = w('empty', 'пусто');
const BELOW = w('1 card below', '1 карта под льдом');

/* Ice itself is drawn under the cards, in one piece; here are its sign and its words. */
function Bare(props: { readonly table: Table; readonly id: string; readonly frame: Frame }): JSX.Element {
  const { table, frame } = props;
  const cover = coverAt(table.view, props.id);
  const words = cover === 'ice' ? ICE : cover === 'bare ice' ? BARE : EMPTY;
  const mid = frame.w / 2;
  const y = frame.h / 2;
  return (
    <g class={cover === 'empty' ? 'ne-none' : 'ne-icy'}>
      {cover === 'empty' ? <path d={cut(6, 6, frame.w - 12, frame.h - 12, 8)} class="ne-hole" /> : <Use id="flake" x={mid - 14} y={y - 34} width={28} height={28} />}
      <text x={mid} y={y + 14} text-anchor="middle" class="ne-name" font-size="14.5">
        {words[table.lang]}
      </text>
      {cover === 'ice' && (
        <text x={mid} y={y + 32} text-anchor="middle" class="ne-t">
          {BELOW[table.lang]}
        </text>
      )}
    </g>
  );
}

/* Where a hunt, a fight or a predator is being settled right now. */
function Moment(props: { readonly table: Table; readonly id: string; readonly frame: Frame }): JSX.Element | null {
  const { view } = props.table;
  if (view.at !== props.id && !(view.lurking as readonly string[]).includes(props.id)) return null;
  return <path d={cut(-3, -3, props.frame.w + 6, props.frame.h + 6, 9)} class={view.at === props.id ? 'ne-here' : 'ne-lurks'} />;
}

export function Place(props: { readonly table: Table; readonly id: string; readonly frame: Frame }): JSX.Element {
  const { table, id, frame } = props;
  const biome = biomeAt(table.view, id);
  const name = locationName(table.edition, table.view, id);
  const where = placeName(id);
  const outline = cut(0, 0, frame.w, frame.h, 7);
  return (
    <g transform={`translate(${frame.x} ${frame.y})`}>
      <Moment table={table} id={id} frame={frame} />
      <Target id={id} class="ne-card" label={{ en: `${name.en}, ${where.en}`, ru: `${name.ru}, ${where.ru}` }}>
        <path d={outline} class="ne-halo" />
        {biome ? (
          <g data-key={`place-${id.replace(' ', '-')}-${biome}`}>
            <path d={outline} class="ne-shade" transform="translate(2 3.5)" />
            <path d={outline} class="ne-paper" />
            {frame.wide ? <Wide table={table} id={id} biome={biome} frame={frame} /> : <Tall table={table} id={id} biome={biome} frame={frame} />}
          </g>
        ) : (
          <Bare table={table} id={id} frame={frame} />
        )}
      </Target>
      <Contest table={table} id={id} frame={frame} />
    </g>
  );
}

/* A mark on the edge where hunters of several seats stand: they will fight. */
function Contest(props: { readonly table: Table; readonly id: string; readonly frame: Frame }): JSX.Element | null {
  const parties = partiesAt(props.table.view, props.id);
  if (parties.length < 2) return null;
  const x = props.frame.wide ? 34 : props.frame.w / 2 - 12;
  return (
    <g class="ne-contest" aria-hidden="true">
      {parties.map((party, i) => (
        <SeatMark key={party.seat} seat={party.seat} x={x + (i - (parties.length - 1) / 2) * 22} y={0} size={20} />
      ))}
    </g>
  );
}
