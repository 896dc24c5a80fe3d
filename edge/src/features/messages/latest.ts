import type { Database } from '@tallyho/drizzle/client';
import { friendships } from '@tallyho/drizzle/schema/friends';
import { messages } from '@tallyho/drizzle/schema/messages';
import { limits } from '@tallyho/game/limits';
import type { ApiDirectMessage } from '@tallyho/game/people/messages';
import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { User } from '../../auth/user.ts';
import { directMessage } from './direct-message.ts';

/** SQL for the key of the conversation of a friendship, as `conversationOf` makes it. */
const key = sql`min(${friendships.userId}, ${friendships.friendId}) || ':' || max(${friendships.userId}, ${friendships.friendId})`;

/** Returns the statement for the last message with each friend, the latest first. It reads the friends first, then the message index. */
export const latestMessagesQuery = (db: Database, userId: string) =>
  db
    .select(getTableColumns(messages))
    .from(friendships)
    // A cross join, so that the planner starts with the friends.
    .crossJoin(messages)
    .where(
      sql`${eq(friendships.userId, userId)} and ${messages.seq} = (select max(m.seq) from messages m where m.conversation = ${key})`,
    )
    .orderBy(desc(messages.seq))
    .limit(limits.directMessage.latest);

/** Returns the last message with each friend, the latest first; friends without a message are omitted. */
export const latestMessages = async ({
  db,
  user,
}: {
  db: Database;
  user: User;
}): Promise<ApiDirectMessage[]> => (await latestMessagesQuery(db, user.id)).map(directMessage);
