import { ordinal } from '@tallyho/game/minigames/ordinal';

/** The number of places that the show calls the top for players. */
const top = 5;

/**
 * Returns where the show is, in words; null of a player in the lower places, of whom they would be unkind. `rank`: the place of the
 * entry that is revealed. `isShared`: others have it, too. `isLast`: no entry is still to come. `total`: the number of entries.
 */
export function chapterOf(
  {
    rank,
    isShared,
    isLast,
    isPlayer,
  }: { rank: number; isShared: boolean; isLast: boolean; isPlayer: boolean },
  total: number,
): string | null {
  if (rank === 1 && !isLast) return 'Number one, so far';
  if (rank === 1) return isShared ? 'Shared first' : 'Number one';
  if (rank === 2) return isShared ? 'Shared second' : 'Number two';
  if (isPlayer) return rank <= top && total > top ? 'The top five' : null;
  return `${ordinal(rank)} of ${total}`;
}
