import type { Database } from '@tallyho/drizzle/client';
import { loginFailures, loginFailuresBySource } from '@tallyho/drizzle/schema/login-failures';
import { users } from '@tallyho/drizzle/schema/users';
import type { BudgetName } from '@tallyho/game/metrics/catalogue';
import { and, eq, lte, or, type SQL, sql } from 'drizzle-orm';
import { limitOf } from '../../http/budgets.ts';
import { ApiError } from '../../http/errors.ts';
import type { LoginSource } from './login-source.ts';

/** Of one source: an address, a known browser, or a session. */
const { max: allowedPerSource, per: window } = limitOf('loginAttempts', 'source');
/** Of all sources that the account does not know. */
const { max: allowedPerAccount } = limitOf('loginAttempts', 'account');

interface Counted {
  attempts: number;
  windowStart: Date;
}

/** The source of an attempt in a session: the user is logged in, so other sources never block it. */
export const sessionSource = (session: { id: string }): SQL<string> =>
  sql<string>`${`session ${session.id}`}`;

/** The source of a login, decided by the database, because the account is not known before. */
export const loginSource = ({ address, known }: LoginSource): SQL<string> => {
  const byAddress = `address ${address}`;
  return known === null
    ? sql<string>`${byAddress}`
    : sql<string>`case when ${users.id} = ${known.userId} then ${`browser ${known.browser}`} else ${byAddress} end`;
};

/**
 * Returns the statements that count a password attempt for the account that matches `account`: in total, and for its
 * source. They belong in the batch that reads the account: the attempt is counted before the password is checked, so
 * parallel guesses cannot exceed the limit.
 */
export const countAttempt = (db: Database, account: SQL, source: SQL<string>) => {
  const now = Date.now();
  const first = {
    windowStart: sql<Date>`${now}`.as('window_start'),
    attempts: sql<number>`1`.as('attempts'),
  };
  const again = (table: typeof loginFailures | typeof loginFailuresBySource) => {
    const expired = sql`${table.windowStart} <= ${now - window}`;
    return {
      attempts: sql`case when ${expired} then 1 else ${table.attempts} + 1 end`,
      windowStart: sql`case when ${expired} then ${now} else ${table.windowStart} end`,
    };
  };
  return [
    db
      .insert(loginFailures)
      .select(
        db
          .select({ userId: users.id, ...first })
          .from(users)
          .where(account),
      )
      .onConflictDoUpdate({ target: loginFailures.userId, set: again(loginFailures) })
      .returning(),
    db
      .insert(loginFailuresBySource)
      .select(
        db
          .select({ userId: users.id, source: source.as('source'), ...first })
          .from(users)
          .where(account),
      )
      .onConflictDoUpdate({
        target: [loginFailuresBySource.userId, loginFailuresBySource.source],
        set: again(loginFailuresBySource),
      })
      .returning(),
  ] as const;
};

/**
 * Throws `tooManyAttempts` after 10 attempts of a source in 15 minutes without a success, or after 100 of an account if
 * the source is not known to it. Both limits reset when their window ends.
 */
export const assertAttemptsLeft = (
  { bySource, byAccount }: { bySource: Counted | undefined; byAccount: Counted | undefined },
  { isKnown }: { isKnown: boolean },
): void => {
  if (bySource && bySource.attempts > allowedPerSource)
    throw tooManyAttempts('loginAttempts', bySource.windowStart, window);
  if (!isKnown && byAccount && byAccount.attempts > allowedPerAccount)
    throw tooManyAttempts('loginAttempts', byAccount.windowStart, window);
};

/** Creates the error for a budget whose window of `length` ms began at `start`. Its text says when the window ends. */
export const tooManyAttempts = (budget: BudgetName, start: Date, length: number): ApiError => {
  const retryAfter = Math.max(1, Math.ceil((start.getTime() + length - Date.now()) / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new ApiError('tooManyAttempts', {
    budget,
    retryAfter,
    message: `Too many failed attempts. Please try again in ${wait}.`,
  });
};

/**
 * Returns the statements that clear the failed attempts, and expired ones of all accounts, for the batch that runs after a
 * success. Those of other sources stay, so that a login of the user gives a guesser no new attempts.
 */
export const resetAttempts = (db: Database, userId: string, source: SQL<string>) =>
  [
    db.delete(loginFailures).where(eq(loginFailures.userId, userId)),
    db
      .delete(loginFailuresBySource)
      .where(
        or(
          and(
            eq(loginFailuresBySource.userId, userId),
            eq(
              loginFailuresBySource.source,
              sql`(select ${source} from ${users} where ${users.id} = ${userId})`,
            ),
          ),
          lte(loginFailuresBySource.windowStart, new Date(Date.now() - window)),
        ),
      ),
  ] as const;
