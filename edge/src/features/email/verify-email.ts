import type { Database } from '@tallyho/drizzle/client';
import { users } from '@tallyho/drizzle/schema/users';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import * as v from 'valibot';
import { consumeEmailLink, linkToken } from '../../auth/email-links.ts';
import { identityHashes, suspensionAgainst } from '../../auth/suspended-identities.ts';
import { ApiError } from '../../http/errors.ts';
import { log } from '../../http/log.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { changeAddress } from './change-email.ts';

export const verificationSchema = v.object({ token: linkToken });

/**
 * Marks the address of a link as verified; a link for another address changes the address first. If the owner of that address
 * has deleted a suspended account, the suspension now applies to this one. Throws `expiredLink`, also if the account has
 * another address by now; `emailTaken` if another account has verified the new address meanwhile.
 */
export const verifyEmail = async (
  { db, mailer, secret }: { db: Database; mailer: Mailer | null; secret: string },
  { token }: v.InferOutput<typeof verificationSchema>,
): Promise<void> => {
  const link = await consumeEmailLink(db, ['verify', 'change'], token);
  if (link === null) throw new ApiError('expiredLink');
  const { userId, email } = link;
  if (link.purpose === 'change' && !(await changeAddress({ db, mailer }, link)))
    throw new ApiError('expiredLink');
  const { held } = suspensionAgainst(db, await identityHashes(secret, { email }));
  const isTheirs = and(eq(users.id, userId), eq(users.email, email));
  const [verified, [suspension]] = await db.batch([
    db.update(users).set({ emailVerifiedAt: new Date() }).where(isTheirs).returning({ id: users.id }),
    held,
  ]);
  if (verified.length === 0) throw new ApiError('expiredLink');
  if (suspension !== undefined)
    await db
      .update(users)
      .set({ suspendedUntil: suspension.until, suspensionReason: suspension.reason })
      .where(and(isTheirs, or(isNull(users.suspendedUntil), lt(users.suspendedUntil, suspension.until))));
  log('info', 'emailVerified', { user: userId });
};
