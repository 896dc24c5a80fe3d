import { request } from './api.ts';

/** The first and the longest delay between two attempts, in milliseconds. The delay doubles with each attempt. */
export const retryDelays = { first: 2_000, max: 30_000 } as const;

const waiting = new Set<() => void>();
let attempts = 0;
let lastRetryAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;
let isChecking = false;

/**
 * Calls `retry` once, when the API answers again: after a delay, and immediately when the browser is online again or the tab
 * is visible again. Nothing is requested while the tab is hidden. All callers share one request that finds out. A caller
 * that fails again calls this again; the delay is then longer. Returns a function that cancels the call.
 */
export function whenReachable(retry: () => void): () => void {
  if (waiting.size === 0 && Date.now() - lastRetryAt > retryDelays.max) attempts = 0;
  waiting.add(retry);
  if (waiting.size === 1) {
    window.addEventListener('online', checkNow);
    document.addEventListener('visibilitychange', checkNow);
  }
  schedule();
  return () => {
    waiting.delete(retry);
    stopIfEmpty();
  };
}

function schedule(): void {
  if (timer !== undefined || isChecking || waiting.size === 0 || document.hidden) return;
  timer = setTimeout(() => void check(), Math.min(retryDelays.max, retryDelays.first * 2 ** attempts));
  attempts += 1;
}

function checkNow(): void {
  if (document.hidden || isChecking) return;
  attempts = 0;
  void check();
}

async function check(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.size === 0 || document.hidden) return;
  isChecking = true;
  const isReachable = await request('GET', '/api/user/auth-check').then(
    () => true,
    () => false,
  );
  isChecking = false;
  if (!isReachable) return schedule();
  lastRetryAt = Date.now();
  const retries = [...waiting];
  waiting.clear();
  for (const retry of retries) retry();
  stopIfEmpty();
}

function stopIfEmpty(): void {
  if (waiting.size > 0) return;
  clearTimeout(timer);
  timer = undefined;
  window.removeEventListener('online', checkNow);
  document.removeEventListener('visibilitychange', checkNow);
}
