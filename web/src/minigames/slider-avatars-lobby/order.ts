/** Who stands where, from the worst place: ids, null where a place is free. Free places at the end are left out. */
export type Order = readonly (string | null)[];

/** The index of the next free place from `from` on, else of the first free one before it; -1: all `places` are taken. */
export function freePlaceFrom(order: Order, from: number, places: number): number {
  const isFree = (index: number) => (order[index] ?? null) === null;
  const indices = Array.from({ length: places }, (_, index) => index);
  return indices.find((index) => index >= from && isFree(index)) ?? indices.find(isFree) ?? -1;
}

/**
 * Puts a player at a place, 0 the worst; null: out of the row. Who stands there already moves one place on towards the
 * nearest free place, and so do those in between. Of two that are equally near it is the one that the player comes from, or
 * else the better one. `places`: how many there are.
 */
export function putAt(order: Order, player: string, place: number | null, places: number): Order {
  const row = Array.from({ length: places }, (_, index) => {
    const other = order[index] ?? null;
    return other === player ? null : other;
  });
  if (place !== null) {
    row.splice(nearestFree(row, place, order.indexOf(player)), 1);
    row.splice(place, 0, player);
  }
  const next = row.slice(0, row.findLastIndex((id) => id !== null) + 1);
  return next.length === order.length && next.every((id, index) => id === order[index]) ? order : next;
}

/** The index of the free place nearest to `place`. There is one: the player who needs it stands nowhere. */
function nearestFree(row: Order, place: number, from: number): number {
  if (row[place] !== null && Math.abs(from - place) === 1) return from;
  for (let distance = 0; distance < row.length; distance += 1) {
    if (row[place + distance] === null) return place + distance;
    if (row[place - distance] === null) return place - distance;
  }
  return place;
}
