import { friendRequests } from '@tallyho/drizzle/schema/friends';
import { users } from '@tallyho/drizzle/schema/users';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../http/errors.ts';
import { befriend, hasRequested, isFriend } from '../../people/friendship.ts';
import { cardColumns, cardOf, type PeopleAccess } from '../../people/person-card.ts';

const requestOf = (sender: string, recipient: string) =>
  and(eq(friendRequests.senderId, sender), eq(friendRequests.recipientId, recipient));

/** Makes a friend of whoever asked; a second time is fine. Throws `noRequest`, `tooManyFriends`. */
export const acceptRequest = async (
  { db, people, later, user }: PeopleAccess,
  senderId: string,
): Promise<void> => {
  const [[sender], befriended] = await db.batch([
    db
      .select({
        ...cardColumns,
        isFriend: isFriend(user.id, users.id),
        hasAsked: hasRequested(users.id, user.id),
      })
      .from(users)
      .where(eq(users.id, senderId)),
    ...befriend(db, user.id, senderId),
  ]);
  if (sender?.isFriend) return;
  if (!sender?.hasAsked) throw new ApiError('noRequest');
  if (befriended.rowsAffected === 0) throw new ApiError('tooManyFriends');
  const { _id, username, avatar } = sender;
  later(people.push(_id, { type: 'friendAdded', friend: cardOf(user) }));
  later(people.push(user.id, { type: 'friendAdded', friend: { _id, username, avatar } }));
};

/** Removes a request that waits, if there is one, and lets both sides' tabs know. */
const removeRequest = async (
  { db, people, later }: PeopleAccess,
  sender: string,
  recipient: string,
): Promise<void> => {
  const { rowsAffected } = await db.delete(friendRequests).where(requestOf(sender, recipient));
  if (rowsAffected > 0)
    for (const each of [sender, recipient]) later(people.push(each, { type: 'friendsChanged' }));
};

/** Declines somebody's request. Where there is none, that is done already. */
export const declineRequest = (access: PeopleAccess, senderId: string): Promise<void> =>
  removeRequest(access, senderId, access.user.id);

/** Takes back one's own request. Where there is none, that is done already. */
export const withdrawRequest = (access: PeopleAccess, recipientId: string): Promise<void> =>
  removeRequest(access, access.user.id, recipientId);
