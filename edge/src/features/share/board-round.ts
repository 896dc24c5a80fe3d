import { opinionsIn } from '@tallyho/game/awards/opinions';
import { scaleOf, subjectsOf } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';

/** From how many on graded subjects are a board that says something at a glance. */
const fewestGraded = 4;

/**
 * Returns the round whose board is drawn for a result with these public rounds: the one with the most opinions, the first
 * among equals, preferably a graded one with several subjects; null without rounds.
 */
export const boardRound = (rounds: readonly RoundRecord[]): RoundRecord | null => {
  const sizes = rounds.map((round) => ({
    round,
    isGraded: scaleOf(round.board) === 'graded' && subjectsOf(round.board).length >= fewestGraded,
    size: opinionsIn(round).length,
  }));
  const [best] = sizes.toSorted(
    (one, other) => Number(other.isGraded) - Number(one.isGraded) || other.size - one.size,
  );
  return best?.round ?? null;
};
