import type { Database } from '@tallyho/drizzle/client';
import { uniqueViolation } from '@tallyho/drizzle/errors';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { users } from '@tallyho/drizzle/schema/users';
import { and, eq, exists, isNull, not } from 'drizzle-orm';
import type { ProviderName } from '../../auth/login/provider-keys.ts';
import { rotateToken } from '../../auth/session/rotate-session.ts';
import { isLive } from '../../auth/session/session-lifetime.ts';
import {
  assertNotSuspended,
  identityHashes,
  suspensionAgainst,
} from '../../auth/suspensions/suspended-identities.ts';
import { log } from '../../http/log.ts';
import { ProviderFailure } from './failure.ts';
import { isSubjectColumn, subjectColumn, subjectValue } from './owners.ts';

/** The identity that came back from a provider, and the session that began the attempt. */
interface Claim {
  provider: ProviderName;
  subject: string;
  userId: string;
  sessionHash: string;
}

/** Selects the account's linked ids if the session is still valid: part of the statements that change something. */
const readClaim = (db: Database, { provider, userId, sessionHash }: Claim) => {
  const isTheirs = and(eq(sessions.tokenHash, sessionHash), eq(sessions.userId, userId), isLive());
  return {
    isTheirs,
    linked: db
      .select({
        subject: subjectColumn(provider),
        email: users.email,
        emailVerifiedAt: users.emailVerifiedAt,
      })
      .from(users)
      .where(and(eq(users.id, userId), exists(db.select().from(sessions).where(isTheirs)))),
  };
};

/**
 * Links a provider to the account of a session, and returns the account's address; `isNew` is false if it was linked
 * already. Throws `user_not_found` (the session has ended),
 * `already_linked` (another account of that provider is linked), `already_linked_elsewhere`, and the API's `suspended`
 * if that person deleted a suspended account. `secret`: the deployment's secret.
 */
export const linkProvider = async (
  { db, secret }: { db: Database; secret: string },
  claim: Claim,
): Promise<{ isNew: boolean; email: string; emailVerifiedAt: Date | null }> => {
  const { provider, subject, userId } = claim;
  const { isTheirs, linked } = readClaim(db, claim);
  const { held, isHeld } = suspensionAgainst(
    db,
    await identityHashes(secret, subjectValue(provider, subject)),
  );
  const add = db
    .update(users)
    .set(subjectValue(provider, subject))
    .where(
      and(
        eq(users.id, userId),
        isNull(subjectColumn(provider)),
        not(isHeld),
        exists(db.select().from(sessions).where(isTheirs)),
      ),
    );
  let before: { subject: string | null; email: string; emailVerifiedAt: Date | null } | undefined;
  let suspension: { until: Date; reason: string } | undefined;
  try {
    [[before], [suspension]] = await db.batch([linked, held, add]);
  } catch (error) {
    if (!isSubjectColumn(uniqueViolation(error))) throw error;
    throw new ProviderFailure('already_linked_elsewhere', 'another account is linked to it');
  }
  if (before === undefined) throw new ProviderFailure('user_not_found', 'the session has ended');
  if (before.subject !== null && before.subject !== subject)
    throw new ProviderFailure('already_linked', 'another one is linked');
  assertNotSuspended(suspension);
  log('info', 'providerLinked', { user: userId, provider });
  const { email, emailVerifiedAt } = before;
  return { isNew: before.subject === null, email, emailVerifiedAt };
};

/**
 * Renews a session's identity proof with the provider's response. Returns the session's new token. Throws
 * `user_not_found` (the session has ended), `authentication_failed` (another provider account).
 */
export const confirmByProvider = async (db: Database, claim: Claim): Promise<string> => {
  const { provider, subject, userId } = claim;
  const { isTheirs, linked } = readClaim(db, claim);
  const isThem = and(eq(users.id, userId), eq(subjectColumn(provider), subject));
  const { token, rotate } = await rotateToken(
    db,
    and(isTheirs, exists(db.select().from(users).where(isThem))),
  );
  const [[before]] = await db.batch([linked, rotate]);
  if (before === undefined) throw new ProviderFailure('user_not_found', 'the session has ended');
  if (before.subject !== subject)
    throw new ProviderFailure('authentication_failed', 'it is another provider account');
  return token;
};
