import type { TierListAnswer, TierListBoard } from '@tallyho/game/minigames/tier-list/schema';

/** Nothing placed yet. Also the whole answer of a game without pictures. */
export const emptyPlacement = (board: TierListBoard): TierListAnswer => ({
  tiers: board.tiers.map(({ name }) => ({ name, items: [] })),
});

/** The index of the tier that holds an item; null: it is in the tray. */
export function tierOf(answer: TierListAnswer, item: string): number | null {
  const index = answer.tiers.findIndex(({ items }) => items.includes(item));
  return index < 0 ? null : index;
}

/**
 * Puts an item into a tier (null: back into the tray). In SE mode a tier holds one: whoever was there goes where the
 * item came from.
 */
export function place(
  board: TierListBoard,
  answer: TierListAnswer,
  item: string,
  tier: number | null,
): TierListAnswer {
  const from = tierOf(answer, item);
  if (from === tier) return answer;
  const evicted = board.seMode && tier !== null ? (answer.tiers[tier]?.items ?? []) : [];
  return {
    tiers: answer.tiers.map(({ name, items }, index) => {
      if (index === tier) return { name, items: board.seMode ? [item] : [...items, item] };
      const rest = items.filter((other) => other !== item);
      return { name, items: index === from ? [...rest, ...evicted] : rest };
    }),
  };
}
