import { useEffect, useState } from 'react';

/** The cooldown after a message, of `length` milliseconds. Returns true while it runs, and the function that starts it. */
export function useCooldown(length: number): readonly [boolean, () => void] {
  const [startedAt, setStartedAt] = useState(0);
  useEffect(() => {
    if (startedAt === 0) return;
    const timer = setTimeout(() => setStartedAt(0), length);
    return () => clearTimeout(timer);
  }, [startedAt, length]);
  return [startedAt > 0, () => setStartedAt(Date.now())];
}
