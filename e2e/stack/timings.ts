import type { Timings } from '@tallyho/game/limits';

/**
 * Timings of the rooms in tests. `absentAfter` is longer than a reload or a restart of the rooms takes; `handoverAfter` is
 * longer than a page needs to load on a busy machine, so that its player does not lose the lead; `resultsCountdown` leaves
 * time to check results there; the answer timer's half minute takes three seconds. A vote ends
 * with its last vote, also on a busy machine. A round ends with its last answer, so that only players who wait for others are
 * asked for a guess.
 */
export const timings = {
  resultsCountdown: 60_000,
  answerSecond: 100,
  awayAfter: 1_000,
  absentAfter: 6_000,
  handoverAfter: 40_000,
  seatGracePeriod: 60_000,
  offlineAfter: 3_000,
  voteLength: 120_000,
  voteResult: 1_000,
  guessTime: 0,
} as const satisfies Partial<Timings>;
