import { expiringItem } from './expiring-item.ts';

/** How long an invitation is stored, in milliseconds. Users who need longer to log in open the link again. */
const longest = 30 * 60_000;

function codeIn(stored: unknown): string {
  if (typeof stored !== 'string' || !/^[A-Z0-9]{6}$/.test(stored)) throw new TypeError('not a lobby code');
  return stored;
}

const stored = expiringItem('session', 'invitation', codeIn, longest);

/** Stores the code of the lobby to which a visitor of this tab is invited, whichever way they log in. */
export const storeInvitation = stored.write;
export const readInvitation = stored.read;
export const clearInvitation = stored.clear;
