import type { Database } from '@tallyho/drizzle/client';
import { users } from '@tallyho/drizzle/schema/users';
import { sql } from 'drizzle-orm';
import type { UserObjectClient } from '../http/user-object-client.ts';

/** A site has a few administrators. If it has more than this, the others see changes of the reports after their next load. */
const maxNotified = 100;

/** Returns the statement that reads whom to notify, for the batch that changes a report. */
export const administratorIds = (db: Database) =>
  db
    .select({ id: users.id })
    .from(users)
    // In the words of the partial index.
    .where(sql`${users.administrator} = 1`)
    .limit(maxNotified);

/**
 * Notifies the open pages of these administrators that a report was made, closed or opened again. Never throws.
 * `administrators`: the rows of `administratorIds`.
 */
export const notifyAdministrators = async (
  userObjects: UserObjectClient,
  administrators: readonly { id: string }[],
): Promise<void> => {
  if (administrators.length === 0) return;
  await userObjects.pushAll(new Map(administrators.map(({ id }) => [id, [{ type: 'reportsChanged' }]])));
};
