import type { Database } from '@tallyho/drizzle/client';
import type { Mailer } from '../mail/mailer.ts';
import { verificationMail } from '../mail/texts.ts';
import { type Account, addressOf } from './account.ts';
import { createEmailLink } from './email-links.ts';

/** Sends a link to the account's address, unless it is verified, was removed, or got one less than a minute ago. */
export const sendVerification = async (
  { db, mailer }: { db: Database; mailer: Mailer },
  { id, email, emailVerifiedAt }: Pick<Account, 'id' | 'email' | 'emailVerifiedAt'>,
): Promise<void> => {
  if (emailVerifiedAt !== null || addressOf({ email }) === null) return;
  const token = await createEmailLink(db, { purpose: 'verify', userId: id, email });
  if (token !== null) await mailer.send({ to: email, ...verificationMail(mailer.site, token) });
};
