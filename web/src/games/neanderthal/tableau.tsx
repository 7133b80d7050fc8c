/* tableau.tsx - a people's own board: the skull with its portals, the six elders. Daughters are in daughters.tsx.
 *
 * A Vocal people opens portals in its skull, word by word, until it becomes Tribal; then a fire burns there. Elders sit
 * in niches; a disk at an elder's feet is a word that must still be freed before he has his power. */
import type { JSX } from 'preact';
import { textWidth } from '../../kit/measure';
import { Target } from '../../kit/target';
import { fill, w } from '../../kit/words';
import { elderOf, hasDisk, needsPortals, portalsNeeded, slotOf, spotId, supports } from './facts';
import { Disk, Man, points, smooth, Use } from './art';
import { colourName, elderName, portalName } from './text';
import { PORTALS, type Player, type Portal, type Table } from './types';

/* ---- the skull ---- */

const BONE = smooth(
  points('31 101 22 95 19 85 25 77 38 70 50 47 74 26 108 15 150 17 188 38 208 72 208 104 217 120 205 142 182 156 156 163 134 170 128 190 108 204 70 208 50 203 44 192 40 182 31 172 30 160 36 149 29 140 24 131 30 119 34 110'),
  0.75,
);
const HOLES = smooth(points('35 100 42 95 54 96 59 105 55 117 44 120 36 114'), 0.75) + smooth(points('27 133 34 128 40 134 38 144 31 142'), 0.75);
const SEAMS = 'M22 88C32 82 50 82 64 92M33 166C50 170 70 170 88 166M38 180C54 182 72 182 90 178M41 168v12M49 169v12M57 170v12M65 170v12M73 169v12M81 168v11M118 150C122 166 118 180 108 190';

/* Middles of the portals inside the skull. */
const SPOTS: Readonly<Record<Portal, readonly [number, number]>> = { shaman: [131, 44], venus: [90, 115], bison: [172, 115] };

function SkullShape(): JSX.Element {
  return (
    <>
      <path d={BONE} class="ne-shade" transform="translate(3 4)" />
      <path d={BONE} class="ne-skull" />
      <path d={HOLES} class="ne-socket" />
      <path d={SEAMS} class="ne-seam" />
    </>
  );
}

interface SkullProps {
  readonly table: Table;
  readonly seat: number;
  readonly player: Player;
  readonly own: boolean; // its spots are targets
}

function PortalMark(props: SkullProps & { readonly portal: Portal }): JSX.Element {
  const { table, player, portal, own } = props;
  const [x, y] = SPOTS[portal];
  const { colours } = table.edition.portals[portal];
  const name = portalName(table.edition, portal);
  return (
    <>
      <circle cx={x} cy={y} r={24} class="ne-portal" />
      <Use id={`pt-${portal}`} x={x - 17} y={y - 21} width={34} height={38} class="ne-onbrown" />
      {colours.map((colour, i) => {
        const on = hasDisk(player, portal, colour);
        const soon = own && table.chosen?.verb === 'portal' && table.chosen.colour === colour && table.edition.daughters[table.chosen.daughter].portal === portal;
        const tied = supports(player, portal, colour) !== null;
        const manner = on ? (tied ? 'tied' : undefined) : soon ? 'ghost' : 'empty';
        const dx = x - 14 + i * 28;
        const disk = (
          <Disk colour={colour} x={dx} y={y + 26} r={11} lang={table.lang} {...(manner ? { manner } : {})} {...(on ? { dataKey: `p${props.seat}-${spotId(portal, colour).replace(' ', '-')}` } : {})} />
        );
        if (!own) return <g key={colour}>{disk}</g>;
        return (
          <Target key={colour} id={`spot-${portal}-${colour}`} class="ne-spot" label={{ en: `${name.en}, ${colourName(table.edition, colour).en}`, ru: `${name.ru}, ${colourName(table.edition, colour).ru}` }}>
            <circle cx={dx} cy={y + 26} r={13} class="ne-halo" />
            {disk}
          </Target>
        );
      })}
    </>
  );
}

const TRIBAL = w('Tribal', 'Племя');
const VOCAL = w('Vocal', 'Без языка');
const OPEN = w('{0} of {1} portals', 'порталы: {0} из {1}');

/* In a box of 220 x 212. */
export function Skull(props: SkullProps): JSX.Element {
  const { table, player } = props;
  const { lang } = table;
  return (
    <g data-key={`p${props.seat}-${player.tribal ? 'tribal' : 'vocal'}`}>
      <SkullShape />
      {player.tribal ? (
        <>
          <path d="M74 96C80 56 116 36 154 48C190 62 194 104 176 132C140 148 90 142 74 96Z" class="ne-warm" />
          <Use id="fire" x={112} y={40} width={42} height={56} />
          <text x={133} y={124} text-anchor="middle" class="ne-name" font-size="18">
            {TRIBAL[lang]}
          </text>
        </>
      ) : (
        <>
          <path d="M128 50L92 114M134 50L170 114M94 122H168" class="ne-bridge" />
          {PORTALS.map((portal) => (
            <PortalMark key={portal} {...props} portal={portal} />
          ))}
        </>
      )}
    </g>
  );
}

export function SkullWords(props: { readonly table: Table; readonly player: Player; readonly x: number; readonly y: number }): JSX.Element | null {
  const { table, player } = props;
  if (player.tribal) return null;
  return (
    <>
      <text x={props.x} y={props.y} class="ne-t b">
        {VOCAL[table.lang]}
      </text>
      <text x={props.x} y={props.y + 16} class="ne-t">
        {fill(OPEN, player.portals.length, portalsNeeded(table.edition, table.view))[table.lang]}
      </text>
    </>
  );
}

/* ---- elders ---- */

const arch = (x: number, y: number, wide: number, high: number): string =>
  `M${x} ${y + high}V${y + high * 0.42}C${x + 1} ${y + high * 0.12} ${x + wide * 0.26} ${y + 1} ${x + wide / 2} ${y}C${x + wide * 0.76} ${y + 1} ${x + wide - 1} ${y + high * 0.14} ${x + wide} ${y + high * 0.42}V${y + high}Z`;

function Sitter(props: { readonly table: Table; readonly seat: number; readonly player: Player; readonly rank: number; readonly ghost: boolean; readonly alpha: boolean }): JSX.Element {
  const { table, rank, ghost } = props;
  const elder = table.edition.elders[elderOf(rank)];
  const young = ghost || props.player.young.includes(rank);
  return (
    <>
      <Man seat={props.seat} x={9} y={27} height={52} alpha={props.alpha} ghost={ghost} dataKey={`p${props.seat}-elder-${rank}${ghost ? '-ghost' : ''}`} />
      <Use id={`el-${rank}`} x={36} y={44} width={18} height={28} class="ne-staff" />
      {young && <Disk colour={elder.colour} x={13} y={72} r={10} lang={table.lang} {...(ghost ? { manner: 'ghost' as const } : { dataKey: `p${props.seat}-elder-${rank}-word` })} />}
    </>
  );
}

/* One niche in a box of 58 x 110, name below. */
function Niche(props: { readonly table: Table; readonly seat: number; readonly player: Player; readonly rank: number; readonly x: number; readonly y: number }): JSX.Element {
  const { table, player, rank } = props;
  const slot = slotOf(table.edition, player, rank);
  const name = elderName(table.edition, rank);
  const { chosen } = table;
  const soon = props.seat === table.viewer && chosen?.verb === 'elder' && chosen.rank === rank;
  const lines = textWidth(name[table.lang], 13) > 60 ? name[table.lang].split(' ') : [name[table.lang]];
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <Target id={`elder-${rank}`} class={`ne-niche ${slot}`} label={name}>
        <path d={arch(0, 0, 58, 82)} class="ne-halo" />
        <path d={arch(0, 0, 58, 82)} class="ne-arch" />
        {slot === 'mature' && <path d="M8 82C10 54 20 32 29 26C40 34 48 54 50 82Z" class="ne-warm" />}
        {slot === 'closed' && <path d="M8 34l13 6l14 -8l15 8M6 54l16 4l14 -7l16 6M8 70l14 3l16 -6l13 5" class="ne-scratch" />}
        {slot === 'open' && !soon && <Use id={`el-${rank}`} x={15} y={27} width={28} height={44} class="ne-faintsign" />}
        {slot === 'open' && !soon && <Disk colour={table.edition.elders[elderOf(rank)].colour} x={47} y={72} r={9} lang={table.lang} manner="empty" />}
        {slot === 'open' && needsPortals(table.edition, player, rank) && <Use id="pt-shaman" x={38} y={4} width={15} height={17} class="ne-faintsign" />}
        {(slot === 'young' || slot === 'mature' || soon) && <Sitter table={table} seat={props.seat} player={player} rank={rank} ghost={soon} alpha={player.alpha === `elder ${rank}` || (soon && (chosen?.text.endsWith('alpha') ?? false))} />}
        <circle cx={10} cy={9} r={10} class="ne-rank" />
        <text x={10} y={14} text-anchor="middle" class="ne-count">
          {rank}
        </text>
        {lines.map((line, i) => (
          <text key={i} x={29} y={97 + i * 14} text-anchor="middle" class="ne-t b">
            {line}
          </text>
        ))}
      </Target>
    </g>
  );
}

export function Elders(props: { readonly table: Table; readonly seat: number; readonly player: Player; readonly x: number; readonly y: number; readonly columns: number; readonly step: number }): JSX.Element {
  return (
    <>
      {[1, 2, 3, 4, 5, 6].map((rank, i) => (
        <Niche key={rank} table={props.table} seat={props.seat} player={props.player} rank={rank} x={props.x + (i % props.columns) * props.step} y={props.y + Math.floor(i / props.columns) * 118} />
      ))}
    </>
  );
}

/* The ground on which a tableau lies. */
export function Cave(props: { readonly y: number; readonly width: number; readonly height: number }): JSX.Element {
  const { y, width, height } = props;
  return (
    <>
      <path d={`M-4 ${y + 2}Q${width * 0.2} ${y - 5} ${width * 0.42} ${y + 2}T${width * 0.8} ${y}T${width + 4} ${y + 2}V${y + height + 4}H-4Z`} class="ne-cave" />
      <path d={`M-4 ${y + 2}Q${width * 0.2} ${y - 5} ${width * 0.42} ${y + 2}T${width * 0.8} ${y}T${width + 4} ${y + 2}`} class="ne-cave-edge" />
    </>
  );
}

