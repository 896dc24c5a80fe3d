import type { Database } from '@tallyho/drizzle/client';
import { users } from '@tallyho/drizzle/schema/users';
import type { ApiModeratedUser } from '@tallyho/game/people/moderation';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { User } from '../../auth/user.ts';
import { ApiError } from '../../http/errors.ts';
import { auditIf } from '../../safety/audit.ts';
import { moderatedUser, moderatedUserById, moderatedUserColumns, toModeratedUser } from './moderated-user.ts';

const maxListed = 100;
const other = alias(users, 'other');
const actor = alias(users, 'actor');

/** Returns the statement that reads the administrators, by name. */
export const administratorRows = (db: Database) =>
  db
    .select(moderatedUserColumns)
    .from(moderatedUser)
    .where(sql`${moderatedUser.administrator} = 1`)
    .orderBy(asc(moderatedUser.usernameNormalized))
    .limit(maxListed);

/** Returns the administrators, by name; at most 100. */
export const listAdministrators = async ({ db }: { db: Database }): Promise<ApiModeratedUser[]> =>
  (await administratorRows(db)).map(toModeratedUser);

/**
 * Takes the administrator role from an account, which can be the caller's own. Does nothing if it does not have the role.
 * The statement itself checks that another administrator is left and that the caller still is one, so that two of them
 * cannot remove each other. Returns the account. Throws `unknownUser`, `lastAdministrator`, `forbidden` if the caller has
 * lost the role.
 */
export const removeAdministrator = async (
  { db, user }: { db: Database; user: User },
  id: string,
): Promise<ApiModeratedUser> => {
  const isActor = sql`exists (select 1 from ${users} ${sql.identifier('actor')} where ${and(eq(actor.id, user.id), eq(actor.administrator, true))})`;
  const isNotLast = sql`exists (select 1 from ${users} ${sql.identifier('other')} where ${other.administrator} = 1 and ${ne(other.id, users.id)})`;
  const mayRemove = and(eq(users.id, id), eq(users.administrator, true), isNotLast, isActor);
  const [, , [found], [caller]] = await db.batch([
    auditIf(
      db,
      { actorId: user.id, action: 'removeAdministrator', subjectId: id, details: {} },
      sql`from ${users} where ${mayRemove}`,
    ),
    db.update(users).set({ administrator: false }).where(mayRemove),
    moderatedUserById(db, id),
    db.select({ administrator: users.administrator }).from(users).where(eq(users.id, user.id)),
  ]);
  if (found === undefined) throw new ApiError('unknownUser');
  if (found.administrator) throw new ApiError(caller?.administrator ? 'lastAdministrator' : 'forbidden');
  return toModeratedUser(found);
};
