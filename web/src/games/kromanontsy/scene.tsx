/* scene.tsx - the four terrains as one landscape behind their decks: forest, mountains, river, plain. Drawn for 868 x 236
 * and stretched where a phone needs it narrower. */
import type { JSX } from 'preact';
import { memo } from '../../kit/memo';

const FIRS: readonly (readonly [number, number, number])[] = [
  [2, 92, 1.15],
  [30, 108, 1],
  [58, 88, 1.05],
  [90, 98, 0.95],
  [122, 92, 1.1],
  [150, 112, 0.9],
  [172, 96, 1.1],
];
const TUFTS: readonly (readonly [number, number])[] = [
  [690, 204],
  [712, 216],
  [846, 196],
  [826, 214],
  [736, 200],
  [790, 222],
  [664, 226],
];
const BLADES: readonly (readonly [number, number])[] = [
  [20, 232],
  [130, 226],
  [190, 232],
  [420, 230],
  [446, 222],
  [240, 230],
];
const tuft = ([x, y]: readonly [number, number]): string => `M${x} ${y}l-4-12M${x + 3} ${y}l1-15M${x + 6} ${y}l5-11`;

export const Landscape = memo((): JSX.Element => (
  <g aria-hidden="true">
    <rect width="868" height="240" fill="var(--kr-sky)" />
    <path d="M690 44C706 22 742 20 758 44C768 64 756 90 732 94C706 94 684 72 690 44Z" fill="var(--kr-sun)" />
    <path
      d="M524 26c4-5 8-5 10 0c3-5 7-5 10 0M550 16c3-4 6-4 8 0c2-4 6-4 8 0M496 18c3-4 6-4 8 0c2-4 6-4 8 0"
      stroke="var(--kr-bird)"
      stroke-width="1.6"
      fill="none"
      stroke-linecap="round"
    />
    <path d="M180 240L240 108L268 140L314 46L344 98L368 72L412 150L438 126L474 240Z" fill="var(--kr-peak)" />
    <path d="M314 46L344 98L368 72L412 150L438 126L474 240H352L332 140Z" fill="var(--kr-peak-dark)" />
    <path
      d="M314 46L296 84L306 79L314 93L326 82L338 91ZM368 72L356 89L366 96L376 89L384 100ZM240 108L228 134L240 129L248 136L256 127Z"
      fill="var(--kr-snow)"
    />
    <path d="M-20 176C20 150 60 140 140 158C200 146 230 150 262 200V250H-20Z" fill="var(--kr-meadow)" />
    {FIRS.map(([x, y, s]) => (
      <use key={x} href="#kr-fir" x={x} y={y} width={34 * s} height={72 * s} />
    ))}
    <path d="M-20 200C40 186 120 186 190 194C220 202 236 216 242 250H-20Z" fill="var(--kr-meadow-dark)" />
    <path d="M404 250C412 204 432 160 490 144C530 136 560 138 600 134C680 128 760 140 890 126V250Z" fill="var(--kr-steppe)" />
    <path
      d="M456 250C476 214 510 196 548 180C536 166 532 156 576 134H600C586 146 566 158 580 164C624 176 652 196 656 250Z"
      fill="var(--kr-water)"
    />
    <path
      d="M508 216C540 204 590 204 626 218M534 190C560 184 586 184 602 188M560 162C570 158 580 158 586 160"
      stroke="var(--kr-water-light)"
      stroke-width="2"
      fill="none"
      stroke-linecap="round"
    />
    <path d="M640 250C660 196 740 172 800 190C830 184 860 180 890 176V250Z" fill="var(--kr-steppe-dark)" />
    <path d={TUFTS.map(tuft).join('')} stroke="var(--kr-straw-dark)" stroke-width="2" stroke-linecap="round" fill="none" />
    <path d={BLADES.map(tuft).join('')} stroke="var(--kr-leaf-dark)" stroke-width="2" stroke-linecap="round" fill="none" />
  </g>
));
