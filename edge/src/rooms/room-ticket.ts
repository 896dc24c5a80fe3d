import type { Ticket } from '@tallyho/game/protocol/ticket';
import * as v from 'valibot';
import type { Session } from '../auth/session/session.ts';
import type { User } from '../auth/user.ts';
import { partyAddress } from './party-address.ts';
import { signTicket, ticketLifetime } from './sign-ticket.ts';

/** A ticket and the ws(s) base URL of the rooms, as the API returns them. */
export const ticketResponse = v.object({ ticket: v.string(), url: v.string() });

/** What issues a ticket: the caller's account and session, and the request's configuration and URL. */
export interface TicketHolder {
  readonly user: User;
  readonly session: Pick<Session, 'tokenHash'>;
  readonly env: { TICKET_SECRET: string; PARTY_PUBLIC_URL?: string; PARTY_URL: string };
  readonly requestUrl: string;
}

/**
 * Issues a ticket for the lobby's room: one user, one room, valid for 60 s, once. The caller must have checked that the
 * user is a member of the lobby.
 */
export const issueMemberTicket = async (
  { user, session, env, requestUrl }: TicketHolder,
  room: string,
): Promise<v.InferOutput<typeof ticketResponse>> => {
  const claims: Ticket = {
    aud: 'party',
    kind: 'user',
    sub: user.id,
    room,
    username: user.username,
    avatar: user.avatar,
    session: session.tokenHash,
    jti: crypto.randomUUID(),
    exp: Math.floor(Date.now() / 1000) + ticketLifetime,
  };
  return { ticket: await signTicket(env.TICKET_SECRET, claims), url: partyAddress(env, requestUrl) };
};
