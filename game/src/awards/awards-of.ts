import { subjectsOf } from '../minigames/registry.ts';
import type { Game } from '../records/game.ts';
import type { GameAwards, RoundAwards } from './awards.ts';
import { closestPairOf } from './closest-pair.ts';
import { mostDivisive } from './divisive.ts';
import { scoresOf } from './scores.ts';

/** What the last round's results call out: its most divisive subject, if it had several, and the closest pair of the game so far. */
export const roundAwards = ({ records, anonymousVotes }: Game): RoundAwards => {
  const last = records.at(-1);
  return {
    divisive: last && subjectsOf(last.board).length > 1 ? mostDivisive([last]) : null,
    closestPair: anonymousVotes ? null : closestPairOf(records),
  };
};

/** The same of the whole game, with who won. */
export const gameAwards = ({ records, anonymousVotes }: Game): GameAwards => ({
  divisive: mostDivisive(records),
  closestPair: anonymousVotes ? null : closestPairOf(records),
  scores: scoresOf(records),
});
