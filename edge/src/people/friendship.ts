import type { Database } from '@tallyho/drizzle/client';
import {
  friendNotices,
  friendRequests,
  friendships,
  invitations,
  joinRequests,
} from '@tallyho/drizzle/schema/friends';
import { messages } from '@tallyho/drizzle/schema/messages';
import { limits } from '@tallyho/game/limits';
import { and, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { limitOf } from '../http/budgets.ts';

/** A user's id, or an SQL expression for it. */
type Id = string | SQLWrapper;

// Written as SQL text, because the query builder needs as long to build one of these conditions as the rest of the
// query. The wrapper keeps the table names: drizzle omits them for columns of the selection itself.
const holds = (condition: SQL): SQL<boolean> => sql`(${condition})`.mapWith(Boolean);

export const isFriend = (user: Id, friend: Id) =>
  holds(sql`exists (select 1 from friendships f where f.user_id = ${user} and f.friend_id = ${friend})`);

export const hasRequested = (sender: Id, recipient: Id) =>
  holds(
    sql`exists (select 1 from friend_requests r where r.sender_id = ${sender} and r.recipient_id = ${recipient})`,
  );

export const hasBlocked = (blocker: Id, blocked: Id) =>
  holds(sql`exists (select 1 from blocks b where b.blocker_id = ${blocker} and b.blocked_id = ${blocked})`);

/**
 * SQL condition: true if the user has the maximum number of friends. With `asking`, pending sent requests count too.
 */
export const isFull = (user: Id, asking: 'asking' | 'asked'): SQL<boolean> => {
  const friends = sql`(select count(*) from ${friendships} where ${friendships.userId} = ${user})`;
  const sent = sql`(select count(*) from ${friendRequests} where ${friendRequests.senderId} = ${user})`;
  const total = asking === 'asking' ? sql`${friends} + ${sent}` : friends;
  return sql`(${total} >= ${limits.friends.max})`.mapWith(Boolean);
};

/**
 * SQL condition: true if the user has as many open requests as an account may have, or has asked as many users within the last
 * 24 hours. `now`: epoch ms.
 */
export const hasAskedMany = (user: string, now: number): SQL<boolean> => {
  const { openRequests } = limits.friends;
  const { max: newRequests, per } = limitOf('friendRequests', 'account');
  const pending = sql`(select count(*) from ${friendRequests} where ${friendRequests.senderId} = ${user})`;
  const isToday = sql`${friendNotices.createdAt} > ${now - per}`;
  const today = sql`(select count(*) from ${friendNotices} where ${friendNotices.senderId} = ${user} and ${isToday})`;
  return sql`(${pending} >= ${openRequests} or ${today} >= ${newRequests})`.mapWith(Boolean);
};

/** SQL for the `seq` of the last message from `sender` to `recipient`; 0 if there is none. */
const lastReceived = (recipient: Id, sender: Id): SQL<number> =>
  sql`coalesce((select max(${messages.seq}) from ${messages} where ${messages.recipientId} = ${recipient} and ${messages.senderId} = ${sender}), 0)`;

/** Selects both rows of the friendship and both requests between two users. */
export const friendshipOf = (user: Id, other: Id) =>
  or(
    and(eq(friendships.userId, user), eq(friendships.friendId, other)),
    and(eq(friendships.userId, other), eq(friendships.friendId, user)),
  );
export const requestsBetween = (user: Id, other: Id) =>
  or(
    and(eq(friendRequests.senderId, user), eq(friendRequests.recipientId, other)),
    and(eq(friendRequests.senderId, other), eq(friendRequests.recipientId, user)),
  );
const noticesBetween = (user: Id, other: Id) =>
  or(
    and(eq(friendNotices.senderId, user), eq(friendNotices.recipientId, other)),
    and(eq(friendNotices.senderId, other), eq(friendNotices.recipientId, user)),
  );
export const invitationsBetween = (user: Id, other: Id) =>
  or(
    and(eq(invitations.recipientId, user), eq(invitations.senderId, other)),
    and(eq(invitations.recipientId, other), eq(invitations.senderId, user)),
  );
export const joinRequestsBetween = (user: Id, other: Id) =>
  or(
    and(eq(joinRequests.recipientId, user), eq(joinRequests.senderId, other)),
    and(eq(joinRequests.recipientId, other), eq(joinRequests.senderId, user)),
  );

/**
 * Returns the statements, for one batch, that make `user` and `sender` friends if a request exists and neither list is
 * full. Messages from an earlier friendship are marked as read.
 */
export const befriend = (db: Database, user: string, sender: Id, now = Date.now()) => {
  const requested = sql`${friendRequests} where ${friendRequests.senderId} = ${sender} and ${friendRequests.recipientId} = ${user}
    and not ${isFull(user, 'asked')} and not ${isFull(sender, 'asked')}`;
  const side = (own: SQLWrapper, other: SQLWrapper) =>
    sql`select ${own}, ${other}, ${now}, ${lastReceived(own, other)} from ${requested}`;
  const { senderId, recipientId } = friendRequests;
  return [
    db
      .insert(friendships)
      .select(sql`${side(senderId, recipientId)} union all ${side(recipientId, senderId)}`)
      .onConflictDoNothing(),
    db.delete(friendRequests).where(and(requestsBetween(user, sender), isFriend(user, sender))),
    // After this friendship, a new request is news again.
    db.delete(friendNotices).where(and(noticesBetween(user, sender), isFriend(user, sender))),
  ] as const;
};

/** Returns the key of a conversation between two users. The order of the arguments does not matter. */
export const conversationOf = (one: string, other: string): string =>
  one < other ? `${one}:${other}` : `${other}:${one}`;
