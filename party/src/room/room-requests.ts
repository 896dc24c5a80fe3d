import { closeCodes } from '@tallyho/game/protocol/close-codes';
import { type RoomRequest, roomRequestSchema } from '@tallyho/game/protocol/service';
import { malformedTextPath } from '@tallyho/game/text';
import * as v from 'valibot';
import { withEndedSession, withoutUser } from '../access/ticket-registry.ts';
import type { Clients } from '../clients/clients.ts';
import type { RoomRuntime } from '../pipeline/room-runtime.ts';

const requestText = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((json) => malformedTextPath(json) === null),
  roomRequestSchema,
);

/** Returns a request of the edge from its JSON text; null if it is invalid. */
export const parseRequest = (text: string): RoomRequest | null => {
  const request = v.safeParse(requestText, text);
  return request.success ? request.output : null;
};

/**
 * Does what a request changes about sockets and tickets, before the room handles it. The end of a session closes its sockets
 * and rejects its tickets from now on; a deleted account leaves no id. Must run within a commit.
 */
export const changeAccess = (
  request: RoomRequest,
  { runtime, clients }: { runtime: RoomRuntime; clients: Clients },
): void => {
  const { changes, context } = runtime;
  const { room } = changes.host;
  if (room.kind !== 'open' || room.state.seats.length === 0) return;
  if (request.type === 'erase') changes.tickets = withoutUser(changes.tickets, request.user);
  if (request.type !== 'revoke') return;
  const { session } = request;
  changes.tickets = withEndedSession(changes.tickets, session, context.now);
  for (const admitted of clients.admitted())
    if (admitted.session === session) clients.drop(admitted.client, closeCodes.sessionEnded, 'sessionEnded');
};
