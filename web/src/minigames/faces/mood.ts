import type { Expression } from '../../shared/ui/avatars/expressions.ts';

/** From the worst value to the best. */
const moods = ['wounded', 'shocked', 'neutral', 'smug', 'delighted'] as const;

/** Returns how a player looks at a value. `share`: 0 for the lowest, 1 for the highest. */
export const moodAt = (share: number): Expression =>
  moods[Math.min(Math.floor(share * moods.length), moods.length - 1)] ?? 'neutral';
