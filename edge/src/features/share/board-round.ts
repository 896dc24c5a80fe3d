import { opinionsIn } from '@tallyho/game/awards/opinions';
import { scaleOf, subjectsOf } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import { widestPair } from './widest-pair.ts';

/** From how many on graded subjects are a board that says something at a glance. */
const fewestGraded = 4;

/**
 * Returns the round whose board is drawn for a result with these public rounds: of the theme of the widest fight, which is drawn beside
 * it, so that a reader meets one theme, the round with the most opinions, the first among equals, preferably a graded one with several
 * subjects; null without rounds.
 */
export const boardRound = (rounds: readonly RoundRecord[]): RoundRecord | null => {
  const fight = widestPair(rounds);
  const sameTheme = fight ? rounds.filter(({ theme }) => theme === fight.round.theme) : rounds;
  const sizes = sameTheme.map((round) => ({
    round,
    isGraded: scaleOf(round.board) === 'graded' && subjectsOf(round.board).length >= fewestGraded,
    size: opinionsIn(round).length,
  }));
  const [best] = sizes.toSorted(
    (one, other) => Number(other.isGraded) - Number(one.isGraded) || other.size - one.size,
  );
  return best?.round ?? null;
};
