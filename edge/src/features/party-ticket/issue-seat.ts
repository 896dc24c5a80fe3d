import type { Database } from '@tallyho/drizzle/client';
import * as v from 'valibot';
import { standingOf } from '../../auth/user.ts';
import { lobbiesOf } from '../../rooms/lobby-index.ts';
import { issueMemberTicket, type TicketHolder, ticketResponse } from '../../rooms/room-ticket.ts';

/** The lobby in which the caller has a seat, with a ticket for its room; null: none. */
export const seatResponse = v.object({
  seat: v.nullable(v.object({ code: v.string(), ticket: ticketResponse })),
});

/**
 * Returns the user's seat. Unlike `GET /api/lobby/checkUserInLobby`, which answers 404, having no seat is no error: pages ask on every
 * visit. Suspended users have none.
 */
export const issueSeat = async (
  holder: TicketHolder & { db: Database },
): Promise<v.InferOutput<typeof seatResponse>> => {
  if (standingOf(holder.user).suspension !== null) return { seat: null };
  const lobby = await lobbiesOf(holder.db, holder.user.id).limit(1).get();
  if (lobby === undefined) return { seat: null };
  return { seat: { code: lobby.code, ticket: await issueMemberTicket(holder, lobby.code) } };
};
