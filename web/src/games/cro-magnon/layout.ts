/* layout.ts - where the areas lie. Wide: the world as the edition gives it, on the desk. Tall: the same world folded into
 * four columns for a phone, with the Americas beyond Beringia at the top. */
import type { AreaId, Edition } from './types';

type Point = readonly [number, number];

export interface Layout {
  readonly tall: boolean;
  readonly width: number;
  readonly height: number;
  readonly half: Point; // half of an area's width and height
  readonly tile: number; // size of a resource tile
  readonly token: number; // largest token
  readonly ledge: number; // where the twelve kinds begin
  readonly at: (edition: Edition, id: AreaId) => Point;
}

/* Areas that would touch their neighbours are moved aside a little. */
const NUDGE: Readonly<Partial<Record<AreaId, Point>>> = { neareast: [-6, 8], southeastasia: [8, 2], southasia: [4, 2], siberia: [0, -2] };

export const WIDE: Layout = {
  tall: false,
  width: 868,
  height: 610,
  half: [56, 40],
  tile: 23,
  token: 22,
  ledge: 530,
  at: (edition, id) => {
    const { x, y } = edition.areas[id];
    const [dx, dy] = NUDGE[id] ?? [0, 0];
    return [60 + (x - 80) * 0.908 + dx, 52 + (y - 150) * 0.625 + dy];
  },
};

/* Column and row. */
const FOLDED: Readonly<Record<AreaId, Point>> = {
  southamerica: [2, 0],
  northamerica: [3, 0],
  westerneurope: [0, 1],
  easterneurope: [1, 1],
  siberia: [2, 1],
  beringia: [3, 1],
  northafrica: [0, 2],
  neareast: [1, 2],
  centralasia: [2, 2],
  eastasia: [3, 2],
  westafrica: [0, 3],
  eastafrica: [1, 3],
  southasia: [2, 3],
  southeastasia: [3, 3],
  southernafrica: [1, 4],
  australia: [3, 4],
};

export const TALL: Layout = {
  tall: true,
  width: 390,
  height: 604,
  half: [45, 38],
  tile: 19.5,
  token: 20,
  ledge: 478,
  at: (_, id) => {
    const [column, row] = FOLDED[id];
    return [49 + column * 97.3, 46 + row * 95];
  },
};
