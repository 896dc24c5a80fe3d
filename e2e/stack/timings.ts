import type { Timings } from '@tallyho/game/limits';

/**
 * The rooms' clockwork while testing. `absentAfter` leaves a reload or a restart of the rooms time to come back;
 * `resultsCountdown` leaves time to look at results.
 */
export const timings = {
  resultsCountdown: 12_000,
  awayAfter: 1_000,
  absentAfter: 5_000,
  handoverAfter: 6_000,
  seatKept: 20_000,
} as const satisfies Partial<Timings>;
