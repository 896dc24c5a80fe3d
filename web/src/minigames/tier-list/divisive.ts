import type { Item } from '@tallyho/game/minigames/contract';
import type { TierListAnswer, TierListBoard } from '@tallyho/game/minigames/tier-list/schema';
import { tierOf } from './placement.ts';

/** The item people disagree about most: the one whose tiers spread widest. Null if everybody agrees, or only one rated. */
export function mostDivisive(board: TierListBoard, answers: readonly TierListAnswer[]): Item | null {
  const spreads = board.items.map((item) => {
    const tiers = answers.flatMap((answer) => tierOf(answer, item.id) ?? []);
    const mean = tiers.reduce((sum, tier) => sum + tier, 0) / tiers.length;
    const spread = tiers.reduce((sum, tier) => sum + (tier - mean) ** 2, 0) / tiers.length;
    return { item, spread: tiers.length > 1 ? spread : 0 };
  });
  const widest = spreads.reduce<(typeof spreads)[number] | null>(
    (best, next) => (next.spread > (best?.spread ?? 0) ? next : best),
    null,
  );
  return widest?.item ?? null;
}
