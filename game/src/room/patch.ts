import type { ViewPatch } from '../protocol/server.ts';
import type { RoomView } from './view.ts';

/** What a player's view became: the top-level fields that differ, whole. Empty if nothing did. */
export const patchBetween = (before: RoomView, after: RoomView): ViewPatch => ({
  ...(isSame(before.room, after.room) ? {} : { room: after.room }),
  ...(isSame(before.seats, after.seats) ? {} : { seats: after.seats }),
  ...(isSame(before.game, after.game) ? {} : { game: after.game }),
  ...(isSame(before.stage, after.stage) ? {} : { stage: after.stage }),
});

/** The view after a patch. */
export const applyPatch = (view: RoomView, patch: ViewPatch): RoomView => ({ ...view, ...patch });

/** Equality of JSON values. The same object is equal at once: finished rounds are shared from state to state. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [before, after] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    before.length === after.size &&
    before.every(([key, value]) => after.has(key) && isSame(value, after.get(key)))
  );
};
