import { useCallback, useEffect, useRef, useState } from 'react';
import { playCue } from '../../../entities/feedback/play-cue.ts';
import { useRoom } from '../../../entities/room/room-hooks.tsx';
import { screenTimings } from '../../../shared/screen-timings.ts';
import { prefersReducedMotion } from '../../../shared/ui/styles/motion.ts';
import { serverNow } from '../base/server-clock.ts';

const { third, second, first, end } = screenTimings.ceremony;

/** The best rank that has risen, 4 before any, and since when; null: it is over. */
const beats = [
  { rising: 4, from: 0 },
  { rising: 3, from: third },
  { rising: 2, from: second },
  { rising: 1, from: first },
  { rising: null, from: end },
] as const;
const last = beats.length - 1;
export type Rising = (typeof beats)[number]['rising'];

interface CeremonyOptions {
  /** When the game ended, epoch ms on the server's clock. */
  readonly finishedAt: number;
  /** The game ended while this page showed it: not before it was opened or reloaded. */
  readonly isFresh: boolean;
  /** The sound of the first place. */
  readonly cue: 'winner' | 'podium';
}

/**
 * The ceremony of a game that has just ended: the places rise, third to first. A press anywhere, any key and `skip` go to its
 * end. A page that opens later shows the final state at once, without sound; so does every page without motion, with it.
 */
export function useCeremony({ finishedAt, isFresh, cue }: CeremonyOptions): {
  /** The best rank that has risen; null: the final state. */
  readonly rising: Rising;
  skip(): void;
} {
  const room = useRoom();
  const [at, setAt] = useState(() => {
    if (!isFresh || prefersReducedMotion()) return last;
    const passed = serverNow(room) - finishedAt;
    return Math.max(
      0,
      beats.findLastIndex(({ from }) => from <= passed),
    );
  });
  const rising = beats[at]?.rising ?? null;
  const skip = useCallback(() => setAt(last), []);
  const isSilent = useRef(!isFresh);
  useEffect(() => {
    if (isSilent.current || (rising !== null && rising > 1)) return;
    isSilent.current = true;
    playCue(cue);
  }, [rising, cue]);
  useEffect(() => {
    const next = beats[at + 1];
    if (!next) return;
    const timer = setTimeout(() => setAt(at + 1), Math.max(0, finishedAt + next.from - serverNow(room)));
    // A click, and not its begin: it must not reach what appears below the finger.
    window.addEventListener('click', skip, { capture: true });
    window.addEventListener('keydown', skip, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', skip, { capture: true });
      window.removeEventListener('keydown', skip, { capture: true });
    };
  }, [at, finishedAt, room, skip]);
  return { rising, skip };
}
