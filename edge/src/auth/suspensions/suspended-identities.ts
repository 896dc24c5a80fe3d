import type { Database } from '@tallyho/drizzle/client';
import { suspendedIdentities } from '@tallyho/drizzle/schema/suspended-identities';
import { users } from '@tallyho/drizzle/schema/users';
import { and, desc, exists, gt, inArray, lte, sql } from 'drizzle-orm';
import { keyedHash } from '../../http/keyed-hash.ts';
import type { User } from '../user.ts';
import { suspendedError } from './suspended-error.ts';

/** The values that identify a person again: the account's address and the ids at login providers. */
type Identities = { [Field in 'email' | 'googleId' | 'discordId']?: User[Field] | undefined };

/**
 * Returns the keyed hashes of the identities, so that anyone who reads the table cannot test addresses against it. Pass
 * only identities that the person has proved: an address counts once it is verified.
 */
export const identityHashes = async (secret: string, identities: Identities): Promise<string[]> => {
  const { email, googleId, discordId } = identities;
  const hashes = Object.entries({ email, googleId, discordId }).map(async ([kind, value]) =>
    value ? [await keyedHash(secret, 'suspended identity', kind, value)] : [],
  );
  return (await Promise.all(hashes)).flat();
};

/** Returns the identities of an account that its owner has proved. */
export const provenIdentities = ({
  email,
  emailVerifiedAt,
  googleId,
  discordId,
}: Pick<User, 'email' | 'emailVerifiedAt' | 'googleId' | 'discordId'>): Identities => ({
  email: emailVerifiedAt === null ? undefined : email,
  googleId,
  discordId,
});

/** Returns the statement that deletes expired suspensions, for a batch that creates or deletes an account. */
export const deleteExpiredSuspensions = (db: Database) =>
  db.delete(suspendedIdentities).where(lte(suspendedIdentities.until, new Date()));

/**
 * Returns the statement that keeps a suspension after its account is deleted. It must run before the account is
 * deleted; without an active suspension it does nothing.
 */
export const storeSuspension = (db: Database, userId: string, hashes: readonly string[]) =>
  db
    .insert(suspendedIdentities)
    .select(
      sql`select json_each.value, ${users.suspendedUntil}, coalesce(${users.suspensionReason}, '')
        from ${users}, json_each(${JSON.stringify(hashes)})
        where ${users.id} = ${userId} and ${users.suspendedUntil} > ${Date.now()}`,
    )
    .onConflictDoUpdate({
      target: suspendedIdentities.hash,
      set: { until: sql`excluded.until`, reason: sql`excluded.reason` },
    });

/**
 * Returns the statement that selects the active suspension of any of these hashes (for `assertNotSuspended`), and the
 * condition that one exists.
 */
export const suspensionAgainst = (db: Database, hashes: string[]) => {
  const { hash, until, reason } = suspendedIdentities;
  const held = db
    .select({ until, reason })
    .from(suspendedIdentities)
    .where(and(inArray(hash, hashes), gt(until, new Date())))
    .orderBy(desc(until))
    .limit(1);
  return { held, isHeld: exists(held) };
};

/** Throws `suspended` with end and reason if the statement found a suspension. */
export const assertNotSuspended = (held: { until: Date; reason: string } | undefined): void => {
  if (held !== undefined) throw suspendedError({ ...held, until: held.until.toISOString() });
};
