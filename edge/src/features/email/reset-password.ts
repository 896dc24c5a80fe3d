import type { Database } from '@tallyho/drizzle/client';
import { loginFailures, loginFailuresBySource } from '@tallyho/drizzle/schema/login-failures';
import { passkeys } from '@tallyho/drizzle/schema/passkeys';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { users } from '@tallyho/drizzle/schema/users';
import { emailSchema } from '@tallyho/game/accounts/rules';
import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { closeSockets, type SocketHolders } from '../../auth/close-sockets.ts';
import { consumeEmailLink, endEmailLinks, linkToken, sendEmailLink } from '../../auth/email/email-links.ts';
import { providerNameSchema } from '../../auth/login/provider-keys.ts';
import { newPasswordSchema } from '../../auth/passwords/new-password.ts';
import { hashPassword } from '../../auth/passwords/password.ts';
import { normalizeEmail } from '../../auth/user.ts';
import { ApiError } from '../../http/errors.ts';
import { log } from '../../http/log.ts';
import { selectLobbiesOf } from '../../http/notify-rooms.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { passwordChangedMail, resetMail } from '../../mail/texts.ts';

export const forgottenPasswordSchema = v.object({ email: emailSchema });
export const passwordResetSchema = v.object({ token: linkToken, newPassword: newPasswordSchema });

/**
 * Sends a link for a new password to the address, if it has an account. Runs after the response, so that neither its
 * content nor its duration shows which addresses have accounts.
 */
export const sendPasswordReset = async (
  { db, mailer }: { db: Database; mailer: Mailer },
  input: v.InferOutput<typeof forgottenPasswordSchema>,
): Promise<void> => {
  const email = normalizeEmail(input.email);
  const account = await db.select({ id: users.id }).from(users).where(eq(users.email, email)).get();
  if (account === undefined) return;
  const link = { purpose: 'reset', userId: account.id, email } as const;
  await sendEmailLink({ db, mailer }, link, (token) => resetMail(mailer.site, token));
};

/** A way to log in that a reset has removed; `passkey`: one or more. */
export const removedLoginSchema = v.picklist([...providerNameSchema.options, 'passkey']);
type RemovedLogin = v.InferOutput<typeof removedLoginSchema>;

/**
 * Sets a new password with a link, once. All sessions and pending links of the account end, and its address counts as verified. If
 * nothing had proved the address before, another person may have made the account: its linked providers and passkeys are removed, too,
 * and returned. Throws `expiredLink`, also if the account has another address by now.
 */
export const resetPassword = async (
  access: SocketHolders & { db: Database; mailer: Mailer | null },
  { token, newPassword }: v.InferOutput<typeof passwordResetSchema>,
): Promise<RemovedLogin[]> => {
  const { db, mailer } = access;
  const link = await consumeEmailLink(db, ['reset'], token);
  if (link === null) throw new ApiError('expiredLink');
  const { userId, email } = link;
  const passwordHash = await hashPassword(newPassword);
  const isTheirs = and(eq(users.id, userId), eq(users.email, email));
  // The right sides of an update read the row as it was before.
  const ifVerified = (id: typeof users.googleId | typeof users.discordId) =>
    sql`case when ${users.emailVerifiedAt} is not null then ${id} end`;
  const isUnproven = exists(
    db
      .select()
      .from(users)
      .where(and(isTheirs, isNull(users.emailVerifiedAt))),
  );
  const [[before], foreign, changed, ended, lobbies] = await db.batch([
    db
      .select({ google: users.googleId, discord: users.discordId, verifiedAt: users.emailVerifiedAt })
      .from(users)
      .where(isTheirs),
    // Before the update, which makes the address a verified one.
    db
      .delete(passkeys)
      .where(and(eq(passkeys.userId, userId), isUnproven))
      .returning({ id: passkeys.id }),
    db
      .update(users)
      .set({
        passwordHash,
        knownBrowsersFrom: new Date(),
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${Date.now()})`,
        googleId: ifVerified(users.googleId),
        discordId: ifVerified(users.discordId),
      })
      .where(isTheirs)
      .returning({ id: users.id }),
    db.delete(sessions).where(eq(sessions.userId, userId)).returning({ tokenHash: sessions.tokenHash }),
    selectLobbiesOf(db, userId),
    endEmailLinks(db, userId),
    db.delete(loginFailures).where(eq(loginFailures.userId, userId)),
    db.delete(loginFailuresBySource).where(eq(loginFailuresBySource.userId, userId)),
  ]);
  if (before === undefined || changed.length === 0) throw new ApiError('expiredLink');
  log('info', 'passwordReset', { user: userId });
  await closeSockets(access, userId, { ended, lobbies });
  await mailer?.send({ to: email, ...passwordChangedMail() });
  if (before.verifiedAt !== null) return [];
  const linked = providerNameSchema.options.filter((name) => before[name] !== null);
  return foreign.length > 0 ? [...linked, 'passkey'] : linked;
};
