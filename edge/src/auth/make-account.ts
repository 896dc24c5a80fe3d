import type { Database } from '@tallyho/drizzle/client';
import { users } from '@tallyho/drizzle/schema/users';
import { and, eq } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { log } from '../http/log.ts';
import { createSession } from './new-session.ts';
import {
  assertNotSuspended,
  deleteExpiredSuspensions,
  identityHashes,
  suspensionAgainst,
} from './suspended-identities.ts';

export interface SignUpAccess {
  db: Database;
  /** What the browser is called in the list of sessions. */
  device: string;
  /** Of the deployment. */
  secret: string;
}

/**
 * Stores a new account and its first session, in one batch with `also`, which runs whether or not the account may stay.
 * Answers the session's token. Throws `suspended` if the same person has deleted an account that was, and what the database
 * says where a name, an address or a provider's id is taken.
 */
export const createAccount = async (
  { db, device, secret }: SignUpAccess,
  account: typeof users.$inferInsert,
  also: BatchItem<'sqlite'>[] = [],
): Promise<string> => {
  const session = await createSession(db, { userId: account.id, device });
  const { held, isHeld } = suspensionAgainst(db, await identityHashes(secret, account));
  const [, [suspension]] = await db.batch([
    deleteExpiredSuspensions(db),
    held,
    db.insert(users).values(account),
    // In the same batch, so that nobody slips in between: it was never there.
    db.delete(users).where(and(eq(users.id, account.id), isHeld)),
    session.insert,
    ...also,
  ]);
  assertNotSuspended(suspension);
  log('info', 'registered', { user: account.id });
  return session.token;
};
