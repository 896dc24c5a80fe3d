import { subjectsOf } from '../minigames/registry.ts';
import type { Game } from '../records/game.ts';
import type { GameAwards, RoundAwards } from './awards.ts';
import { closestPairOf } from './closest-pair.ts';
import { mostDivisive } from './divisive.ts';
import { scoresOf } from './scores.ts';

/** Returns the awards of the last round: its most divisive subject, if it has several subjects, and the closest pair of the game so far. */
export const roundAwards = ({ records, anonymousVotes }: Game): RoundAwards => {
  const last = records.at(-1);
  return {
    divisive: last && subjectsOf(last.board).length > 1 ? mostDivisive([last]) : null,
    closestPair: anonymousVotes ? null : closestPairOf(records),
  };
};

/** Returns the awards of the whole game, with the scores. */
export const gameAwards = ({ records, anonymousVotes }: Game): GameAwards => ({
  divisive: mostDivisive(records),
  closestPair: anonymousVotes ? null : closestPairOf(records),
  scores: scoresOf(records),
});
