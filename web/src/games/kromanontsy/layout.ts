/* layout.ts - where things lie: on the desk the board is 868 x 610, on a phone 390 wide and tall. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Layout {
  readonly wide: number;
  readonly high: number;
  readonly narrow: boolean;
  readonly sky: { readonly sx: number; readonly sy: number };
  readonly plaque: (i: number) => readonly [number, number];
  readonly deck: (i: number) => Place;
  readonly pile: (i: number) => Place;
  readonly figure: (i: number) => Place;
  readonly animal: Place;
  readonly row: (i: number) => Place;
  readonly cell: (row: number, cell: number) => Place; // both from 0
  readonly loot: Place;
  readonly track: Place;
}

export const DESK: Layout = {
  wide: 868,
  high: 610,
  narrow: false,
  sky: { sx: 1, sy: 1 },
  plaque: (i) => [10 + i * 183, 8],
  deck: (i) => ({ x: 10 + i * 183, y: 40, w: 60, h: 88 }),
  pile: (i) => ({ x: 78 + i * 183, y: 40, w: 66, h: 88 }),
  figure: (i) => ({ x: 30 + i * 183, y: 150, w: 100, h: 75 }),
  animal: { x: 744, y: 12, w: 118, h: 190 },
  row: (i) => ({ x: 8, y: 241 + i * 100, w: 728, h: 97 }),
  cell: (row, cell) => ({ x: 66 + cell * 167, y: 245 + row * 100, w: 163, h: 88 }),
  loot: { x: 742, y: 241, w: 120, h: 297 },
  track: { x: 0, y: 544, w: 868, h: 66 },
};

export const TALL: Layout = {
  wide: 390,
  high: 640,
  narrow: true,
  sky: { sx: 390 / 868, sy: 0.72 },
  plaque: (i) => [5 + i * 97, 5],
  deck: (i) => ({ x: 5 + i * 97, y: 32, w: 43, h: 68 }),
  pile: (i) => ({ x: 51 + i * 97, y: 32, w: 43, h: 68 }),
  figure: (i) => ({ x: 18 + i * 97, y: 112, w: 64, h: 48 }),
  animal: { x: 254, y: 456, w: 132, h: 98 },
  row: (i) => ({ x: 3, y: 166 + i * 96, w: 384, h: 93 }),
  cell: (row, cell) => ({ x: 7 + cell * 95, y: 170 + row * 96, w: 91, h: 85 }),
  loot: { x: 4, y: 456, w: 246, h: 98 },
  track: { x: 0, y: 558, w: 390, h: 82 },
};
