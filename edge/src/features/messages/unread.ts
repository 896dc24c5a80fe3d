import type { Database } from '@tallyho/drizzle/client';
import { friendships } from '@tallyho/drizzle/schema/friends';
import { messages } from '@tallyho/drizzle/schema/messages';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Account } from '../../auth/account.ts';

/** The statement for how many messages of each friend are unread, where there are any: friends first, then the index. */
export const unreadCountsQuery = (db: Database, userId: string) =>
  db
    .select({ friend: friendships.friendId, unread: sql<number>`count(*)` })
    .from(friendships)
    // Not an inner join: it would let the planner begin with every message that the person ever got.
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

/** How many messages of which friend are unread; who has none is not in it. */
export const unreadCounts = async ({
  db,
  user,
}: {
  db: Database;
  user: Account;
}): Promise<Record<string, number>> => {
  const rows = await unreadCountsQuery(db, user.id);
  return Object.fromEntries(rows.map(({ friend, unread }) => [friend, unread]));
};
