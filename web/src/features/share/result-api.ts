import { ApiError } from '../../shared/api/api-error.ts';

/** How often a result is asked for that is not there yet, and how long until the next time, in milliseconds. */
const tries = 6;
const waits = [400, 800, 1500, 2500] as const;

const isNotThereYet = (error: unknown) => error instanceof ApiError && error.status === 404;

/**
 * For queries about a game that has only just ended: its record reaches the API a moment later, so a 404 is asked again
 * for some ten seconds. Everything else once.
 */
export const untilRecorded = {
  retry: (count: number, error: unknown) => count < (isNotThereYet(error) ? tries : 1),
  retryDelay: (count: number) => waits[count] ?? 3000,
} as const;
