import type { Item, RatedAnswer } from '../contract.ts';
import type { TierListAnswer, TierListBoard, TierListResults, TierStanding } from './schema.ts';

/** Points per item (tiers - index from the top, unplaced 0), shared ranks, and the group's consensus board (decisions 16, 18). */
export const tierListResults = (
  board: TierListBoard,
  answers: RatedAnswer<TierListAnswer>[],
): TierListResults => {
  const scored = board.items.map((item) => {
    const places = answers
      .map(({ gameData }) => gameData.tiers.findIndex(({ items }) => items.includes(item.id)))
      .filter((index) => index >= 0);
    return {
      item,
      points: places.reduce((sum, index) => sum + board.tiers.length - index, 0),
      average: places.length ? places.reduce((sum, index) => sum + index, 0) / places.length : null,
    };
  });
  const standings = rank(scored);
  const inTier = (index: number): Item[] =>
    standings
      .filter(({ average }) => average !== null && Math.round(average) === index)
      .map(({ item }) => item);
  return {
    standings,
    consensus: board.tiers.map((tier, index) => ({ tier, items: inTier(index) })),
    unplaced: standings.filter(({ average }) => average === null).map(({ item }) => item),
  };
};

const rank = (scored: Omit<TierStanding, 'rank'>[]): TierStanding[] => {
  const sorted = scored.toSorted((a, b) => b.points - a.points);
  return sorted.map((standing) => ({
    ...standing,
    rank: 1 + sorted.filter(({ points }) => points > standing.points).length,
  }));
};
