/** An answer that puts things in order: the id at each place, null for a free place. Free places at the end are omitted. */
export type PlaceRow = readonly (string | null)[];

/** Returns the ids that have a place, in their order. */
export const placedIn = (row: PlaceRow): string[] => row.filter((id) => id !== null);

/**
 * Returns the index of an id in a row of `count` places. An id without a place gets the mean index of the free places, so that
 * the sum over all ids is the same for every row, finished or not.
 */
export const placeIn = (row: PlaceRow, id: string, count: number): number => {
  const at = row.indexOf(id);
  if (at >= 0) return at;
  const taken = row.reduce((sum, other, index) => (other === null ? sum : sum + index), 0);
  return ((count * (count - 1)) / 2 - taken) / (count - placedIn(row).length);
};
