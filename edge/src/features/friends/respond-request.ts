import { friendRequests } from '@tallyho/drizzle/schema/friends';
import { users } from '@tallyho/drizzle/schema/users';
import { personCardSchema } from '@tallyho/game/people/person-card';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { ApiError } from '../../http/errors.ts';
import { befriend, hasRequested, isFriend } from '../../people/friendship.ts';
import { cardColumns, cardOf, type PeopleAccess } from '../../people/person-card.ts';

const requestOf = (sender: string, recipient: string) =>
  and(eq(friendRequests.senderId, sender), eq(friendRequests.recipientId, recipient));

/** Accepts a friend request. Idempotent. Throws `noRequest`, `tooManyFriends`. */
export const acceptRequest = async (
  { db, userObjects, waitUntil, user }: PeopleAccess,
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
  waitUntil(userObjects.push(senderId, { type: 'friendAdded', friend: cardOf(user) }));
  waitUntil(userObjects.push(user.id, { type: 'friendAdded', friend: v.parse(personCardSchema, sender) }));
};

/** Deletes a pending request, if there is one, and notifies the tabs of both users. */
const removeRequest = async (
  { db, userObjects, waitUntil }: PeopleAccess,
  sender: string,
  recipient: string,
): Promise<void> => {
  const { rowsAffected } = await db.delete(friendRequests).where(requestOf(sender, recipient));
  if (rowsAffected > 0)
    for (const each of [sender, recipient]) waitUntil(userObjects.push(each, { type: 'friendsChanged' }));
};

/** Declines a received request. Does nothing if there is none. */
export const declineRequest = (access: PeopleAccess, senderId: string): Promise<void> =>
  removeRequest(access, senderId, access.user.id);

/** Withdraws a sent request. Does nothing if there is none. */
export const withdrawRequest = (access: PeopleAccess, recipientId: string): Promise<void> =>
  removeRequest(access, access.user.id, recipientId);
