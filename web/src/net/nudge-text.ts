import type { UserId } from '@tallyho/game/room/person';
import type { RoomView } from '@tallyho/game/room/view';

/** What a nudge says to those whom it is for. */
export const nudgeText = (view: RoomView | null, by: UserId): string =>
  `${view?.seats.find(({ user }) => user === by)?.username ?? 'The leader'} is waiting for you`;
