import type { Database } from '@tallyho/drizzle/client';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import type { ApiFoundPerson, Relation } from '@tallyho/game/people/friends';
import { normalizedName } from '@tallyho/game/text';
import { and, asc, ne, not, sql } from 'drizzle-orm';
import type { User } from '../../auth/user.ts';
import { hasBlocked, hasRequested, isFriend } from '../../people/friendship.ts';
import { beginsWith } from '../../people/name-range.ts';
import { cardColumns } from '../../people/person-card.ts';

/** Returns the statement of `findPeople`: a range of the name index, in index order. */
export const usersByNameQuery = (db: Database, me: string, prefix: string) =>
  db
    .select({
      ...cardColumns,
      relation: sql<Relation>`case
        when ${isFriend(me, users.id)} then 'friend'
        when ${hasRequested(me, users.id)} then 'requestSent'
        when ${hasRequested(users.id, me)} then 'requestReceived'
        else 'none' end`,
    })
    .from(users)
    .where(
      and(
        beginsWith(users.usernameNormalized, prefix),
        ne(users.id, me),
        not(hasBlocked(me, users.id)),
        not(hasBlocked(users.id, me)),
      ),
    )
    .orderBy(asc(users.usernameNormalized))
    .limit(limits.friends.searchResults);

/**
 * Returns users whose name starts with this text, in any case, sorted by name: at most 30, without the caller and
 * without users who blocked the caller or are blocked by them. An empty text finds no user.
 */
export const findPeople = async (
  { db, user }: { db: Database; user: User },
  username: string,
): Promise<ApiFoundPerson[]> => {
  const prefix = normalizedName(username);
  return prefix === '' ? [] : usersByNameQuery(db, user.id, prefix);
};
