import { closeCodes } from '@tallyho/game/protocol/close-codes';
import type { RoomRequest } from '@tallyho/game/protocol/service';
import { createRoom } from '@tallyho/game/room/create';
import type { LostRoom } from './lost-room.ts';
import type { Reply, RoomRuntime } from './room-runtime.ts';
import type { Sockets } from './sockets.ts';
import { endSession } from './ticket-registry.ts';

type Serving = {
  runtime: RoomRuntime;
  sockets: Sockets;
  /** Must be called exactly once. */
  reply: Reply;
};

type Requested<Type extends RoomRequest['type']> = Extract<RoomRequest, { type: Type }>;

/**
 * Handles a request of the edge to the room `code`, except commands, which use the same path as a player's.
 * Must run in the room's queue.
 */
export const serve = async (
  code: string,
  request: Exclude<RoomRequest, { type: 'command' }>,
  serving: Serving,
): Promise<void> => {
  const { runtime, reply } = serving;
  const { loaded } = runtime;
  if (runtime.lost) return serveLost(request, runtime.lost, serving);
  if (request.type === 'create') return loaded ? reply('codeTaken') : create(code, request, serving);
  if (!loaded || loaded.state.seats.length === 0) return reply('lobbyNotFound');
  switch (request.type) {
    case 'join': {
      const { person, mutedUntil } = request;
      const mute = { user: person.user, until: mutedUntil };
      return runtime.apply({ type: 'joined', person }, { mute, reply });
    }
    case 'profileChanged':
      return runtime.apply({ type: 'profileChanged', person: request.person }, { reply });
    case 'revoke':
      return revoke(request, serving);
    case 'muted':
      return reply(await runtime.muteUser(request));
    case 'remove': {
      const { user, reason } = request;
      return runtime.apply({ type: 'removed', user, reason }, { reply });
    }
    case 'chat':
      return reply(loaded.state.seats.some(({ user }) => user === request.user) ? null : 'notMember');
    case 'status':
      return reply(null);
    default:
      return request satisfies never;
  }
};

/**
 * Handles a request to a room that could not be read: returns the members who have not been notified yet,
 * and releases those who leave.
 */
const serveLost = async (
  request: Exclude<RoomRequest, { type: 'command' }>,
  { record }: LostRoom,
  { runtime, reply }: Serving,
): Promise<void> => {
  if (request.type === 'create') return reply('codeTaken');
  if (request.type === 'remove') await runtime.release([request.user]);
  reply(request.type === 'join' || record.members.length === 0 ? 'lobbyNotFound' : null);
};

const create = async (
  code: string,
  { owner, isPublic, capacity, rules, mutedUntil }: Requested<'create'>,
  { runtime, reply }: Serving,
): Promise<void> => {
  const seed = crypto.getRandomValues(new Int32Array(1))[0] ?? 0;
  const { now } = runtime.context;
  await runtime.create(createRoom({ code, owner, isPublic, capacity, rules, seed, now }), {
    user: owner.user,
    until: mutedUntil,
  });
  reply(null);
};

/** Handles the end of a session: closes its sockets and rejects its tickets from now on. */
const revoke = async (
  { user, session }: Requested<'revoke'>,
  { runtime, sockets, reply }: Serving,
): Promise<void> => {
  const { loaded, context } = runtime;
  if (loaded) await runtime.saveTicketRegistry(endSession(loaded.admission, session, context.now));
  for (const { connection, member } of sockets.admitted())
    if (member.user === user && member.session === session)
      sockets.drop(connection, closeCodes.sessionEnded, 'sessionEnded');
  await runtime.syncPresence();
  reply(null);
};
