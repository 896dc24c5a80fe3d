import type { Database } from '@tallyho/drizzle/client';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { eq } from 'drizzle-orm';
import { closeSockets, type SocketHolders } from '../../auth/close-sockets.ts';
import type { Session } from '../../auth/session/session.ts';
import type { User } from '../../auth/user.ts';
import { selectLobbiesOf } from '../../http/notify-rooms.ts';

/** Ends a session and closes its sockets. */
export const logOut = async (
  access: SocketHolders & { db: Database; user: User; session: Session },
): Promise<void> => {
  const { db, user, session } = access;
  const [, lobbies] = await db.batch([
    db.delete(sessions).where(eq(sessions.tokenHash, session.tokenHash)),
    selectLobbiesOf(db, user.id),
  ]);
  await closeSockets(access, user.id, { ended: [session], lobbies });
};
