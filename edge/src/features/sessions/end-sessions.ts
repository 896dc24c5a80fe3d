import type { Database } from '@tallyho/drizzle/client';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { Account } from '../../auth/account.ts';
import { closeSockets, type SocketHolders } from '../../auth/close-sockets.ts';
import type { Session } from '../../auth/session.ts';
import { ApiError } from '../../http/errors.ts';
import { lobbiesOf } from '../../http/notify-rooms.ts';

type Access = SocketHolders & { db: Database; user: Account; session: Session };

/** Ends those of one's own sessions that fit, with the sockets that they opened. Answers how many had not run out. One round trip. */
const endOwn = async (access: Access, which: SQL): Promise<number> => {
  const { db, user } = access;
  const [ended, lobbies] = await db.batch([
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, user.id), which))
      .returning({ tokenHash: sessions.tokenHash, expiresAt: sessions.expiresAt }),
    lobbiesOf(db, user.id),
  ]);
  await closeSockets(access, user.id, { ended, lobbies });
  return ended.filter(({ expiresAt }) => expiresAt.getTime() > Date.now()).length;
};

/** Logs out one of one's own browsers. Throws `notFound`, also for the sessions of others. */
export const endSession = async (access: Access, id: string): Promise<void> => {
  if ((await endOwn(access, eq(sessions.id, id))) === 0) throw new ApiError('notFound');
};

/** Logs out all of one's browsers but this one. Answers how many. */
export const endOtherSessions = (access: Access): Promise<number> =>
  endOwn(access, ne(sessions.id, access.session.id));
