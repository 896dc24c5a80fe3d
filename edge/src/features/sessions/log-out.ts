import type { Database } from '@tallyho/drizzle/client';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { eq } from 'drizzle-orm';
import type { RoomClient } from '../../http/room-client.ts';
import { lobbiesOf, tellRooms } from '../../http/room-notice.ts';
import type { Session } from '../../http/session.ts';
import type { Account } from '../../identity/account.ts';

/** Ends a session; the room closes the sockets that it opened. */
export const logOut = async ({
  db,
  rooms,
  user,
  session,
}: {
  db: Database;
  rooms: RoomClient;
  user: Account;
  session: Session;
}): Promise<void> => {
  const [, lobbies] = await db.batch([
    db.delete(sessions).where(eq(sessions.tokenHash, session.tokenHash)),
    lobbiesOf(db, user.id),
  ]);
  await tellRooms(rooms, lobbies, { type: 'revoke', user: user.id, session: session.tokenHash });
};
