import type { Database } from '@tallyho/drizzle/client';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Session } from '../../http/session.ts';
import type { Account } from '../../identity/account.ts';
import { forgetAttempts } from '../../identity/login-attempts.ts';
import { demandPassword, givenPasswordSchema } from '../../identity/own-password.ts';

export const confirmationSchema = v.object({ password: givenPasswordSchema });

/** Proves anew who one is, for what cannot be undone (`requireConfirmed`). Throws `invalidPassword`, `tooManyAttempts`. */
export const confirm = async (
  { db, user, session }: { db: Database; user: Account; session: Session },
  { password }: v.InferOutput<typeof confirmationSchema>,
): Promise<void> => {
  await demandPassword(db, user.id, { password, field: 'password' });
  await db.batch([
    db.update(sessions).set({ confirmedAt: new Date() }).where(eq(sessions.tokenHash, session.tokenHash)),
    forgetAttempts(db, user.id),
  ]);
};
