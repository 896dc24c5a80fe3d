import type { Database } from '@tallyho/drizzle/client';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { ApiError } from '../http/errors.ts';
import { log } from '../http/log.ts';
import { assertAttemptsLeft, countAttempt } from './login-attempts.ts';
import { dummyVerify, verifyPassword } from './password.ts';

/** A password that somebody has already: not held to today's rules for new ones. */
export const givenPasswordSchema = v.pipe(
  v.string('Please enter a password'),
  v.maxBytes(limits.password.maxBytes, 'Invalid password'),
);

/**
 * Makes somebody who is logged in prove who they are. Counted like an attempt to log in; a success is for the caller to
 * note (`forgetAttempts`). Answers the hash that it fits. Throws `invalidPassword` with the field, `tooManyAttempts`.
 */
export const verifyCurrentPassword = async (
  db: Database,
  userId: string,
  { password, field }: { password: string; field: string },
): Promise<string> => {
  const isUser = eq(users.id, userId);
  const [[stored], [attempts]] = await db.batch([
    db.select({ hash: users.passwordHash }).from(users).where(isUser),
    countAttempt(db, isUser),
  ]);
  assertAttemptsLeft(attempts);
  const hash = stored?.hash ?? null;
  if (hash === null) await dummyVerify(password);
  else if ((await verifyPassword(password, hash)).valid) return hash;
  log('warn', 'passwordRefused', { user: userId });
  throw new ApiError('invalidPassword', { field });
};
