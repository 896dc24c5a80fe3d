import type { Database } from '@tallyho/drizzle/client';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { and, eq } from 'drizzle-orm';
import type { RelyingParty } from '../../auth/login/relying-party.ts';
import { rotateToken } from '../../auth/session/rotate-session.ts';
import type { Session } from '../../auth/session/session.ts';
import type { User } from '../../auth/user.ts';
import { sessionHolder } from './challenges.ts';
import type { Assertion } from './credentials.ts';
import { refusal } from './refusal.ts';
import { isStillUsable, storeUse, verifyAssertion } from './verify-assertion.ts';

/**
 * Renews the user's identity proof with one of their own passkeys. Returns the session's new token. Throws
 * `expiredPasskeyRequest`, `unknownPasskey`, `invalidPasskey`.
 */
export const confirmByPasskey = async (
  access: { db: Database; site: RelyingParty; user: User; session: Session },
  assertion: Assertion,
): Promise<string> => {
  const { db, user, session } = access;
  const used = await verifyAssertion(
    access,
    { purpose: 'confirm', holder: sessionHolder(session) },
    assertion,
  );
  if (used.userId !== user.id) throw refusal(user.id, 'passkey of another user');
  const isSession = and(eq(sessions.tokenHash, session.tokenHash), isStillUsable(db, used));
  const { token, rotate } = await rotateToken(db, isSession);
  const [rotated] = await db.batch([rotate, storeUse(db, used)]);
  if (rotated.length === 0) throw refusal(user.id, 'used or removed meanwhile');
  return token;
};
