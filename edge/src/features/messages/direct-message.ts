import type { messages } from '@tallyho/drizzle/schema/messages';
import type { ApiDirectMessage } from '@tallyho/game/people/messages';

/** Maps a stored message to its form in the API and in socket events. */
export const directMessage = (row: typeof messages.$inferSelect): ApiDirectMessage => ({
  _id: row.id,
  seq: row.seq,
  sender: { _id: row.senderId },
  recipient: { _id: row.recipientId },
  content: row.content,
  createdAt: row.createdAt.toISOString(),
});
