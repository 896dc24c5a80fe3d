import type { Database } from '@tallyho/drizzle/client';
import { joinRequests } from '@tallyho/drizzle/schema/friends';
import { lobbyMembers } from '@tallyho/drizzle/schema/lobbies';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import { and, eq, gt, sql } from 'drizzle-orm';
import { limitOf } from '../../http/budgets.ts';
import { ApiError } from '../../http/errors.ts';
import { databaseNow } from '../../people/database-clock.ts';
import { isFriend } from '../../people/friendship.ts';
import { cardColumns, cardOf, type PeopleAccess } from '../../people/person-card.ts';

/** Time before the same friend can be asked again, in milliseconds. */
const { per: pause } = limitOf('joinRequests', 'pair');

/** An answered request is kept until the job deletes it, so that the pause still applies. */
export const answeredRequest = { expiresAt: new Date(0) };

/** Selects the request of `sender` to `recipient`, if it is open. */
export const openRequestOf = (sender: string, recipient: string, now = new Date()) =>
  and(
    eq(joinRequests.recipientId, recipient),
    eq(joinRequests.senderId, sender),
    gt(joinRequests.expiresAt, now),
  );

/**
 * Asks a friend for an invitation to the friend's lobby, for five minutes. A second request within the pause changes nothing, as long as
 * the first one is open. The friend's lobby is the one that friends were told of, so that a user who appears offline is not at a table.
 * Throws `notFriends`, `notAtTable`, `cooldown` (with Retry-After).
 */
export const askToJoin = async (
  { db, userObjects, waitUntil, user }: PeopleAccess,
  friendId: string,
): Promise<void> => {
  const expiresAt = sql`${databaseNow} + ${limits.invitation}`;
  const isAtTable = sql`exists (select 1 from presence p where p.user_id = ${friendId} and p.told in ('inLobby', 'inGame'))`;
  const [[earlier], [made], [state]] = await db.batch([
    db
      .select()
      .from(joinRequests)
      .where(and(eq(joinRequests.recipientId, friendId), eq(joinRequests.senderId, user.id))),
    db
      .insert(joinRequests)
      .select(
        sql`select ${user.id}, ${friendId}, ${databaseNow}, ${expiresAt} where ${isFriend(user.id, friendId)} and ${isAtTable}`,
      )
      .onConflictDoUpdate({
        target: [joinRequests.recipientId, joinRequests.senderId],
        set: { createdAt: databaseNow, expiresAt },
        setWhere: sql`${databaseNow} - ${joinRequests.createdAt} not between 0 and ${pause - 1}`,
      })
      .returning({ expiresAt: joinRequests.expiresAt }),
    db
      .select({ isFriend: isFriend(user.id, friendId), isAtTable: isAtTable.mapWith(Boolean) })
      .from(sql`(select 1)`),
  ]);
  if (made === undefined) {
    if (!state?.isFriend) throw new ApiError('notFriends');
    if (!state.isAtTable) throw new ApiError('notAtTable');
    if (earlier !== undefined && earlier.expiresAt.getTime() > Date.now()) return;
    const wait = (earlier?.createdAt.getTime() ?? 0) + pause - Date.now();
    throw new ApiError('cooldown', {
      budget: 'joinRequests',
      message: 'Wait a moment before you ask again.',
      retryAfter: Math.max(1, Math.ceil(wait / 1000)),
    });
  }
  const request = { from: cardOf(user), expiresAt: made.expiresAt.toISOString() };
  waitUntil(userObjects.push(friendId, { type: 'joinRequest', request }));
};

/**
 * Returns the statement that selects the open requests to a user who is in a lobby, the oldest first, except of those who are there
 * already.
 */
export const joinRequestsTo = (db: Database, userId: string, now = new Date()) => {
  const mine = sql`select m.lobby_code from lobby_members m where m.user_id = ${userId}`;
  const isHere = sql`exists (select 1 from ${lobbyMembers} where ${lobbyMembers.userId} = ${joinRequests.senderId} and ${lobbyMembers.lobbyCode} in (${mine}))`;
  return db
    .select({ from: cardColumns, expiresAt: joinRequests.expiresAt })
    .from(joinRequests)
    .innerJoin(users, eq(users.id, joinRequests.senderId))
    .where(
      and(
        eq(joinRequests.recipientId, userId),
        gt(joinRequests.expiresAt, now),
        sql`exists (${mine})`,
        sql`not ${isHere}`,
      ),
    )
    .orderBy(joinRequests.createdAt);
};

/** Declines a friend's request. The friend is not told. Does nothing if there is none. */
export const declineJoinRequest = async (
  { db, userObjects, waitUntil, user }: PeopleAccess,
  friendId: string,
): Promise<void> => {
  const { rowsAffected } = await db
    .update(joinRequests)
    .set(answeredRequest)
    .where(openRequestOf(friendId, user.id));
  if (rowsAffected > 0) waitUntil(userObjects.push(user.id, { type: 'joinRequestGone', from: friendId }));
};
