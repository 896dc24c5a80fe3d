import type { Timings } from '@tallyho/game/limits';

/**
 * Timings of the rooms in tests. `absentAfter` is longer than a reload or a restart of the rooms takes;
 * `resultsCountdown` leaves time to check results on a busy machine; the answer timer's half minute takes three seconds.
 */
export const timings = {
  resultsCountdown: 60_000,
  answerSecond: 100,
  awayAfter: 1_000,
  absentAfter: 6_000,
  handoverAfter: 8_000,
  seatGracePeriod: 60_000,
  offlineAfter: 3_000,
} as const satisfies Partial<Timings>;
