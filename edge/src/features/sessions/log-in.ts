import { users } from '@tallyho/drizzle/schema/users';
import type { loginSchema } from '@tallyho/game/accounts/rules';
import { normalizedName } from '@tallyho/game/text';
import { and, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import {
  assertAttemptsLeft,
  countAttempt,
  loginSource,
  resetAttempts,
} from '../../auth/login/login-attempts.ts';
import type { LoginSource } from '../../auth/login/login-source.ts';
import { dummyVerify, hashPassword, verifyPassword } from '../../auth/passwords/password.ts';
import { openSession, type SessionAccess } from '../../auth/session/open-session.ts';
import { normalizeEmail, type User } from '../../auth/user.ts';
import { ApiError } from '../../http/errors.ts';
import { log } from '../../http/log.ts';

const named = (emailOrUsername: string) =>
  emailOrUsername.includes('@') // usernames cannot contain @
    ? eq(users.email, normalizeEmail(emailOrUsername))
    : eq(users.usernameNormalized, normalizedName(emailOrUsername));

/**
 * Verifies a password and opens a new session. Throws `userNotFound`, `invalidPassword` (each with the form field),
 * `tooManyAttempts`.
 */
export const logIn = async (
  access: SessionAccess & { source: LoginSource },
  input: v.InferOutput<typeof loginSchema>,
): Promise<{ account: User; token: string }> => {
  const { db } = access;
  const source = loginSource(access.source);
  const isNamed = named(input.emailOrUsername);
  const [[found], [byAccount], [bySource]] = await db.batch([
    db.select({ id: users.id, passwordHash: users.passwordHash }).from(users).where(isNamed),
    ...countAttempt(db, isNamed, source),
  ]);
  if (found === undefined) {
    await dummyVerify(input.password);
    log('warn', 'loginFailed', { user: null });
    throw new ApiError('userNotFound', { field: 'emailOrUsername' });
  }
  const { id, passwordHash } = found;
  assertAttemptsLeft({ bySource, byAccount }, { isKnown: access.source.known?.userId === id });
  const refuse = () => {
    log('warn', 'loginFailed', { user: id });
    return new ApiError('invalidPassword', { field: 'password' });
  };
  if (passwordHash === null) {
    await dummyVerify(input.password);
    throw refuse();
  }
  const { valid, outdated } = await verifyPassword(input.password, passwordHash);
  if (!valid) throw refuse();
  // If the password has changed meanwhile, no session opens and the old hash is not written back.
  const isStill = eq(users.passwordHash, passwordHash);
  const renewed = outdated ? await hashPassword(input.password) : passwordHash;
  const renew = db
    .update(users)
    .set({ passwordHash: renewed })
    .where(and(eq(users.id, id), isStill));
  const also = [...resetAttempts(db, id, source), ...(outdated ? [renew] : [])];
  const opened = await openSession(access, id, { way: 'password', isStill, also });
  if (opened === null) throw refuse();
  return opened;
};
