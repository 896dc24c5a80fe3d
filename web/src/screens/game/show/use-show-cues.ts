import type { ShowMoment } from '@tallyho/game/show/show';
import { useEffect, useRef } from 'react';
import type { Cue } from '../../../entities/feedback/cues.ts';
import { playCue } from '../../../entities/feedback/play-cue.ts';

/** What is newest in `now` and was not there `before`; null if nothing came. */
function cueBetween(before: ShowMoment, now: ShowMoment): Cue | null {
  if (now.closestPair && !before.closestPair) return 'pair';
  if (now.divisive && !before.divisive) return 'divisive';
  if (now.verdict && !before.verdict) return 'podium';
  return now.revealed > before.revealed ? 'reveal' : null;
}

/** Makes each step of the show heard when it comes; what was there already, after a reload, stays silent. */
export function useShowCues(moment: ShowMoment): void {
  const before = useRef(moment);
  useEffect(() => {
    const cue = cueBetween(before.current, moment);
    before.current = moment;
    if (cue) playCue(cue);
  }, [moment]);
}
