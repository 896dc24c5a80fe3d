import { type Ticket, ticketSchema } from '@tallyho/game/protocol/ticket';
import { type UserTicket, userTicketSchema } from '@tallyho/game/protocol/user-object';
import { userObjectNames } from '@tallyho/game/protocol/user-object-names';
import { jwtVerify } from 'jose';
import * as v from 'valibot';
import { hmacKey } from './hmac-key.ts';
import { clockTolerance, isShortLived } from './service-token.ts';

/** The kind of tickets of a party: the schema of the claims, and the object that a ticket is for. */
export type TicketKind<Claims> = {
  audience: string;
  /** The party that accepts it. */
  party: 'main' | typeof userObjectNames.party;
  schema: v.GenericSchema<unknown, Claims>;
  idOf: (claims: Claims) => string;
};

/** A ticket for one seat in one room. */
export const roomTicket: TicketKind<Ticket> = {
  audience: 'party',
  party: 'main',
  schema: ticketSchema,
  idOf: ({ room }) => room,
};

/** A ticket for a user socket. */
export const userTicket: TicketKind<UserTicket> = {
  audience: userObjectNames.party,
  party: userObjectNames.party,
  schema: userTicketSchema,
  idOf: ({ sub }) => sub,
};

/**
 * Returns the claims of a ticket that is valid, not expired, of this kind and for exactly this object; null
 * otherwise. The object itself checks whether the ticket was used before.
 */
export const readTicket = async <Claims extends { exp: number }>(
  token: string | null,
  { audience, schema, idOf }: TicketKind<Claims>,
  { secret, id, now }: { secret: Uint8Array; id: string; now: number },
): Promise<Claims | null> => {
  if (!token || token.length > 2000) return null;
  try {
    const { payload } = await jwtVerify(token, await hmacKey(secret), {
      algorithms: ['HS256'],
      audience,
      requiredClaims: ['exp', 'jti', 'sub'],
      clockTolerance,
      currentDate: new Date(now),
    });
    const ticket = v.safeParse(schema, payload);
    if (!ticket.success || idOf(ticket.output) !== id || !isShortLived(ticket.output.exp, now)) return null;
    return ticket.output;
  } catch {
    return null;
  }
};
