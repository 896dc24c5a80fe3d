import type { Person } from '@tallyho/game/model/person';
import * as v from 'valibot';
import { ApiError } from '../../http/errors.ts';
import { lobbiesElsewhere, openLobby } from '../../rooms/lobby-index.ts';
import { acceptedAnswer, type RoomAccess } from '../../rooms/send-command.ts';
import { assertNotInLobby, confirmSeat, leaveField } from './single-lobby.ts';

/** Everything else in the body is ignored: who joins is known. */
export const joinLobbySchema = v.object({ leave: leaveField });

/**
 * Takes a seat and answers the lobby's players; a member just stays. Throws `lobbyNotFound`, `lobbyFull`,
 * `gameInProgress` (a game runs, and the lobby's rules let nobody join late), `barred` or `alreadyInLobby`. A code that is
 * not in the index never wakes a room. `leave` names another lobby of theirs that they agree to leave: its seat is given up
 * after the new one is taken, so that any refusal leaves them where they were.
 */
export const joinLobby = async (
  access: RoomAccess & { person: Person; silencedUntil: number | null },
  { code, leave: leaving }: { code: string; leave?: string | undefined },
) => {
  const { db, rooms, person, silencedUntil } = access;
  const [open, elsewhere] = await db.batch([openLobby(db, code), lobbiesElsewhere(db, person.user, code)]);
  if (open.length === 0) throw new ApiError('lobbyNotFound');
  await assertNotInLobby(access, person.user, { lobbies: elsewhere, leaving });
  const answer = await acceptedAnswer(
    db,
    code,
    await rooms.request(code, { type: 'join', person, silencedUntil }),
  );
  return confirmSeat(access, person, { lobby: answer.lobby, leaving });
};
