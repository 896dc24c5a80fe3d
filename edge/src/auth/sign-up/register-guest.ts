import type { Database } from '@tallyho/drizzle/client';
import { guestLinks, guests } from '@tallyho/drizzle/schema/guests';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { users } from '@tallyho/drizzle/schema/users';
import { and, eq, exists, inArray, not, type SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import type { AppEnv } from '../../http/context.ts';
import { notifyRooms, selectLobbiesOf } from '../../http/notify-rooms.ts';
import { afterResponse } from '../../http/wait-until.ts';
import { closeSockets } from '../close-sockets.ts';
import { gamesContinuedBy, gamesPlayedBy } from '../deleted-player.ts';
import { readSession } from '../session/session.ts';
import { refuseSuspended } from '../suspensions/suspended-error.ts';
import { personOfUser, type User } from '../user.ts';

/** Returns the guest who makes the request; null for a visitor or an account. Throws `suspended`. */
export const readGuest = async <Env extends AppEnv>(c: Context<Env>): Promise<User | null> => {
  const found = await readSession(c);
  if (found === null || !found.user.isGuest) return null;
  refuseSuspended(found.user);
  return found.user;
};

/**
 * Returns the statements that make a guest an account with the same id, for the batch that opens the new session after
 * them: the account's data is stored, finished games get the new name, and all sessions and links of the guest end. The
 * first statement returns no row if the user is no guest any more; the second one returns the ended sessions. Nothing
 * changes if `isRefused`.
 */
export const guestRegistration = (
  db: Database,
  guest: Pick<User, 'id' | 'username'>,
  { account, isRefused }: { account: typeof users.$inferInsert; isRefused: SQL },
) => {
  const { id: _, createdAt: __, ...values } = account;
  const isGuest = exists(db.select().from(guests).where(eq(guests.userId, guest.id)));
  const isAllowed = and(isGuest, not(isRefused));
  const before = { userId: guest.id, username: guest.username };
  const after = { userId: guest.id, username: account.username };
  return [
    db
      .update(users)
      .set(values)
      .where(and(eq(users.id, guest.id), isAllowed))
      .returning({ id: users.id }),
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, guest.id), isAllowed))
      .returning({ tokenHash: sessions.tokenHash }),
    ...gamesContinuedBy(db, [before, after], (gameId) =>
      and(inArray(gameId, gamesPlayedBy(guest.id)), isAllowed),
    ),
    db.delete(guestLinks).where(and(eq(guestLinks.userId, guest.id), isAllowed)),
    db.delete(guests).where(and(eq(guests.userId, guest.id), isAllowed)),
  ] as const;
};

/**
 * Shows the new account in the guest's lobby. Then the sockets of the ended sessions close after the response, so that the
 * browser's tabs reconnect with the new cookie.
 */
export const announceRegistration = async <Env extends AppEnv>(
  c: Context<Env>,
  account: User,
  ended: readonly { tokenHash: string }[],
): Promise<void> => {
  const { db, rooms, userObjects, waitUntil } = c.var;
  const lobbies = await selectLobbiesOf(db, account.id);
  await notifyRooms(rooms, lobbies, {
    type: 'profileChanged',
    person: personOfUser(account),
    hasRegistered: true,
  });
  waitUntil(afterResponse(() => closeSockets({ rooms, userObjects }, account.id, { ended, lobbies })));
};
