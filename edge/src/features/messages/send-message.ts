import type { Database } from '@tallyho/drizzle/client';
import { messages } from '@tallyho/drizzle/schema/messages';
import { limits } from '@tallyho/game/limits';
import { type DirectMessage, messageContentSchema } from '@tallyho/game/people/messages';
import { and, desc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { standingOf } from '../../auth/account.ts';
import { ApiError } from '../../http/errors.ts';
import { conversationOf } from '../../people/conversation-key.ts';
import { databaseNow } from '../../people/database-clock.ts';
import { isFriend } from '../../people/friendship.ts';
import type { PeopleAccess } from '../../people/person-card.ts';
import { directMessage } from './direct-message.ts';

export const messageInputSchema = v.object({
  /** Any text: an id that cannot be is answered like one that is no friend's. */
  recipientId: v.string(),
  content: messageContentSchema,
  /** Made by the sender's browser; one is made for whoever sends none. */
  _id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'That is no id of a message.'))),
});

/** The statement for when somebody last wrote to somebody. */
export const lastSent = (db: Database, sender: string, recipient: string) =>
  db
    .select({ at: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.recipientId, recipient), eq(messages.senderId, sender)))
    .orderBy(desc(messages.seq))
    .limit(1);

/**
 * Sends a message to a friend and tells all tabs of both. The same `_id` again is the same message again. Whether they
 * are friends and the pause is over is asked by the statement that stores it, so that of two sent at once one is taken.
 * Throws `muted` (with `until` and `reason`), `notFriends`, `cooldown` (with Retry-After), `invalidInput`.
 */
export const sendMessage = async (
  { db, people, later, user }: PeopleAccess,
  { recipientId, content, _id = crypto.randomUUID() }: v.InferOutput<typeof messageInputSchema>,
): Promise<DirectMessage> => {
  const { mute } = standingOf(user);
  const last = sql`coalesce((${lastSent(db, user.id, recipientId)}), 0)`;
  // A clock set back must not silence anybody.
  const mayWrite = sql`${mute === null ? 1 : 0} and ${isFriend(user.id, recipientId)}
    and not (${databaseNow} - ${last} between 0 and ${limits.directMessage.cooldown - 1})`;
  const conversation = conversationOf(user.id, recipientId);
  const [stored, [kept], [state]] = await db.batch([
    db
      .insert(messages)
      .select(
        sql`select null, ${_id}, ${conversation}, ${user.id}, ${recipientId}, ${content}, ${databaseNow} where ${mayWrite}`,
      )
      .onConflictDoNothing(),
    db
      .select()
      .from(messages)
      .where(and(eq(messages.senderId, user.id), eq(messages.id, _id))),
    db
      .select({
        isFriend: isFriend(user.id, recipientId),
        wait: sql<number>`${last} + ${limits.directMessage.cooldown} - ${databaseNow}`,
      })
      .from(sql`(select 1)`),
  ]);
  if (kept !== undefined) {
    if (kept.recipientId !== recipientId)
      throw new ApiError('invalidInput', { field: '_id', message: 'That message went to somebody else.' });
    const message = directMessage(kept);
    if (stored.rowsAffected > 0)
      for (const each of [recipientId, user.id]) later(people.push(each, { type: 'directMessage', message }));
    return message;
  }
  if (mute !== null)
    throw new ApiError('muted', {
      message: `You cannot write messages until ${mute.until}: ${mute.reason}`,
      extra: mute,
    });
  if (!state?.isFriend) throw new ApiError('notFriends');
  throw new ApiError('cooldown', { retryAfter: Math.max(1, Math.ceil(state.wait / 1000)) });
};
