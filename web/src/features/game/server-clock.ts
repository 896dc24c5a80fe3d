import { useEffect, useState } from 'react';
import { useRoom } from '../../net/room-hooks.tsx';

/** The server's clock in epoch ms, as this browser knows it. Changes every second. */
export function useServerNow(): number {
  const room = useRoom();
  const read = () => Date.now() + room.getSnapshot().clockOffset;
  const [now, setNow] = useState(read);
  useEffect(() => {
    const tick = () => setNow(Date.now() + room.getSnapshot().clockOffset);
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [room]);
  return now;
}

/** Whole seconds since `start` (epoch ms, server's clock). */
export const secondsSince = (start: number, now: number): number =>
  Math.max(0, Math.floor((now - start) / 1000));

/** Whole seconds until `end` (epoch ms, server's clock); 0 when it has passed. */
export const secondsUntil = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000));

/** "2:05" */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
