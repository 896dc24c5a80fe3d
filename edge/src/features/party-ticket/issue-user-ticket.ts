import type { UserTicket } from '@tallyho/game/protocol/user-object';
import { userObjectNames } from '@tallyho/game/protocol/user-object-names';
import type { Session } from '../../auth/session/session.ts';
import type { User } from '../../auth/user.ts';
import { signTicket, ticketLifetime } from '../../rooms/sign-ticket.ts';

/** Issues a ticket for the user socket: valid for 60 s, once. */
export const issueUserTicket = (
  { user, session, secret }: { user: User; session: Session; secret: string },
  now = Date.now(),
): Promise<string> => {
  const claims: UserTicket = {
    aud: userObjectNames.party,
    sub: user.id,
    session: session.tokenHash,
    jti: crypto.randomUUID(),
    exp: Math.floor(now / 1000) + ticketLifetime,
  };
  return signTicket(secret, claims);
};
