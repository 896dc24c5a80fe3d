import type { Database } from '@tallyho/drizzle/client';
import { codeGuesses } from '@tallyho/drizzle/schema/code-guesses';
import { lte, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { keyedHash } from '../auth/keyed-hash.ts';
import { tooManyAttempts } from '../auth/login-attempts.ts';
import { clientAddress } from '../http/client-address.ts';
import type { AppEnv } from '../http/context.ts';

const window = 15 * 60 * 1000;
/** Wrong codes per window. Of an address more, because the players of one house or school share it. */
const allowed = { account: 20, address: 100 };

/** The sources of a lobby code: keyed hashes of the caller's account and address, with their limits. */
export type CodeSources = readonly { source: string; limit: number }[];

/** Returns the sources of a request. `userId`: the logged-in user; null for a guest. */
export const codeSources = async <Env extends AppEnv>(
  c: Context<Env>,
  userId: string | null,
): Promise<CodeSources> => {
  const hash = (kind: keyof typeof allowed, value: string) =>
    keyedHash(c.env.SERVICE_SECRET, 'lobby code', kind, value);
  const address = { source: await hash('address', clientAddress(c)), limit: allowed.address };
  if (userId === null) return [address];
  return [address, { source: await hash('account', userId), limit: allowed.account }];
};

/**
 * Returns the statements that count a wrong code for its sources and read their attempts, for the batch that looks the
 * code up. They count only if `isWrong` holds. Concurrent guesses cannot exceed the limit, because a batch is one
 * transaction.
 */
export const countWrongCode = (db: Database, sources: CodeSources, isWrong: SQL) => {
  const now = Date.now();
  const hashes = sources.map(({ source }) => source);
  return [
    db.delete(codeGuesses).where(lte(codeGuesses.windowStart, new Date(now - window))),
    db
      .insert(codeGuesses)
      .select(sql`select value, ${now}, 1 from json_each(${JSON.stringify(hashes)}) where ${isWrong}`)
      .onConflictDoUpdate({
        target: codeGuesses.source,
        set: { attempts: sql`${codeGuesses.attempts} + 1` },
      }),
    db
      .select()
      .from(codeGuesses)
      .where(sql`${codeGuesses.source} in (select value from json_each(${JSON.stringify(hashes)}))`),
  ] as const;
};

/** Throws `tooManyAttempts` if a source has used up its wrong codes, also for a right one. */
export const assertGuessesLeft = (
  counted: readonly (typeof codeGuesses.$inferSelect)[],
  sources: CodeSources,
): void => {
  for (const { source, limit } of sources) {
    const found = counted.find((row) => row.source === source);
    if (found !== undefined && found.attempts > limit) throw tooManyAttempts(found.windowStart, window);
  }
};
