import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Room } from '../../../entities/room/room.ts';
import { useRoom } from '../../../entities/room/room-hooks.tsx';

/** Returns this browser's estimate of the server's clock, epoch ms. */
export const serverNow = (room: Room): number => Date.now() + room.getSnapshot().clockOffset;

interface Steps {
  /** Time of the first step, epoch ms on the server's clock. */
  readonly start: number;
  /** Milliseconds from one step to the next. */
  readonly length: number;
  /** Number of steps. */
  readonly count: number;
}

/**
 * Returns the number of steps that have begun, 0 to `count`, by the server's clock; 0 for null. Renders only when a step
 * begins. A tab that was suspended shows the right step as soon as it becomes visible.
 */
export function useStepsBegun(steps: Steps | null): number {
  const room = useRoom();
  const { start = 0, length = 1, count = 0 } = steps ?? {};
  const read = useCallback(
    () => Math.max(0, Math.min(count, Math.floor((serverNow(room) - start) / length) + 1)),
    [room, start, length, count],
  );
  const subscribe = useCallback(
    (onStep: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const update = () => {
        clearTimeout(timer);
        onStep();
        const begun = read();
        if (begun < count) timer = setTimeout(update, start + begun * length - serverNow(room));
      };
      update();
      const unsubscribe = room.subscribe(update);
      document.addEventListener('visibilitychange', update);
      return () => {
        clearTimeout(timer);
        unsubscribe();
        document.removeEventListener('visibilitychange', update);
      };
    },
    [room, start, length, count, read],
  );
  return useSyncExternalStore(subscribe, read);
}

/** Whole seconds until `end` (epoch ms, server's clock), down to 0. Renders once a second. */
export function useSecondsUntil(end: number): number {
  const room = useRoom();
  // The steps are counted from the current second; a changed `end` restarts the count.
  const [from, setFrom] = useState({ end, seconds: secondsUntil(end, serverNow(room)) });
  if (from.end !== end) setFrom({ end, seconds: secondsUntil(end, serverNow(room)) });
  const { seconds } = from;
  const start = end - (seconds - 1) * 1000;
  return seconds - useStepsBegun({ start, length: 1000, count: seconds });
}

/** Whole seconds since `start` (epoch ms, server's clock). Renders once a second. */
export const useSecondsSince = (start: number): number =>
  useStepsBegun({ start: start + 1000, length: 1000, count: Number.MAX_SAFE_INTEGER });

const secondsUntil = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000));

/** Formats seconds as "2:05". */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
