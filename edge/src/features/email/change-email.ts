import type { Database } from '@tallyho/drizzle/client';
import { emailLinks } from '@tallyho/drizzle/schema/email-links';
import { users } from '@tallyho/drizzle/schema/users';
import { emailSchema } from '@tallyho/game/accounts/rules';
import { limits } from '@tallyho/game/limits';
import { and, eq, gt, inArray, isNotNull, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { addressTaken } from '../../auth/email/change-address.ts';
import {
  consumeEmailLink,
  createEmailLink,
  endEmailLinks,
  isSessionOpen,
  linkToken,
  wasSentJustNow,
} from '../../auth/email/email-links.ts';
import type { Session } from '../../auth/session/session.ts';
import { normalizeEmail, type User } from '../../auth/user.ts';
import { ApiError } from '../../http/errors.ts';
import { log } from '../../http/log.ts';
import { rateLimited } from '../../http/rate-limit.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { emailChangeMail, emailChangeRequestedMail } from '../../mail/texts.ts';

export const emailChangeSchema = v.object({ email: emailSchema });
export const stoppedChangeSchema = v.object({ token: linkToken });

/** A change of the address that was requested and has not happened. Times in ISO 8601. */
export const pendingChangeSchema = v.object({
  email: v.string(),
  /** When the address changes at the earliest; null: when the link is opened. */
  effectiveAt: v.nullable(v.string()),
  /** The link was opened: the address changes at that time by itself. */
  isConfirmed: v.boolean(),
});

const tooSoon = () =>
  new ApiError('rateLimited', {
    budget: 'emailLinks',
    retryAfter: 60,
    message: 'Please wait a minute before the next email.',
  });

const delayOf = ({ emailVerifiedAt }: User, isTrusted: boolean): number =>
  emailVerifiedAt === null || isTrusted ? 0 : limits.email.changeDelay;

/**
 * Returns the pending change of the user's address, and for how long a change that is requested in this browser would wait (ms).
 * `isTrusted`: the account is used in this browser for long enough (`isTrustedBrowser`).
 */
export const readEmailChange = async (
  { db, user }: { db: Database; user: User },
  isTrusted: boolean,
): Promise<{ change: v.InferOutput<typeof pendingChangeSchema> | null; delay: number }> => {
  const isOwn = and(eq(emailLinks.userId, user.id), eq(emailLinks.purpose, 'change'));
  const row = await db
    .select({
      email: emailLinks.email,
      effectiveAt: emailLinks.effectiveAt,
      confirmedAt: emailLinks.confirmedAt,
    })
    .from(emailLinks)
    .where(and(isOwn, gt(emailLinks.expiresAt, new Date())))
    .get();
  return {
    change:
      row === undefined
        ? null
        : {
            email: row.email,
            effectiveAt: row.effectiveAt?.toISOString() ?? null,
            isConfirmed: row.confirmedAt !== null,
          },
    delay: delayOf(user, isTrusted),
  };
};

interface ChangeAccess {
  db: Database;
  mailer: Mailer;
  user: User;
  session: Session;
}

/**
 * Sends a link to the address that the user wants for the account. The account keeps its address until the link is opened, and in a
 * browser that is not trusted a verified address at least for `limits.email.changeDelay`. A verified address is told at once, with a
 * link that stops the change (`stopEmailChange`). Returns when the address changes at the earliest; null: when the link is opened.
 * Throws `emailTaken` if another account has verified the address, or this one has it already; `rateLimited` less than a minute after
 * the last link, or if the present address got too many emails to be told; `unauthenticated` if the session has ended meanwhile, so that no link outlives a reset of the password.
 */
export const requestEmailChange = async (
  { db, mailer, user, session }: ChangeAccess,
  input: v.InferOutput<typeof emailChangeSchema>,
  isTrusted: boolean,
): Promise<Date | null> => {
  const email = normalizeEmail(input.email);
  if (email === user.email && user.emailVerifiedAt !== null)
    throw new ApiError('emailTaken', { field: 'email', message: 'This is your email address already.' });
  const other = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, user.id), isNotNull(users.emailVerifiedAt)))
    .get();
  if (other !== undefined) throw addressTaken();
  const delay = delayOf(user, isTrusted);
  const effectiveAt = delay === 0 ? null : new Date(Date.now() + delay);
  const isAllowed = isSessionOpen(db, session);
  const link = { purpose: 'change', userId: user.id, email, effectiveAt } as const;
  const stopLink = { purpose: 'stop', userId: user.id, email: user.email } as const;
  if (await wasSentJustNow(db, link)) throw tooSoon();
  // After a notice within the last minute, its link stops this change, too.
  const isNoticeDue = user.emailVerifiedAt !== null && !(await wasSentJustNow(db, stopLink));
  const notice = isNoticeDue ? await mailer.claim(user.email, 'notice') : null;
  // Without the notice the address could change before its owner hears of it.
  if (notice?.isGranted === false) throw rateLimited(notice.usedUp.name, notice.retryAfter);
  const token = await createEmailLink(db, link, isAllowed);
  if (token === null) throw tooSoon();
  const stop = notice === null ? null : await createEmailLink(db, stopLink, isAllowed);
  if (stop !== null) await notice?.send(emailChangeRequestedMail(mailer.site, stop, effectiveAt));
  // The same response if that mailbox got too many emails: others may have asked for them, for an account of its owner.
  const confirmation = await mailer.claim(email, 'requested');
  if (confirmation.isGranted) await confirmation.send(emailChangeMail(mailer.site, token, effectiveAt));
  return effectiveAt;
};

/**
 * Ends the account's pending change of address, with the link that its present address got. Links for another password end, too.
 * Throws `expiredLink`, also if the address has changed already.
 */
export const stopEmailChange = async (
  db: Database,
  { token }: v.InferOutput<typeof stoppedChangeSchema>,
): Promise<{ userId: string }> => {
  const link = await consumeEmailLink(db, ['stop'], token);
  if (link === null) throw new ApiError('expiredLink');
  await endEmailLinks(db, link.userId);
  log('info', 'emailChangeStopped', { user: link.userId });
  return link;
};

/** Ends the pending change of the user's own address; does nothing if there is none. */
export const cancelEmailChange = async ({ db, user }: { db: Database; user: User }): Promise<void> => {
  const isChange = inArray(emailLinks.purpose, ['change', 'stop']);
  await db.delete(emailLinks).where(and(eq(emailLinks.userId, user.id), isChange));
  log('info', 'emailChangeStopped', { user: user.id });
};
