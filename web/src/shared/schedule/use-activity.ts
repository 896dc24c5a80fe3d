import { useEffect, useState } from 'react';

/** Events that indicate that a visitor uses the page. Assistive technology presses with a click alone. */
export const activityEvents = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'scroll',
  'click',
] as const;

/**
 * Calls `listener` once: at the visitor's first interaction with the page, and at the latest after `latest` milliseconds. Returns
 * the function that cancels it.
 */
function onActivity(latest: number, listener: () => void): () => void {
  const waiting = new AbortController();
  const wake = () => {
    waiting.abort();
    listener();
  };
  const timer = setTimeout(wake, latest);
  waiting.signal.addEventListener('abort', () => clearTimeout(timer));
  for (const event of activityEvents)
    window.addEventListener(event, wake, { passive: true, capture: true, signal: waiting.signal });
  return () => waiting.abort();
}

/**
 * Returns true after the first interaction of the visitor with the page, and at the latest `latest` milliseconds
 * after mount. Keeps code that only interactions need out of the first load.
 */
export function useActivity(latest: number): boolean {
  const [active, setActive] = useState(false);
  useEffect(() => onActivity(latest, () => setActive(true)), [latest]);
  return active;
}
