import type { Person } from '@tallyho/game/model/person';
import * as v from 'valibot';
import { ApiError } from '../http/errors.ts';
import { lobbiesElsewhere, openLobby } from './lobby-index.ts';
import { acceptedResponse, type RoomAccess } from './send-command.ts';
import { assertNotInLobby, confirmSeat, leaveField } from './single-lobby.ts';

/** The player comes from the session; other fields are ignored. */
export const joinLobbySchema = v.object({ leave: leaveField });

/**
 * Joins a lobby and returns its players. Does nothing for a member. Throws `lobbyNotFound`, `lobbyFull`,
 * `gameInProgress` (a game is running and late joining is off), `banned` or `alreadyInLobby`. A code that is not in the
 * index never starts a room. `leave` names the current lobby that the user agrees to leave: its seat is given up after
 * the new one is taken, so a rejected join leaves the user in the old lobby.
 */
export const joinLobby = async (
  access: RoomAccess & { person: Person; mutedUntil: number | null },
  { code, leave: leaving }: { code: string; leave?: string | undefined },
) => {
  const { db, rooms, person, mutedUntil } = access;
  const [open, elsewhere] = await db.batch([openLobby(db, code), lobbiesElsewhere(db, person.user, code)]);
  if (open.length === 0) throw new ApiError('lobbyNotFound');
  await assertNotInLobby(access, person.user, { lobbies: elsewhere, leaving });
  const response = await acceptedResponse(
    db,
    code,
    await rooms.request(code, { type: 'join', person, mutedUntil }),
  );
  return confirmSeat(access, person, { lobby: response.lobby, leaving });
};
