import { vi } from 'vitest';

const minute = 60_000;
/** More than the calls of one test take on a busy machine. */
const needed = 12_000;

/** The local limiter counts by the minutes of the clock: waits for the next one if too little is left of this one. */
export const withinOneMinute = (): Promise<unknown> =>
  vi.waitUntil(() => Date.now() % minute < minute - needed, { timeout: needed + 1_000, interval: 100 });
