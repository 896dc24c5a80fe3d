import { friendNotices, friendRequests } from '@tallyho/drizzle/schema/friends';
import { users } from '@tallyho/drizzle/schema/users';
import { personCardSchema } from '@tallyho/game/people/person-card';
import { normalizedName } from '@tallyho/game/text';
import { and, eq, lte, ne, not, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { limitOf } from '../../http/budgets.ts';
import { ApiError } from '../../http/errors.ts';
import {
  befriend,
  hasAskedMany,
  hasBlocked,
  hasRequested,
  isFriend,
  isFull,
} from '../../people/friendship.ts';
import { cardColumns, cardOf, type PeopleAccess } from '../../people/person-card.ts';

/**
 * Sends a friend request by username. If the other user has already sent one, both become friends. Idempotent. It is
 * one batch under the write lock: if two users send requests to each other concurrently, the second one finds the
 * first. The other user is notified at most once a week, also if the request was declined or withdrawn meanwhile: such a request is
 * stored without a notification, and the caller cannot tell the difference. Throws `unknownUser` (also if the other user blocked the caller), `invalidInput` for the caller's own id, `blockedByYou`,
 * `alreadyFriends`, `tooManyFriends`, `tooManyRequests` (`limits.friends`).
 */
export const sendRequest = async (
  { db, userObjects, waitUntil, user }: PeopleAccess,
  username: string,
): Promise<{ friends: boolean }> => {
  const now = Date.now();
  const isNamed = eq(users.usernameNormalized, normalizedName(username));
  const theirId = sql`(select ${users.id} from ${users} where ${isNamed})`;
  const full = or(isFull(user.id, 'asking'), isFull(users.id, 'asked'));
  const manyAsked = hasAskedMany(user.id, now);
  const { senderId, recipientId, createdAt } = friendRequests;
  const weekAgo = new Date(now - limitOf('friendRequests', 'pair').per);
  const [[found], befriended, , , , , notified] = await db.batch([
    db
      .select({
        ...cardColumns,
        isFriend: isFriend(user.id, users.id),
        isBlocked: hasBlocked(user.id, users.id),
        hasBlocked: hasBlocked(users.id, user.id),
        wasAsked: hasRequested(user.id, users.id),
        hasAsked: hasRequested(users.id, user.id),
        isFull: sql`${full}`.mapWith(Boolean),
        hasAskedMany: manyAsked,
      })
      .from(users)
      .where(isNamed),
    ...befriend(db, user.id, theirId, now),
    db
      .insert(friendRequests)
      .select(
        db
          .select({
            senderId: sql`${user.id}`.as('sender'),
            recipientId: users.id,
            createdAt: sql`${now}`.as('now'),
          })
          .from(users)
          .where(
            and(
              isNamed,
              ne(users.id, user.id),
              not(isFriend(user.id, users.id)),
              not(hasRequested(users.id, user.id)),
              not(hasBlocked(user.id, users.id)),
              not(hasBlocked(users.id, user.id)),
              sql`not (${full})`,
              not(manyAsked),
            ),
          ),
      )
      .onConflictDoNothing(),
    db
      .delete(friendNotices)
      .where(and(eq(friendNotices.senderId, user.id), lte(friendNotices.createdAt, weekAgo))),
    db
      .insert(friendNotices)
      .select(
        db
          .select({ senderId, recipientId, createdAt })
          .from(friendRequests)
          .where(and(eq(senderId, user.id), eq(recipientId, theirId))),
      )
      .onConflictDoNothing()
      .returning({ recipient: friendNotices.recipientId }),
  ]);
  // A caller who blocked the user gets only this error, so it does not reveal a block in the other direction.
  if (found?.isBlocked) throw new ApiError('blockedByYou');
  if (found === undefined || found.hasBlocked) throw new ApiError('unknownUser', { field: 'username' });
  const friend = v.parse(personCardSchema, found);
  if (friend._id === user.id)
    throw new ApiError('invalidInput', { field: 'username', message: 'That is you.' });
  if (found.isFriend) throw new ApiError('alreadyFriends');
  const areFriends = befriended.rowsAffected > 0;
  if (areFriends) {
    waitUntil(userObjects.push(friend._id, { type: 'friendAdded', friend: cardOf(user) }));
    waitUntil(userObjects.push(user.id, { type: 'friendAdded', friend }));
  } else if (!found.wasAsked) {
    if (found.isFull || found.hasAsked) throw new ApiError('tooManyFriends');
    if (found.hasAskedMany) throw new ApiError('tooManyRequests', { budget: 'friendRequests' });
    if (notified.length > 0)
      waitUntil(userObjects.push(friend._id, { type: 'friendRequest', from: cardOf(user) }));
    waitUntil(userObjects.push(user.id, { type: 'friendsChanged' }));
  }
  return { friends: areFriends };
};
