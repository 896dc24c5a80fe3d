import { nextNumberedName } from '@tallyho/game/accounts/display-name';
import type { Person } from '@tallyho/game/model/person';
import type { Joiner } from '@tallyho/game/room/state/event';
import * as v from 'valibot';
import { ApiError } from '../http/errors.ts';
import { assertGuessesLeft, type CodeSources, recordWrongCode, wrongCodesOf } from './code-guesses.ts';
import { lobbiesElsewhere, noteTraces, openLobby } from './lobby-index.ts';
import { acceptedResponse, type RoomAccess } from './send-command.ts';
import { assertNotInLobby, confirmSeat, leaveField } from './single-lobby.ts';

/** `list`: the caller chose the lobby in the list of public lobbies. */
export const fromList = v.optional(v.literal('list'));

/** The player comes from the session; other fields are ignored. */
export const joinLobbySchema = v.object({ leave: leaveField, from: fromList });

/**
 * Joins a lobby and returns its players. Does nothing for a member. Throws `lobbyNotFound`, `lobbyFull`,
 * `gameInProgress` (a game is running and late joining is off), `banned`, the reasons for guests, `alreadyInLobby` or `tooManyAttempts` (wrong
 * codes of `sources`). A code that is not in the index never starts a room. `leave` names the current lobby that the user agrees to leave: its seat is given up after
 * the new one is taken, so a rejected join leaves the user in the old lobby.
 */
export const joinLobby = async (
  access: RoomAccess & Joiner & { mutedUntil: number | null },
  {
    code,
    leave: leaving,
    from,
    sources = [],
  }: { code: string; sources?: CodeSources } & v.InferOutput<typeof joinLobbySchema>,
) => {
  const { db, rooms, person, mutedUntil, isGuest, source } = access;
  const [open, elsewhere, guesses] = await db.batch([
    openLobby(db, code),
    lobbiesElsewhere(db, person.user, code),
    wrongCodesOf(db, sources),
    // A guest who has to ask the leader is stored there without a seat.
    ...(isGuest ? [noteTraces(db, code, [person.user])] : []),
  ]);
  assertGuessesLeft(guesses, sources);
  if (open.length === 0) {
    await recordWrongCode(db, sources);
    throw new ApiError('lobbyNotFound');
  }
  await assertNotInLobby(access, person.user, { lobbies: elsewhere, leaving });
  const join = (as: Person) =>
    rooms.request(code, { type: 'join', person: as, mutedUntil, isGuest, source, from });
  const first = await join(person);
  // The guest has chosen the name in another lobby and is asked nothing here, so a name that looks like a member's gets a number.
  const isAlike = !first.ok && first.error === 'nameInLobby';
  const joined = isAlike ? await join({ ...person, username: nextNumberedName(person.username) }) : first;
  const response = await acceptedResponse(db, code, joined);
  return confirmSeat(access, person, { lobby: response.lobby, leaving });
};
