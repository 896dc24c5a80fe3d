import type { Database } from '@tallyho/drizzle/client';
import * as v from 'valibot';
import { ApiError } from '../../http/errors.ts';
import type { CodeSources } from '../../rooms/code-guesses.ts';
import { hasOwnSeat } from '../../rooms/own-seat.ts';
import { issueMemberTicket, type TicketHolder } from '../../rooms/room-ticket.ts';

export const ticketRequestSchema = v.object({ room: v.pipe(v.string(), v.regex(/^[A-Z2-9]{6}$/)) });

/** Issues a ticket for the lobby's room to a member. Throws `notMember`, also for an unknown code, and `tooManyAttempts`. */
export const issueTicket = async (
  holder: TicketHolder & { db: Database; codeSources: CodeSources },
  { room }: v.InferOutput<typeof ticketRequestSchema>,
) => {
  const { db, user, codeSources: sources } = holder;
  if (!(await hasOwnSeat(db, room, { user: user.id, sources }))) throw new ApiError('notMember');
  return issueMemberTicket(holder, room);
};
