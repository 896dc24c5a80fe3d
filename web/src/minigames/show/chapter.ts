/** The number of places that the show calls the top. */
const top = 5;

/**
 * Returns where the show is, in words; null of a player in the lower places, of whom they would be unkind. `rank`: the place of the
 * entry that is revealed. `total`: the number of entries.
 */
export function chapterOf(rank: number, total: number, isPlayer: boolean): string | null {
  if (rank === 1) return 'Number one';
  if (rank === 2) return 'Number two';
  if (rank <= top && total > top) return 'The top five';
  return isPlayer ? null : 'From the bottom';
}
