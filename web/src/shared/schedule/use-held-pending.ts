import { useEffect, useState } from 'react';

/**
 * Returns true while something is pending, and for at least `ms` milliseconds after it became pending. So a placeholder
 * that is shown does not flash.
 */
export function useHeldPending(isPending: boolean, ms: number): boolean {
  const [isHeld, setHeld] = useState(isPending);
  const [wasPending, setWasPending] = useState(isPending);
  if (isPending !== wasPending) {
    setWasPending(isPending);
    if (isPending) setHeld(true);
  }
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => setHeld(false), ms);
    return () => clearTimeout(timer);
  }, [isHeld, ms]);
  return isPending || isHeld;
}
