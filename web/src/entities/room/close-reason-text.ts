import type { CloseReason } from '@tallyho/game/protocol/close-codes';

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
      return 'Tallyho has been updated. Reload the page to go on.';
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
