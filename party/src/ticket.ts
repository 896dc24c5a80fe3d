import { type PersonTicket, personTicketSchema } from '@tallyho/game/protocol/person';
import { type Ticket, ticketSchema } from '@tallyho/game/protocol/ticket';
import { jwtVerify } from 'jose';
import * as v from 'valibot';
import { clockTolerance, isShortLived } from './service-token.ts';

/** What a party's tickets look like, and for which of its objects one is. */
export type TicketKind<Claims> = {
  audience: string;
  schema: v.GenericSchema<unknown, Claims>;
  idOf: (claims: Claims) => string;
};

/** For one seat in one room. */
export const roomTicket: TicketKind<Ticket> = {
  audience: 'party',
  schema: ticketSchema,
  idOf: ({ room }) => room,
};

/** For a person's own socket. */
export const personTicket: TicketKind<PersonTicket> = {
  audience: 'person',
  schema: personTicketSchema,
  idOf: ({ sub }) => sub,
};

/** The ticket if it is genuine, unexpired, of this kind and for exactly this object; null for anything else. Whether it was used before, the object knows. */
export const readTicket = async <Claims extends { exp: number }>(
  token: string | null,
  { audience, schema, idOf }: TicketKind<Claims>,
  { secret, id, now }: { secret: Uint8Array; id: string; now: number },
): Promise<Claims | null> => {
  if (!token || token.length > 2000) return null;
  try {
    const { payload } = await jwtVerify(token, secret, {
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
