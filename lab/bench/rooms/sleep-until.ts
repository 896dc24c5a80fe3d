/**
 * Waits until `at` (performance.now()), when something is due. Returns the time from which its delay counts: `at`, so that a slow
 * server cannot reduce the load by delaying what follows, or now, because timers can be up to 1 ms early.
 */
export const sleepUntil = async (at: number): Promise<number> => {
  const wait = at - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  return Math.min(at, performance.now());
};
