import type { Database } from '@tallyho/drizzle/client';
import { appeals } from '@tallyho/drizzle/schema/appeals';
import { users } from '@tallyho/drizzle/schema/users';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { User } from '../../auth/user.ts';
import { ApiError } from '../../http/errors.ts';
import { auditIf } from '../../safety/audit.ts';
import { administratorIds } from '../../safety/notify-administrators.ts';

/**
 * Rejects an appeal with an answer that its author reads. Idempotent for the same answer. Returns its author and the administrators to
 * notify. Throws `notFound`; `alreadyDecided` if there is another decision.
 */
export const rejectAppeal = async (
  { db, user }: { db: Database; user: User },
  { id, answer }: { id: string; answer: string },
): Promise<{ author: string; administrators: { id: string }[] }> => {
  const now = Date.now();
  const isUndecided = and(eq(appeals.id, id), isNull(appeals.decidedAt));
  const [, , [found], administrators] = await db.batch([
    auditIf(
      db,
      {
        actorId: user.id,
        action: 'rejectAppeal',
        subjectId: sql`user_id`,
        details: { appeal: id, reason: answer },
      },
      sql`from ${appeals} where ${isUndecided}`,
      now,
    ),
    db
      .update(appeals)
      .set({ decision: 'rejected', decidedAt: new Date(now), decidedBy: user.id, answer })
      .where(isUndecided),
    db.select().from(appeals).where(eq(appeals.id, id)),
    administratorIds(db),
  ]);
  if (found === undefined) throw new ApiError('notFound');
  if (found.decision !== 'rejected' || found.answer !== answer) throw new ApiError('alreadyDecided');
  return { author: found.userId, administrators };
};

/**
 * Returns the statement that closes the appeal against a suspension that an administrator ends, for the batch that ends it. It must
 * come before the statement that does.
 */
export const closeLiftedAppeal = (
  db: Database,
  { actor, userId, isLifted }: { actor: string; userId: string; isLifted: boolean },
) =>
  db
    .update(appeals)
    .set({ decision: 'lifted', decidedAt: new Date(), decidedBy: actor })
    .where(
      and(
        isLifted ? eq(appeals.userId, userId) : sql`false`,
        isNull(appeals.decidedAt),
        eq(
          appeals.suspendedUntil,
          sql`(select ${users.suspendedUntil} from ${users} where ${eq(users.id, userId)})`,
        ),
      ),
    );
