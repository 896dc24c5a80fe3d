import type { Database } from '@tallyho/drizzle/client';
import { loginFailures } from '@tallyho/drizzle/schema/login-failures';
import { eq, sql } from 'drizzle-orm';
import { ApiError } from '../http/errors.ts';

const window = 15 * 60 * 1000;
const allowed = 10;

/**
 * Counts an attempt to give an account's password, before it is checked: parallel guesses cannot slip past the limit.
 * Throws `tooManyAttempts` after 10 in 15 minutes without a success; the next window opens by itself.
 */
export const countAttempt = async (db: Database, userId: string): Promise<void> => {
  const now = Date.now();
  const expired = sql`${loginFailures.windowStart} <= ${now - window}`;
  const row = await db
    .insert(loginFailures)
    .values({ userId, windowStart: new Date(now), attempts: 1 })
    .onConflictDoUpdate({
      target: loginFailures.userId,
      set: {
        attempts: sql`case when ${expired} then 1 else ${loginFailures.attempts} + 1 end`,
        windowStart: sql`case when ${expired} then ${now} else ${loginFailures.windowStart} end`,
      },
    })
    .returning()
    .get();
  if (row.attempts <= allowed) return;
  const retryAfter = Math.max(1, Math.ceil((row.windowStart.getTime() + window - now) / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  throw new ApiError('tooManyAttempts', {
    retryAfter,
    message: `Too many failed attempts. Please try again in ${wait}.`,
  });
};

/** The statement that forgets the failures, for the batch of a success. */
export const forgetAttempts = (db: Database, userId: string) =>
  db.delete(loginFailures).where(eq(loginFailures.userId, userId));
