import type { ViewPatch } from '../protocol/server.ts';
import type { RoomView } from '../protocol/view.ts';
import { isSame } from './same.ts';

/** What a player's view became: the top-level fields that differ, whole. Empty if nothing did. */
export const patchBetween = (before: RoomView, after: RoomView): ViewPatch => ({
  ...(isSame(before.room, after.room) ? {} : { room: after.room }),
  ...(isSame(before.ownThemes, after.ownThemes) ? {} : { ownThemes: after.ownThemes }),
  ...(isSame(before.seats, after.seats) ? {} : { seats: after.seats }),
  ...(isSame(before.game, after.game) ? {} : { game: after.game }),
  ...(isSame(before.stage, after.stage) ? {} : { stage: after.stage }),
});

/** The view after a patch. */
export const applyPatch = (view: RoomView, patch: ViewPatch): RoomView => ({ ...view, ...patch });
