import { useEffect, useRef, useState } from 'react';
import { playCue } from '../../../entities/feedback/play-cue.ts';
import { useRoom } from '../../../entities/room/room-hooks.tsx';
import { screenTimings } from '../../../shared/screen-timings.ts';
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
export type Rising = (typeof beats)[number]['rising'];

/**
 * The ceremony of a game that ended at this time: the places rise, third to first. Any press or key goes to its end. Plays the
 * sound `cue` with the first place, and not on a page that opens after the ceremony. Returns the best rank that has risen.
 */
export function useCeremony(finishedAt: number, cue: 'winner' | 'podium'): Rising {
  const room = useRoom();
  const [at, setAt] = useState(() => {
    const passed = serverNow(room) - finishedAt;
    return Math.max(
      0,
      beats.findLastIndex(({ from }) => from <= passed),
    );
  });
  const { rising } = beats[at] ?? { rising: null };
  const isSilent = useRef(rising === null);
  useEffect(() => {
    if (isSilent.current || (rising !== null && rising > 1)) return;
    isSilent.current = true;
    playCue(cue);
  }, [rising, cue]);
  useEffect(() => {
    const next = beats[at + 1];
    if (!next) return;
    const timer = setTimeout(() => setAt(at + 1), Math.max(0, finishedAt + next.from - serverNow(room)));
    const skip = () => setAt(beats.length - 1);
    window.addEventListener('pointerdown', skip, { capture: true });
    window.addEventListener('keydown', skip, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', skip, { capture: true });
      window.removeEventListener('keydown', skip, { capture: true });
    };
  }, [at, finishedAt, room]);
  return rising;
}
