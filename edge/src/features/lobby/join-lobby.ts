import type { Person } from '@tallyho/game/room/person';
import { ApiError } from '../../http/errors.ts';
import { lobbiesElsewhere, openLobby } from '../../rooms/lobby-index.ts';
import { accepted, type RoomAccess } from '../../rooms/send-command.ts';
import { requireNoneOf, settleSeat } from './one-lobby.ts';

/**
 * Takes a seat and answers the lobby's players; a member just stays (decision 30). Throws `unknownLobby`, `fullLobby`,
 * `startedLobby` (a game runs, and the lobby's rules let nobody join late), `barred` or `alreadyInLobby`. A code that is
 * not in the index never wakes a room.
 */
export const joinLobby = async (
  access: RoomAccess & { person: Person; silencedUntil: number | null },
  code: string,
) => {
  const { db, rooms, person, silencedUntil } = access;
  const [open, elsewhere] = await db.batch([openLobby(db, code), lobbiesElsewhere(db, person.user, code)]);
  if (open.length === 0) throw new ApiError('unknownLobby');
  await requireNoneOf(access, person.user, elsewhere);
  const answer = await accepted(db, code, await rooms.request(code, { type: 'join', person, silencedUntil }));
  return settleSeat(access, person, answer.lobby);
};
