import type { Database } from '@tallyho/drizzle/client';
import { lobbyMembers } from '@tallyho/drizzle/schema/lobbies';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { ApiError } from '../../http/errors.ts';
import { issueMemberTicket, type TicketHolder } from '../../rooms/room-ticket.ts';

export const ticketRequestSchema = v.object({ room: v.pipe(v.string(), v.regex(/^[A-Z2-9]{6}$/)) });

/** Issues a ticket for the lobby's room to a member. Throws `notMember`. */
export const issueTicket = async (
  holder: TicketHolder & { db: Database },
  { room }: v.InferOutput<typeof ticketRequestSchema>,
) => {
  const member = await holder.db
    .select({ code: lobbyMembers.lobbyCode })
    .from(lobbyMembers)
    .where(and(eq(lobbyMembers.userId, holder.user.id), eq(lobbyMembers.lobbyCode, room)))
    .get();
  if (member === undefined) throw new ApiError('notMember');
  return issueMemberTicket(holder, room);
};
