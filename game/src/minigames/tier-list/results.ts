import type { RatedAnswer } from '../contract.ts';
import { isOrdered, roleResults, tierResults } from '../tiers.ts';
import type { TierListAnswer, TierListBoard, TierListResults } from './schema.ts';

/**
 * Returns the points per item, shared ranks, and the group's consensus board; for unordered tiers, the roles
 * by votes.
 */
export const tierListResults = (
  board: TierListBoard,
  answers: RatedAnswer<TierListAnswer>[],
): TierListResults => {
  const subjects = board.items.map((item) => ({ id: item.id, subject: item }));
  const placements = answers.map(({ gameData }) => gameData.tiers.map(({ items }) => items));
  if (!isOrdered(board)) {
    const { standings, groups, tied, unplaced } = roleResults(subjects, board.tiers, placements);
    return {
      ordered: false,
      standings: standings.map(({ subject, ...standing }) => ({ item: subject, ...standing })),
      groups: groups.map(({ tier, subjects: items }) => ({ tier, items })),
      tied,
      unplaced,
    };
  }
  const { standings, consensus, unplaced } = tierResults(
    subjects,
    board.tiers,
    placements,
    answers.map(({ gameData }) => gameData.unknown ?? []),
  );
  return {
    ordered: true,
    standings: standings.map(({ subject, ...standing }) => ({ item: subject, ...standing })),
    consensus: consensus.map(({ tier, subjects }) => ({ tier, items: subjects })),
    unplaced,
  };
};
