import type { Database } from '@tallyho/drizzle/client';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { users } from '@tallyho/drizzle/schema/users';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { closeSockets, type SocketHolders } from '../../auth/close-sockets.ts';
import { endEmailLinks } from '../../auth/email/email-links.ts';
import type { Session } from '../../auth/session/session.ts';
import { isLive } from '../../auth/session/session-lifetime.ts';
import type { User } from '../../auth/user.ts';
import { ApiError } from '../../http/errors.ts';
import { selectLobbiesOf } from '../../http/notify-rooms.ts';

type Access = SocketHolders & { db: Database; user: User; session: Session };

/**
 * Ends the matching sessions of the user, in one batch with `also`, and closes their sockets. Returns the number of sessions that had not expired.
 * One round trip.
 */
const endOwn = async (access: Access, which: SQL, also: BatchItem<'sqlite'>[] = []): Promise<number> => {
  const { db, user } = access;
  const [ended, lobbies] = await db.batch([
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, user.id), which))
      .returning({ tokenHash: sessions.tokenHash, isLive: isLive().mapWith(Boolean) }),
    selectLobbiesOf(db, user.id),
    ...also,
  ]);
  await closeSockets(access, user.id, { ended, lobbies });
  return ended.filter((session) => session.isLive).length;
};

/** Logs out one browser of the user. Throws `notFound`, also for another user's session. */
export const endSession = async (access: Access, id: string): Promise<void> => {
  if ((await endOwn(access, eq(sessions.id, id))) === 0) throw new ApiError('notFound');
};

/**
 * Logs out all other browsers of the user, and ends links that one of them may have asked for. They are no known browsers
 * any more. Returns the number of
 * browsers.
 */
export const endOtherSessions = (access: Access): Promise<number> =>
  endOwn(access, ne(sessions.id, access.session.id), [
    endEmailLinks(access.db, access.user.id),
    access.db.update(users).set({ knownBrowsersFrom: new Date() }).where(eq(users.id, access.user.id)),
  ]);
