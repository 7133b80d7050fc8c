/* secret.ts - does a seat's view hold something that the others may not see?
 *
 * Hidden things are null in the view of whoever may not know them. If a field of mine holds something where the same field
 * of another seat is null, the screen must not be handed over openly. */
type Bag = Readonly<Record<string, unknown>>;

function isEmpty(value: unknown): boolean {
  if (value === null || value === 0 || value === false || value === '') return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return typeof value === 'object' ? Object.values(value as Bag).every(isEmpty) : false;
}

export function hasSecret(view: unknown, seat: number): boolean {
  const players = (view as Bag | null)?.['players'];
  if (!Array.isArray(players)) return false;
  const mine = players[seat - 1] as Bag | undefined;
  if (mine === undefined) return false;
  return players.some(
    (other: Bag, i) => i !== seat - 1 && Object.keys(other).some((key) => other[key] === null && !isEmpty(mine[key])),
  );
}
