import type { Database } from '@tallyho/drizzle/client';
import { uniqueViolation } from '@tallyho/drizzle/errors';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import { and, eq, exists, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { ApiError } from '../../http/errors.ts';
import { log } from '../../http/log.ts';
import { createSession } from '../session/new-session.ts';
import {
  assertNotSuspended,
  deleteExpiredSuspensions,
  identityHashes,
  suspensionAgainst,
} from '../suspensions/suspended-identities.ts';
import { removedEmail, type User } from '../user.ts';
import { isReservedForAnother } from './former-usernames.ts';
import { guestRegistration } from './register-guest.ts';
import { proofOfWorkRequired, type SignUpSource, signUpLimit } from './sign-up-limit.ts';

export interface SignUpAccess {
  db: Database;
  /** The browser's name in the list of sessions. */
  device: string;
  /** The deployment's secret. */
  secret: string;
  /** The guest who becomes this account; null for a visitor. */
  guest: User | null;
  source: SignUpSource;
}

/** A new account's first session. `ended`: the sessions that it had as a guest. */
export interface FirstSession {
  token: string;
  ended: readonly { tokenHash: string }[];
}

/**
 * Returns the statement that removes an unverified address from the account that has it, because a new user has proved
 * that it is theirs. It does nothing for an address that is not verified, or if `isRefused`: then the new account is rejected.
 */
const takeAddress = (
  db: Database,
  { email, emailVerifiedAt }: Pick<typeof users.$inferInsert, 'email' | 'emailVerifiedAt'>,
  isRefused: SQL,
) =>
  db
    .update(users)
    .set({ email: removedEmail() })
    .where(
      and(
        emailVerifiedAt ? eq(users.email, email) : sql`false`,
        isNull(users.emailVerifiedAt),
        not(isRefused),
      ),
    );

/**
 * Stores a new account and its first session, in one batch with `also`, which runs even if the account is rejected.
 * A guest keeps id, seat and games and becomes the account; the guest's sessions end. Throws `suspended` if the person behind a proven identity
 * (verified address, provider id) deleted a suspended account, `proofOfWorkRequired` after many new accounts of one address, and the database's
 * unique constraint error if the name, address or provider id is taken. A verified address takes precedence over the same
 * unverified one of another account, which loses it. `usernameTaken`: the name is reserved for its last owner. `unauthenticated`: the guest has registered meanwhile.
 */
export const createAccount = async (
  access: SignUpAccess,
  account: typeof users.$inferInsert,
  also: BatchItem<'sqlite'>[] = [],
): Promise<FirstSession> => {
  try {
    return await storeAccount(access, account, also);
  } catch (error) {
    const isUsed = uniqueViolation(error) === 'used_challenges.signature';
    throw isUsed ? await proofOfWorkRequired(access.source) : error;
  }
};

/** Same, and throws the unique constraint error also for a proof of work that was used before. */
const storeAccount = async (
  { db, device, secret, guest, source }: SignUpAccess,
  account: typeof users.$inferInsert,
  also: BatchItem<'sqlite'>[],
): Promise<FirstSession> => {
  const { asked, isAsked, count } = signUpLimit(db, source);
  const { held, isHeld } = suspensionAgainst(
    db,
    await identityHashes(secret, {
      email: account.emailVerifiedAt ? account.email : undefined,
      googleId: account.googleId,
      discordId: account.discordId,
    }),
  );
  const isReserved = isReservedForAnother(account.username, account.id);
  const isRefused = sql`(${isHeld} or ${isReserved} or ${isAsked})`;
  // The address is the proof that this request has changed the guest's account.
  const isMade = and(eq(users.id, account.id), eq(users.email, account.email));
  const session = await createSession(db, { userId: account.id, device }, isMade);
  const first = [
    deleteExpiredSuspensions(db),
    held,
    db.select({ isReserved: sql`${isReserved}`.mapWith(Boolean) }).from(sql`(select 1)`),
    asked,
    takeAddress(db, account, isRefused),
  ] as const;
  const counted = count(exists(db.select().from(users).where(isMade)));
  const assertAccepted = async (
    suspension: Parameters<typeof assertNotSuspended>[0],
    name: { isReserved: boolean } | undefined,
    proofNeeded: object | undefined,
  ) => {
    assertNotSuspended(suspension);
    if (name?.isReserved) throw new ApiError('usernameTaken', { field: 'username' });
    if (proofNeeded !== undefined) throw await proofOfWorkRequired(source);
  };
  if (guest === null) {
    const [, [suspension], [name], [proofNeeded]] = await db.batch([
      ...first,
      db.insert(users).values(account),
      // In the same batch, so that no other request ever sees the rejected account.
      db.delete(users).where(and(eq(users.id, account.id), isRefused)),
      session.insert,
      ...also,
      ...counted,
    ]);
    await assertAccepted(suspension, name, proofNeeded);
    log('info', 'registered', { user: account.id });
    return { token: session.token, ended: [] };
  }
  const [, [suspension], [name], [proofNeeded], , changed, ended] = await db.batch([
    ...first,
    ...guestRegistration(db, guest, { account, isRefused }),
    session.insert,
    ...also,
    ...counted,
  ]);
  await assertAccepted(suspension, name, proofNeeded);
  // The guest has registered in another request meanwhile.
  if (changed.length === 0) throw new ApiError('unauthenticated');
  log('info', 'registered', { user: account.id });
  return { token: session.token, ended };
};

/** Returns a random avatar number, so that players of a new lobby look different. Unbiased: 8 divides 256. */
export const randomAvatar = (): number =>
  1 + ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % limits.avatars);
