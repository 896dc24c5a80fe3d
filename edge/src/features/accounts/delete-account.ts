import * as v from 'valibot';
import { givenPasswordSchema, verifyCurrentPassword } from '../../auth/login/own-password.ts';
import { assertRecentlyConfirmed, type Session } from '../../auth/session/session.ts';
import type { User } from '../../auth/user.ts';
import { type EraseAccess, eraseAccount } from '../../people/erase-account.ts';

/** The password; not required shortly after an identity proof, and for guests, who have none. */
export const deletionSchema = v.object({ password: v.optional(givenPasswordSchema) });

/** Deletes the user's own account permanently. Throws `invalidPassword`, `tooManyAttempts`, `confirmationRequired`. */
export const deleteAccount = async (
  access: EraseAccess & { user: User; session: Session },
  { password }: v.InferOutput<typeof deletionSchema>,
): Promise<void> => {
  const { db, user, session } = access;
  if (password !== undefined)
    await verifyCurrentPassword(db, { userId: user.id, session }, { password, field: 'password' });
  else if (!user.isGuest) assertRecentlyConfirmed(session);
  await eraseAccount(access, user);
};
