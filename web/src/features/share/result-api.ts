import { RequestError } from '../../shared/api/api-error.ts';

/** Number of retries for a result that is not stored yet, and the delays in milliseconds. */
const maxRetries = 6;
const retryDelays = [400, 800, 1500, 2500] as const;

const isNotStoredYet = (error: unknown) => error instanceof RequestError && error.status === 404;

/**
 * Query options for a game that has just ended. Its record reaches the API a moment later, so a 404 is retried for about ten
 * seconds. Other errors are retried once.
 */
export const untilRecorded = {
  retry: (count: number, error: unknown) => count < (isNotStoredYet(error) ? maxRetries : 1),
  retryDelay: (count: number) => retryDelays[count] ?? 3000,
} as const;
