import { activityEvents } from '../../shared/ui/layout/use-activity.ts';

/** Somebody who did nothing for this long is not looking, in milliseconds. */
const idleAfter = 60_000;

let lastAt = Date.now();

export const isActive = (): boolean => Date.now() - lastAt < idleAfter;

/** Notes what the visitor does on the page, and tells when they are back after having been idle. Until the returned function is called. */
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
