import { vi } from 'vitest';

/** Real milliseconds until a shortened timeout expires. */
const shortened = 100;
/** Real milliseconds until an extended timeout expires. */
const extended = 15_000;

const realTimeout = AbortSignal.timeout.bind(AbortSignal);

/** Request timeouts of `ms` expire later, in all tests. A test can shorten them with `shortenTimeLimits`. */
export const extendTimeLimit = (ms: number): void => {
  AbortSignal.timeout = (limit) => realTimeout(limit === ms ? extended : limit);
};

/**
 * From now on, request timeouts of `ms` expire almost immediately, so that tests do not wait. Returns all timeouts with
 * their original values; the list grows. Undone by vitest's `restoreMocks`.
 */
export const shortenTimeLimits = (ms: number): readonly number[] => {
  const limits: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    return realTimeout(limit === ms ? shortened : limit);
  });
  return limits;
};
