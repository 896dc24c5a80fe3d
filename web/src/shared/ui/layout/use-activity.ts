import { useEffect, useState } from 'react';

/** Events that tell of somebody at the page. */
export const activityEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * True once the visitor has done anything at all on the page, and in any case `latest` milliseconds after it appeared.
 * Keeps code that only a hand needs out of the first load.
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
