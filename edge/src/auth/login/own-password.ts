import type { Database } from '@tallyho/drizzle/client';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { ApiError } from '../../http/errors.ts';
import { log } from '../../http/log.ts';
import { dummyVerify, verifyPassword } from '../passwords/password.ts';
import type { Session } from '../session/session.ts';
import { assertAttemptsLeft, countAttempt, sessionSource } from './login-attempts.ts';

/** A password entered to log in or to confirm. It need not match today's rules for new passwords. */
export const givenPasswordSchema = v.pipe(
  v.string('Please enter a password'),
  v.maxBytes(limits.password.maxBytes, 'Invalid password'),
);

/**
 * Verifies the current password of a logged-in user. Counts as an attempt of this session; after a success the caller clears the
 * attempts (`resetAttempts`). Returns the hash that the password matched. Throws `invalidPassword` with the field,
 * `tooManyAttempts`.
 */
export const verifyCurrentPassword = async (
  db: Database,
  { userId, session }: { userId: string; session: Session },
  { password, field }: { password: string; field: string },
): Promise<string> => {
  const isUser = eq(users.id, userId);
  const [[stored], [byAccount], [bySource]] = await db.batch([
    db.select({ hash: users.passwordHash }).from(users).where(isUser),
    ...countAttempt(db, isUser, sessionSource(session)),
  ]);
  assertAttemptsLeft({ bySource, byAccount }, { isKnown: true });
  const hash = stored?.hash ?? null;
  if (hash === null) await dummyVerify(password);
  else if ((await verifyPassword(password, hash)).valid) return hash;
  log('warn', 'passwordRefused', { user: userId });
  throw new ApiError('invalidPassword', { field });
};
