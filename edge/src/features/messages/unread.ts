import type { Database } from '@tallyho/drizzle/client';
import { friendships } from '@tallyho/drizzle/schema/friends';
import { messages } from '@tallyho/drizzle/schema/messages';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { User } from '../../auth/user.ts';

/**
 * Returns the statement that counts unread messages per friend, omitting zeros. It reads the friends first, then the
 * message index.
 */
export const unreadCountsQuery = (db: Database, userId: string) =>
  db
    .select({ friend: friendships.friendId, unread: sql<number>`count(*)` })
    .from(friendships)
    // A cross join, because with an inner join the planner may start with all messages that the user ever received.
    .crossJoin(messages)
    .where(
      and(
        eq(friendships.userId, userId),
        eq(messages.recipientId, friendships.userId),
        eq(messages.senderId, friendships.friendId),
        gt(messages.seq, friendships.readSeq),
      ),
    )
    .groupBy(friendships.friendId);

/** Returns the number of unread messages per friend; friends without unread messages are omitted. */
export const unreadCounts = async ({
  db,
  user,
}: {
  db: Database;
  user: User;
}): Promise<Record<string, number>> => {
  const rows = await unreadCountsQuery(db, user.id);
  return Object.fromEntries(rows.map(({ friend, unread }) => [friend, unread]));
};
