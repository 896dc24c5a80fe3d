import { activityEvents } from '../../shared/schedule/use-activity.ts';

/** A user without activity for this long counts as idle, in milliseconds. */
const idleAfter = 60_000;

let lastAt = Date.now();

export const isActive = (): boolean => Date.now() - lastAt < idleAfter;

/**
 * Records the visitor's activity on the page, and notifies when they return after being idle. Returns the function
 * that stops it.
 */
export function watchActivity(onReturn: () => void): () => void {
  lastAt = Date.now();
  const watching = new AbortController();
  const note = () => {
    const isBack = !isActive();
    lastAt = Date.now();
    if (isBack) onReturn();
  };
  for (const sign of activityEvents)
    window.addEventListener(sign, note, { passive: true, capture: true, signal: watching.signal });
  return () => watching.abort();
}
