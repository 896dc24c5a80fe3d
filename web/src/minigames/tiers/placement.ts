/** What lies in which tier: ids, tier by tier from the top. */
export type Placement = readonly (readonly string[])[];

/** The index of the tier that holds a thing; null: it is in the tray. */
export function tierOf(placement: Placement, id: string): number | null {
  const index = placement.findIndex((tier) => tier.includes(id));
  return index < 0 ? null : index;
}

/**
 * Puts a thing into a tier (null: back into the tray). Where a tier holds one alone (SE mode), whoever was there goes
 * where the thing came from.
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
