import type { messages } from '@tallyho/drizzle/schema/messages';
import type { DirectMessage } from '@tallyho/game/people/messages';

/** A stored message as the API and the sockets tell it. */
export const directMessage = (row: typeof messages.$inferSelect): DirectMessage => ({
  _id: row.id,
  seq: row.seq,
  sender: { _id: row.senderId },
  recipient: { _id: row.recipientId },
  content: row.content,
  createdAt: row.createdAt.toISOString(),
});
