import type { Database } from '@tallyho/drizzle/client';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Account } from '../../auth/account.ts';
import { resetAttempts, sessionSource } from '../../auth/login-attempts.ts';
import { givenPasswordSchema, verifyCurrentPassword } from '../../auth/own-password.ts';
import type { Session } from '../../auth/session.ts';

export const confirmationSchema = v.object({ password: givenPasswordSchema });

/**
 * Renews the user's identity proof with the password, for actions that cannot be undone (`requireConfirmed`). Throws
 * `invalidPassword`, `tooManyAttempts`.
 */
export const confirmIdentity = async (
  { db, user, session }: { db: Database; user: Account; session: Session },
  { password }: v.InferOutput<typeof confirmationSchema>,
): Promise<void> => {
  await verifyCurrentPassword(db, { userId: user.id, session }, { password, field: 'password' });
  await db.batch([
    db.update(sessions).set({ confirmedAt: new Date() }).where(eq(sessions.tokenHash, session.tokenHash)),
    ...resetAttempts(db, user.id, sessionSource(session)),
  ]);
};
