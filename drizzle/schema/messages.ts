import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** Direct messages. They outlive a friendship, but not the account of either side. */
export const messages = sqliteTable(
  'messages',
  {
    /** The server's order of all messages. */
    seq: integer('seq').primaryKey({ autoIncrement: true }),
    /** Made by the sender's browser; unique for the sender. */
    id: text('id').notNull(),
    /** Both ids, the smaller first, with a colon between. */
    conversation: text('conversation').notNull(),
    senderId: text('sender_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipientId: text('recipient_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('messages_conversation').on(table.conversation, table.seq),
    index('messages_received').on(table.recipientId, table.senderId, table.seq),
    uniqueIndex('messages_sent').on(table.senderId, table.id),
  ],
);
