import type { Database } from '@tallyho/drizzle/client';
import { lobbyMembers } from '@tallyho/drizzle/schema/lobbies';
import type { Ticket } from '@tallyho/game/protocol/ticket';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Account } from '../../auth/account.ts';
import type { Session } from '../../auth/session.ts';
import { ApiError } from '../../http/errors.ts';
import { signTicket, ticketLifetime } from './sign-ticket.ts';

export const ticketRequestSchema = v.object({ room: v.pipe(v.string(), v.regex(/^[A-Z2-9]{6}$/)) });

/** Issues a member's ticket for the lobby's room: one user, one room, valid for 60 s, once. Throws `notMember`. */
export const issueTicket = async (
  { db, user, session, secret }: { db: Database; user: Account; session: Session; secret: string },
  { room }: v.InferOutput<typeof ticketRequestSchema>,
): Promise<string> => {
  const member = await db
    .select({ code: lobbyMembers.lobbyCode })
    .from(lobbyMembers)
    .where(and(eq(lobbyMembers.userId, user.id), eq(lobbyMembers.lobbyCode, room)))
    .get();
  if (member === undefined) throw new ApiError('notMember');
  const claims: Ticket = {
    aud: 'party',
    sub: user.id,
    room,
    username: user.username,
    avatar: user.avatar,
    session: session.tokenHash,
    jti: crypto.randomUUID(),
    exp: Math.floor(Date.now() / 1000) + ticketLifetime,
  };
  return signTicket(secret, claims);
};
