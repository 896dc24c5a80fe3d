import type { Database } from '@tallyho/drizzle/client';
import { suspendedIdentities } from '@tallyho/drizzle/schema/suspended-identities';
import { users } from '@tallyho/drizzle/schema/users';
import { and, desc, exists, gt, inArray, lte, sql } from 'drizzle-orm';
import { base64url } from 'jose';
import type { Account } from './account.ts';
import { suspendedError } from './session.ts';

/** By what somebody would be known again: the account's address, and who they are at providers. */
type Identities = { [Field in 'email' | 'googleId' | 'discordId']?: Account[Field] | undefined };

const bytes = (text: string) => new TextEncoder().encode(text);

/**
 * What is kept of identities: HMACs with the deployment's own secret, so that whoever reads the table cannot try addresses.
 * What the secret signs otherwise (JWTs) never has a line break in it.
 */
export const identityHashes = async (secret: string, identities: Identities): Promise<string[]> => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
  const { email, googleId, discordId } = identities;
  const hashes = Object.entries({ email, googleId, discordId }).map(async ([kind, value]) => {
    if (!value) return [];
    const text = ['suspended identity', kind, value].join('\n');
    return base64url.encode(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(text))));
  });
  return (await Promise.all(hashes)).flat();
};

/** The statement that forgets what is over, for the batch of whatever makes or deletes an account. */
export const deleteExpiredSuspensions = (db: Database) =>
  db.delete(suspendedIdentities).where(lte(suspendedIdentities.until, new Date()));

/** The statement that lets a suspension outlive its account. Comes before the account goes; without a suspension it does nothing. */
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

/** The statement that says what still holds against one of these, for `refuseHeld`, and the condition that it does. */
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

/** Throws `suspended`, with until when and why, if that statement has found something. */
export const assertNotSuspended = (held: { until: Date; reason: string } | undefined): void => {
  if (held !== undefined) throw suspendedError({ ...held, until: held.until.toISOString() });
};
