import type { Database } from '@tallyho/drizzle/client';
import { users } from '@tallyho/drizzle/schema/users';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { User } from '../../auth/user.ts';

export const acknowledgementSchema = v.object({ id: v.pipe(v.string(), v.maxLength(40)) });

/**
 * Stores that the user has read the warning. A newer warning stays; does nothing if there is none. Returns whether no
 * warning is left.
 */
export const acknowledgeWarning = async (
  { db, user }: { db: Database; user: User },
  { id }: v.InferOutput<typeof acknowledgementSchema>,
): Promise<boolean> => {
  const deleted = await db
    .update(users)
    .set({ warning: null })
    .where(and(eq(users.id, user.id), sql`json_extract(${users.warning}, '$._id') = ${id}`))
    .returning({ id: users.id });
  return deleted.length > 0;
};
