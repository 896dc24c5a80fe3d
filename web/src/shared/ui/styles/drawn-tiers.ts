/** The colors of the tiers in drawings of boards, best first. */
export const drawnTiers = [
  'var(--tier-1)',
  'var(--tier-2)',
  'var(--tier-3)',
  'var(--tier-5)',
  'var(--tier-8)',
] as const;
