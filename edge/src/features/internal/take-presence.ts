import type { Database } from '@tallyho/drizzle/client';
import { presence } from '@tallyho/drizzle/schema/friends';
import { users } from '@tallyho/drizzle/schema/users';
import type { PersonReport } from '@tallyho/game/protocol/person';
import { eq, lt, sql } from 'drizzle-orm';
import type { Later } from '../../http/later.ts';
import type { PersonClient } from '../../http/person-client.ts';
import { noticePresence, thesePeople } from '../../people/presence.ts';
import { announcePresence } from '../../people/tell-friends.ts';

/**
 * Takes what a person's own object reports, in any order and any number of times, and tells online friends if they see a
 * difference. One round trip. Of an account that is gone nothing is kept.
 */
export const takePresence = async (
  { db, people, later }: { db: Database; people: PersonClient; later: Later },
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
    noticePresence(db, thesePeople([userId])),
  ]);
  later(announcePresence({ db, people }, changed));
};
