import { vi } from 'vitest';

const minute = 60_000;
/** Maximum duration of one test's calls on a slow machine, in ms. */
const needed = 12_000;

/** The local rate limiter counts per clock minute: waits for the next minute if too little of this one is left. */
export const withinOneMinute = (): Promise<unknown> =>
  vi.waitUntil(() => Date.now() % minute < minute - needed, { timeout: needed + 1_000, interval: 100 });
