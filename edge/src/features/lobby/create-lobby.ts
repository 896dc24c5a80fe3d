import { limits } from '@tallyho/game/limits';
import type { Person, Source } from '@tallyho/game/model/person';
import { roomRulesSchema } from '@tallyho/game/model/room-rules';
import * as v from 'valibot';
import { ApiError } from '../../http/errors.ts';
import { lobbiesOf } from '../../rooms/lobby-index.ts';
import type { RoomAccess } from '../../rooms/send-command.ts';
import { assertNotInLobby, confirmSeat, leaveField } from '../../rooms/single-lobby.ts';
import { newLobbyCode } from './lobby-code.ts';

const { min, max } = limits.capacity;

export const createLobbySchema = v.object({
  isPublic: v.optional(v.boolean(), false),
  maxPlayers: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)),
    limits.capacity.default,
  ),
  /** Default rules if omitted. */
  rules: v.optional(roomRulesSchema),
  leave: leaveField,
});

const attempts = 5;

/**
 * Opens a lobby with its creator as the leader and returns its code. Throws `alreadyInLobby` with the code of the
 * current lobby, unless `leave` names it: then that seat is given up after the new lobby is open.
 */
export const createLobby = async (
  access: RoomAccess & {
    person: Person;
    mutedUntil?: number | null;
    /** Returns where the request comes from, for the lobby with this code. */
    sourceIn?: (code: string) => Promise<Source>;
    newCode?: () => string;
  },
  input: v.InferOutput<typeof createLobbySchema>,
): Promise<string> => {
  const { db, rooms, person, mutedUntil = null, sourceIn, newCode = newLobbyCode } = access;
  const leaving = input.leave;
  await assertNotInLobby(access, person.user, { lobbies: await lobbiesOf(db, person.user), leaving });
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const code = newCode();
    const response = await rooms.request(code, {
      type: 'create',
      owner: person,
      isPublic: input.isPublic,
      capacity: input.maxPlayers,
      rules: input.rules,
      mutedUntil,
      source: await sourceIn?.(code),
    });
    if (response.ok) {
      await confirmSeat(access, person, { lobby: response.lobby, leaving });
      return code;
    }
    if (response.error !== 'codeTaken') throw new ApiError(response.error);
  }
  throw new ApiError('roomUnavailable');
};
