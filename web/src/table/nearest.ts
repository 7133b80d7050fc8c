/* nearest.ts - which thing lies next in a direction. */
export type Dir = readonly [number, number];

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/* Which of the spots is nearest from here in that direction? What lies aside counts for more than what lies far. */
export function nearest(from: Spot, spots: readonly Spot[], [dx, dy]: Dir): number {
  let best = -1;
  let bestCost = Infinity;
  spots.forEach((spot, i) => {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (along < 4) return;
    const cost = along + 2.5 * aside;
    if (cost < bestCost) {
      best = i;
      bestCost = cost;
    }
  });
  return best;
}

/* Which of the spots is nearest in any direction? The first one, where there is nothing to be near to. */
export function closest(from: Spot | undefined, spots: readonly Spot[]): number {
  if (from === undefined) return 0;
  const far = spots.map((spot) => Math.hypot(spot.x - from.x, spot.y - from.y));
  return far.indexOf(Math.min(...far));
}
