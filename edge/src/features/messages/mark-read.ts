import { friendships } from '@tallyho/drizzle/schema/friends';
import { messages } from '@tallyho/drizzle/schema/messages';
import { and, eq, lt, lte, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ApiError } from '../../http/errors.ts';
import type { PeopleAccess } from '../../people/person-card.ts';

export const readSchema = v.object({
  /** `seq` of the last message that was read; omitted: all messages. */
  upTo: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))),
});

/**
 * Stores how far the user has read a friend's messages, and returns it. The position only increases, up to the friend's
 * last message, so later messages are unread. Notifies the tabs of both users. Throws `notFriends`.
 */
export const markRead = async (
  { db, userObjects, waitUntil, user }: PeopleAccess,
  friendId: string,
  upTo?: number,
): Promise<number> => {
  const mine = and(eq(friendships.userId, user.id), eq(friendships.friendId, friendId));
  const received = and(
    eq(messages.recipientId, user.id),
    eq(messages.senderId, friendId),
    upTo === undefined ? undefined : lte(messages.seq, upTo),
  );
  const lastRead = sql`coalesce((select max(${messages.seq}) from ${messages} where ${received}), 0)`;
  const [changed, [friendship]] = await db.batch([
    db
      .update(friendships)
      .set({ readSeq: lastRead })
      .where(and(mine, lt(friendships.readSeq, lastRead))),
    db.select({ readSeq: friendships.readSeq }).from(friendships).where(mine),
  ]);
  if (friendship === undefined) throw new ApiError('notFriends');
  const { readSeq } = friendship;
  if (changed.rowsAffected > 0)
    for (const each of [friendId, user.id])
      waitUntil(
        userObjects.push(each, { type: 'messagesRead', reader: user.id, friend: friendId, upTo: readSeq }),
      );
  return readSeq;
};
