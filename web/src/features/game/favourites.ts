import type { Favourite } from '@tallyho/game/minigames/contract';
import { favouriteOf } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/room/state';

/** The group's favourites over all rounds: each one's best, with its game's name, the most loved first, at most three (decision 20). */
export function favouritesOf(
  records: readonly RoundRecord[],
): readonly (Favourite & { readonly game: string })[] {
  const best = records.flatMap(({ board, answers, game }) => {
    const favourite = favouriteOf(board, answers);
    return favourite ? [{ ...favourite, game: game.name }] : [];
  });
  return best.toSorted((a, b) => b.share - a.share).slice(0, 3);
}
