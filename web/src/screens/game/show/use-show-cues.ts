import type { ShowMoment } from '@tallyho/game/show/show';
import { useEffect, useRef } from 'react';
import type { Cue } from '../../../entities/feedback/cues.ts';
import { playCue } from '../../../entities/feedback/play-cue.ts';
import { moodOf } from './award-moods.ts';

/** Returns the cue of the newest change between the two moments; null if nothing was revealed. */
function cueBetween(before: ShowMoment, now: ShowMoment): Cue | null {
  if (now.pointsStaged && !before.pointsStaged) return 'reveal';
  if (now.rosettesStaged && !before.rosettesStaged) return 'winner';
  if (now.guessesStaged && !before.guessesStaged) return 'pair';
  if (now.verdict && !before.verdict) return 'podium';
  if (now.staged && now.awards > before.awards)
    return moodOf(now.staged.kind) === 'shocked' ? 'divisive' : 'pair';
  return now.revealed > before.revealed ? 'reveal' : null;
}

/** Plays a cue for each step of the show. Steps that were shown before a reload are not played again. */
export function useShowCues(moment: ShowMoment): void {
  const before = useRef(moment);
  useEffect(() => {
    const cue = cueBetween(before.current, moment);
    before.current = moment;
    if (cue) playCue(cue);
  }, [moment]);
}
