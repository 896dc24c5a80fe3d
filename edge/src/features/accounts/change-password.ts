import type { Database } from '@tallyho/drizzle/client';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { users } from '@tallyho/drizzle/schema/users';
import { and, eq, exists, isNull, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { closeSockets, type SocketHolders } from '../../auth/close-sockets.ts';
import { endEmailLinks } from '../../auth/email/email-links.ts';
import { resetAttempts, sessionSource } from '../../auth/login/login-attempts.ts';
import { givenPasswordSchema, verifyCurrentPassword } from '../../auth/login/own-password.ts';
import { newPasswordSchema } from '../../auth/passwords/new-password.ts';
import { hashPassword } from '../../auth/passwords/password.ts';
import { rotateToken } from '../../auth/session/rotate-session.ts';
import { assertRecentlyConfirmed, type Session } from '../../auth/session/session.ts';
import type { User } from '../../auth/user.ts';
import { ApiError } from '../../http/errors.ts';
import { log } from '../../http/log.ts';
import { selectLobbiesOf } from '../../http/notify-rooms.ts';

export const passwordChangeSchema = v.object({
  /** Empty if the account has no password yet. */
  currentPassword: v.optional(givenPasswordSchema, ''),
  newPassword: newPasswordSchema,
});

/**
 * Sets or changes the user's password. All other sessions of the account end with their sockets, and so do links that were
 * sent for another password or address. Returns if it was
 * the first password, and the new token of this session. Throws `invalidPassword`, `tooManyAttempts`; for a first password `confirmationRequired`.
 */
export const changePassword = async (
  access: SocketHolders & {
    db: Database;
    user: User;
    session: Session;
    /** Counts a change. Rejects if there were too many. */
    assertMayChange: () => Promise<void>;
  },
  input: v.InferOutput<typeof passwordChangeSchema>,
): Promise<{ isNewPassword: boolean; token: string | null }> => {
  const { db, user, session } = access;
  const field = 'currentPassword';
  const { hasPassword } = user;
  const current = hasPassword
    ? await verifyCurrentPassword(
        db,
        { userId: user.id, session },
        { password: input.currentPassword, field },
      )
    : assertRecentlyConfirmed(session);
  await access.assertMayChange();
  const passwordHash = await hashPassword(input.newPassword);
  const isUser = eq(users.id, user.id);
  const asBefore = current === undefined ? isNull(users.passwordHash) : eq(users.passwordHash, current);
  // Salts are unique, so this hash is in the table only if this request stored it.
  const isChanged = exists(
    db
      .select()
      .from(users)
      .where(and(isUser, eq(users.passwordHash, passwordHash))),
  );
  const isOther = and(eq(sessions.userId, user.id), ne(sessions.tokenHash, session.tokenHash));
  const isOwn = and(eq(sessions.tokenHash, session.tokenHash), isChanged);
  const { token, rotate } = await rotateToken(db, isOwn, { isProof: hasPassword });
  // If two changes run concurrently, the first one wins: the second one's current hash does not match any more.
  const [changed, ended, lobbies, rotated] = await db.batch([
    db
      .update(users)
      .set({ passwordHash, knownBrowsersFrom: new Date() })
      .where(and(isUser, asBefore))
      .returning({ id: users.id }),
    db.delete(sessions).where(and(isOther, isChanged)).returning({ tokenHash: sessions.tokenHash }),
    selectLobbiesOf(db, user.id),
    rotate,
    endEmailLinks(db, user.id, isChanged),
    ...resetAttempts(db, user.id, sessionSource(session)),
  ]);
  if (changed.length === 0) throw new ApiError('invalidPassword', { field });
  log('info', 'passwordChanged', { user: user.id });
  await closeSockets(access, user.id, { ended, lobbies });
  // Null if the session has ended meanwhile.
  return { isNewPassword: !hasPassword, token: rotated.length > 0 ? token : null };
};
