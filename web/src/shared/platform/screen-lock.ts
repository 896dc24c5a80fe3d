/**
 * Returns a function that keeps the screen of a phone on (true) or lets it turn off (false). The browser ends the lock
 * when the page is hidden, so call it again when the page becomes visible. Never throws.
 */
export function createScreenLock(): (isWanted: boolean) => Promise<void> {
  let isWanted = false;
  let isRequesting = false;
  let lock: WakeLockSentinel | null = null;
  return async (wanted) => {
    isWanted = wanted;
    if (!wanted) return lock?.release();
    if (isRequesting || lock?.released === false || !('wakeLock' in navigator)) return;
    isRequesting = true;
    try {
      lock = await navigator.wakeLock.request('screen');
      // It may have been given back while the browser decided.
      if (!isWanted) await lock.release();
    } catch {
      // Refused, for example because the battery is low. The screen turns off as the device is configured.
    } finally {
      isRequesting = false;
    }
  };
}
