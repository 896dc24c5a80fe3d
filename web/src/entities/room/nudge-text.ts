import type { UserId } from '@tallyho/game/model/person';
import type { RoomView } from '@tallyho/game/protocol/view';

/** Returns the text of a nudge for the players who receive it. */
export const nudgeText = (view: RoomView | null, by: UserId): string =>
  `${view?.seats.find(({ user }) => user === by)?.username ?? 'The leader'} is waiting for you`;
