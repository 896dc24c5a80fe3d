import { displayNameSchema } from '@tallyho/game/accounts/display-name';
import { isProfane } from '@tallyho/game/people/profanity';
import * as v from 'valibot';
import { reservedLookalike } from '../../auth/sign-up/former-usernames.ts';
import { personOfUser, type User } from '../../auth/user.ts';
import { ApiError } from '../../http/errors.ts';
import { selectLobbiesOf } from '../../http/notify-rooms.ts';
import type { RoomClient } from '../../http/room-client.ts';
import type { PeopleAccess } from '../../people/person-card.ts';
import { guestNameIn, lookalikeRefusal, renamingOf, reservedRefusal } from '../../rooms/guest-names.ts';
import { applyLobbyRecord } from '../../rooms/lobby-index.ts';

/** Payload of POST /api/guests/rename. */
export const renameSchema = v.object({ name: displayNameSchema });

/** Throws `profaneUsername` for a profane display name. */
export const refuseProfaneName = (name: string): void => {
  if (isProfane(name))
    throw new ApiError('profaneUsername', { field: 'name', message: 'Please find a kinder name' });
};

/**
 * Changes a guest's name, first in the room, which gives it a number if another player has the name. Returns the account with the
 * name that the guest got. Idempotent. Throws `profaneUsername`, `usernameTaken` (it looks like a
 * reserved username), `nameInLobby` (another spelling of an account's name, with a free
 * name as `suggestion`), `roomUnavailable` (then nothing has changed).
 */
export const renameGuest = async (
  { db, rooms, userObjects, waitUntil, user }: PeopleAccess & { rooms: RoomClient },
  { name }: v.InferOutput<typeof renameSchema>,
): Promise<User> => {
  refuseProfaneName(name);
  const [lobbies, [reserved]] = await db.batch([selectLobbiesOf(db, user.id), reservedLookalike(db, name)]);
  if (reserved !== undefined) throw reservedRefusal(name);
  let username = name;
  for (const { code } of lobbies) {
    const person = { ...personOfUser(user), username };
    const response = await rooms.request(code, { type: 'profileChanged', person, isRename: true });
    if (response.ok) {
      await applyLobbyRecord(db, response.lobby);
      username = guestNameIn(response.lobby, user.id) ?? username;
    } else if (response.error === 'nameInLobby') throw lookalikeRefusal(name);
    // Otherwise the guest has no seat there any more.
  }
  // Changes nothing if the room's record was stored.
  await db.batch(renamingOf(db, { id: user.id, before: user.username, after: username }));
  waitUntil(userObjects.push(user.id, { type: 'accountChanged' }));
  return { ...user, username };
};
