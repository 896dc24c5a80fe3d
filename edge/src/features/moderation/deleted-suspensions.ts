import type { Database } from '@tallyho/drizzle/client';
import { suspendedIdentities } from '@tallyho/drizzle/schema/suspended-identities';
import type { DeletedSuspension } from '@tallyho/game/people/moderation';
import { and, asc, eq, gt, min, sql } from 'drizzle-orm';
import type { User } from '../../auth/user.ts';
import { ApiError } from '../../http/errors.ts';
import { auditIf } from '../../safety/audit.ts';

const { hash, until, reason } = suspendedIdentities;
const maxListed = 100;

/**
 * Returns the active suspensions of deleted accounts, the first to end first; at most 100. An account can have several
 * identities, which all have the same end and reason.
 */
export const listDeletedSuspensions = async ({ db }: { db: Database }): Promise<DeletedSuspension[]> => {
  const rows = await db
    .select({ id: min(hash), until, reason })
    .from(suspendedIdentities)
    .where(gt(until, new Date()))
    .groupBy(until, reason)
    .orderBy(asc(until))
    .limit(maxListed);
  return rows.flatMap(({ id, ...row }) =>
    id === null ? [] : [{ _id: id, until: row.until.toISOString(), reason: row.reason }],
  );
};

/**
 * Ends the suspension of a deleted account for all of its identities, so that its owner can register again. Throws `notFound`
 * if it is not active.
 */
export const liftDeletedSuspension = async (
  { db, user }: { db: Database; user: User },
  id: string,
): Promise<void> => {
  const isActive = and(eq(hash, id), gt(until, new Date()));
  const active = sql`from ${suspendedIdentities} where ${isActive}`;
  const [, lifted] = await db.batch([
    auditIf(
      db,
      { actorId: user.id, action: 'lift', subjectId: sql`null`, details: { kind: 'suspend' } },
      active,
    ),
    db
      .delete(suspendedIdentities)
      .where(sql`(${until}, ${reason}) in (select ${until}, ${reason} ${active})`)
      .returning({ hash }),
  ]);
  if (lifted.length === 0) throw new ApiError('notFound');
};
