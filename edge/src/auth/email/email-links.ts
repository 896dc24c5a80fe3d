import type { Database } from '@tallyho/drizzle/client';
import { emailLinks } from '@tallyho/drizzle/schema/email-links';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { users } from '@tallyho/drizzle/schema/users';
import { and, desc, eq, exists, gt, inArray, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { limitOf } from '../../http/budgets.ts';
import { ApiError } from '../../http/errors.ts';
import type { UsedUp } from '../../http/spend-budget.ts';
import type { MailContent } from '../../mail/mail.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { hashToken, newToken } from '../session-token.ts';

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

/** The condition that a session has not ended, for a link that its user requests. */
export const isSessionOpen = (db: Database, { tokenHash }: { tokenHash: string }): SQL =>
  exists(db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash)));

interface NewLink {
  purpose: Purpose;
  userId: string;
  email: string;
  /** Of a `change`: when the address changes at the earliest. */
  effectiveAt?: Date | null;
}

/**
 * How many links of a purpose are valid at once, the latest. A person who asks for a new password again and again can otherwise
 * keep the owner from using any of them.
 */
const validAtOnce: Record<Purpose, number> = { verify: 1, reset: 2, change: 1, stop: 1 };

const isOwn = ({ purpose, userId }: NewLink) =>
  and(eq(emailLinks.userId, userId), eq(emailLinks.purpose, purpose));

/** Returns true if the account got an email with a link of this purpose less than a minute ago. */
export const wasSentJustNow = async (db: Database, link: NewLink): Promise<boolean> => {
  const since = new Date(Date.now() - cooldown);
  const isRecent = and(isOwn(link), gt(emailLinks.createdAt, since));
  return (await db.select({ at: emailLinks.createdAt }).from(emailLinks).where(isRecent).get()) !== undefined;
};

/**
 * Stores a new link, which ends the account's earlier ones of this purpose except as many as may be valid at once. Returns its token; null if an email was
 * sent less than a minute ago. Throws `unauthenticated` and changes nothing if the account is gone or `isAllowed` does not hold when the
 * link is stored.
 */
export const createEmailLink = async (
  db: Database,
  link: NewLink,
  isAllowed?: SQL,
): Promise<string | null> => {
  if (await wasSentJustNow(db, link)) return null;
  const { purpose, userId, email, effectiveAt = null } = link;
  const now = Date.now();
  const token = newToken();
  const text = (value: string, column: string) => sql<string>`${value}`.as(column);
  const time = (value: number | null, column: string) => sql<Date>`${value}`.as(column);
  const row = db
    .select({
      tokenHash: text(await hashToken(token), 'token_hash'),
      purpose: sql<Purpose>`${purpose}`.as('purpose'),
      userId: users.id,
      email: text(email, 'email'),
      createdAt: time(now, 'created_at'),
      expiresAt: time(now + lifetimes[purpose], 'expires_at'),
      effectiveAt: time(effectiveAt?.getTime() ?? null, 'effective_at'),
      confirmedAt: time(null, 'confirmed_at'),
    })
    .from(users)
    .where(and(eq(users.id, userId), isAllowed));
  const kept = db
    .select({ tokenHash: emailLinks.tokenHash })
    .from(emailLinks)
    .where(isOwn(link))
    .orderBy(desc(emailLinks.createdAt))
    .limit(validAtOnce[purpose] - 1);
  const isReplaced = and(isOwn(link), notInArray(emailLinks.tokenHash, kept), isAllowed);
  const [, stored] = await db.batch([
    db.delete(emailLinks).where(or(isReplaced, lte(emailLinks.expiresAt, new Date(now)))),
    db.insert(emailLinks).select(row).returning({ userId: emailLinks.userId }),
  ]);
  if (stored.length === 0) throw new ApiError('unauthenticated');
  return token;
};

/**
 * Sends a new link, unless one was sent less than a minute ago. Returns `UsedUp` if the address got too many emails: earlier
 * links then stay valid; otherwise null.
 */
export const sendEmailLink = async (
  { db, mailer }: { db: Database; mailer: Mailer },
  link: NewLink,
  contentWith: (token: string) => MailContent,
): Promise<UsedUp | null> => {
  if (await wasSentJustNow(db, link)) return null;
  const claimed = await mailer.claim(link.email, 'requested');
  if (!claimed.isGranted) return claimed;
  const token = await createEmailLink(db, link);
  if (token !== null) await claimed.send(contentWith(token));
  return null;
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

/** The condition that a link is stored and has not expired. */
export const isValidLink = (tokenHash: string): SQL | undefined =>
  and(eq(emailLinks.tokenHash, tokenHash), gt(emailLinks.expiresAt, new Date()));

/** Deletes a valid link for one of the purposes and returns it; null if it is unknown, used or expired. */
export const consumeEmailLink = async (
  db: Database,
  purposes: readonly Purpose[],
  token: string,
): Promise<OpenedLink | null> => {
  const taken = await db
    .delete(emailLinks)
    .where(and(isValidLink(await hashToken(token)), inArray(emailLinks.purpose, purposes)))
    .returning({ userId: emailLinks.userId, email: emailLinks.email, purpose: emailLinks.purpose })
    .get();
  return taken ?? null;
};
