import type { Favourite } from '@tallyho/game/minigames/contract';
import { favouritesOf as likedIn } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/room/state';

type GroupFavourite = Favourite & { readonly game: string };

/** How many stand on the podium. */
const places = 3;

/**
 * The group's favourites over all rounds, with their game's names, the most loved first, at most three (decision 20).
 * Each round's best come before any round's second, so that one round fills the podium only when it is alone.
 */
export function favouritesOf(records: readonly RoundRecord[]): readonly GroupFavourite[] {
  const rounds = records.map(({ board, answers, game }) =>
    likedIn(board, answers).map((favourite) => ({ ...favourite, game: game.name })),
  );
  const byPlace = Array.from({ length: places }, (_, place) =>
    rounds.flatMap((liked) => liked[place] ?? []).toSorted((a, b) => b.share - a.share),
  );
  return byPlace
    .flat()
    .slice(0, places)
    .toSorted((a, b) => b.share - a.share);
}
