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
 * Returns the number of steps that have begun, 0 to `count`, by the server's clock. Renders only when a step begins.
 */
function useStepsBegun({ start, length, count }: Steps): number {
  const begunAt = useCallback(
    (now: number) => Math.max(0, Math.min(count, Math.floor((now - start) / length) + 1)),
    [start, length, count],
  );
  const beginOf = useCallback(
    (step: number) => (step < count ? start + step * length : null),
    [start, length, count],
  );
  return useBegun(begunAt, beginOf);
}

/**
 * Returns how many of the times (epoch ms on the server's clock, ascending) have passed. Renders only when the next one passes.
 */
export function useTimesPassed(times: readonly number[]): number {
  const begunAt = useCallback(
    (now: number) => {
      const next = times.findIndex((time) => time > now);
      return next < 0 ? times.length : next;
    },
    [times],
  );
  const beginOf = useCallback((step: number) => times[step] ?? null, [times]);
  return useBegun(begunAt, beginOf);
}

/**
 * Returns `begunAt` of the current time. `beginOf`: when the step with this number begins; null: there is none. A tab that was
 * suspended shows the right step as soon as it becomes visible.
 */
function useBegun(begunAt: (now: number) => number, beginOf: (step: number) => number | null): number {
  const room = useRoom();
  const read = useCallback(() => begunAt(serverNow(room)), [room, begunAt]);
  const subscribe = useCallback(
    (onStep: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const update = () => {
        clearTimeout(timer);
        onStep();
        const next = beginOf(read());
        if (next !== null) timer = setTimeout(update, next - serverNow(room));
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
    [room, read, beginOf],
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
