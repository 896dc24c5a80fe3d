import type { Database } from '@tallyho/drizzle/client';
import { friendships } from '@tallyho/drizzle/schema/friends';
import { messages } from '@tallyho/drizzle/schema/messages';
import { limits } from '@tallyho/game/limits';
import type { ApiConversation } from '@tallyho/game/people/messages';
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import * as v from 'valibot';
import type { User } from '../../auth/user.ts';
import { ApiError } from '../../http/errors.ts';
import { conversationOf, friendshipOf } from '../../people/friendship.ts';
import { directMessage } from './direct-message.ts';

const seq = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'That is no place in a conversation.'), v.transform(Number)),
);

/** Selects the page: the newest, the messages before a `seq`, or those after one. */
export const pageSchema = v.pipe(
  v.object({ before: seq, after: seq }),
  v.check(
    ({ before, after }) => before === undefined || after === undefined,
    'Ask for older messages or for newer ones.',
  ),
);
type Page = v.InferOutput<typeof pageSchema>;

const size = limits.directMessage.page;

/**
 * Returns the statement for a page plus one message, which shows whether there are more. Newest first, except with
 * `after`.
 */
export const pageOf = (db: Database, conversation: string, { before, after }: Page) =>
  db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversation, conversation),
        before === undefined ? undefined : lt(messages.seq, before),
        after === undefined ? undefined : gt(messages.seq, after),
      ),
    )
    .orderBy(after === undefined ? desc(messages.seq) : asc(messages.seq))
    .limit(size + 1);

/**
 * Returns a page of the conversation with a friend, oldest first, and how far each user has read. Throws `notFriends`.
 */
export const readConversation = async (
  { db, user }: { db: Database; user: User },
  friendId: string,
  page: Page,
): Promise<ApiConversation> => {
  const [sides, found] = await db.batch([
    db
      .select({ userId: friendships.userId, readSeq: friendships.readSeq })
      .from(friendships)
      .where(friendshipOf(user.id, friendId)),
    pageOf(db, conversationOf(user.id, friendId), page),
  ]);
  const readBy = (reader: string) => sides.find(({ userId }) => userId === reader)?.readSeq;
  const readByMe = readBy(user.id);
  if (readByMe === undefined) throw new ApiError('notFriends');
  const rows = found.slice(0, size);
  return {
    messages: (page.after === undefined ? rows.reverse() : rows).map(directMessage),
    hasMore: found.length > size,
    readByFriend: readBy(friendId) ?? 0,
    readByMe,
  };
};
