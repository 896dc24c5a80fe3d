import { vi } from 'vitest';

/** Real milliseconds until a shortened timeout expires. */
const shortened = 100;

/**
 * From now on, request timeouts of `ms` expire almost immediately, so that tests do not wait. Returns all timeouts with
 * their original values; the list grows. Undone by vitest's `restoreMocks`.
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
