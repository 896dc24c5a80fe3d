import { sessions } from '@tallyho/drizzle/schema/sessions';
import { type SQL, sql } from 'drizzle-orm';

const day = 24 * 60 * 60 * 1000;
/** Session lifetime since the last use, in milliseconds. */
export const idleLifetime = 30 * day;
/** Session lifetime since the login, in milliseconds. Neither use nor a proof of identity extends it. */
const absoluteLifetime = 90 * day;

/** Returns when a session ends that was opened at `createdAt` and is used at `now` (epoch ms). */
export const expiryOf = (createdAt: Date, now: number): Date =>
  new Date(Math.min(now + idleLifetime, createdAt.getTime() + absoluteLifetime));

/** SQL condition: the session has not expired at `now` (epoch ms). */
export const isLive = (now = Date.now()): SQL =>
  sql`(${sessions.expiresAt} > ${now} and ${sessions.createdAt} > ${now - absoluteLifetime})`;
