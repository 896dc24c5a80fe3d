/** Time between two requests that check the connection, in milliseconds. */
const checkEvery = 5_000;

/** Calls `reload` as soon as the server responds. A hidden page checks when it is shown again. */
export function reloadWhenOnline(reload: () => void): void {
  const check = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      await fetch('/manifest.webmanifest', { method: 'HEAD', cache: 'no-store' });
      reload();
    } catch {
      // Still offline. The next check follows.
    }
  };
  window.addEventListener('online', check);
  document.addEventListener('visibilitychange', check);
  setInterval(check, checkEvery);
}
