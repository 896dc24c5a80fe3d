import type { PlaceRow } from '@tallyho/game/minigames/rows';

/**
 * Returns the index of the next free place from `from` on, otherwise of the first free place before it; -1 if all
 * `places` are taken.
 */
export function freePlaceFrom(order: PlaceRow, from: number, places: number): number {
  const isFree = (index: number) => (order[index] ?? null) === null;
  const indices = Array.from({ length: places }, (_, index) => index);
  return indices.find((index) => index >= from && isFree(index)) ?? indices.find(isFree) ?? -1;
}

/**
 * Puts a subject at a place, 0 is the first; null: removes it from the row. The one that is already there moves
 * one place towards the nearest free place, and so do those in between. If two free places are equally near,
 * the one that it comes from is used, otherwise the later one. `places`: the number of places.
 */
export function putAt(order: PlaceRow, subject: string, place: number | null, places: number): PlaceRow {
  const row = Array.from({ length: places }, (_, index) => {
    const other = order[index] ?? null;
    return other === subject ? null : other;
  });
  if (place !== null) {
    row.splice(nearestFree(row, place, order.indexOf(subject)), 1);
    row.splice(place, 0, subject);
  }
  const next = row.slice(0, row.findLastIndex((id) => id !== null) + 1);
  return next.length === order.length && next.every((id, index) => id === order[index]) ? order : next;
}

/**
 * Returns the index of the free place nearest to `place`. There is always one, because the one that needs it has no
 * place.
 */
function nearestFree(row: PlaceRow, place: number, from: number): number {
  if (row[place] !== null && Math.abs(from - place) === 1) return from;
  for (let distance = 0; distance < row.length; distance += 1) {
    if (row[place + distance] === null) return place + distance;
    if (row[place - distance] === null) return place - distance;
  }
  return place;
}
