import type { Database } from '@tallyho/drizzle/client';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { eq } from 'drizzle-orm';
import { lobbiesOf } from '../../http/room-notice.ts';
import type { Session } from '../../http/session.ts';
import type { Account } from '../../identity/account.ts';
import { closeSockets, type SocketHolders } from '../../identity/close-sockets.ts';

/** Ends a session, with the sockets that it opened. */
export const logOut = async (
  access: SocketHolders & { db: Database; user: Account; session: Session },
): Promise<void> => {
  const { db, user, session } = access;
  const [, lobbies] = await db.batch([
    db.delete(sessions).where(eq(sessions.tokenHash, session.tokenHash)),
    lobbiesOf(db, user.id),
  ]);
  await closeSockets(access, user.id, { ended: [session], lobbies });
};
