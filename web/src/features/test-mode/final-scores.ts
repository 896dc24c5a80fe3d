import { limits } from '@tallyho/game/limits';
import type { FinalContent } from './scene.ts';

const { min, max } = limits.lobbyRating;

/** The rating of the first place in every round. */
const first = 90;
/** Rating of the best player behind the winner, and the difference from one place to the next. */
const patterns: Record<FinalContent['scores'], { readonly second: number; readonly step: number }> = {
  standard: { second: 76, step: 9 },
  close: { second: 89, step: 1 },
  tied: { second: 70, step: 0 },
};

/**
 * Returns the rating that each player receives in every round, in seat order. The viewer has the first seat. `players` is
 * 2 to 8.
 */
export function finalRatings(
  { winner, scores }: Pick<FinalContent, 'winner' | 'scores'>,
  players: number,
): number[] {
  const { second, step } = patterns[scores];
  const winners = winner === 'tied' ? 2 : 1;
  const places = Array.from({ length: players }, (_, place) =>
    place < winners ? first : second - (place - winners) * step,
  );
  // The viewer takes the first place, or the last one, which is a winner only if all players win.
  const [best = first, ...others] = places;
  return winner === 'you' ? [best, ...others] : [places.at(-1) ?? first, ...places.slice(0, -1)];
}

/**
 * Returns how much each of `raters` ratings of one player differs from the mean. The sum is 0, so the mean stays exact.
 * `mean` is within the limits of a rating; `random` returns numbers in [0, 1).
 */
export function scoreSpreadOf(mean: number, raters: number, random: () => number): number[] {
  const room = Math.min(8, mean - min, max - mean);
  const spread = Array.from({ length: raters }, () => 0);
  for (let index = 0; index + 1 < raters; index += 2) {
    const difference = Math.floor(random() * (room + 1));
    spread[index] = difference;
    spread[index + 1] = -difference;
  }
  return spread;
}
