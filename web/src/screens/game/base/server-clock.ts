import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Room } from '../../../entities/room/room.ts';
import { useRoom } from '../../../entities/room/room-hooks.tsx';

/** Returns this browser's estimate of the server's clock, epoch ms. */
const clockNow = (room: Room): number => Date.now() + room.getSnapshot().clockOffset;

/** Returns the time of the game, epoch ms: the server's clock, which stands still during a pause. */
export const serverNow = (room: Room): number => {
  const pause = room.getSnapshot().view?.pause;
  return pause ? Math.min(pause.at, clockNow(room)) : clockNow(room);
};

/** The clock of a countdown: that of the game, or one that goes on during a pause. */
type Clock = (room: Room) => number;

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
function useStepsBegun({ start, length, count }: Steps, clock: Clock): number {
  const begunAt = useCallback(
    (now: number) => Math.max(0, Math.min(count, Math.floor((now - start) / length) + 1)),
    [start, length, count],
  );
  const beginOf = useCallback(
    (step: number) => (step < count ? start + step * length : null),
    [start, length, count],
  );
  return useBegun(begunAt, beginOf, clock);
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
  return useBegun(begunAt, beginOf, serverNow);
}

/**
 * Returns `begunAt` of the current time. `beginOf`: when the step with this number begins; null: there is none. A tab that was
 * suspended shows the right step as soon as it becomes visible.
 */
function useBegun(
  begunAt: (now: number) => number,
  beginOf: (step: number) => number | null,
  clock: Clock,
): number {
  const room = useRoom();
  const read = useCallback(() => begunAt(clock(room)), [room, begunAt, clock]);
  const subscribe = useCallback(
    (onStep: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const update = () => {
        clearTimeout(timer);
        onStep();
        const next = beginOf(read());
        // The room reports the end of a pause.
        const isHeld = clock === serverNow && room.getSnapshot().view?.pause;
        if (next !== null && !isHeld) timer = setTimeout(update, next - clock(room));
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
    [room, read, beginOf, clock],
  );
  return useSyncExternalStore(subscribe, read);
}

function useSecondsTo(end: number, clock: Clock): number {
  const room = useRoom();
  // The steps are counted from the current second; a changed `end` restarts the count.
  const [from, setFrom] = useState({ end, seconds: secondsUntil(end, clock(room)) });
  if (from.end !== end) setFrom({ end, seconds: secondsUntil(end, clock(room)) });
  const { seconds } = from;
  const start = end - (seconds - 1) * 1000;
  return seconds - useStepsBegun({ start, length: 1000, count: seconds }, clock);
}

/** Whole seconds of the game until `end` (epoch ms, server's clock), down to 0. Renders once a second. */
export const useSecondsUntil = (end: number): number => useSecondsTo(end, serverNow);

/** The same, but it goes on during a pause. */
export const useSecondsUntilAlways = (end: number): number => useSecondsTo(end, clockNow);

/** Whole seconds since `start` (epoch ms, server's clock), with pauses. Renders once a second. */
export const useSecondsSince = (start: number): number =>
  useStepsBegun({ start: start + 1000, length: 1000, count: Number.MAX_SAFE_INTEGER }, clockNow);

const secondsUntil = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000));

/** Formats seconds as "2:05". */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The number of the turn of `length` milliseconds that runs now, the same on all screens. It stands still during a pause. */
export const useTurn = (length: number): number =>
  useStepsBegun({ start: 0, length, count: Number.MAX_SAFE_INTEGER }, serverNow);
