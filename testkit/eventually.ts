/** Calls `check` every 15 ms. Resolves with its first result that is neither empty nor false; rejects after `timeout` ms. */
export const eventually = async <Found>(
  what: string,
  check: () => Found | null | undefined | false | Promise<Found | null | undefined | false>,
  timeout = 10_000,
): Promise<Found> => {
  const until = Date.now() + timeout;
  for (;;) {
    const found = await check();
    if (found) return found;
    if (Date.now() > until) throw new Error(`Timed out after ${timeout} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
};
