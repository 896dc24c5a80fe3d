import type { Database } from '@tallyho/drizzle/client';
import { uniqueViolation } from '@tallyho/drizzle/errors';
import { emailLinks } from '@tallyho/drizzle/schema/email-links';
import { users } from '@tallyho/drizzle/schema/users';
import { emailSchema } from '@tallyho/game/accounts/rules';
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { type Account, normalizeEmail, removedEmail } from '../../auth/account.ts';
import {
  consumeEmailLink,
  createEmailLink,
  endEmailLinks,
  linkToken,
  type OpenedLink,
} from '../../auth/email-links.ts';
import { ApiError } from '../../http/errors.ts';
import { log } from '../../http/log.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { emailChangedMail, emailChangeMail, emailChangeRequestedMail } from '../../mail/texts.ts';

export const emailChangeSchema = v.object({ email: emailSchema });
export const stoppedChangeSchema = v.object({ token: linkToken });

const taken = () =>
  new ApiError('emailTaken', { field: 'email', message: 'Another account has this e-mail address.' });

/**
 * Sends a link to the address that the user wants for the account. The account keeps its address until the link is opened
 * (`changeAddress`). A verified address is told at once, with a link that stops the change (`stopEmailChange`). Throws `emailTaken` if another account has verified the address, or this one has it already;
 * `rateLimited` less than a minute after the last link.
 */
export const requestEmailChange = async (
  { db, mailer, user }: { db: Database; mailer: Mailer; user: Account },
  input: v.InferOutput<typeof emailChangeSchema>,
): Promise<void> => {
  const email = normalizeEmail(input.email);
  if (email === user.email && user.emailVerifiedAt !== null)
    throw new ApiError('emailTaken', { field: 'email', message: 'This is your e-mail address already.' });
  const other = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, user.id), isNotNull(users.emailVerifiedAt)))
    .get();
  if (other !== undefined) throw taken();
  const token = await createEmailLink(db, { purpose: 'change', userId: user.id, email });
  if (token === null)
    throw new ApiError('rateLimited', {
      retryAfter: 60,
      message: 'Please wait a minute before the next e-mail.',
    });
  // Null within a minute after the last one, whose link stops this change, too.
  const stop =
    user.emailVerifiedAt === null
      ? null
      : await createEmailLink(db, { purpose: 'stop', userId: user.id, email: user.email });
  if (stop !== null) await mailer.send({ to: user.email, ...emailChangeRequestedMail(mailer.site, stop) });
  await mailer.send({ to: email, ...emailChangeMail(mailer.site, token) });
};

/**
 * Ends the account's pending change of address, with the link that its present address got. Links for another password end, too.
 * Throws `expiredLink`, also if the address has changed already.
 */
export const stopEmailChange = async (
  db: Database,
  { token }: v.InferOutput<typeof stoppedChangeSchema>,
): Promise<void> => {
  const link = await consumeEmailLink(db, ['stop'], token);
  if (link === null) throw new ApiError('expiredLink');
  await endEmailLinks(db, link.userId);
  log('info', 'emailChangeStopped', { user: link.userId });
};

/**
 * Gives the account the address of an opened link, as a verified one, and notifies the old address if it was verified. An
 * account that has not verified the same address loses it. Returns false if the account does not exist any more. Throws `emailTaken`
 * if another account has verified the address meanwhile.
 */
export const changeAddress = async (
  { db, mailer }: { db: Database; mailer: Mailer | null },
  { userId, email }: OpenedLink,
): Promise<boolean> => {
  const [[before], , changed] = await db
    .batch([
      db
        .select({ email: users.email, verifiedAt: users.emailVerifiedAt })
        .from(users)
        .where(eq(users.id, userId)),
      db
        .update(users)
        .set({ email: removedEmail() })
        .where(and(eq(users.email, email), ne(users.id, userId), isNull(users.emailVerifiedAt))),
      db
        .update(users)
        .set({ email, emailVerifiedAt: new Date() })
        .where(eq(users.id, userId))
        .returning({ id: users.id }),
      // They were sent to the old address.
      db.delete(emailLinks).where(eq(emailLinks.userId, userId)),
    ])
    .catch((error: unknown) => {
      throw uniqueViolation(error) === 'users.email' ? taken() : error;
    });
  if (changed.length === 0) return false;
  log('info', 'emailChanged', { user: userId });
  if (before?.verifiedAt && before.email !== email)
    await mailer?.send({ to: before.email, ...emailChangedMail() });
  return true;
};
