import { useEffect, useState } from 'react';
import { screenTimings } from '../../../shared/screen-timings.ts';

/** Returns true once the answer has been locked, and not sent, for so long that the player may have forgotten it. */
export function useLockedReminder(isLocked: boolean): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isLocked) return setDue(false);
    const timer = setTimeout(() => setDue(true), screenTimings.lockedReminder);
    return () => clearTimeout(timer);
  }, [isLocked]);
  return isLocked && isDue;
}
