import { shortList } from '@tallyho/game/minigames/guess-words';
import { ordinal } from '@tallyho/game/minigames/ordinal';
import { numberWord } from '@tallyho/game/text';

/** The number of places that the show calls the top for players. */
const top = 5;

/** Names of more letters together have no room in a line. */
const mostLetters = 16;

/**
 * Returns where the show is, in words; null of a player in the lower places, of whom they would be unkind. `rank`: the place of the
 * entry that is revealed. `sharedWith`: the names of the others that have it. `isOpen`: one of them is still to come, which is not told
 * before. `total`: the number of entries.
 */
export function chapterOf(
  {
    rank,
    sharedWith,
    isOpen,
    isPlayer,
  }: { rank: number; sharedWith: readonly string[]; isOpen: boolean; isPlayer: boolean },
  total: number,
): string | null {
  const isShared = sharedWith.length > 0 && !isOpen;
  const others = shortList(sharedWith);
  if (rank <= 2 && isShared)
    return others.length > mostLetters ? `Shared ${ordinal(rank)}` : `${ordinal(rank)}, level with ${others}`;
  if (rank <= 2) return ordinal(rank);
  if (isPlayer) return rank <= top && total > top ? 'The top five' : null;
  return rank === total ? 'Last' : `${ordinal(rank)} of ${total}`;
}

/**
 * Returns what stands beside the stamp of a place: who shares it, or only that it is shared if one of them is still to come (`isOpen`): the
 * places that were passed over tell that much. Of the only best one of `total` that it is the best. Empty if the stamp says all.
 * `sharedWith`: the names of the others.
 */
export function sharingText(
  rank: number,
  sharedWith: readonly string[],
  isOpen: boolean,
  total: number,
): string {
  if (isOpen) return `Shared ${ordinal(rank)}. With whom?`;
  if (sharedWith.length === 0) return rank === 1 && total > 1 ? `The best of ${total}` : '';
  const others = shortList(sharedWith);
  const isNamed = others.length <= mostLetters;
  return `Shares ${ordinal(rank)} with ${isNamed ? others : `${numberWord(sharedWith.length)} more`}`;
}
