import type { Game } from '../records/game.ts';
import type { GameAwards } from './awards.ts';
import { closestPairOf } from './closest-pair.ts';
import { mostDivisive } from './divisive.ts';
import { decidingTitle, guessScoresOf } from './knows.ts';
import { scoresOf } from './scores.ts';

/** Returns the awards of the whole game, with the scores. */
export const gameAwards = ({ records, anonymousVotes, winnerRule }: Game): GameAwards => {
  const knows = guessScoresOf(records);
  return {
    divisive: mostDivisive(records),
    closestPair: anonymousVotes ? null : closestPairOf(records),
    scores: scoresOf(records),
    ...(knows.length > 0 && {
      knows: { decides: decidingTitle(records, winnerRule) === 'knows', scores: knows },
    }),
  };
};
