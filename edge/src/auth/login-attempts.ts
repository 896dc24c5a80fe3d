import type { Database } from '@tallyho/drizzle/client';
import { loginFailures } from '@tallyho/drizzle/schema/login-failures';
import { users } from '@tallyho/drizzle/schema/users';
import { eq, type SQL, sql } from 'drizzle-orm';
import { ApiError } from '../http/errors.ts';

const window = 15 * 60 * 1000;
const allowed = 10;

/**
 * Returns the statement that counts a password attempt for the account that matches `account`. It belongs in the batch
 * that reads the account: the attempt is counted before the password is checked, so parallel guesses cannot exceed the
 * limit.
 */
export const countAttempt = (db: Database, account: SQL) => {
  const now = Date.now();
  const expired = sql`${loginFailures.windowStart} <= ${now - window}`;
  const first = db
    .select({
      userId: users.id,
      windowStart: sql<Date>`${now}`.as('window_start'),
      attempts: sql<number>`1`.as('attempts'),
    })
    .from(users)
    .where(account);
  return db
    .insert(loginFailures)
    .select(first)
    .onConflictDoUpdate({
      target: loginFailures.userId,
      set: {
        attempts: sql`case when ${expired} then 1 else ${loginFailures.attempts} + 1 end`,
        windowStart: sql`case when ${expired} then ${now} else ${loginFailures.windowStart} end`,
      },
    })
    .returning();
};

/**
 * Throws `tooManyAttempts` after 10 attempts in 15 minutes without a success. The limit resets when the window ends.
 */
export const assertAttemptsLeft = (counted: typeof loginFailures.$inferSelect | undefined): void => {
  if (counted === undefined || counted.attempts <= allowed) return;
  const retryAfter = Math.max(1, Math.ceil((counted.windowStart.getTime() + window - Date.now()) / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  throw new ApiError('tooManyAttempts', {
    retryAfter,
    message: `Too many failed attempts. Please try again in ${wait}.`,
  });
};

/** Returns the statement that clears the failed attempts, for the batch that runs after a success. */
export const resetAttempts = (db: Database, userId: string) =>
  db.delete(loginFailures).where(eq(loginFailures.userId, userId));
