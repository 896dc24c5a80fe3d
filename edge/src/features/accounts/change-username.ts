import type { Database } from '@tallyho/drizzle/client';
import { uniqueViolation } from '@tallyho/drizzle/errors';
import { formerUsernames } from '@tallyho/drizzle/schema/former-usernames';
import { friendRequests } from '@tallyho/drizzle/schema/friends';
import { users } from '@tallyho/drizzle/schema/users';
import { nameSkeleton } from '@tallyho/game/accounts/lookalikes';
import { usernameSchema } from '@tallyho/game/accounts/rules';
import { limits } from '@tallyho/game/limits';
import { isProfane } from '@tallyho/game/people/profanity';
import { normalizedName } from '@tallyho/game/text';
import { and, eq, isNull, lte, ne, not, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { isSessionOpen } from '../../auth/email/email-links.ts';
import type { Session } from '../../auth/session/session.ts';
import { isReservedForAnother } from '../../auth/sign-up/former-usernames.ts';
import { nextUsernameChange, personOfUser, type User, userColumns } from '../../auth/user.ts';
import { ApiError } from '../../http/errors.ts';
import { log } from '../../http/log.ts';
import { notifyRooms, selectLobbiesOf } from '../../http/notify-rooms.ts';
import type { RoomClient } from '../../http/room-client.ts';
import { notifyFriends } from '../../people/notify-friends.ts';
import type { PeopleAccess } from '../../people/person-card.ts';
import { auditIf } from '../../safety/audit.ts';

/** Payload of POST /api/user/change-username. */
export const usernameChangeSchema = v.object({ username: usernameSchema });

const taken = () => new ApiError('usernameTaken', { field: 'username' });

/** The condition on `users` that the account may get the name now. */
const mayChange = (user: User, username: string, now: number): SQL | undefined =>
  and(
    eq(users.id, user.id),
    ne(users.username, username),
    or(
      isNull(users.usernameChangedAt),
      lte(users.usernameChangedAt, new Date(now - limits.username.changeEvery)),
    ),
    // A suspension that begins during the request.
    or(isNull(users.suspendedUntil), lte(users.suspendedUntil, new Date(now))),
    not(isReservedForAnother(username, user.id)),
  );

/** Returns the statements of a change, for one batch. They do nothing unless `isAllowed` holds. The last one returns the account. */
const changeWrites = (
  db: Database,
  {
    user,
    username,
    now,
    isAllowed,
  }: { user: User; username: string; now: number; isAllowed: SQL | undefined },
) => {
  const usernameNormalized = normalizedName(username);
  const allowed = sql`from ${users} where ${isAllowed}`;
  const returned = and(
    eq(formerUsernames.userId, user.id),
    eq(formerUsernames.usernameNormalized, usernameNormalized),
    sql`exists (select 1 ${allowed})`,
  );
  return [
    auditIf(
      db,
      { actorId: user.id, action: 'changeUsername', subjectId: user.id, details: {} },
      allowed,
      now,
    ),
    db.insert(formerUsernames).select(
      sql`select null, ${users.id}, ${users.username}, ${users.usernameNormalized}, ${nameSkeleton(user.username)},
        ${now}, ${now + limits.username.reserved} ${allowed}`,
    ),
    // The owner has returned to this name: nothing is reserved beside the name itself.
    db
      .update(formerUsernames)
      .set({ reservedUntil: new Date(now) })
      .where(returned),
    // The last one, because the others ask for the account as it was.
    db
      .update(users)
      .set({ username, usernameNormalized, usernameChangedAt: new Date(now) })
      .where(isAllowed)
      .returning(userColumns),
  ] as const;
};

/** Selects the users with an open friend request to or from the user. */
const requestsOf = (db: Database, { id }: User) =>
  db
    .select({ sender: friendRequests.senderId, recipient: friendRequests.recipientId })
    .from(friendRequests)
    .where(or(eq(friendRequests.senderId, id), eq(friendRequests.recipientId, id)));

/**
 * Changes the user's own name. The old one stays reserved for the account (`limits.username.reserved`). Lobbies, friends, open friend
 * requests and the user's other tabs show the new name at once. Idempotent. Throws `profaneUsername`, `usernameTaken` (also for a name
 * that is reserved for another account), `usernameChangedRecently` with `nextChange`, `unauthenticated` if the session has ended
 * meanwhile.
 */
export const changeUsername = async (
  {
    db,
    rooms,
    userObjects,
    waitUntil,
    user,
    session,
  }: PeopleAccess & { rooms: RoomClient; session: Session },
  { username }: v.InferOutput<typeof usernameChangeSchema>,
): Promise<{ account: User; hasChanged: boolean }> => {
  if (isProfane(username)) throw new ApiError('profaneUsername', { field: 'username' });
  if (username === user.username) return { account: user, hasChanged: false };
  const now = Date.now();
  const isAllowed = and(mayChange(user, username, now), isSessionOpen(db, session));
  const [, , , [account], [reserved], lobbies, requests] = await db
    .batch([
      ...changeWrites(db, { user, username, now, isAllowed }),
      db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, user.id), isReservedForAnother(username, user.id))),
      selectLobbiesOf(db, user.id),
      requestsOf(db, user),
    ])
    .catch((error: unknown) => {
      throw uniqueViolation(error) === 'users.username_normalized' ? taken() : error;
    });
  if (account === undefined) throw reserved === undefined ? await refusalOf(db, user) : taken();
  log('info', 'usernameChanged', { user: user.id });
  waitUntil(userObjects.push(user.id, { type: 'accountChanged' }));
  waitUntil(notifyFriends({ db, userObjects }, user.id, { type: 'friendsChanged' }));
  const asked = requests.map(({ sender, recipient }) => (sender === user.id ? recipient : sender));
  waitUntil(userObjects.pushAll(new Map(asked.map((id) => [id, [{ type: 'friendsChanged' }]]))));
  await notifyRooms(rooms, lobbies, { type: 'profileChanged', person: personOfUser(account) });
  return { account, hasChanged: true };
};

/** Returns why the account could not change its name, although the name is free. */
const refusalOf = async (db: Database, { id }: User): Promise<ApiError> => {
  const account = await db.select(userColumns).from(users).where(eq(users.id, id)).get();
  const nextChange = account === undefined ? null : nextUsernameChange(account);
  return nextChange === null
    ? new ApiError('unauthenticated')
    : new ApiError('usernameChangedRecently', { field: 'username', extra: { nextChange } });
};
