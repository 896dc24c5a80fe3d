import { vi } from 'vitest';

/** Real milliseconds until what never answers is given up. */
const shortened = 100;

/**
 * Time limits of `ms` on requests take a moment from now on, so that a test need not wait for them. Returns all limits that
 * are set, as they were meant; the list grows. Undone by vitest's `restoreMocks`.
 */
export const shortenTimeLimits = (ms: number): readonly number[] => {
  const limits: number[] = [];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    return timeout(limit === ms ? shortened : limit);
  });
  return limits;
};
