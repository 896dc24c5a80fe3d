import type { RejectCode } from '@tallyho/game/model/reject-codes';
import { closeCodes } from '@tallyho/game/protocol/close-codes';
import { type RoomRequest, roomRequestSchema } from '@tallyho/game/protocol/service';
import { isRemovedBrowser, unseatedReason } from '@tallyho/game/room/access';
import { createRoom } from '@tallyho/game/room/create';
import { malformedTextPath } from '@tallyho/game/text';
import * as v from 'valibot';
import type { LostRoom } from './lost-room.ts';
import type { RoomRuntime } from './room-runtime.ts';
import type { Sockets } from './sockets.ts';
import { endSession, withoutUser } from './ticket-registry.ts';

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

type Serving = { runtime: RoomRuntime; sockets: Sockets };

type Requested<Type extends RoomRequest['type']> = Extract<RoomRequest, { type: Type }>;

/**
 * Handles a request of the edge to the room `code`, except commands, which use the same path as a player's.
 * Must run within a commit. Returns the reject code.
 */
export const serve = (
  code: string,
  request: Exclude<RoomRequest, { type: 'command' }>,
  serving: Serving,
): RejectCode | null => {
  const { runtime } = serving;
  const { room, lost } = runtime.held;
  if (lost) return serveLost(request, lost, runtime);
  if (request.type === 'create') return room ? 'codeTaken' : create(code, request, runtime);
  if (!room || room.state.seats.length === 0) return 'lobbyNotFound';
  switch (request.type) {
    case 'join': {
      const { person, mutedUntil, isGuest, source, from } = request;
      const mute = { user: person.user, until: mutedUntil };
      const refusal = runtime.apply({ type: 'joined', person, isGuest, source, from }, { mute });
      return refusal ?? unseatedReason(runtime.changes.room?.state ?? room.state, person.user);
    }
    case 'replace': {
      const { user, person, mutedUntil } = request;
      const mute = { user: person.user, until: mutedUntil };
      return runtime.apply({ type: 'replaced', user, person }, { mute });
    }
    case 'profileChanged':
      return runtime.apply(request);
    case 'revoke':
      return revoke(request, serving);
    case 'muted':
      return runtime.changes.muteUser(request, runtime.context.now);
    case 'remove': {
      const { user, reason } = request;
      return runtime.apply({ type: 'removed', user, reason });
    }
    case 'erase': {
      const { user, alias } = request;
      runtime.changes.saveTicketRegistry(withoutUser(room.admission, user));
      return runtime.apply({ type: 'erased', user, alias });
    }
    case 'chat':
      return room.state.seats.some(({ user }) => user === request.user) ? null : 'notMember';
    case 'status':
      return isRemovedBrowser(room.state, request.source) ? 'banned' : null;
    default:
      return request satisfies never;
  }
};

/**
 * Handles a request to a room that could not be read: returns the members who have not been notified yet,
 * and releases those who leave.
 */
const serveLost = (
  request: Exclude<RoomRequest, { type: 'command' }>,
  { record }: LostRoom,
  runtime: RoomRuntime,
): RejectCode | null => {
  if (request.type === 'create') return 'codeTaken';
  if (request.type === 'remove' || request.type === 'replace' || request.type === 'erase')
    runtime.changes.release([request.user]);
  return request.type === 'join' || record.members.length === 0 ? 'lobbyNotFound' : null;
};

const create = (
  code: string,
  { owner, isPublic, capacity, rules, mutedUntil, source }: Requested<'create'>,
  runtime: RoomRuntime,
): null => {
  const seed = crypto.getRandomValues(new Int32Array(1))[0] ?? 0;
  const { now } = runtime.context;
  const state = createRoom({ code, owner, isPublic, capacity, rules, source, seed, now });
  runtime.changes.create(state, { user: owner.user, until: mutedUntil }, now);
  return null;
};

/** Handles the end of a session: closes its sockets and rejects its tickets from now on. */
const revoke = ({ user, session }: Requested<'revoke'>, { runtime, sockets }: Serving): null => {
  const { held, context, changes } = runtime;
  if (held.room) changes.saveTicketRegistry(endSession(held.room.admission, session, context.now));
  for (const { connection, member } of sockets.admitted())
    if (member.user === user && member.session === session)
      sockets.drop(connection, closeCodes.sessionEnded, 'sessionEnded');
  runtime.syncPresence();
  return null;
};
