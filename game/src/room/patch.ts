import type { ViewPatch } from '../protocol/server.ts';
import type { RoomView } from '../protocol/view.ts';
import { isSame } from './same.ts';

/**
 * Returns the top-level fields of a player's view that differ, each as a whole. Empty if the views are
 * equal.
 */
export const patchBetween = (before: RoomView, after: RoomView): ViewPatch => ({
  ...(isSame(before.room, after.room) ? {} : { room: after.room }),
  ...(isSame(before.customThemes, after.customThemes) ? {} : { customThemes: after.customThemes }),
  ...(isSame(before.seats, after.seats) ? {} : { seats: after.seats }),
  ...(isSame(before.game, after.game) ? {} : { game: after.game }),
  ...(isSame(before.stage, after.stage) ? {} : { stage: after.stage }),
});

/** Returns the view after the patch is applied. */
export const applyPatch = (view: RoomView, patch: ViewPatch): RoomView => ({ ...view, ...patch });
