import type { Database } from '@tallyho/drizzle/client';
import { emailLinks } from '@tallyho/drizzle/schema/email-links';
import { users } from '@tallyho/drizzle/schema/users';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type AddressAccess, changeAddress, takeOverSuspension } from '../../auth/email/change-address.ts';
import { consumeEmailLink, isValidLink, linkToken, type OpenedLink } from '../../auth/email/email-links.ts';
import { hashToken } from '../../auth/session-token.ts';
import { ApiError } from '../../http/errors.ts';
import { log } from '../../http/log.ts';

export const verificationSchema = v.object({ token: linkToken });

/** How long a confirmed change is kept after its time, in milliseconds: much longer than anything delays it. */
const keptConfirmed = 30 * 24 * 60 * 60_000;

/**
 * Marks the address of a link as verified. A link for another address changes the address first, or confirms the change if it has to
 * wait; then this returns when the address changes. If the owner of that address has deleted a suspended account, the suspension now
 * applies to this one. Throws `expiredLink`, also if the account has another address by now; `emailTaken` if another account has
 * verified the new address meanwhile.
 */
export const verifyEmail = async (
  access: AddressAccess,
  { token }: v.InferOutput<typeof verificationSchema>,
): Promise<Date | null> => {
  const { db } = access;
  const tokenHash = await hashToken(token);
  const isLink = and(isValidLink(tokenHash), inArray(emailLinks.purpose, ['verify', 'change']));
  const link = await db.select().from(emailLinks).where(isLink).get();
  if (link === undefined) throw new ApiError('expiredLink');
  if (link.purpose === 'verify') {
    await verifyOwnAddress(access, token);
    return null;
  }
  const { effectiveAt } = link;
  if (effectiveAt !== null && effectiveAt.getTime() > Date.now()) {
    await confirmChange(db, { tokenHash, effectiveAt });
    await access.userObjects.push(link.userId, { type: 'accountChanged' });
    return effectiveAt;
  }
  if (!(await changeAddress(access, link))) throw new ApiError('expiredLink');
  return null;
};

const verifyOwnAddress = async (access: AddressAccess, token: string): Promise<void> => {
  const { db } = access;
  const link: OpenedLink | null = await consumeEmailLink(db, ['verify'], token);
  if (link === null) throw new ApiError('expiredLink');
  const isTheirs = and(eq(users.id, link.userId), eq(users.email, link.email));
  const verified = await db
    .update(users)
    .set({ emailVerifiedAt: new Date() })
    .where(isTheirs)
    .returning({ id: users.id });
  if (verified.length === 0) throw new ApiError('expiredLink');
  await takeOverSuspension(access, link);
  log('info', 'emailVerified', { user: link.userId });
};

/** Stores that the new address was confirmed. Idempotent, so the link can be opened again until the address changes. */
const confirmChange = async (
  db: Database,
  { tokenHash, effectiveAt }: { tokenHash: string; effectiveAt: Date },
): Promise<void> => {
  const confirmed = await db
    .update(emailLinks)
    .set({
      confirmedAt: sql`coalesce(${emailLinks.confirmedAt}, ${Date.now()})`,
      expiresAt: new Date(effectiveAt.getTime() + keptConfirmed),
    })
    .where(isValidLink(tokenHash))
    .returning({ userId: emailLinks.userId });
  if (confirmed.length === 0) throw new ApiError('expiredLink');
  log('info', 'emailChangeConfirmed', { user: confirmed[0]?.userId ?? null });
};
