import { type CloseReason, closeCodes } from '@tallyho/game/protocol/close-codes';
import type { Ticket } from '@tallyho/game/protocol/ticket';
import { isRemovedUser } from '@tallyho/game/room/access';
import { policyViolation } from './close-codes.ts';
import type { Connection } from './ports.ts';
import type { RoomRuntime } from './room-runtime.ts';
import type { Sockets } from './sockets.ts';
import { redeemTicket } from './ticket-registry.ts';

type Admitting = { runtime: RoomRuntime; sockets: Sockets };

/**
 * Accepts a new socket with a valid ticket, or closes it with a code for the reason. Must run within a commit. Returns true
 * if it was accepted.
 */
export const admitSocket = (
  connection: Connection,
  ticket: Ticket,
  { runtime, sockets }: Admitting,
): boolean => {
  const { held, context, changes } = runtime;
  const { sub: user, session } = ticket;
  const refusal = rejectReason(ticket, runtime);
  if (refusal === 'notKept') changes.release([user]);
  if (refusal) {
    sockets.reject(connection, closeCodes[refusal], refusal);
    return false;
  }
  const admission = held.room && redeemTicket(held.room.admission, ticket, context.now);
  if (!admission) {
    sockets.reject(connection, policyViolation, 'ticket');
    return false;
  }
  if (typeof admission === 'string') {
    sockets.reject(connection, closeCodes[admission], admission);
    return false;
  }
  sockets.admit(connection, { user, session });
  runtime.apply({ type: 'connected', user }, { admission });
  return true;
};

const rejectReason = ({ sub }: Ticket, { held: { room, lost } }: RoomRuntime): CloseReason | null => {
  if (lost) return 'notKept';
  const state = room?.state;
  if (state && isRemovedUser(state, sub)) return 'kicked';
  if (!state?.seats.some(({ user }) => user === sub)) return 'notMember';
  return null;
};
