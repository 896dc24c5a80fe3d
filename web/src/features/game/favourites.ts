import type { Item } from '@tallyho/game/minigames/contract';
import { tierList } from '@tallyho/game/minigames/tier-list/rules';
import type { TierListAnswer } from '@tallyho/game/minigames/tier-list/schema';
import type { RoundRecord } from '@tallyho/game/room/state';

/** A picture the group liked, with where it won and how much, 0 to 1 of all possible points. */
export interface Favourite {
  readonly item: Item;
  readonly game: string;
  readonly share: number;
}

/** The group's favourites over all tier lists: each one's best, the most loved first, at most three (decision 20). */
export function favouritesOf(records: readonly RoundRecord[]): readonly Favourite[] {
  const best = records.flatMap(({ board, answers, game }) => {
    if (board.type !== 'TierList' || answers.length === 0) return [];
    // Answers of a record were given to its board.
    const given = answers as { ratedBy: (typeof answers)[number]['ratedBy']; gameData: TierListAnswer }[];
    const winner = tierList.results(board, given).standings[0];
    if (!winner || winner.points === 0) return [];
    return [
      { item: winner.item, game: game.name, share: winner.points / (answers.length * board.tiers.length) },
    ];
  });
  return best.toSorted((a, b) => b.share - a.share).slice(0, 3);
}
