/** Time between two requests that check the connection, in milliseconds. */
const checkEvery = 5_000;

/** Reloads the page if the server responds. */
async function reloadIfOnline(): Promise<void> {
  try {
    await fetch('/manifest.webmanifest', { method: 'HEAD', cache: 'no-store' });
    window.location.reload();
  } catch {
    // Still offline. The next check follows.
  }
}

/** Reloads the offline page as soon as there is a connection. A hidden page is checked when it is shown again. */
export function reloadWhenOnline(): void {
  const check = () => void (document.visibilityState === 'visible' && reloadIfOnline());
  window.addEventListener('online', check);
  document.addEventListener('visibilitychange', check);
  setInterval(check, checkEvery);
}
