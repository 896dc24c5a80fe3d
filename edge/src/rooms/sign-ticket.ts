import type { Ticket } from '@tallyho/game/protocol/ticket';
import type { UserTicket } from '@tallyho/game/protocol/user-object';
import { SignJWT } from 'jose';

/** Ticket lifetime in seconds. */
export const ticketLifetime = 60;

export const signTicket = (secret: string, claims: Ticket | UserTicket): Promise<string> =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret));
