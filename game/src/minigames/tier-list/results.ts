import type { RatedAnswer } from '../contract.ts';
import { tierResults } from '../tiers.ts';
import type { TierListAnswer, TierListBoard, TierListResults } from './schema.ts';

/** Points per item, shared ranks, and the group's consensus board (decisions 16, 18). */
export const tierListResults = (
  board: TierListBoard,
  answers: RatedAnswer<TierListAnswer>[],
): TierListResults => {
  const { standings, consensus, unplaced } = tierResults(
    board.items.map((item) => ({ id: item.id, thing: item })),
    board.tiers,
    answers.map(({ gameData }) => gameData.tiers.map(({ items }) => items)),
  );
  return {
    standings: standings.map(({ thing, ...standing }) => ({ item: thing, ...standing })),
    consensus: consensus.map(({ tier, things }) => ({ tier, items: things })),
    unplaced,
  };
};
