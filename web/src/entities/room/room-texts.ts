import type { UserId } from '@tallyho/game/model/person';
import type { CloseReason } from '@tallyho/game/protocol/close-codes';
import type { RoomView } from '@tallyho/game/protocol/view';
import { newVersion } from './new-version.ts';

/** Returns the text shown after a final close of the seat or connection: what happened and what the user can do. */
export function closeReasonText(reason: CloseReason): string {
  switch (reason) {
    case 'kicked':
      return 'The leader removed you from the lobby.';
    case 'sessionEnded':
      return 'Your session has ended. Please log in again.';
    case 'suspended':
      return 'Your account is suspended.';
    case 'oldVersion':
      return newVersion().text;
    case 'notKept':
      return 'Tallyho was updated, and this lobby could not be kept. Create a new one to go on.';
    case 'left':
      return 'You left the lobby.';
    case 'notMember':
    case 'malformed':
    case 'heartbeatTimeout':
    case 'flooding':
      return 'Your seat in the lobby is gone. Join again with its code.';
    default:
      return reason satisfies never;
  }
}

/** Returns the text of a nudge for the players who receive it. */
export const nudgeText = (view: RoomView | null, by: UserId): string =>
  `${view?.seats.find(({ user }) => user === by)?.username ?? 'The leader'} is waiting for you`;
