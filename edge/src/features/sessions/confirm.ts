import type { Database } from '@tallyho/drizzle/client';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { resetAttempts, sessionSource } from '../../auth/login/login-attempts.ts';
import { givenPasswordSchema, verifyCurrentPassword } from '../../auth/login/own-password.ts';
import { rotateToken } from '../../auth/session/rotate-session.ts';
import type { Session } from '../../auth/session/session.ts';
import type { User } from '../../auth/user.ts';
import { ApiError } from '../../http/errors.ts';

export const confirmationSchema = v.object({ password: givenPasswordSchema });

/**
 * Renews the user's identity proof with the password, for actions that cannot be undone (`requireConfirmed`). Returns
 * the session's new token. Throws `invalidPassword`, `tooManyAttempts`, or `unauthenticated` if the session has ended
 * meanwhile.
 */
export const confirmIdentity = async (
  { db, user, session }: { db: Database; user: User; session: Session },
  { password }: v.InferOutput<typeof confirmationSchema>,
): Promise<string> => {
  await verifyCurrentPassword(db, { userId: user.id, session }, { password, field: 'password' });
  const { token, rotate } = await rotateToken(db, eq(sessions.tokenHash, session.tokenHash));
  const [rotated] = await db.batch([rotate, ...resetAttempts(db, user.id, sessionSource(session))]);
  if (rotated.length === 0) throw new ApiError('unauthenticated');
  return token;
};
