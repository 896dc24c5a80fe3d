import type { StageView } from '@tallyho/game/protocol/view';
import { momentOf, type ShowMoment } from '@tallyho/game/show/show';
import { useStepsBegun } from '../base/server-clock.ts';

export type ResultsStage = Extract<StageView, { phase: 'results' }>;

/** The part of the show that is visible now. `step` of `steps` have been shown; both are 0 after a skip. */
export type ShowState = ShowMoment & { readonly step: number; readonly steps: number };

/**
 * Returns the current state of the show by the server's clock, so that all browsers show the same step, also after a reload.
 * Renders when a step begins.
 */
export function useShow({ show, record, awards }: ResultsStage): ShowState {
  // The first interval of the show reveals nothing, so it has one step more.
  const begun = useStepsBegun(show && { start: show.startsAt, length: show.stepMs, count: show.steps + 1 });
  const step = Math.max(0, begun - 1);
  const now = show ? show.startsAt + step * show.stepMs : 0;
  return { ...momentOf(show, record, awards, now), step, steps: show?.steps ?? 0 };
}
