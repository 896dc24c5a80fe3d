import type { Database } from '@tallyho/drizzle/client';
import type { UsedUp } from '../../http/spend-budget.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { verificationMail } from '../../mail/texts.ts';
import { addressOf, type User } from '../user.ts';
import { sendEmailLink } from './email-links.ts';

/**
 * Sends a link to the account's address, unless it is verified, was removed, or got one less than a minute ago. Returns
 * `UsedUp` if the address got too many emails; otherwise null.
 */
export const sendVerification = async (
  { db, mailer }: { db: Database; mailer: Mailer },
  { id, email, emailVerifiedAt }: Pick<User, 'id' | 'email' | 'emailVerifiedAt'>,
): Promise<UsedUp | null> => {
  if (emailVerifiedAt !== null || addressOf({ email }) === null) return null;
  const link = { purpose: 'verify', userId: id, email } as const;
  return sendEmailLink({ db, mailer }, link, (token) => verificationMail(mailer.site, token));
};
