import type { PersonTicket } from '@tallyho/game/protocol/person';
import type { Account } from '../../auth/account.ts';
import type { Session } from '../../auth/session.ts';
import { signTicket, ticketLifetime } from '../../rooms/sign-ticket.ts';

/** Issues a ticket for the user's own socket: valid for 60 s, once. */
export const issuePersonTicket = (
  { user, session, secret }: { user: Account; session: Session; secret: string },
  now = Date.now(),
): Promise<string> => {
  const claims: PersonTicket = {
    aud: 'person',
    sub: user.id,
    session: session.tokenHash,
    jti: crypto.randomUUID(),
    exp: Math.floor(now / 1000) + ticketLifetime,
  };
  return signTicket(secret, claims);
};
