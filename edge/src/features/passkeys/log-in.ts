import type { RelyingParty } from '../../auth/login/relying-party.ts';
import { openSession, type SessionAccess } from '../../auth/session/open-session.ts';
import type { User } from '../../auth/user.ts';
import type { Assertion } from './credentials.ts';
import { refusal } from './refusal.ts';
import { isStillUsable, storeUse, verifyAssertion } from './verify-assertion.ts';

/**
 * Opens a new session for the account of a passkey. `holder`: the browser. Throws `expiredPasskeyRequest`, `unknownPasskey`,
 * `invalidPasskey`.
 */
export const logInByPasskey = async (
  access: SessionAccess & { site: RelyingParty; holder: string },
  assertion: Assertion,
): Promise<{ account: User; token: string }> => {
  const { db, holder } = access;
  const used = await verifyAssertion(access, { purpose: 'enter', holder }, assertion);
  const opened = await openSession(access, used.userId, {
    way: 'passkey',
    isStill: isStillUsable(db, used),
    also: [storeUse(db, used)],
  });
  if (opened === null) throw refusal(used.userId, 'used or removed meanwhile');
  return opened;
};
