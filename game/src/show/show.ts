import * as v from 'valibot';
import type { RoundAwards } from '../awards/awards.ts';
import type { Timings } from '../limits.ts';
import { revealsOf } from '../minigames/registry.ts';
import type { RoundRecord } from '../records/game.ts';

/**
 * The schedule of a results show by the server's clock: `steps` steps, `stepMs` apart, from `startsAt`
 * (epoch ms).
 */
export const showScheduleSchema = v.object({ startsAt: v.number(), stepMs: v.number(), steps: v.number() });
export type ShowSchedule = v.InferOutput<typeof showScheduleSchema>;

/** The state of a show: `revealed` counts the mini-game's own reveals; the verdict and the awards follow. */
export type ShowMoment = {
  revealed: number;
  verdict: boolean;
  divisive: boolean;
  closestPair: boolean;
  isOver: boolean;
};

/**
 * Returns the number of steps of a round's show: its reveals, its verdict, and each award. 0 without
 * answers.
 */
export const showSteps = (record: RoundRecord, awards: RoundAwards): number =>
  record.answers.length === 0
    ? 0
    : revealsOf(record.board, record.answers) + 1 + (awards.divisive ? 1 : 0) + (awards.closestPair ? 1 : 0);

/**
 * Returns the show of a round that ends at `now` (epoch ms). Steps are shortened so that it ends well before
 * the countdown. Null if there is nothing to show or no time.
 */
export const scheduleShow = (
  record: RoundRecord,
  awards: RoundAwards,
  { now, timings }: { now: number; timings: Timings },
): ShowSchedule | null => {
  const steps = showSteps(record, awards);
  if (steps === 0) return null;
  const length = Math.min(timings.showLength, (timings.resultsCountdown * 2) / 3);
  const stepMs = Math.min(timings.showStep, Math.floor(length / steps));
  return stepMs > 0 ? { startsAt: now, stepMs, steps } : null;
};

/**
 * Returns the part of the show that is visible at `now` (the server's clock, epoch ms). A `show` of null is
 * over.
 */
export const momentOf = (
  show: ShowSchedule | null,
  record: RoundRecord,
  awards: RoundAwards,
  now: number,
): ShowMoment => {
  const reveals = revealsOf(record.board, record.answers);
  const past = show ? Math.floor((now - show.startsAt) / show.stepMs) : Number.MAX_SAFE_INTEGER;
  const called = past - reveals - 1;
  return {
    revealed: Math.max(0, Math.min(past, reveals)),
    verdict: past > reveals,
    divisive: awards.divisive !== null && called >= 1,
    closestPair: awards.closestPair !== null && called >= (awards.divisive ? 2 : 1),
    isOver: !show || past >= show.steps,
  };
};
