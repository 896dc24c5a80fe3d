import { presenceSchema } from '@tallyho/game/people/person-card';
import { isNotNull } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

const person = (name: string) =>
  text(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Friendships: two rows for each, one for each user. */
export const friendships = sqliteTable(
  'friendships',
  {
    userId: person('user_id'),
    friendId: person('friend_id'),
    since: integer('since', { mode: 'timestamp_ms' }).notNull(),
    /** `seq` of the friend's last message that the user has read; only increases. */
    readSeq: integer('read_seq').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.friendId] }),
    index('friendships_friend').on(table.friendId),
  ],
);

/** Open friend requests. */
export const friendRequests = sqliteTable(
  'friend_requests',
  {
    senderId: person('sender_id'),
    recipientId: person('recipient_id'),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.senderId, table.recipientId] }),
    index('friend_requests_recipient').on(table.recipientId),
  ],
);

/**
 * When a user was notified of a request of another one. The row stays after the request was declined or withdrawn, so that the
 * next one does not notify again (`limits.friends.notifyAgain`).
 */
export const friendNotices = sqliteTable(
  'friend_notices',
  {
    senderId: person('sender_id'),
    recipientId: person('recipient_id'),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.senderId, table.recipientId] }),
    index('friend_notices_recipient').on(table.recipientId),
    index('friend_notices_created').on(table.createdAt),
  ],
);

/** Users whom a user has blocked. */
export const blocks = sqliteTable(
  'blocks',
  {
    blockerId: person('blocker_id'),
    blockedId: person('blocked_id'),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('blocks_blocked').on(table.blockedId),
  ],
);

/** The last report of the user object (game/src/protocol/user-object.ts). A user without a row is offline. */
export const presence = sqliteTable(
  'presence',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    online: integer('online', { mode: 'boolean' }).notNull(),
    /** Revision of the report; only a newer report replaces it. */
    rev: integer('rev').notNull(),
    /** The presence that friends were last notified of. The request that changes it sends the notification. */
    notified: text('told', { enum: presenceSchema.options }).notNull().default('offline'),
    /** The lobby of that notification. */
    notifiedLobby: text('told_lobby'),
  },
  (table) => [index('presence_lobby').on(table.notifiedLobby).where(isNotNull(table.notifiedLobby))],
);

/** The last time that a user asked a friend for an invitation to the friend's lobby. Without a code: only the invitation has it. */
export const joinRequests = sqliteTable(
  'join_requests',
  {
    senderId: person('sender_id'),
    recipientId: person('recipient_id'),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recipientId, table.senderId] }),
    index('join_requests_sender').on(table.senderId),
    index('join_requests_expiry').on(table.expiresAt),
  ],
);

/** The last invitation to a lobby from one user to another. */
export const invitations = sqliteTable(
  'invitations',
  {
    id: text('id').notNull().unique(),
    senderId: person('sender_id'),
    recipientId: person('recipient_id'),
    lobbyCode: text('lobby_code').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recipientId, table.senderId] }),
    index('invitations_sender').on(table.senderId),
    index('invitations_expiry').on(table.expiresAt),
  ],
);
