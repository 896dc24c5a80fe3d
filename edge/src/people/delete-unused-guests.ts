import { guests } from '@tallyho/drizzle/schema/guests';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import { and, asc, eq, gt, lte, notExists } from 'drizzle-orm';
import { userColumns } from '../auth/user.ts';
import { log } from '../http/log.ts';
import { type EraseAccess, eraseAccount } from './erase-account.ts';

/**
 * Deletes guests who were not here for seven days, oldest first and at most `max`, with the data that belongs to them
 * alone. Returns the number of deleted guests.
 */
export const deleteUnusedGuests = async (access: EraseAccess, max: number): Promise<number> => {
  const { db } = access;
  const before = new Date(Date.now() - limits.guests.unused);
  const isUsed = db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, guests.userId), gt(sessions.lastSeen, before)));
  const unused = await db
    .select(userColumns)
    .from(guests)
    .innerJoin(users, eq(users.id, guests.userId))
    .where(and(lte(guests.createdAt, before), notExists(isUsed)))
    .orderBy(asc(guests.createdAt))
    .limit(max);
  for (const guest of unused) await eraseAccount(access, guest);
  if (unused.length > 0) log('info', 'guestsDeleted', { count: unused.length });
  return unused.length;
};
