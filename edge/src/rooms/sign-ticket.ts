import type { PersonTicket } from '@tallyho/game/protocol/person';
import type { Ticket } from '@tallyho/game/protocol/ticket';
import { SignJWT } from 'jose';

/** Ticket lifetime in seconds. */
export const ticketLifetime = 60;

export const signTicket = (secret: string, claims: Ticket | PersonTicket): Promise<string> =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret));
