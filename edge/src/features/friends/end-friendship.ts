import {
  blocks,
  friendRequests,
  friendships,
  invitations,
  joinRequests,
} from '@tallyho/drizzle/schema/friends';
import { users } from '@tallyho/drizzle/schema/users';
import { and, eq, gt, sql } from 'drizzle-orm';
import { ApiError } from '../../http/errors.ts';
import {
  friendshipOf,
  invitationsBetween,
  joinRequestsBetween,
  requestsBetween,
} from '../../people/friendship.ts';
import type { PeopleAccess } from '../../people/person-card.ts';

/** Deletes invitations between two users who are not friends any more, so that their screens can remove them. */
const endInvitations = ({ db, user }: PeopleAccess, other: string) =>
  db
    .delete(invitations)
    .where(and(invitationsBetween(user.id, other), gt(invitations.expiresAt, new Date())))
    .returning({ id: invitations.id, recipient: invitations.recipientId });

const endJoinRequests = ({ db, user }: PeopleAccess, other: string) =>
  db
    .delete(joinRequests)
    .where(and(joinRequestsBetween(user.id, other), gt(joinRequests.expiresAt, new Date())))
    .returning({ sender: joinRequests.senderId, recipient: joinRequests.recipientId });

const announce = (
  { userObjects, waitUntil, user }: PeopleAccess,
  other: string,
  gone: readonly { id: string; recipient: string }[],
  asked: readonly { sender: string; recipient: string }[],
): void => {
  for (const each of [user.id, other]) {
    const over = gone.filter(({ recipient }) => recipient === each);
    const ends = over.map(({ id }) => ({ type: 'invitationGone', invitation: id }) as const);
    const unasked = asked
      .filter(({ recipient }) => recipient === each)
      .map(({ sender }) => ({ type: 'joinRequestGone', from: sender }) as const);
    waitUntil(userObjects.push(each, { type: 'friendsChanged' }, ...ends, ...unasked));
  }
};

/** Ends a friendship on both sides. Does nothing if there is none. */
export const removeFriend = async (access: PeopleAccess, friendId: string): Promise<void> => {
  const { db, user } = access;
  const [ended, gone, asked] = await db.batch([
    db.delete(friendships).where(friendshipOf(user.id, friendId)),
    endInvitations(access, friendId),
    endJoinRequests(access, friendId),
  ]);
  if (ended.rowsAffected > 0) announce(access, friendId, gone, asked);
};

/**
 * Blocks a user: ends friendship, requests and invitations in both directions. The other user is notified only of a
 * removed friend or request. Does nothing for an unknown user. Throws `invalidInput` for the caller's own id.
 */
export const block = async (access: PeopleAccess, userId: string): Promise<void> => {
  const { db, userObjects, waitUntil, user } = access;
  if (userId === user.id) throw new ApiError('invalidInput', { field: 'userId', message: 'That is you.' });
  const [blocked, ended, requests, gone, asked] = await db.batch([
    db
      .insert(blocks)
      .select(
        db
          .select({
            blockerId: sql`${user.id}`.as('blocker'),
            blockedId: users.id,
            createdAt: sql`${Date.now()}`.as('now'),
          })
          .from(users)
          .where(eq(users.id, userId)),
      )
      .onConflictDoNothing(),
    db.delete(friendships).where(friendshipOf(user.id, userId)),
    db.delete(friendRequests).where(requestsBetween(user.id, userId)),
    endInvitations(access, userId),
    endJoinRequests(access, userId),
  ]);
  if (ended.rowsAffected + requests.rowsAffected > 0) announce(access, userId, gone, asked);
  else if (blocked.rowsAffected > 0) waitUntil(userObjects.push(user.id, { type: 'friendsChanged' }));
};

/** Removes a block. Does nothing if there is none. */
export const unblock = async (
  { db, userObjects, waitUntil, user }: PeopleAccess,
  userId: string,
): Promise<void> => {
  const { rowsAffected } = await db
    .delete(blocks)
    .where(and(eq(blocks.blockerId, user.id), eq(blocks.blockedId, userId)));
  if (rowsAffected > 0) waitUntil(userObjects.push(user.id, { type: 'friendsChanged' }));
};
