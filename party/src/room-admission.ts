import { closeCodes } from '@tallyho/game/protocol/close-codes';
import type { Ticket } from '@tallyho/game/protocol/ticket';
import { refusalOf } from '@tallyho/game/room/host/presence';
import { policyViolation } from './close-codes.ts';
import type { Connection } from './ports.ts';
import type { RoomRuntime } from './room-runtime.ts';
import type { Sockets } from './sockets.ts';
import { redeemTicket } from './ticket-registry.ts';

type Admitting = { runtime: RoomRuntime; sockets: Sockets };

/** Accepts a new socket with a valid ticket, or closes it with a code for the reason. Must run within a commit. */
export const admitSocket = (
  connection: Connection,
  ticket: Ticket,
  { runtime, sockets }: Admitting,
): void => {
  const { context, changes } = runtime;
  const { sub: user, session } = ticket;
  const refusal = refusalOf(changes.host, user);
  if (refusal === 'notKept') runtime.step({ type: 'informed', user });
  if (refusal) {
    sockets.reject(connection, closeCodes[refusal], refusal);
    return;
  }
  const admission = redeemTicket(changes.admission, ticket, context.now);
  if (!admission) {
    sockets.reject(connection, policyViolation, 'ticket');
    return;
  }
  if (typeof admission === 'string') {
    sockets.reject(connection, closeCodes[admission], admission);
    return;
  }
  changes.admission = admission;
  runtime.step({ type: 'opened', viewer: sockets.admit(connection, { user, session }) });
};
