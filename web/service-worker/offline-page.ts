/** Time between two requests that check the connection, in milliseconds. */
const checkEvery = 5_000;

/**
 * Calls `reload` as soon as the server responds. A hidden page checks when it is shown again. Returns a function that ends
 * the checks.
 */
export function reloadWhenOnline(reload: () => void): () => void {
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
  const timer = setInterval(check, checkEvery);
  return () => {
    window.removeEventListener('online', check);
    document.removeEventListener('visibilitychange', check);
    clearInterval(timer);
  };
}
