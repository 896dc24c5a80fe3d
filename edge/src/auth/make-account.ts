import type { Database } from '@tallyho/drizzle/client';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import { and, eq, isNull, not, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { log } from '../http/log.ts';
import { removedEmail } from './account.ts';
import { createSession } from './new-session.ts';
import {
  assertNotSuspended,
  deleteExpiredSuspensions,
  identityHashes,
  suspensionAgainst,
} from './suspended-identities.ts';

export interface SignUpAccess {
  db: Database;
  /** The browser's name in the list of sessions. */
  device: string;
  /** The deployment's secret. */
  secret: string;
}

/**
 * Returns the statement that removes an unverified address from the account that has it, because a new user has proved
 * that it is theirs. It does nothing if `isRefused`: then the new account is rejected.
 */
const takeAddress = (db: Database, email: string, isRefused: SQL) =>
  db
    .update(users)
    .set({ email: removedEmail() })
    .where(and(eq(users.email, email), isNull(users.emailVerifiedAt), not(isRefused)));

/**
 * Stores a new account and its first session, in one batch with `also`, which runs even if the account is rejected.
 * Returns the session token. Throws `suspended` if the person behind a proven identity
 * (verified address, provider id) deleted a suspended account, and the database's
 * unique constraint error if the name, address or provider id is taken. A verified address takes precedence over the same
 * unverified one of another account, which loses it.
 */
export const createAccount = async (
  { db, device, secret }: SignUpAccess,
  account: typeof users.$inferInsert,
  also: BatchItem<'sqlite'>[] = [],
): Promise<string> => {
  const session = await createSession(db, { userId: account.id, device });
  const { held, isHeld } = suspensionAgainst(
    db,
    await identityHashes(secret, {
      email: account.emailVerifiedAt ? account.email : undefined,
      googleId: account.googleId,
      discordId: account.discordId,
    }),
  );
  const [, [suspension]] = await db.batch([
    deleteExpiredSuspensions(db),
    held,
    ...(account.emailVerifiedAt ? [takeAddress(db, account.email, isHeld)] : []),
    db.insert(users).values(account),
    // In the same batch, so that no other request ever sees the rejected account.
    db.delete(users).where(and(eq(users.id, account.id), isHeld)),
    session.insert,
    ...also,
  ]);
  assertNotSuspended(suspension);
  log('info', 'registered', { user: account.id });
  return session.token;
};

/** Returns a random avatar number, so that players of a new lobby look different. Unbiased: 8 divides 256. */
export const randomAvatar = (): number =>
  1 + ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % limits.avatars);
