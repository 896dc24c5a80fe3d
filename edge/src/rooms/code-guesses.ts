import type { Database } from '@tallyho/drizzle/client';
import { codeGuesses } from '@tallyho/drizzle/schema/code-guesses';
import { and, gt, lte, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { tooManyAttempts } from '../auth/login/login-attempts.ts';
import { limitOf } from '../http/budgets.ts';
import { clientAddress } from '../http/client-address.ts';
import type { AppEnv } from '../http/context.ts';
import { keyedHash } from '../http/keyed-hash.ts';

const { per: window } = limitOf('codeGuesses', 'account');

/** The sources of a lobby code: keyed hashes of the caller's account and address, with their limits. */
export type CodeSources = readonly { source: string; limit: number }[];

/** Returns the sources of a request. `userId`: the logged-in user; null for a visitor. */
export const codeSources = async <Env extends AppEnv>(
  c: Context<Env>,
  userId: string | null,
): Promise<CodeSources> => {
  const hash = (kind: 'account' | 'address', value: string) =>
    keyedHash(c.env.SERVICE_SECRET, 'lobby code', kind, value);
  const address = {
    source: await hash('address', clientAddress(c)),
    limit: limitOf('codeGuesses', 'address').max,
  };
  if (userId === null) return [address];
  return [address, { source: await hash('account', userId), limit: limitOf('codeGuesses', 'account').max }];
};

const isSource = (sources: CodeSources) =>
  sql`${codeGuesses.source} in (select value from json_each(${JSON.stringify(sources.map(({ source }) => source))}))`;

/**
 * Returns the statement that selects the wrong codes of the sources in their current window, for the batch that looks a
 * code up. It writes nothing: only `recordWrongCode` does.
 */
export const wrongCodesOf = (db: Database, sources: CodeSources) =>
  db
    .select()
    .from(codeGuesses)
    .where(and(isSource(sources), gt(codeGuesses.windowStart, new Date(Date.now() - window))));

/**
 * Counts a wrong code for its sources. Throws `tooManyAttempts` if one has used up its wrong codes. Concurrent guesses
 * cannot exceed the limit, because the batch is one transaction.
 */
export const recordWrongCode = async (db: Database, sources: CodeSources): Promise<void> => {
  const now = Date.now();
  const hashes = JSON.stringify(sources.map(({ source }) => source));
  const [, , counted] = await db.batch([
    db.delete(codeGuesses).where(lte(codeGuesses.windowStart, new Date(now - window))),
    db
      .insert(codeGuesses)
      .select(sql`select value, ${now}, 1 from json_each(${hashes}) where true`)
      .onConflictDoUpdate({
        target: codeGuesses.source,
        set: { attempts: sql`${codeGuesses.attempts} + 1` },
      }),
    wrongCodesOf(db, sources),
  ]);
  assertGuessesLeft(counted, sources);
};

/** Throws `tooManyAttempts` if a source has used up its wrong codes, also for a right one. */
export const assertGuessesLeft = (
  counted: readonly (typeof codeGuesses.$inferSelect)[],
  sources: CodeSources,
): void => {
  for (const { source, limit } of sources) {
    const found = counted.find((row) => row.source === source);
    if (found !== undefined && found.attempts > limit)
      throw tooManyAttempts('codeGuesses', found.windowStart, window);
  }
};
