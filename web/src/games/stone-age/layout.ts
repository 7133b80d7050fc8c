/* layout.ts - where things stand on the board, wide for the desk and tall for a phone. */
import { type Gather, type VILLAGE } from './types';

type Point = readonly [number, number];
type Village = (typeof VILLAGE)[number];

interface Spot {
  readonly rings: readonly Point[]; // where people stand, the first come first
  readonly plaque: Point; // the middle of the name below
  readonly room: number; // widest plaque
  readonly art?: readonly [number, number, number]; // x, y, scale of the drawing
}

export interface Layout {
  readonly tall: boolean;
  readonly width: number;
  readonly height: number;
  readonly person: number; // height of a figure
  readonly gather: Readonly<Record<Gather, Spot>>;
  readonly village: Readonly<Record<Village, Spot>>;
  readonly card: (slot: number) => Point; // upper left corner of a card
  readonly building: (stack: number) => Point;
  readonly cardSize: Point;
  readonly tileSize: Point;
  readonly below: number; // from the foot of a card to the middle of its ring
  readonly herd: readonly (readonly [string, string, number, number, number])[]; // symbol, paint, x, y, width
  readonly hunters: readonly [number, number, number]; // middle of the first row, its y, the room across
  readonly tray: readonly [number, number, number]; // middle, top, width
  readonly track: { readonly x: number; readonly y: number; readonly step: number; readonly size: Point }; // the first stone
}

/* Four rings behind, three before them. */
function seven(x: number, y: number, step: number, drop: number): readonly Point[] {
  const back = [-1.5, -0.5, 0.5, 1.5].map((k) => [x + k * step, y] as const);
  const front = [-1, 0, 1].map((k) => [x + k * step, y + drop] as const);
  return [...back, ...front];
}

export const WIDE: Layout = {
  tall: false,
  width: 868,
  height: 610,
  person: 35,
  gather: {
    forest: { rings: seven(270, 164, 30, 19), plaque: [270, 207], room: 146, art: [270, 144, 0.98] },
    claypit: { rings: seven(425, 164, 30, 19), plaque: [420, 207], room: 164, art: [425, 140, 1.06] },
    quarry: { rings: seven(580, 164, 30, 19), plaque: [580, 207], room: 152, art: [580, 136, 0.98] },
    river: { rings: seven(774, 318, 30, 19), plaque: [774, 361], room: 146 },
    hunt: { rings: [], plaque: [112, 328], room: 186 },
  },
  village: {
    field: { rings: [[262, 318]], plaque: [262, 346], room: 128, art: [262, 296, 0.9] },
    hut: {
      rings: [
        [394, 318],
        [424, 318],
      ],
      plaque: [408, 346],
      room: 128,
      art: [408, 300, 0.84],
    },
    toolmaker: { rings: [[556, 322]], plaque: [556, 346], room: 166, art: [556, 296, 0.92] },
  },
  card: (slot) => [440 + 106 * (3 - slot), 430],
  building: (stack) => [22 + 101 * stack, 434],
  cardSize: [96, 132],
  tileSize: [84, 110],
  below: 23,
  herd: [
    ['mammoth', 'mammoth', 45, 142, 94],
    ['bison', 'calf', 120, 187, 51],
    ['bison', 'bison', 31, 205, 57],
    ['bison', 'calf', 129, 138, 31],
  ],
  hunters: [104, 286, 136],
  tray: [430, 223, 396],
  track: { x: 25, y: 375, step: 44, size: [31, 20] },
};

export const TALL: Layout = {
  tall: true,
  width: 390,
  height: 610,
  person: 29,
  gather: {
    forest: { rings: seven(68, 100, 26, 15), plaque: [68, 136], room: 118, art: [68, 84, 0.7] },
    claypit: { rings: seven(196, 100, 26, 15), plaque: [196, 136], room: 128, art: [196, 82, 0.76] },
    quarry: { rings: seven(320, 100, 26, 15), plaque: [320, 136], room: 118, art: [320, 80, 0.72] },
    river: { rings: seven(334, 226, 26, 15), plaque: [334, 262], room: 106 },
    hunt: { rings: [], plaque: [62, 257], room: 118 },
  },
  village: {
    hut: {
      rings: [
        [184, 214],
        [208, 214],
      ],
      plaque: [196, 233],
      room: 116,
      art: [194, 196, 0.66],
    },
    field: { rings: [[146, 275]], plaque: [146, 292], room: 94, art: [146, 268, 0.5] },
    toolmaker: { rings: [[244, 275]], plaque: [246, 292], room: 102, art: [244, 268, 0.52] },
  },
  card: (slot) => [8 + 95 * (3 - slot), 324],
  building: (stack) => [10 + 95 * stack, 458],
  cardSize: [88, 104],
  tileSize: [78, 80],
  below: 13,
  herd: [
    ['mammoth', 'mammoth', 10, 150, 68],
    ['bison', 'calf', 80, 168, 42],
  ],
  hunters: [65, 229, 102],
  tray: [195, 152, 374],
  track: { x: 34, y: 585, step: 32, size: [26, 19] },
};

/* Where n hunters stand: in rows that grow closer as they grow longer, the last row in front. */
export function huntersAt(layout: Layout, n: number): readonly Point[] {
  const [middle, y, room] = layout.hunters;
  const rows = n <= 5 ? 1 : n <= 16 ? 2 : n <= 27 ? 3 : 4;
  const across = Math.ceil(n / rows);
  const step = Math.min(layout.tall ? 24 : 30, room / Math.max(across - 1, 1));
  const drop = layout.tall ? 11 : 13;
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, n - row * across);
    const x = middle + ((i % across) - (inRow - 1) / 2) * step + (row % 2) * 4;
    return [x, y + row * drop - ((rows - 1) * drop) / 2 + (i % 2) * 4] as const;
  });
}
