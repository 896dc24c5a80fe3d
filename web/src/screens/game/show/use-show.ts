import type { StageView } from '@tallyho/game/protocol/view';
import { beatAt, changesOf, endOfShow, momentOf, type ShowMoment } from '@tallyho/game/show/show';
import { useMemo } from 'react';
import { useTimesPassed } from '../base/server-clock.ts';

export type ResultsStage = Extract<StageView, { phase: 'results' }>;

/** The part of the show that is visible now. `step` of `steps` have been shown; both are 0 after a skip. */
export type ShowState = ShowMoment & {
  readonly step: number;
  readonly steps: number;
};

/** Returns true while the results of a round are shown step by step. */
export function useIsShowRunning(stage: StageView): boolean {
  const end = stage.phase === 'results' && stage.show ? endOfShow(stage.show) : null;
  const ends = useMemo(() => (end === null ? [] : [end]), [end]);
  return useTimesPassed(ends) < ends.length;
}

/**
 * Returns the current state of the show by the server's clock, so that all browsers show the same step, also after a reload.
 * Renders when something new is shown.
 */
export function useShow({ show, record, awards }: ResultsStage): ShowState {
  const changes = useMemo(() => (show ? changesOf(show, record, awards) : []), [show, record, awards]);
  const now = changes[useTimesPassed(changes) - 1] ?? changes[0] ?? 0;
  // The first beat reveals nothing, so there is one step less.
  const steps = show ? show.lengths.length - 1 : 0;
  return {
    ...momentOf(show, record, awards, now),
    step: Math.min(beatAt(show, now).beat, steps),
    steps,
  };
}
