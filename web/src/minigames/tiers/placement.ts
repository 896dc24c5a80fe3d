import type { Placement } from '@tallyho/game/minigames/tiers';

/** Returns the index of the tier with the item; null: it is in the pool. */
export function tierOf(placement: Placement, id: string): number | null {
  const index = placement.findIndex((tier) => tier.includes(id));
  return index < 0 ? null : index;
}

/**
 * Puts an item into a tier; null: back to the pool. With one item per tier (SE mode), the previous item moves to where the new
 * one came from.
 */
export function place(placement: Placement, id: string, tier: number | null, oneEach: boolean): Placement {
  const from = tierOf(placement, id);
  if (from === tier) return placement;
  const evicted = oneEach && tier !== null ? (placement[tier] ?? []) : [];
  return placement.map((ids, index) => {
    if (index === tier) return oneEach ? [id] : [...ids, id];
    const rest = ids.filter((other) => other !== id);
    return index === from ? [...rest, ...evicted] : rest;
  });
}
