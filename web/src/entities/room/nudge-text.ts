import type { UserId } from '@tallyho/game/model/person';
import type { RoomView } from '@tallyho/game/protocol/view';

/** What a nudge says to those whom it is for. */
export const nudgeText = (view: RoomView | null, by: UserId): string =>
  `${view?.seats.find(({ user }) => user === by)?.username ?? 'The leader'} is waiting for you`;
