import type { Database } from '@tallyho/drizzle/client';
import { uniqueViolation } from '@tallyho/drizzle/errors';
import { emailLinks } from '@tallyho/drizzle/schema/email-links';
import { users } from '@tallyho/drizzle/schema/users';
import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Context } from 'hono';
import type { AppEnv } from '../../http/context.ts';
import { ApiError } from '../../http/errors.ts';
import { log } from '../../http/log.ts';
import type { UserObjectClient } from '../../http/user-object-client.ts';
import { type Mailer, mailerOf } from '../../mail/mailer.ts';
import { emailChangedMail } from '../../mail/texts.ts';
import { identityHashes, suspensionAgainst } from '../suspensions/suspended-identities.ts';
import { normalizeEmail, removedEmail, type User, userColumns } from '../user.ts';
import { isValidLink, type OpenedLink } from './email-links.ts';

/** What a change of an address needs. */
export interface AddressAccess {
  db: Database;
  mailer: Mailer | null;
  /** The deployment's secret. */
  secret: string;
  userObjects: UserObjectClient;
}

export const addressAccessOf = <Env extends AppEnv>({
  var: { db, userObjects },
  env,
}: Context<Env>): AddressAccess => ({
  db,
  userObjects,
  mailer: mailerOf(env),
  secret: env.SERVICE_SECRET,
});

/** A link to another address that is stored. */
type StoredLink = Pick<OpenedLink, 'userId' | 'email'> & { tokenHash: string };

export const addressTaken = (): ApiError =>
  new ApiError('emailTaken', { field: 'email', message: 'Another account has this email address.' });

/** Suspends the account as long as the person was suspended who deleted an account with its verified address. */
export const takeOverSuspension = async (
  { db, secret }: Pick<AddressAccess, 'db' | 'secret'>,
  { userId, email }: Pick<OpenedLink, 'userId' | 'email'>,
): Promise<void> => {
  const suspension = await suspensionAgainst(db, await identityHashes(secret, { email })).held.get();
  if (suspension === undefined) return;
  const { until, reason } = suspension;
  const endsEarlier = or(isNull(users.suspendedUntil), lt(users.suspendedUntil, until));
  await db
    .update(users)
    .set({ suspendedUntil: until, suspensionReason: reason })
    .where(and(eq(users.id, userId), eq(users.email, email), endsEarlier));
};

/**
 * Gives the account the address of a link that was opened, as a verified one, and notifies the old address if it was verified. An
 * account that has not verified the same address loses it. All links of the account end, because they were sent to the old address. One
 * batch, which changes nothing if the link has ended meanwhile: then this returns false. Throws `emailTaken` if another account has
 * verified the address meanwhile.
 */
export const changeAddress = async (
  access: AddressAccess,
  { userId, email, tokenHash }: StoredLink,
): Promise<boolean> => {
  const { db, mailer, userObjects } = access;
  const isStored = exists(db.select().from(emailLinks).where(isValidLink(tokenHash)));
  const [[before], , changed] = await db
    .batch([
      db
        .select({ email: users.email, verifiedAt: users.emailVerifiedAt })
        .from(users)
        .where(eq(users.id, userId)),
      db
        .update(users)
        .set({ email: removedEmail() })
        .where(and(eq(users.email, email), ne(users.id, userId), isNull(users.emailVerifiedAt), isStored)),
      db
        .update(users)
        .set({ email, emailVerifiedAt: new Date() })
        .where(and(eq(users.id, userId), isStored))
        .returning({ id: users.id }),
      db.delete(emailLinks).where(and(eq(emailLinks.userId, userId), isStored)),
    ])
    .catch((error: unknown) => {
      throw uniqueViolation(error) === 'users.email' ? addressTaken() : error;
    });
  if (changed.length === 0) return false;
  log('info', 'emailChanged', { user: userId });
  await takeOverSuspension(access, { userId, email });
  if (before?.verifiedAt && before.email !== email)
    await mailer?.send({ to: before.email, ...emailChangedMail() });
  await userObjects.push(userId, { type: 'accountChanged' });
  return true;
};

const isDue = (now: number): SQL | undefined =>
  and(
    isNotNull(emailLinks.confirmedAt),
    lte(emailLinks.effectiveAt, new Date(now)),
    gt(emailLinks.expiresAt, new Date(now)),
  );

/** SQL condition on `users`: true if a confirmed change of the account's address has reached its time. */
export const isChangeDue = (now: number): SQL<unknown> =>
  sql`exists (select 1 from ${emailLinks} where ${eq(emailLinks.userId, users.id)} and ${eq(emailLinks.purpose, 'change')} and ${isDue(now)})`;

/**
 * Makes confirmed changes of addresses that have reached their time, the earliest first; at most `limit`. A change to an address
 * that another account has verified meanwhile ends. `which`: a condition on `email_links`.
 */
export const applyDueChanges = async (
  access: AddressAccess,
  { which, limit }: { which?: SQL | undefined; limit: number },
): Promise<void> => {
  const { db } = access;
  const { tokenHash, userId, email, effectiveAt } = emailLinks;
  const due = await db
    .select({ tokenHash, userId, email })
    .from(emailLinks)
    .where(and(isDue(Date.now()), which))
    .orderBy(asc(effectiveAt))
    .limit(limit);
  for (const link of due) {
    try {
      await changeAddress(access, link);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await db.delete(emailLinks).where(eq(tokenHash, link.tokenHash));
      log('warn', 'emailChangeEnded', { user: link.userId, reason: error.code });
    }
  }
};

/** Makes the user's own change of address that has reached its time. Returns the account after it. */
export const applyDueChange = async <Env extends AppEnv>(c: Context<Env>, user: User): Promise<User> => {
  const access = addressAccessOf(c);
  await applyDueChanges(access, { which: eq(emailLinks.userId, user.id), limit: 1 });
  return (await access.db.select(userColumns).from(users).where(eq(users.id, user.id)).get()) ?? user;
};

/**
 * Makes the changes from or to an address that have reached their time, before something is looked up by the address: so that it
 * finds the account that has the address now.
 */
export const applyDueChangesOf = (access: AddressAccess, address: string): Promise<void> => {
  const email = normalizeEmail(address);
  const owners = access.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return applyDueChanges(access, {
    which: or(eq(emailLinks.email, email), inArray(emailLinks.userId, owners)),
    limit: 2,
  });
};
