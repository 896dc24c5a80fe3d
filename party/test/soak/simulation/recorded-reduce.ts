import { reduce as original } from '@tallyho/game/room/reduce';
import type { Context, Reduction, RoomEvent } from '@tallyho/game/room/state/event';
import type { RoomState } from '@tallyho/game/room/state/state';
import type { Defect } from './faults.ts';

// The other exports of the module are unchanged.
export * from '@tallyho/game/room/reduce';

/** One call of the reducer by the room. */
export type ReductionRecord = {
  before: RoomState;
  event: RoomEvent;
  context: Context;
  outcome: Reduction;
};

let listener: (record: ReductionRecord) => void = () => {};
let planted: Defect | null = null;

/**
 * Calls `notify` with each reduction of rooms in this thread, instead of the listener before. `defect` changes the
 * results.
 */
export const onReduction = (notify: (record: ReductionRecord) => void, defect: Defect | null): void => {
  listener = notify;
  planted = defect;
};

/** The reducer, as the host of rooms sees it in the simulation (record-reductions.ts replaces their import). */
export const reduce = (state: RoomState, event: RoomEvent, context: Context): Reduction => {
  const outcome = planted ? defective(planted, state, event, context) : original(state, event, context);
  listener({ before: state, event, context, outcome });
  return outcome;
};

const defective = (defect: Defect, state: RoomState, event: RoomEvent, context: Context): Reduction => {
  const forgetful = defect === 'applyRepeat' ? { ...state, done: [] } : state;
  const outcome = original(forgetful, event, context);
  if ('reject' in outcome || outcome.state === state) return outcome;
  const changed = outcome.state;
  const { version, seats } = changed;
  if (defect === 'skipVersion' && version > state.version && version % 50 === 0)
    return { ...outcome, state: { ...changed, version: version + 1 } };
  const joined = event.type === 'joined' ? seats.at(-1) : undefined;
  if (defect === 'seatTwice' && joined)
    return { ...outcome, state: { ...changed, seats: [...seats, joined] } };
  return outcome;
};
