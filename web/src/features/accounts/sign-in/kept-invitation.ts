import * as v from 'valibot';
import { expiringItem } from './expiring-item.ts';

/** Whoever takes longer than this to log in opens the link again, in milliseconds. */
const longest = 30 * 60_000;

const stored = expiringItem('session', 'invitation', v.pipe(v.string(), v.regex(/^[A-Z0-9]{6}$/)), longest);

/** Keeps the code of the lobby that a guest of this tab is invited to, whichever way they go to log in. */
export const keepInvitation = stored.keep;
export const readInvitation = stored.read;
export const forgetInvitation = stored.forget;
