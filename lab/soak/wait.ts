/** Resolves after `ms`. */
export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits until `isTrue`. Resolves with false after `timeout` ms. */
export const waitUntil = async (
  isTrue: () => boolean | Promise<boolean>,
  timeout: number,
): Promise<boolean> => {
  const until = Date.now() + timeout;
  while (!(await isTrue())) {
    if (Date.now() > until) return false;
    await sleep(100);
  }
  return true;
};
