import { type Ticket, ticketSchema } from '@tallyho/game/protocol/ticket';
import { jwtVerify } from 'jose';
import * as v from 'valibot';
import { clockTolerance, isShortLived } from './service-token.ts';

/** The ticket if it is genuine, unexpired and for exactly this room; null for anything else. Whether it was used before, the room knows. */
export const readTicket = async (
  token: string | null,
  { secret, room, now }: { secret: Uint8Array; room: string; now: number },
): Promise<Ticket | null> => {
  if (!token || token.length > 2000) return null;
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      audience: 'party',
      requiredClaims: ['exp', 'jti', 'sub'],
      clockTolerance,
      currentDate: new Date(now),
    });
    const ticket = v.safeParse(ticketSchema, payload);
    if (!ticket.success || ticket.output.room !== room || !isShortLived(ticket.output.exp, now)) return null;
    return ticket.output;
  } catch {
    return null;
  }
};
