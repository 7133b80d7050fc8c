/* board.tsx - the table of Кроманьонцы: four terrains with deck, pile and predator, three rows of technologies, loot and
 * its exchange, the score track; alone, the months until Winter instead of the track. */
import type { JSX } from 'preact';
import { useTall } from '../../kit/narrow';
import { Framed } from '../../kit/shapes';
import { Target } from '../../kit/target';
import { SeatMark } from '../../kit/tokens';
import { w } from '../../kit/words';
import { textWidth } from '../../kit/measure';
import { CellSpot, Paper } from './cards';
import type { Layout, Place } from './layout';
import { DESK, TALL } from './layout';
import { SANS, shorten, wrap } from './paper';
import { Landscape } from './scene';
import { animalWords, backWords, cardWords } from './text';
import { Track } from './track';
import type { Back, Card, Table } from './types';
import { CELLS, RESOURCES, ROWS, TERRAINS, asHerbivore, asPredator, asResource, isSolo, predatorOf } from './types';

const SIGN: Record<Back, string> = { forest: 'wood', mountains: 'stone', river: 'spring', plain: 'grass', loot: 'loot' };

/* ---- decks and piles ---- */

function Deck(p: { table: Table; back: Back; at: Place; seed: number }): JSX.Element {
  const { x, y, w: wide, h } = p.at;
  const n = p.table.view.decks[p.back];
  const size = wide * 0.5;
  const closed = p.table.view.closed === p.back;
  return (
    <Target id={`deck:${p.back}`} label={`${backWords(p.table.edition, p.back)[p.table.lang]} ${n}`} class="kr-thing">
      {n > 0 ? (
        <>
          <Paper x={x + 5} y={y + 6} w={wide} h={h} seed={p.seed} class="kr-shade" />
          <Paper x={x + 2.5} y={y + 3} w={wide} h={h} seed={p.seed + 1} class="kr-under" />
        </>
      ) : null}
      <Paper x={x} y={y} w={wide} h={h} seed={p.seed + 2} class={`kr-edge ${n > 0 ? `kr-back kr-back-${p.back}` : 'kr-gone'}`} />
      {n > 0 ? <Paper x={x + 5} y={y + 5} w={wide - 10} h={h - 10} seed={p.seed + 3} class="kr-inner" /> : null}
      <use href={`#kr-${SIGN[p.back]}`} x={x + (wide - size) / 2} y={y + h * 0.14} width={size} height={size} opacity={n > 0 ? 1 : 0.4} />
      <text class={n > 0 ? 'kr-count' : 'kr-count kr-zero'} data-key={`deck-${p.back}`} x={x + wide / 2} y={y + h - h * 0.14}>
        {n}
      </text>
      {closed ? (
        <path class="kr-closed" d={`M${x + 4} ${y + 4}L${x + wide - 4} ${y + h - 4}M${x + wide - 4} ${y + 4}L${x + 4} ${y + h - 4}`} />
      ) : null}
    </Target>
  );
}

function Top(p: { table: Table; card: Card; at: Place; narrow: boolean }): JSX.Element {
  const { x, y, w: wide, h } = p.at;
  const beast = asResource(p.table.edition, p.card) === null;
  const size = beast ? wide * 0.92 : wide * 0.6;
  const name = (cardWords(p.table.edition, p.card)[p.table.lang].split('/')[0] ?? '').trim();
  return (
    <>
      <Paper x={x + 4} y={y + 4} w={wide - 8} h={h * (p.narrow ? 0.6 : 0.68)} seed={wide + y} class="kr-window" />
      <use
        href={`#kr-${p.card}`}
        x={x + (wide - size) / 2}
        y={y + (p.narrow ? 6 : 10)}
        width={size}
        height={beast ? size * 0.75 + 6 : size}
      />
      {p.narrow ? null : (
        <text class="kr-face-name" x={x + wide / 2} y={y + h - 8}>
          {shorten(name, 13.5 * SANS, wide - 4)}
        </text>
      )}
    </>
  );
}

function Pile(p: { table: Table; back: Back; at: Place; seed: number; narrow: boolean }): JSX.Element {
  const { x, y, w: wide, h } = p.at;
  const pile = p.table.view.piles[p.back].cards;
  const top = pile[pile.length - 1];
  return (
    <Target
      id={`pile:${p.back}`}
      label={`${w('Discard pile', 'Сброс')[p.table.lang]}: ${backWords(p.table.edition, p.back)[p.table.lang]}, ${pile.length}`}
      class="kr-thing"
    >
      {top ? <Paper x={x + 2} y={y + 3} w={wide} h={h} seed={p.seed} class="kr-shade" /> : null}
      <Paper x={x} y={y} w={wide} h={h} seed={p.seed + 1} class={`kr-edge ${top ? 'kr-face' : 'kr-gone'}`} />
      {top ? <Top table={p.table} card={top} at={p.at} narrow={p.narrow} /> : null}
      {pile.length > 1 ? (
        <g>
          <circle class="kr-badge" cx={x + wide - 7} cy={y + 6} r="10" />
          <text class="kr-badge-no" data-key={`pile-${p.back}`} x={x + wide - 7} y={y + 10.5}>
            {pile.length}
          </text>
        </g>
      ) : null}
    </Target>
  );
}

/* ---- the terrains ---- */

function Figure(p: { table: Table; i: number; at: Place; narrow: boolean }): JSX.Element | null {
  const { view, edition, lang } = p.table;
  const terrain = TERRAINS[p.i];
  const beast = terrain ? predatorOf(edition, terrain) : null;
  if (!beast) return null;
  const { x, y, w: wide, h } = p.at;
  const owner = view.players.findIndex((q) => q.figures.includes(beast)) + 1;
  const open = view.animal === beast;
  const name = edition.predators[beast].name[lang];
  return (
    <Target id={`figure:${beast}`} label={name} class="kr-figure">
      {owner > 0 ? (
        <g transform={`translate(${x + wide / 2} ${y + h - 16})`}>
          <ellipse class="kr-plinth" rx={wide * 0.46} ry="15" />
          <use href={`#kr-${beast}`} x={-wide * 0.36} y={-wide * 0.2} width={wide * 0.44} height={wide * 0.33} opacity=".75" />
          <SeatMark seat={owner} x={wide * 0.22} y={0} size={23} />
        </g>
      ) : (
        <g class={open ? 'kr-away' : ''}>
          <ellipse class="kr-cast" cx={x + wide / 2} cy={y + h - 4} rx={wide * 0.42} ry="5" />
          <use data-key={`figure-${beast}`} href={`#kr-${beast}`} x={x} y={y} width={wide} height={h} />
        </g>
      )}
    </Target>
  );
}

function TerrainSpot(p: { table: Table; i: number; lay: Layout }): JSX.Element | null {
  const terrain = TERRAINS[p.i];
  if (!terrain) return null;
  const name = p.table.edition.terrains[terrain].name[p.table.lang];
  const [x, y] = p.lay.plaque(p.i);
  const size = p.lay.narrow ? 14 : 16;
  const most = p.lay.narrow ? 88 : 168;
  const label = shorten(name, size, most - 14);
  return (
    <g>
      <Paper x={x} y={y} w={textWidth(label, size) + 18} h={size + 9} seed={80 + p.i} class="kr-plaque" />
      <text class="kr-plaque-name" x={x + 9} y={y + size + 1} font-size={size}>
        {label}
      </text>
      <Deck table={p.table} back={terrain} at={p.lay.deck(p.i)} seed={90 + p.i * 5} />
      <Pile table={p.table} back={terrain} at={p.lay.pile(p.i)} seed={120 + p.i * 5} narrow={p.lay.narrow} />
      <Figure table={p.table} i={p.i} at={p.lay.figure(p.i)} narrow={p.lay.narrow} />
    </g>
  );
}

/* ---- the open animal ---- */

function animalFacts(t: Table, flat: boolean): string[] {
  const e = t.edition;
  const p = asPredator(e, t.view.animal);
  if (!p) return [w(`up to ${e.herbivore_max_loot} loot`, `добыча до ${e.herbivore_max_loot}`)[t.lang]];
  const x = e.predators[p];
  const strength = w(`strength ${x.strength}`, `сила ${x.strength}`)[t.lang];
  const [pts, loot] = [w(`points ${x.points}`, `очки ${x.points}`)[t.lang], w(`loot ${x.loot}`, `добыча ${x.loot}`)[t.lang]];
  if (isSolo(t.view)) return [strength, loot];
  return [
    strength,
    ...(flat ? [pts, loot] : [`${pts}, ${loot}`]),
    w(`figure +${x.figure_points}`, `фигурка +${x.figure_points}`)[t.lang],
  ];
}

function AnimalCard(p: { table: Table; lay: Layout }): JSX.Element | null {
  const { animal } = p.table.view;
  const e = p.table.edition;
  const [beast, grazer] = [asPredator(e, animal), asHerbivore(e, animal)];
  if (!beast && !grazer) return null;
  const flat = p.lay.narrow;
  const { x, y, w: wide } = p.lay.animal;
  const name = (beast ? e.predators[beast].name : grazer ? e.herbivores[grazer].name : w('', ''))[p.table.lang];
  const lines = flat ? [shorten(name, 15, wide - 14)] : wrap(name.replace('/', ' / '), 15, wide - 10, 2);
  const facts = animalFacts(p.table, flat);
  const h = flat ? p.lay.animal.h : 106 + lines.length * 16 + facts.length * 18;
  const pic = flat ? { x: x + 4, y: y + 30, w: 56, h: 46 } : { x: x + 5, y: y + 5, w: wide - 10, h: 88 };
  const [left, top] = flat ? [x + 64, y + 18] : [x + wide / 2, y + 111];
  return (
    <Target id="animal" label={animalWords(p.table)} class="kr-thing kr-animal">
      <Paper x={x + 3} y={y + 4} w={wide} h={h} seed={199} class="kr-shade" />
      <Paper x={x} y={y} w={wide} h={h} seed={200} class="kr-edge kr-face" />
      <Paper x={pic.x} y={pic.y} w={pic.w} h={pic.h} seed={201} class="kr-dusk" />
      <use data-key={`animal-${animal}`} href={`#kr-${animal}`} x={pic.x + 2} y={pic.y + 4} width={pic.w - 4} height={pic.h - 6} />
      {lines.map((l, i) => (
        <text key={i} class="kr-name" x={flat ? x + 8 : left} y={top + i * 16} text-anchor={flat ? 'start' : 'middle'}>
          {l}
        </text>
      ))}
      {facts.map((l, i) => (
        <text
          key={l}
          class="kr-small"
          x={left}
          y={flat ? y + 37 + i * 16 : top + lines.length * 16 + 3 + i * 18}
          text-anchor={flat ? 'start' : 'middle'}
        >
          {shorten(l, 13.5 * SANS, flat ? 66 : wide - 8)}
        </text>
      ))}
    </Target>
  );
}

/* ---- loot and exchange ---- */

function Loot(p: { table: Table; lay: Layout }): JSX.Element {
  const { edition: e, lang } = p.table;
  const { x, y, w: wide, h } = p.lay.loot;
  const flat = p.lay.narrow;
  const rates = RESOURCES.filter((r) => e.exchange.give[r] > 0);
  const deck: Place = flat ? { x: x + 8, y: y + 24, w: 43, h: 66 } : { x: x + 8, y: y + 30, w: 48, h: 78 };
  const pile: Place = { ...deck, x: deck.x + deck.w + 7 };
  return (
    <g>
      <Paper x={x} y={y} w={wide} h={h} seed={400} class="kr-hide" />
      <text class="kr-name" x={flat ? x + 10 : x + wide / 2} y={y + 18} text-anchor={flat ? 'start' : 'middle'}>
        {e.resources.loot.name[lang]}
      </text>
      <Deck table={p.table} back="loot" at={deck} seed={402} />
      <Pile table={p.table} back="loot" at={pile} seed={410} narrow />
      <text class="kr-small kr-strong" x={flat ? x + 178 : x + wide / 2} y={flat ? y + 15 : y + 134} text-anchor="middle">
        {w('Exchange', 'Обмен')[lang]}
      </text>
      {rates.map((r, i) => {
        const ry = flat ? y + 31 + i * 16 : y + 160 + i * 27;
        const rx = flat ? x + 122 : x + 14;
        const z = flat ? 16 : 20;
        return (
          <g key={r}>
            <text class="kr-small kr-strong" x={rx} y={ry}>
              {e.exchange.give[r]}
            </text>
            <use href={`#kr-${r}`} x={rx + 11} y={ry - z + 4} width={z} height={z} />
            <path class="kr-arrow" d={`M${rx + 40} ${ry - 5}h13m-5-4l5 4l-5 4`} />
            <text class="kr-small kr-strong" x={rx + 62} y={ry}>
              {e.exchange.get[r]}
            </text>
            <use href="#kr-loot" x={rx + 73} y={ry - z + 4} width={z} height={z} />
          </g>
        );
      })}
    </g>
  );
}

/* ---- technologies ---- */

function RowBand(p: { table: Table; i: number; lay: Layout }): JSX.Element | null {
  const row = ROWS[p.i];
  if (!row) return null;
  const { x, y, w: wide, h } = p.lay.row(p.i);
  const name = p.table.edition.rows[row].name[p.table.lang];
  return (
    <g>
      <Paper x={x} y={y} w={wide} h={h} seed={300 + p.i} class={`kr-band kr-${row}`} />
      {p.lay.narrow ? null : (
        <g class="kr-on-band">
          <use href={`#kr-k-${row}`} x={x + 14} y={y + 12} width="32" height="32" />
          <text class="kr-band-name" x={x + 29} y={y + 63} text-anchor="middle">
            {shorten(name, 13 * SANS, 58)}
          </text>
          <text class="kr-band-name" x={x + 29} y={y + 82} text-anchor="middle" data-key={`stack-${row}`}>
            {p.table.view.stacks[row]}
          </text>
        </g>
      )}
      {CELLS.map((c) => (
        <CellSpot key={c} table={p.table} row={row} cell={c} at={p.lay.cell(p.i, c - 1)} narrow={p.lay.narrow} />
      ))}
    </g>
  );
}

export function Board(t: Table): JSX.Element {
  const narrow = useTall();
  const lay = narrow ? TALL : DESK;
  return (
    <svg
      class="kr-board"
      viewBox={`0 0 ${lay.wide} ${lay.high}`}
      preserveAspectRatio={narrow ? 'xMidYMin meet' : 'xMidYMid meet'}
      role="group"
      aria-label={w('The table', 'Стол')[t.lang]}
    >
      <Framed id="kr-frame" width={lay.wide} height={lay.high}>
        <rect width={lay.wide} height={lay.high} class="kr-ground" />
        <g transform={`scale(${lay.sky.sx} ${lay.sky.sy})`}>
          <Landscape />
        </g>
      </Framed>
      {TERRAINS.map((terrain, i) => (
        <TerrainSpot key={terrain} table={t} i={i} lay={lay} />
      ))}
      {ROWS.map((row, i) => (
        <RowBand key={row} table={t} i={i} lay={lay} />
      ))}
      <Loot table={t} lay={lay} />
      <AnimalCard table={t} lay={lay} />
      <Track table={t} lay={lay} />
    </svg>
  );
}
