import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Room } from '../../../entities/room/room.ts';
import { useRoom } from '../../../entities/room/room-hooks.tsx';

/** Reads the server's clock, epoch ms, as this browser knows it. */
export const serverNow = (room: Room): number => Date.now() + room.getSnapshot().clockOffset;

interface Steps {
  /** Of the first step, epoch ms on the server's clock. */
  readonly start: number;
  /** Milliseconds from one step to the next. */
  readonly length: number;
  /** How many there are; after the last one nothing changes any more. */
  readonly count: number;
}

/**
 * How many steps have begun, 0 to `count`, by the server's clock. Renders when a step begins and at no other time; a tab that
 * slept is at the right step as soon as it wakes. No steps (null): 0.
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
      const wait = () => {
        clearTimeout(timer);
        onStep();
        const begun = read();
        if (begun < count) timer = setTimeout(wait, start + begun * length - serverNow(room));
      };
      wait();
      const forget = room.subscribe(wait);
      document.addEventListener('visibilitychange', wait);
      return () => {
        clearTimeout(timer);
        forget();
        document.removeEventListener('visibilitychange', wait);
      };
    },
    [room, start, length, count, read],
  );
  return useSyncExternalStore(subscribe, read);
}

/** Whole seconds until `end` (epoch ms, server's clock), down to 0. Renders once a second. */
export function useSecondsUntil(end: number): number {
  const room = useRoom();
  // Counted from now on: a later `end` starts anew.
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

/** "2:05" */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
