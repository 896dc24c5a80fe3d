import type { Database } from '@tallyho/drizzle/client';
import { normalizedName } from '@tallyho/drizzle/normalized-name';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { users } from '@tallyho/drizzle/schema/users';
import type { loginSchema } from '@tallyho/game/accounts/rules';
import { and, eq, lte } from 'drizzle-orm';
import type * as v from 'valibot';
import { ApiError } from '../../http/errors.ts';
import { log } from '../../http/log.ts';
import { type Account, accountColumns, normalizeEmail } from '../../identity/account.ts';
import { countAttempt, forgetAttempts, refuseTooMany } from '../../identity/login-attempts.ts';
import { newSession } from '../../identity/new-session.ts';
import { hashPassword, pretendToVerify, verifyPassword } from '../../identity/password.ts';

const named = (emailOrUsername: string) =>
  emailOrUsername.includes('@') // no username does (decision 38)
    ? eq(users.email, normalizeEmail(emailOrUsername))
    : eq(users.usernameNormalized, normalizedName(emailOrUsername));

/**
 * Checks a password and opens a new session. Throws `userNotFound`, `invalidPassword` (each with the field of the
 * form), `tooManyAttempts`.
 */
export const logIn = async (
  { db, device }: { db: Database; device: string },
  input: v.InferOutput<typeof loginSchema>,
): Promise<{ account: Account; token: string }> => {
  const isNamed = named(input.emailOrUsername);
  const [[found], [attempts]] = await db.batch([
    db.select({ account: accountColumns, passwordHash: users.passwordHash }).from(users).where(isNamed),
    countAttempt(db, isNamed),
  ]);
  if (found === undefined) {
    await pretendToVerify(input.password);
    throw new ApiError('userNotFound', { field: 'emailOrUsername' });
  }
  const { account, passwordHash } = found;
  refuseTooMany(attempts);
  if (passwordHash === null) await pretendToVerify(input.password);
  const { valid, outdated } =
    passwordHash === null
      ? { valid: false, outdated: false }
      : await verifyPassword(input.password, passwordHash);
  if (!valid) {
    log('warn', 'loginFailed', { user: account.id });
    throw new ApiError('invalidPassword', { field: 'password' });
  }
  const session = await newSession(db, { userId: account.id, device });
  const expired = and(eq(sessions.userId, account.id), lte(sessions.expiresAt, new Date()));
  const rehash = outdated
    ? [
        db
          .update(users)
          .set({ passwordHash: await hashPassword(input.password) })
          .where(eq(users.id, account.id)),
      ]
    : [];
  await db.batch([
    session.insert,
    db.delete(sessions).where(expired),
    forgetAttempts(db, account.id),
    ...rehash,
  ]);
  return { account, token: session.token };
};
