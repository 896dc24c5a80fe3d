import type { Database } from '@tallyho/drizzle/client';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { users } from '@tallyho/drizzle/schema/users';
import { passwordSchema } from '@tallyho/game/accounts/rules';
import { limits } from '@tallyho/game/limits';
import { and, eq, isNull, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { ApiError } from '../../http/errors.ts';
import type { RoomClient } from '../../http/room-client.ts';
import { lobbiesOf, tellRooms } from '../../http/room-notice.ts';
import type { Session } from '../../http/session.ts';
import type { Account } from '../../identity/account.ts';
import { countAttempt, forgetAttempts, refuseTooMany } from '../../identity/login-attempts.ts';
import { hashPassword, verifyPassword } from '../../identity/password.ts';

export const passwordChangeSchema = v.object({
  /** Empty where the account has no password yet (decision 37). */
  currentPassword: v.optional(
    v.pipe(v.string(), v.maxBytes(limits.password.maxBytes, 'Invalid password')),
    '',
  ),
  newPassword: passwordSchema,
});

/**
 * Sets a password, for the first time or anew. Every other session of the account ends, in the rooms too.
 * Answers whether it was the first. Throws `invalidPassword`, `tooManyAttempts`.
 */
export const changePassword = async (
  { db, rooms, user, session }: { db: Database; rooms: RoomClient; user: Account; session: Session },
  input: v.InferOutput<typeof passwordChangeSchema>,
): Promise<{ isNewPassword: boolean }> => {
  if (user.hasPassword) {
    const isUser = eq(users.id, user.id);
    const [[stored], [attempts]] = await db.batch([
      db.select({ hash: users.passwordHash }).from(users).where(isUser),
      countAttempt(db, isUser),
    ]);
    refuseTooMany(attempts);
    const { valid } = await verifyPassword(input.currentPassword, stored?.hash ?? '');
    if (!valid) throw new ApiError('invalidPassword', { field: 'currentPassword' });
  }
  const passwordHash = await hashPassword(input.newPassword);
  const unchanged = user.hasPassword
    ? eq(users.id, user.id)
    : and(eq(users.id, user.id), isNull(users.passwordHash));
  const [, ended, lobbies] = await db.batch([
    db.update(users).set({ passwordHash }).where(unchanged),
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, user.id), ne(sessions.tokenHash, session.tokenHash)))
      .returning({ tokenHash: sessions.tokenHash }),
    lobbiesOf(db, user.id),
    forgetAttempts(db, user.id),
  ]);
  const notices = ended.map(({ tokenHash }) => ({
    type: 'revoke' as const,
    user: user.id,
    session: tokenHash,
  }));
  await tellRooms(rooms, lobbies, ...notices);
  return { isNewPassword: !user.hasPassword };
};
