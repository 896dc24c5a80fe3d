import type { StageView } from '@tallyho/game/protocol/view';
import { momentOf, type ShowMoment } from '@tallyho/game/show/show';
import { useStepsBegun } from '../frame/server-clock.ts';

export type ResultsStage = Extract<StageView, { phase: 'results' }>;

/** What is to be seen of the show now. `step` of `steps` have been shown; both 0 once it was skipped. */
export type ShowState = ShowMoment & { readonly step: number; readonly steps: number };

/**
 * Where the show of the results is, by the server's clock: the same step in every browser, also after a reload. Renders when a
 * step begins.
 */
export function useShow({ show, record, awards }: ResultsStage): ShowState {
  // Before its first step, the show has begun and shown nothing.
  const begun = useStepsBegun(show && { start: show.startsAt, length: show.stepMs, count: show.steps + 1 });
  const step = Math.max(0, begun - 1);
  const now = show ? show.startsAt + step * show.stepMs : 0;
  return { ...momentOf(show, record, awards, now), step, steps: show?.steps ?? 0 };
}
