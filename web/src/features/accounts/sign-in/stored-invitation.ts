import * as v from 'valibot';
import { expiringItem } from './expiring-item.ts';

/** How long an invitation is stored, in milliseconds. Users who need longer to log in open the link again. */
const longest = 30 * 60_000;

const stored = expiringItem('session', 'invitation', v.pipe(v.string(), v.regex(/^[A-Z0-9]{6}$/)), longest);

/** Stores the code of the lobby to which a visitor of this tab is invited, whichever way they log in. */
export const storeInvitation = stored.write;
export const readInvitation = stored.read;
export const clearInvitation = stored.clear;
