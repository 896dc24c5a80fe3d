import { users } from '@tallyho/drizzle/schema/users';
import { personSchema } from '@tallyho/game/room/person';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { ApiError } from '../../http/errors.ts';
import type { RoomClient } from '../../http/room-client.ts';
import { lobbiesOf, tellRooms } from '../../http/room-notice.ts';
import { type Account, personOf } from '../../identity/account.ts';
import type { PeopleAccess } from '../../people/person-card.ts';
import { tellFriends } from '../../people/tell-friends.ts';

export const pictureSchema = v.object({ avatarNumber: personSchema.entries.avatar });

/** Changes one's own avatar, in the room one is in, for friends and in one's other tabs too. Throws `forbidden` for anybody else's. */
export const updatePicture = async (
  { db, rooms, people, later, user }: PeopleAccess & { rooms: RoomClient },
  { userId, avatarNumber }: v.InferOutput<typeof pictureSchema> & { userId: string },
): Promise<Account> => {
  if (userId !== user.id) throw new ApiError('forbidden');
  const [, lobbies] = await db.batch([
    db.update(users).set({ avatar: avatarNumber }).where(eq(users.id, user.id)),
    lobbiesOf(db, user.id),
  ]);
  const account = { ...user, avatar: avatarNumber };
  later(people.push(user.id, { type: 'accountChanged' }));
  later(tellFriends({ db, people }, user.id, { type: 'friendsChanged' }));
  await tellRooms(rooms, lobbies, { type: 'profileChanged', person: personOf(account) });
  return account;
};
