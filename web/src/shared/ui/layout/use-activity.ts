import { useEffect, useState } from 'react';

/** Events that indicate that a visitor uses the page. */
export const activityEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Returns true after the first interaction of the visitor with the page, and at the latest `latest` milliseconds
 * after mount. Keeps code that only interactions need out of the first load.
 */
export function useActivity(latest: number): boolean {
  const [active, setActive] = useState(false);
  useEffect(() => {
    const awake = new AbortController();
    const wake = () => {
      awake.abort();
      setActive(true);
    };
    const timer = setTimeout(wake, latest);
    awake.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const sign of activityEvents)
      window.addEventListener(sign, wake, { passive: true, capture: true, signal: awake.signal });
    return () => awake.abort();
  }, [latest]);
  return active;
}
