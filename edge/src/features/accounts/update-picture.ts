import { users } from '@tallyho/drizzle/schema/users';
import { personSchema } from '@tallyho/game/model/person';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { personOfUser, type User, userColumns } from '../../auth/user.ts';
import { ApiError } from '../../http/errors.ts';
import { notifyRooms, selectLobbiesOf } from '../../http/notify-rooms.ts';
import type { RoomClient } from '../../http/room-client.ts';
import { notifyFriends } from '../../people/notify-friends.ts';
import type { PeopleAccess } from '../../people/person-card.ts';

export const pictureSchema = v.object({ avatarNumber: personSchema.entries.avatar });

/**
 * Changes the user's own avatar, and notifies the lobby, friends and the user's other tabs. Throws `forbidden` for
 * another user's account.
 */
export const updatePicture = async (
  { db, rooms, userObjects, waitUntil, user }: PeopleAccess & { rooms: RoomClient },
  { userId, avatarNumber }: v.InferOutput<typeof pictureSchema> & { userId: string },
): Promise<User> => {
  if (userId !== user.id) throw new ApiError('forbidden');
  const [[account = user], lobbies] = await db.batch([
    // With the name of now, which may have changed during this request.
    db.update(users).set({ avatar: avatarNumber }).where(eq(users.id, user.id)).returning(userColumns),
    selectLobbiesOf(db, user.id),
  ]);
  waitUntil(userObjects.push(user.id, { type: 'accountChanged' }));
  waitUntil(notifyFriends({ db, userObjects }, user.id, { type: 'friendsChanged' }));
  await notifyRooms(rooms, lobbies, { type: 'profileChanged', person: personOfUser(account) });
  return account;
};
