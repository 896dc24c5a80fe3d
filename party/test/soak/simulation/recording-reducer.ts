import { type Reducer, reduce } from '@tallyho/game/room/reduce';
import type { Context, Reduction, RoomEvent } from '@tallyho/game/room/state/event';
import type { RoomState } from '@tallyho/game/room/state/state';
import type { Defect } from './faults.ts';

/** One call of the reducer by the room. */
export type ReductionRecord = {
  before: RoomState;
  event: RoomEvent;
  context: Context;
  outcome: Reduction;
};

/** Returns the rules for a simulated room: `notify` is called with each reduction, and `defect` changes the results. */
export const recordingReducer =
  (notify: (record: ReductionRecord) => void, defect: Defect | null): Reducer =>
  (state, event, context) => {
    const outcome = defect ? defective(defect, state, event, context) : reduce(state, event, context);
    notify({ before: state, event, context, outcome });
    return outcome;
  };

const defective = (defect: Defect, state: RoomState, event: RoomEvent, context: Context): Reduction => {
  const forgetful = defect === 'applyRepeat' ? { ...state, done: [] } : state;
  const outcome = reduce(forgetful, event, context);
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
