/* daughters.tsx - the daughters of a tableau with their husbands, suitors and words, and the cards that lie in play.
 *
 * With few daughters each has a tall card with a picture; the more there are, the smaller they become, so that all stay
 * in sight. A husband stands beside her, suitors at the lower edge. */
import type { JSX } from 'preact';
import { textWidth } from '../../kit/measure';
import { Target } from '../../kit/target';
import { cut } from '../../kit/shapes';
import { w } from '../../kit/words';
import { disksOn, husbandOf, isActive, isMature, suitorsOf } from './facts';
import { Beast, Disk, ItemArt, Man, Use } from './art';
import { daughterTarget } from './moves';
import { daughterName, itemName } from './text';
import type { Colour, Daughter, Item, Player, Table } from './types';

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/* Columns and rows for n cards. */
function grid(n: number, area: Cell): readonly Cell[] {
  const across = area.w < 320 ? [3, 3, 4, 4, 6] : [4, 4, 5, 5, 6];
  const [columns, rows] = n <= (across[0] ?? 3) ? [across[0] ?? 3, 1] : n <= 2 * (across[1] ?? 3) ? [across[1] ?? 3, 2] : n <= 2 * (across[2] ?? 4) ? [across[2] ?? 4, 2] : n <= 3 * (across[3] ?? 4) ? [across[3] ?? 4, 3] : [across[4] ?? 6, 3];
  const gap = 6;
  const wide = (area.w - gap * (columns - 1)) / columns;
  const high = (area.h - gap * (rows - 1)) / rows;
  return Array.from({ length: n }, (_, i) => ({ x: area.x + (i % columns) * (wide + gap), y: area.y + Math.floor(i / columns) * (high + gap), w: wide, h: high }));
}

/* ---- what lies and stands on her ---- */

function Words(props: { readonly table: Table; readonly daughter: Daughter; readonly x: number; readonly y: number; readonly room: number; readonly r: number }): JSX.Element {
  const { table, daughter, r } = props;
  const all = disksOn(table.view, daughter).flatMap(([colour, n]) => Array.from({ length: n }, (_, i) => ({ colour, key: `disk-${daughter}-${colour}-${i + 1}` })));
  const step = Math.min(2 * r + 2, all.length > 1 ? (props.room - 2 * r) / (all.length - 1) : props.room);
  return (
    <>
      {all.map((disk, i) => (
        <Disk key={disk.key} colour={disk.colour} x={props.x + r + i * step} y={props.y} r={r} lang={table.lang} dataKey={disk.key} />
      ))}
    </>
  );
}

/* Suitors stand at the lower edge, the one being sent as a ghost; an agreed marriage has a ring. */
function Suitors(props: { readonly table: Table; readonly daughter: Daughter; readonly right: number; readonly foot: number; readonly height: number }): JSX.Element {
  const { table, daughter, height } = props;
  const { chosen } = table;
  const soon = chosen?.verb === 'court' && chosen.daughter === daughter ? [{ seat: table.viewer, alpha: chosen.text.endsWith('alpha'), agreed: false, ghost: true }] : [];
  const all = [...suitorsOf(table.view, daughter).map((one) => ({ ...one, ghost: false })), ...soon];
  const step = height * 0.5;
  return (
    <>
      {all.map((one, i) => {
        const x = props.right - (all.length - i) * step;
        return (
          <g key={`${one.seat}-${one.ghost}`}>
            {one.agreed && <circle cx={x + height * 0.3} cy={props.foot - height * 0.5} r={height * 0.45} class="ne-agreed" />}
            <Man seat={one.seat} alpha={one.alpha} ghost={one.ghost} x={x} y={props.foot - height} height={height} dataKey={`suitor-${one.seat}-${daughter}`} />
          </g>
        );
      })}
    </>
  );
}

function Husband(props: { readonly table: Table; readonly daughter: Daughter; readonly x: number; readonly y: number; readonly height: number }): JSX.Element | null {
  const { table, daughter } = props;
  const husband = husbandOf(table.view, daughter);
  if (!husband) return null;
  const young = table.view.unripe.includes(daughter);
  return (
    <>
      <Man seat={husband.seat} alpha={husband.alpha} x={props.x} y={props.y} height={props.height} dataKey={`husband-${husband.seat}-${daughter}`} />
      {young && <Disk colour="orange" x={props.x + props.height * 0.3} y={props.y + props.height - 8} r={9} lang={table.lang} dataKey={`disk-husband-${daughter}`} />}
    </>
  );
}

const ACTIVE = w('active', 'действует');
const YOUNG = w('immature', 'незрелая');
const MATURE = w('mature', 'зрелая');
const NO_HUSBAND = w('needs a man', 'нужен муж');

function state(table: Table, daughter: Daughter): { readonly en: string; readonly ru: string } {
  if (isActive(table.edition, table.view, daughter)) return ACTIVE;
  if (!isMature(table.view, daughter)) return YOUNG;
  return husbandOf(table.view, daughter) ? MATURE : NO_HUSBAND;
}

function Colours(props: { readonly table: Table; readonly colours: readonly Colour[]; readonly x: number; readonly y: number; readonly down: boolean }): JSX.Element {
  return (
    <>
      {props.colours.map((colour, i) => (
        <Disk key={colour} colour={colour} x={props.down ? props.x : props.x - i * 19} y={props.down ? props.y + i * 20 : props.y} r={8.5} lang={props.table.lang} />
      ))}
    </>
  );
}

/* ---- the cards ---- */

function TallFace(props: { readonly table: Table; readonly daughter: Daughter; readonly cell: Cell }): JSX.Element {
  const { table, daughter, cell } = props;
  const card = table.edition.daughters[daughter];
  const art = cell.h - 64;
  const married = husbandOf(table.view, daughter) !== null;
  return (
    <>
      <svg x={4} y={4} width={cell.w - 8} height={art}>
        <rect width={cell.w} height={art} class={isActive(table.edition, table.view, daughter) ? 'ne-glowwall' : 'ne-dullwall'} />
        <path d={`M-4 ${art + 2}C8 60 20 24 ${cell.w / 2} 14C${cell.w - 26} 24 ${cell.w - 12} 60 ${cell.w} ${art + 2}Z`} class="ne-wall-light" />
        <Use id="woman" x={married ? -6 : cell.w / 2 - 36} y={art - 92} width={64} height={94} />
      </svg>
      <path d={cut(4, 4, cell.w - 8, art, 5, 1)} class="ne-frame" />
      <Husband table={table} daughter={daughter} x={cell.w - 44} y={art - 58} height={62} />
      <Use id={`pt-${card.portal}`} x={7} y={7} width={20} height={23} class="ne-onpaper" />
      {card.gather && <Use id="berry" x={28} y={9} width={15} height={15} />}
      <Colours table={table} colours={card.colours} x={cell.w - 15} y={15} down />
      <text x={8} y={art + 20} class="ne-name" font-size="14.5">
        {daughterName(table.edition, daughter)[table.lang]}
      </text>
      <text x={8} y={art + 37} class="ne-t">
        {state(table, daughter)[table.lang]}
      </text>
      <Words table={table} daughter={daughter} x={7} y={cell.h - 13} room={cell.w - 16} r={9} />
      <Suitors table={table} daughter={daughter} right={cell.w - 4} foot={cell.h - 4} height={34} />
    </>
  );
}

function SmallFace(props: { readonly table: Table; readonly daughter: Daughter; readonly cell: Cell }): JSX.Element {
  const { table, daughter, cell } = props;
  const card = table.edition.daughters[daughter];
  const roomy = cell.h > 80;
  return (
    <>
      <path d={cut(3, 3, cell.w - 6, 20, 5, 0.6)} class={isActive(table.edition, table.view, daughter) ? 'ne-glowwall' : 'ne-dullwall'} />
      <text x={7} y={18} class="ne-name" font-size="13.5">
        {daughterName(table.edition, daughter)[table.lang]}
      </text>
      {cell.w > 66 && <Use id={`pt-${card.portal}`} x={cell.w - 21} y={4} width={15} height={17} class="ne-onpaper" />}
      {roomy && <Use id="woman" x={4} y={26} width={28} height={40} />}
      {roomy && <Colours table={table} colours={card.colours} x={cell.w - 13} y={34} down />}
      <Husband table={table} daughter={daughter} x={roomy ? 27 : 6} y={roomy ? 26 : 23} height={roomy ? 40 : 32} />
      <Words table={table} daughter={daughter} x={4} y={cell.h - 12} room={cell.w - 10} r={8.5} />
      <Suitors table={table} daughter={daughter} right={cell.w - 2} foot={cell.h - 2} height={30} />
    </>
  );
}

function Card(props: { readonly table: Table; readonly daughter: Daughter; readonly cell: Cell }): JSX.Element {
  const { table, daughter, cell } = props;
  const outline = cut(0, 0, cell.w, cell.h, 7);
  return (
    <g transform={`translate(${cell.x} ${cell.y})`} data-key={`daughter-${daughter}`}>
      {table.view.at === daughter && <path d={cut(-3, -3, cell.w + 6, cell.h + 6, 9)} class="ne-here" />}
      <Target id={daughterTarget(daughter)} class="ne-card" label={daughterName(table.edition, daughter)}>
        <path d={outline} class="ne-halo" />
        <path d={outline} class="ne-shade" transform="translate(2 3)" />
        <path d={outline} class="ne-paper" />
        {cell.h > 150 ? <TallFace table={table} daughter={daughter} cell={cell} /> : <SmallFace table={table} daughter={daughter} cell={cell} />}
      </Target>
    </g>
  );
}

const NONE = w('No daughters yet: bid for them in the auction.', 'Дочерей пока нет: ставьте на торгах.');

export function Daughters(props: { readonly table: Table; readonly player: Player; readonly area: Cell }): JSX.Element {
  const { table, player, area } = props;
  const cells = grid(player.daughters.length, area);
  if (player.daughters.length === 0) return <Nothing area={area} words={NONE[table.lang]} />;
  return (
    <>
      {player.daughters.map((daughter, i) => {
        const cell = cells[i];
        return cell && <Card key={daughter} table={table} daughter={daughter} cell={cell} />;
      })}
    </>
  );
}

/* An empty area says what will come there, on as many lines as it takes. */
function Nothing(props: { readonly area: Cell; readonly words: string }): JSX.Element {
  const { area } = props;
  const lines: string[] = [];
  for (const word of props.words.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && textWidth(`${last} ${word}`, 14) < area.w - 24) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const top = area.y + area.h / 2 - (lines.length - 1) * 9;
  return (
    <>
      <path d={cut(area.x, area.y, area.w, area.h, 8)} class="ne-hole" />
      {lines.map((line, i) => (
        <text key={i} x={area.x + area.w / 2} y={top + i * 18 + 4} text-anchor="middle" class="ne-t ne-italic">
          {line}
        </text>
      ))}
    </>
  );
}

/* ---- cards in play, and trophies ---- */

interface Chip {
  readonly key: string;
  readonly width: number;
  readonly draw: (x: number, y: number) => JSX.Element;
}

function itemChip(table: Table, item: Item, words: boolean): Chip {
  const on = table.view.item_disks[item];
  const name = itemName(table.edition, item)[table.lang];
  const text = words ? textWidth(name, 13) + 5 : 0;
  const width = 34 + text + on.length * 18 + 4;
  return {
    key: item,
    width,
    draw: (x, y) => (
      <Target key={item} id={`item-${item}`} class="ne-card" label={itemName(table.edition, item)}>
        <path d={cut(x, y, width, 23, 6, 0.8)} class="ne-halo" />
        <path d={cut(x, y, width, 23, 6, 0.8)} class={on.length > 0 ? 'ne-paper' : 'ne-ripe'} />
        <ItemArt item={item} x={x + 4} y={y + 1} width={27} height={21} />
        {words && (
          <text x={x + 34} y={y + 16} class="ne-t b">
            {name}
          </text>
        )}
        {on.map((colour, i) => (
          <Disk key={colour} colour={colour} x={x + 42 + text + i * 18} y={y + 11.5} r={8.5} lang={table.lang} dataKey={`disk-${item}-${colour}`} />
        ))}
      </Target>
    ),
  };
}

function trophyChip(table: Table, biome: Player['trophies'][number]): Chip {
  return {
    key: biome,
    width: 50,
    draw: (x, y) => (
      <Target key={biome} id={`trophy-${biome}`} class="ne-card" label={table.edition.biomes[biome].name}>
        <path d={cut(x, y, 50, 23, 6, 0.8)} class="ne-dull" />
        <Use id="trophy" x={x + 3} y={y + 4} width={15} height={15} />
        <Beast id={biome} x={x + 19} y={y + 1} width={28} height={21} />
      </Target>
    ),
  };
}

/* Left to right, then the next line. */
function flow(chips: readonly Chip[], area: Cell): { readonly rows: number; readonly at: readonly (readonly [number, number])[] } {
  let [x, y, rows] = [area.x, area.y, 1];
  const at = chips.map((chip): readonly [number, number] => {
    if (x > area.x && x + chip.width > area.x + area.w) {
      x = area.x;
      y += 27;
      rows += 1;
    }
    const spot = [x, y] as const;
    x += chip.width + 5;
    return spot;
  });
  return { rows, at };
}

const NO_CARDS = w('Animals, inventions and trophies will lie here.', 'Здесь лягут животные, изобретения и трофеи.');

export function CardsInPlay(props: { readonly table: Table; readonly player: Player; readonly area: Cell }): JSX.Element {
  const { table, player, area } = props;
  const make = (words: boolean): readonly Chip[] => [...player.items.map((item) => itemChip(table, item, words)), ...player.trophies.map((biome) => trophyChip(table, biome))];
  const most = Math.max(1, Math.floor((area.h + 4) / 27));
  const spelt = make(true);
  const chips = flow(spelt, area).rows <= most ? spelt : make(false);
  const { at } = flow(chips, area);
  if (chips.length === 0) return <Nothing area={area} words={NO_CARDS[table.lang]} />;
  return <>{chips.map((chip, i) => chip.draw(at[i]?.[0] ?? 0, at[i]?.[1] ?? 0))}</>;
}
