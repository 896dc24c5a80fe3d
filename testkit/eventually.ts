/** Calls `look` every 15 ms. Resolves with its first result that is neither empty nor false; rejects after `timeout` ms. */
export const eventually = async <Found>(
  what: string,
  look: () => Found | null | undefined | false | Promise<Found | null | undefined | false>,
  timeout = 10_000,
): Promise<Found> => {
  const until = Date.now() + timeout;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > until) throw new Error(`Waited ${timeout} ms in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
};
