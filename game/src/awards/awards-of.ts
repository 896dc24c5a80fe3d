import type { Game } from '../records/game.ts';
import type { GameAwards } from './awards.ts';
import { closestPairOf } from './closest-pair.ts';
import { mostDivisive } from './divisive.ts';
import { scoresOf } from './scores.ts';

/** Returns the awards of the whole game, with the scores. */
export const gameAwards = ({ records, anonymousVotes }: Game): GameAwards => ({
  divisive: mostDivisive(records),
  closestPair: anonymousVotes ? null : closestPairOf(records),
  scores: scoresOf(records),
});
