import { invitations, joinRequests } from '@tallyho/drizzle/schema/friends';
import { limits } from '@tallyho/game/limits';
import type { ApiInvitation } from '@tallyho/game/people/invitations';
import { and, eq, sql } from 'drizzle-orm';
import { limitOf } from '../../http/budgets.ts';
import { ApiError } from '../../http/errors.ts';
import { databaseNow } from '../../people/database-clock.ts';
import { isFriend } from '../../people/friendship.ts';
import { cardOf, type PeopleAccess } from '../../people/person-card.ts';
import { lobbiesOf } from '../../rooms/lobby-index.ts';
import { answeredRequest, openRequestOf } from './join-requests.ts';

/** Time before the same friend can be invited again, in milliseconds. */
const { per: pause } = limitOf('invitations', 'pair');

/**
 * Invites a friend to the caller's lobby, and so answers the friend's request to join it. Replaces an earlier invitation from the caller to
 * this friend. Throws `notFriends`, `notInLobby`, `cooldown` (with Retry-After).
 */
export const sendInvitation = async (
  { db, userObjects, waitUntil, user }: PeopleAccess,
  friendId: string,
): Promise<ApiInvitation> => {
  const id = crypto.randomUUID();
  const expiresAt = sql`${databaseNow} + ${limits.invitation}`;
  const mine = lobbiesOf(db, user.id).limit(1);
  const [[earlier], [made], [state], answered] = await db.batch([
    db
      .select()
      .from(invitations)
      .where(and(eq(invitations.recipientId, friendId), eq(invitations.senderId, user.id))),
    db
      .insert(invitations)
      .select(
        sql`select ${id}, ${user.id}, ${friendId}, code, ${databaseNow}, ${expiresAt}
          from ${mine} where ${isFriend(user.id, friendId)}`,
      )
      .onConflictDoUpdate({
        target: [invitations.recipientId, invitations.senderId],
        set: { id, lobbyCode: sql`excluded.lobby_code`, createdAt: databaseNow, expiresAt },
        setWhere: sql`${databaseNow} - ${invitations.createdAt} not between 0 and ${pause - 1}`,
      })
      .returning({ code: invitations.lobbyCode, expiresAt: invitations.expiresAt }),
    db
      .select({ isFriend: isFriend(user.id, friendId), isInLobby: sql`exists ${mine}`.mapWith(Boolean) })
      .from(sql`(select 1)`),
    db
      .update(joinRequests)
      .set(answeredRequest)
      .where(
        and(
          openRequestOf(friendId, user.id),
          sql`exists (select 1 from ${invitations} where ${invitations.id} = ${id})`,
        ),
      ),
  ]);
  if (made === undefined) {
    if (!state?.isFriend) throw new ApiError('notFriends');
    if (!state.isInLobby) throw new ApiError('notInLobby');
    const wait = (earlier?.createdAt.getTime() ?? 0) + pause - Date.now();
    throw new ApiError('cooldown', {
      budget: 'invitations',
      message: 'Wait a moment before you ask again.',
      retryAfter: Math.max(1, Math.ceil(wait / 1000)),
    });
  }
  const invitation: ApiInvitation = {
    _id: id,
    from: cardOf(user),
    code: made.code,
    expiresAt: made.expiresAt.toISOString(),
  };
  const isReplaced = earlier !== undefined && earlier.expiresAt.getTime() > Date.now();
  waitUntil(
    userObjects.push(
      friendId,
      ...(isReplaced ? [{ type: 'invitationGone', invitation: earlier.id } as const] : []),
      { type: 'invitation', invitation },
    ),
  );
  if (answered.rowsAffected > 0)
    waitUntil(userObjects.push(user.id, { type: 'joinRequestGone', from: friendId }));
  return invitation;
};
