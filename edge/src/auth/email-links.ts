import type { Database } from '@tallyho/drizzle/client';
import { emailLinks } from '@tallyho/drizzle/schema/email-links';
import { and, eq, gt, inArray, lte, or, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { limitOf } from '../http/budgets.ts';
import { hashToken, newToken } from './session-token.ts';

type Purpose = (typeof emailLinks.$inferSelect)['purpose'];

/** Milliseconds for which a link is valid. */
const lifetimes: Record<Purpose, number> = {
  verify: 24 * 60 * 60_000,
  reset: 30 * 60_000,
  change: 24 * 60 * 60_000,
  stop: 24 * 60 * 60_000,
};
const { per: cooldown } = limitOf('emailLinks', 'account');

export const linkToken = v.pipe(v.string(), v.maxLength(100));

/**
 * Stores a new link, which replaces the account's last one of this purpose. Returns its token; null if an e-mail was
 * sent less than a minute ago.
 */
export const createEmailLink = async (
  db: Database,
  { purpose, userId, email }: { purpose: Purpose; userId: string; email: string },
): Promise<string | null> => {
  const now = Date.now();
  const isOwn = and(eq(emailLinks.userId, userId), eq(emailLinks.purpose, purpose));
  const recent = await db
    .select({ at: emailLinks.createdAt })
    .from(emailLinks)
    .where(and(isOwn, gt(emailLinks.createdAt, new Date(now - cooldown))))
    .get();
  if (recent !== undefined) return null;
  const token = newToken();
  await db.batch([
    db.delete(emailLinks).where(or(isOwn, lte(emailLinks.expiresAt, new Date(now)))),
    db.insert(emailLinks).values({
      tokenHash: await hashToken(token),
      purpose,
      userId,
      email,
      createdAt: new Date(now),
      expiresAt: new Date(now + lifetimes[purpose]),
    }),
  ]);
  return token;
};

/**
 * Links that give a way into the account to the person who asked for them: they end when the user changes who can use the
 * account. Links that only verify the account's own address stay.
 */
const changingPurposes = ['reset', 'change', 'stop'] as const;

/** Returns the statement that ends the account's links for a password or another address, if `isStill` holds. */
export const endEmailLinks = (db: Database, userId: string, isStill?: SQL) =>
  db
    .delete(emailLinks)
    .where(and(eq(emailLinks.userId, userId), inArray(emailLinks.purpose, changingPurposes), isStill));

/** A link that was opened. */
export type OpenedLink = Pick<typeof emailLinks.$inferSelect, 'userId' | 'email' | 'purpose'>;

/** Deletes a valid link for one of the purposes and returns it; null if it is unknown, used or expired. */
export const consumeEmailLink = async (
  db: Database,
  purposes: readonly Purpose[],
  token: string,
): Promise<OpenedLink | null> => {
  const taken = await db
    .delete(emailLinks)
    .where(
      and(
        eq(emailLinks.tokenHash, await hashToken(token)),
        inArray(emailLinks.purpose, purposes),
        gt(emailLinks.expiresAt, new Date()),
      ),
    )
    .returning({ userId: emailLinks.userId, email: emailLinks.email, purpose: emailLinks.purpose })
    .get();
  return taken ?? null;
};
