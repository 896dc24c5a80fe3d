import { vi } from 'vitest';
import type { Bindings } from '../src/env.ts';

/**
 * Makes `Date` stand still at the present time for the rest of a test. Returns a function that moves it by some milliseconds. Calls of
 * the API move it by a few minutes at most: a later time would end what other tests have stored.
 */
export const stopClock = (): ((ms: number) => void) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  return (ms) => {
    vi.setSystemTime(Date.now() + ms);
  };
};

const minute = 60_000;

/**
 * A test double of a platform counter. It counts the minutes of `Date`, which a test can move. In the first minute of a key,
 * `used` requests have been counted already.
 */
const counter = (max: number, used: number) => {
  const counts = new Map<string, { used: number; endsAt: number }>();
  return {
    limit: async ({ key }: { key: string }) => {
      const found = counts.get(key);
      const endsAt = Date.now() + minute;
      const count = found && found.endsAt > Date.now() ? found : { used: found ? 0 : used, endsAt };
      count.used += 1;
      counts.set(key, count);
      return { success: count.used <= max };
    },
  };
};

/** Returns new counters for a browser with other bindings. `used`: the requests that each has counted already for every caller. */
export const newCounters = (used = 0) =>
  ({
    PER_MINUTE_20: counter(20, used),
    PER_MINUTE_60: counter(60, used),
    PER_MINUTE_120: counter(120, used),
    PER_MINUTE_300: counter(300, used),
    PER_MINUTE_600: counter(600, used),
    PER_MINUTE_1200: counter(1200, used),
    PER_MINUTE_3000: counter(3000, used),
  }) satisfies Partial<Bindings>;
