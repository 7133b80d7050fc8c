/* europe.tsx - the land under the cards: tundra, mountains, steppe and sea, and the ice that grows over it.
 *
 * The land is drawn once. The ice is drawn from the view: every iced place is a tongue of the northern glacier, and
 * tongues side by side flow together. */
import type { JSX } from 'preact';
import { memo } from '../../kit/memo';
import { coverAt, placeId } from './facts';
import { smooth, type Point } from './art';
import type { View } from './types';

export const DESK = { width: 868, height: 610, card: { w: 116, h: 188 }, north: 14, south: 214, ground: 408, left: 7, step: 123 };
export const PHONE = { width: 390, card: { w: 187, h: 87 }, event: { w: 256, h: 98 }, top: 110, step: 91, north: 5, south: 198 };

const wave = (y: number, width: number, d: number, count = 7): readonly Point[] =>
  Array.from({ length: count }, (_, i) => [-20 + ((width + 40) * i) / (count - 1), y + (i % 2 === 0 ? d : -d) * (1 - (i % 3) * 0.2)] as const);

const land = (y: number, width: number, bottom: number, d: number): string => smooth([...wave(y, width, d), [width + 20, bottom], [-20, bottom]], 0.5);

/* A ridge of peaks with snow on them; the pattern is fixed, not random, so that it stands still. */
function ridge(y: number, width: number): { readonly rock: string; readonly snow: string } {
  let rock = `M-20 ${y + 8}`;
  let snow = '';
  for (let x = -14, i = 0; x < width + 10; i++) {
    const w = 30 + ((i * 17) % 19);
    const h = 20 + ((i * 29) % 17);
    const top = y - h;
    rock += `L${x} ${y + ((i * 5) % 5)}L${x + w * 0.46} ${top}L${x + w * 0.64} ${top + 9}`;
    snow += `M${x + w * 0.46} ${top}l${-w * 0.17} ${h * 0.4}l5 -2l4 4l4 -5l5 3Z`;
    x += w * 0.8;
  }
  return { rock: `${rock}L${width + 20} ${y + 4}V${y + 16}H-20Z`, snow };
}

export const DeskLand = memo((): JSX.Element => {
  const { width } = DESK;
  const alps = ridge(206, width);
  return (
    <g class="ne-land">
      <rect width={width} height={DESK.ground + 20} class="ne-tundra" />
      <path d={land(60, width, 420, 8)} class="ne-tundra-2" />
      <path d={land(140, width, 420, 9)} class="ne-tundra-3" />
      <path d={land(206, width, 430, 5)} class="ne-steppe" />
      <path d={land(310, width, 430, 9)} class="ne-steppe-2" />
      <path d={land(392, width, 440, 4)} class="ne-sea" />
      <path d={alps.rock} class="ne-rock" />
      <path d={alps.snow} class="ne-snow" />
    </g>
  );
});

export const PhoneLand = memo((): JSX.Element => {
  const bottom = PHONE.top + 6 * PHONE.step + 8;
  const edge: Point[] = Array.from({ length: 9 }, (_, i) => [194 + (i % 2 === 0 ? 4 : -4), -20 + ((bottom + 60) * i) / 8]);
  return (
    <g class="ne-land">
      <rect width={PHONE.width} height={bottom} class="ne-steppe" />
      <path d={smooth([[-20, -20], ...edge, [-20, bottom + 40]], 0.5)} class="ne-tundra-2" />
    </g>
  );
});

/* ---- ice ---- */

type Spot = readonly [x: number, y: number, w: number, h: number];

/* A tongue over one place, with edges that wander a little; the same place always looks the same. */
function tongue([x, y, w, h]: Spot, seed: number): string {
  const off = (i: number): number => ((seed * 31 + i * 17) % 9) - 4;
  const side = (px: number, from: number, to: number, i: number): readonly Point[] => [0.25, 0.5, 0.75].map((k, j) => [px + off(i + j) * 0.8, from + (to - from) * k]);
  return smooth(
    [[x, y], [x + w / 2, y + off(1) * 0.5], [x + w, y], ...side(x + w, y, y + h, 2), [x + w - 5, y + h], [x + w / 2, y + h + off(7) * 0.8], [x + 5, y + h], ...side(x, y + h, y, 9)],
    0.5,
  );
}

function iced(view: View, row: 'north' | 'south', column: number): boolean {
  const cover = coverAt(view, placeId(row, column));
  return cover === 'ice' || cover === 'bare ice';
}

/* On the desk the glacier lies along the upper edge; its tongues come down over the columns. */
function deskSpots(view: View): readonly Spot[] {
  const { card, left, step, north, south } = DESK;
  const x = (column: number): number => left + (column + 1) * step - 4;
  const wide = (row: 'north' | 'south', column: number): number => card.w + (column < 5 && iced(view, row, column + 1) ? 16 : 8);
  const spots: Spot[] = [[-20, -30, DESK.width + 40, 38]];
  for (let column = 0; column < 6; column++) {
    const above = iced(view, 'north', column);
    if (above) spots.push([x(column), -20, wide('north', column), card.h + north + 26]);
    if (iced(view, 'south', column)) {
      const top = above ? south - 24 : south - 4;
      spots.push([x(column), top, wide('south', column), south + card.h + 4 - top]);
    }
  }
  return spots;
}

function phoneSpots(view: View): readonly Spot[] {
  const { card, top, step } = PHONE;
  const spots: Spot[] = [[-20, -30, 24, top + 6 * step + 60]];
  for (let column = 0; column < 6; column++) {
    const y = top + column * step - 3;
    const next = (row: 'north' | 'south'): number => (column < 5 && iced(view, row, column + 1) ? 10 : 5);
    const above = iced(view, 'north', column);
    if (above) spots.push([-14, y, PHONE.north + card.w + 16, card.h + next('north')]);
    if (iced(view, 'south', column)) spots.push([above ? PHONE.south - 12 : PHONE.south - 2, y, card.w + (above ? 14 : 4), card.h + next('south')]);
  }
  return spots;
}

export function Ice(props: { readonly view: View; readonly narrow: boolean }): JSX.Element {
  const spots = props.narrow ? phoneSpots(props.view) : deskSpots(props.view);
  const shapes = spots.map((spot, i) => tongue(spot, i === 0 ? 1 : Math.round(spot[0] + spot[1] * 3)));
  const whole = shapes.join('');
  return (
    <g class="ne-ice" aria-hidden="true">
      <path d={whole} class="ne-ice-shade" transform="translate(3 5)" />
      <path d={whole} class="ne-ice-sheet" />
      {spots.slice(1).map(([x, y, w, h]) => (
        <path
          key={`${x}-${y}`}
          class="ne-crack"
          d={`M${x + w * 0.22} ${y + 14}C${x + w * 0.36} ${y + h * 0.4} ${x + w * 0.14} ${y + h * 0.6} ${x + w * 0.28} ${y + h - 10}M${x + w * 0.74} ${y + 20}C${x + w * 0.62} ${y + h * 0.3} ${x + w * 0.86} ${y + h * 0.66} ${x + w * 0.7} ${y + h - 8}M${x + w * 0.1} ${y + h * 0.3}l${w * 0.2} 6l${w * 0.18} -5M${x + w * 0.55} ${y + h * 0.78}l${w * 0.2} -5l${w * 0.18} 6`}
        />
      ))}
    </g>
  );
}
