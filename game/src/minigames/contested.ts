/** Votes for a place are far apart if at most one place lies beyond them on both sides together. */
const contestedBut = 2;
/** The maximum number of contested items or players in a ranking. */
const mostContested = 2;

/**
 * Returns the ids whose places in the answers are far apart, the widest gap first. `placesOf`: one place for each answer that
 * has one. Empty with fewer than three ids, and if a single answer places an id.
 */
export const contestedPlaces = (
  ids: readonly string[],
  placesOf: (id: string) => readonly number[],
): string[] => {
  if (ids.length < 3) return [];
  return ids
    .map((id) => {
      const places = placesOf(id);
      return { id, gap: places.length < 2 ? 0 : Math.max(...places) - Math.min(...places) };
    })
    .filter(({ gap }) => gap > 0 && gap >= ids.length - contestedBut)
    .toSorted((one, other) => other.gap - one.gap)
    .slice(0, mostContested)
    .map(({ id }) => id);
};
