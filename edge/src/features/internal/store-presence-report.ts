import type { Database } from '@tallyho/drizzle/client';
import { presence } from '@tallyho/drizzle/schema/friends';
import { users } from '@tallyho/drizzle/schema/users';
import type { PersonReport } from '@tallyho/game/protocol/person';
import { eq, lt, sql } from 'drizzle-orm';
import type { PersonClient } from '../../http/person-client.ts';
import type { WaitUntil } from '../../http/wait-until.ts';
import { notifyPresence } from '../../people/notify-friends.ts';
import { updatePresence, usersIn } from '../../people/presence.ts';

/**
 * Stores a report of a personal object. Idempotent, in any order. Notifies online friends of a visible change. One
 * round trip. Stores nothing for a deleted account.
 */
export const storePresenceReport = async (
  { db, people, waitUntil }: { db: Database; people: PersonClient; waitUntil: WaitUntil },
  userId: string,
  { online, rev }: PersonReport,
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
  waitUntil(notifyPresence({ db, people }, changed));
};
