/* board.tsx - the world with all that stands on it, and below it the rock ledge with the four charts.
 *
 * The map is drawn in layers: sea and land (terrain.tsx), hexes with their numbers, boxes, tribe counters, pieces from
 * north to south. On a phone it keeps its size and is pushed about with the finger; it moves to where something can be done. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useTall } from '../../kit/narrow';
import { Target } from '../../kit/target';
import { Ledge } from './charts';
import { HIGH, TOP, WIDE } from './map';
import { Ghost, Points, Victims } from './pieces';
import { Offshore } from './offshore';
import { Land, Names, Sea, covered } from './terrain';
import { ROMAN, blocked, hexWords } from './text';
import type { Hex, Table } from './types';
import { hexOf, playerOf, pointOf, waysOf } from './types';
import { worldOf } from './map';
import { w } from '../../kit/words';

/* ---- hexes ---- */

function Disc(p: { hex: Hex; x: number; y: number; stopped: boolean }): JSX.Element {
  const n = p.hex.number;
  const pips = waysOf(n);
  const strong = pips === 5 ? 'st-hot' : '';
  return (
    <g class={`st-disc ${strong} ${p.stopped ? 'st-stopped' : ''}`}>
      <circle class="st-disc-shade" cx={p.x + 0.8} cy={p.y + 1.4} r="12.2" />
      <circle class="st-disc-face" cx={p.x} cy={p.y} r="12.2" />
      <text x={p.x} y={p.y + (p.stopped ? 5 : 3.6)}>
        {n}
      </text>
      {p.stopped ? (
        <path class="st-bar" d={`M${p.x - 9} ${p.y + 8.5}l18-17`} />
      ) : (
        Array.from({ length: pips }, (_, k) => <circle class="st-pip" cx={p.x + (k - (pips - 1) / 2) * 3.5} cy={p.y + 8} r="1.25" />)
      )}
    </g>
  );
}

function Enemies(p: { table: Table; h: number; hex: Hex }): JSX.Element | null {
  const { view } = p.table;
  const { x, y } = p.hex;
  if (view.neanderthal === p.h) return <use data-key="neanderthal" href="#st-neanderthal" x={x - 27} y={y - 30} width="41" height="44.5" />;
  if (view.sabertooth === p.h) return <use data-key="sabertooth" href="#st-sabertooth" x={x - 27} y={y - 22} width="54" height="34" />;
  return null;
}

function HexSpot(p: { table: Table; h: number; hex: Hex; edge: string }): JSX.Element {
  const { view } = p.table;
  const stopped = blocked(view, p.h);
  const at: readonly [number, number] = !stopped
    ? [p.hex.x, p.hex.y + 11.5]
    : view.neanderthal === p.h
      ? [p.hex.x + 16, p.hex.y + 8]
      : [p.hex.x, p.hex.y + 20];
  return (
    <Target id={`hex:${p.h}`} label={hexWords(p.table.edition, p.h)} class="st-hex">
      <path class="st-hex-edge" d={p.edge} />
      <Enemies table={p.table} h={p.h} hex={p.hex} />
      {view.deserts.includes(p.h) ? null : <Disc hex={p.hex} x={at[0]} y={at[1]} stopped={stopped} />}
    </Target>
  );
}

/* ---- requirement boxes ---- */

function BoxSpot(p: { table: Table; b: number }): JSX.Element | null {
  const { view, edition } = p.table;
  const box = edition.boxes[p.b - 1];
  if (!box) return null;
  const has = view.boxes.includes(p.b);
  const me = playerOf(view, p.table.viewer);
  const open = me !== undefined && me.levels.clothing >= box.clothing && me.levels.shelter >= box.shelter;
  const x = box.x - 16 - (has ? 9 : 0);
  return (
    <Target id={`box:${p.b}`} label={box.name} class={`st-box ${open ? 'st-open' : ''}`}>
      <rect class="st-box-shade" x={x + 0.5} y={box.y - 8} width={has ? 51 : 33} height="20" rx="1.5" />
      <path class="st-box-white" d={`M${x} ${box.y - 9.8}l16-.3v20h-16.4z`} />
      <path class="st-box-black" d={`M${x + 16} ${box.y - 10}l16 .2.3 19.9H${x + 16}z`} />
      <text class="st-on-white" x={x + 8} y={box.y + 5.2}>
        {box.clothing}
      </text>
      <text class="st-on-black" x={x + 24} y={box.y + 5.2}>
        {box.shelter}
      </text>
      {has ? (
        <g data-key={`box-${p.b}`}>
          <path class="st-box-counter" d={`M${x + 32} ${box.y - 10}l17.5-.3.5 20-18 .1z`} />
          <text class="st-on-plum" x={x + 41} y={box.y + 5.2}>
            {ROMAN[box.group]}
          </text>
        </g>
      ) : null}
    </Target>
  );
}

/* ---- the map ---- */

function World(p: { table: Table }): JSX.Element {
  const t = p.table;
  const w0 = worldOf(t.edition);
  return (
    <svg
      class="st-map"
      viewBox={`0 ${TOP} ${WIDE} ${HIGH}`}
      preserveAspectRatio="xMidYMid meet"
      role="group"
      aria-label={w('The world', 'Карта мира')[t.lang]}
    >
      <Sea edition={t.edition} />
      <Land edition={t.edition} deserts={t.view.deserts} covered={covered(t.view)} />
      <Names edition={t.edition} lang={t.lang} />
      <Offshore table={t} />
      {t.edition.hexes.map((hex, i) => (
        <HexSpot key={i} table={t} h={i + 1} hex={hex} edge={w0.hexes[i] ?? ''} />
      ))}
      {t.edition.boxes.map((_, i) => (
        <BoxSpot key={i} table={t} b={i + 1} />
      ))}
      <Points table={t} />
      <Victims table={t} />
      <Ghost table={t} />
    </svg>
  );
}

/* The middle of all that can be done now, on the map's canvas. */
function focusOf(t: Table): readonly [number, number] | null {
  const spots = t.legal.flatMap((a): (readonly [number, number])[] => {
    const at = 'intersection' in a ? pointOf(t.edition, a.intersection) : 'hex' in a ? hexOf(t.edition, a.hex) : undefined;
    return at ? [[at.x, at.y]] : [];
  });
  if (spots.length === 0) return null;
  const mean = (k: 0 | 1): number => spots.reduce((n, s) => n + s[k], 0) / spots.length;
  return [mean(0), mean(1)];
}

export function Board(t: Table): JSX.Element {
  const narrow = useTall();
  const window = useRef<HTMLDivElement>(null);
  const focus = narrow ? focusOf(t) : null;
  useEffect(() => {
    const at = window.current;
    const map = at?.querySelector('svg.st-map');
    if (!at || !map || !focus) return;
    const scale = map.clientWidth / WIDE;
    at.scrollTo({ left: focus[0] * scale - at.clientWidth / 2, top: (focus[1] - TOP) * scale - at.clientHeight / 2 });
  }, [narrow, focus?.[0], focus?.[1]]);
  return (
    <div class="st-board">
      <div class="st-window" ref={window} {...(narrow ? { tabIndex: 0, role: 'region', 'aria-label': w('Map', 'Карта')[t.lang] } : {})}>
        <World table={t} />
      </div>
      <Ledge table={t} narrow={narrow} />
    </div>
  );
}
