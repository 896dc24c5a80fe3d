import type { Database } from '@tallyho/drizzle/client';
import { uniqueViolation } from '@tallyho/drizzle/errors';
import { guests } from '@tallyho/drizzle/schema/guests';
import { passkeys } from '@tallyho/drizzle/schema/passkeys';
import type { NewPasskey } from '@tallyho/drizzle/schema/providers';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import { and, eq, exists, notExists, type SQL, sql } from 'drizzle-orm';
import { ApiError } from '../../http/errors.ts';
import { log } from '../../http/log.ts';

/** A stored passkey, by the account and the authenticator's id. */
export interface PasskeyKey {
  userId: string;
  credentialId: string;
}

/** SQL condition: the account still has the passkey. `more` limits it further. */
export const hasPasskey = (db: Database, { userId, credentialId }: PasskeyKey, more?: SQL): SQL =>
  exists(
    db
      .select()
      .from(passkeys)
      .where(and(eq(passkeys.credentialId, credentialId), eq(passkeys.userId, userId), more)),
  );

/** SQL expression: the number of passkeys of an account. */
const numberOf = (userId: string): SQL<number> =>
  sql<number>`(select count(*) from ${passkeys} where ${passkeys.userId} = ${userId})`;

/** Throws `tooManyPasskeys` if the account has as many as it can have. */
export const assertRoomForPasskey = async (db: Database, userId: string): Promise<void> => {
  const [row] = await db
    .select({ count: numberOf(userId) })
    .from(users)
    .where(eq(users.id, userId));
  if (row !== undefined && row.count >= limits.passkeys.perAccount) throw new ApiError('tooManyPasskeys');
};

/**
 * Stores a new passkey of an account and returns its row. The statement itself counts the account's passkeys, also with concurrent
 * requests. Throws `tooManyPasskeys`, `passkeyTaken`.
 */
export const addPasskey = async (
  db: Database,
  userId: string,
  passkey: NewPasskey,
): Promise<typeof passkeys.$inferSelect> => {
  const text = (value: string, column: string) => sql<string>`${value}`.as(column);
  const row = db
    .select({
      credentialId: text(passkey.credentialId, 'credential_id'),
      id: text(crypto.randomUUID(), 'id'),
      userId: users.id,
      publicKey: text(passkey.publicKey, 'public_key'),
      counter: sql<number>`${passkey.counter}`.as('counter'),
      transports: sql<string[]>`${JSON.stringify(passkey.transports)}`.as('transports'),
      name: text(passkey.name, 'name'),
      createdAt: sql<Date>`${Date.now()}`.as('created_at'),
      lastUsedAt: sql<Date | null>`null`.as('last_used_at'),
    })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        notExists(db.select().from(guests).where(eq(guests.userId, userId))),
        sql`${numberOf(userId)} < ${limits.passkeys.perAccount}`,
      ),
    );
  let added: (typeof passkeys.$inferSelect)[];
  try {
    added = await db.insert(passkeys).select(row).returning();
  } catch (error) {
    if (uniqueViolation(error) !== 'passkeys.credential_id') throw error;
    throw new ApiError('passkeyTaken');
  }
  const [stored] = added;
  if (stored === undefined) throw new ApiError('tooManyPasskeys');
  log('info', 'passkeyAdded', { user: userId });
  return stored;
};
