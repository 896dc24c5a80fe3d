import type { Database } from '@tallyho/drizzle/client';
import { presence } from '@tallyho/drizzle/schema/friends';
import { users } from '@tallyho/drizzle/schema/users';
import type { UserReport } from '@tallyho/game/protocol/user-object';
import { eq, lt, sql } from 'drizzle-orm';
import type { UserObjectClient } from '../../http/user-object-client.ts';
import type { WaitUntil } from '../../http/wait-until.ts';
import { notifyPresence } from '../../people/notify-friends.ts';
import { updatePresence, usersIn } from '../../people/presence.ts';

/**
 * Stores a report of a user object. Idempotent, in any order. Notifies online friends of a visible change. One
 * round trip. Stores nothing for a deleted account.
 */
export const storePresenceReport = async (
  { db, userObjects, waitUntil }: { db: Database; userObjects: UserObjectClient; waitUntil: WaitUntil },
  userId: string,
  { online, rev }: UserReport,
): Promise<void> => {
  const [, changed] = await db.batch([
    db
      .insert(presence)
      .select(
        sql`select ${users.id}, ${online ? 1 : 0}, ${rev}, 'offline', null from ${users} where ${eq(users.id, userId)}`,
      )
      .onConflictDoUpdate({ target: presence.userId, set: { online, rev }, setWhere: lt(presence.rev, rev) }),
    updatePresence(db, usersIn([userId])),
  ]);
  waitUntil(notifyPresence({ db, userObjects }, changed));
};
