import { closeCodes } from '@tallyho/game/protocol/close-codes';
import type { RoomRequest } from '@tallyho/game/protocol/service';
import { createRoom } from '@tallyho/game/room/create';
import type { LostRoom } from './lost-room.ts';
import type { Reply, RoomRuntime } from './room-runtime.ts';
import type { Sockets } from './sockets.ts';
import { endSession } from './ticket-registry.ts';

type Serving = {
  ledger: RoomRuntime;
  sockets: Sockets;
  /** Called once. */
  reply: Reply;
};

type Requested<Type extends RoomRequest['type']> = Extract<RoomRequest, { type: Type }>;

/** Carries out what the edge asks of the room `code`, but for commands, which take a player's way. To be run in the room's turn. */
export const serve = async (
  code: string,
  request: Exclude<RoomRequest, { type: 'command' }>,
  serving: Serving,
): Promise<void> => {
  const { ledger, reply } = serving;
  const { held } = ledger;
  if (ledger.lost) return serveLost(request, ledger.lost, serving);
  if (request.type === 'create') return held ? reply('codeTaken') : create(code, request, serving);
  if (!held || held.state.seats.length === 0) return reply('lobbyNotFound');
  switch (request.type) {
    case 'join': {
      const { person, silencedUntil } = request;
      const silenced = { user: person.user, until: silencedUntil };
      return ledger.apply({ type: 'joined', person }, { silenced, reply });
    }
    case 'profileChanged':
      return ledger.apply({ type: 'profileChanged', person: request.person }, { reply });
    case 'revoke':
      return revoke(request, serving);
    case 'silenced':
      return reply(await ledger.muteUser(request));
    case 'remove': {
      const { user, reason } = request;
      return ledger.apply({ type: 'removed', user, reason }, { reply });
    }
    case 'chat':
      return reply(held.state.seats.some(({ user }) => user === request.user) ? null : 'notMember');
    case 'status':
      return reply(null);
    default:
      return request satisfies never;
  }
};

/** A room that could not be kept says who has not been told so yet, and lets them go. */
const serveLost = async (
  request: Exclude<RoomRequest, { type: 'command' }>,
  { record }: LostRoom,
  { ledger, reply }: Serving,
): Promise<void> => {
  if (request.type === 'create') return reply('codeTaken');
  if (request.type === 'remove') await ledger.release([request.user]);
  reply(request.type === 'join' || record.members.length === 0 ? 'lobbyNotFound' : null);
};

const create = async (
  code: string,
  { owner, isPublic, capacity, rules, silencedUntil }: Requested<'create'>,
  { ledger, reply }: Serving,
): Promise<void> => {
  const seed = crypto.getRandomValues(new Int32Array(1))[0] ?? 0;
  const { now } = ledger.context;
  await ledger.create(createRoom({ code, owner, isPublic, capacity, rules, seed, now }), {
    user: owner.user,
    until: silencedUntil,
  });
  reply(null);
};

/** A session ended: its sockets close, and no ticket made in it gets in any more. */
const revoke = async (
  { user, session }: Requested<'revoke'>,
  { ledger, sockets, reply }: Serving,
): Promise<void> => {
  const { held, context } = ledger;
  if (held) await ledger.saveTicketRegistry(endSession(held.admission, session, context.now));
  for (const { connection, member } of sockets.admitted())
    if (member.user === user && member.session === session)
      sockets.drop(connection, closeCodes.sessionEnded, 'sessionEnded');
  await ledger.syncPresence();
  reply(null);
};
