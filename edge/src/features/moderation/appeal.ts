import type { Database } from '@tallyho/drizzle/client';
import { appeals } from '@tallyho/drizzle/schema/appeals';
import { users } from '@tallyho/drizzle/schema/users';
import { appealTextSchema, type OwnAppeal } from '@tallyho/game/people/sanctions';
import { and, eq, gt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { User } from '../../auth/user.ts';
import { ApiError } from '../../http/errors.ts';
import { auditIf } from '../../safety/audit.ts';
import { administratorIds } from '../../safety/notify-administrators.ts';

/** Payload of POST /api/user/appeal. */
export const appealInputSchema = v.object({ text: appealTextSchema });

/** Selects the user's appeal against the present suspension. */
const appealOf = (db: Database, userId: string) =>
  db
    .select({ appeal: appeals })
    .from(appeals)
    .innerJoin(users, and(eq(users.id, appeals.userId), eq(users.suspendedUntil, appeals.suspendedUntil)))
    .where(eq(appeals.userId, userId));

const ownAppeal = ({ text, createdAt, ...row }: typeof appeals.$inferSelect): OwnAppeal => ({
  text,
  createdAt: createdAt.toISOString(),
  decision:
    row.decision === null
      ? null
      : { kind: row.decision, at: (row.decidedAt ?? createdAt).toISOString(), answer: row.answer },
});

/** Returns what the user wrote against the present suspension, with the decision; null if nothing. */
export const readAppeal = async ({ db, user }: { db: Database; user: User }): Promise<OwnAppeal | null> => {
  const [found] = await appealOf(db, user.id);
  return found === undefined ? null : ownAppeal(found.appeal);
};

/**
 * Stores what a suspended user writes against the suspension, once for each suspension. Idempotent for the same text. Returns it with
 * the administrators to notify. Throws `notSuspended`, `alreadyAppealed`.
 */
export const writeAppeal = async (
  { db, user }: { db: Database; user: User },
  { text }: v.InferOutput<typeof appealInputSchema>,
): Promise<{ appeal: OwnAppeal; administrators: { id: string }[] }> => {
  const id = crypto.randomUUID();
  const now = Date.now();
  const hasNone = sql`not exists (select 1 from ${appeals} where ${and(
    eq(appeals.userId, users.id),
    eq(appeals.suspendedUntil, users.suspendedUntil),
  )})`;
  const suspended = sql`from ${users} where ${and(
    eq(users.id, user.id),
    gt(users.suspendedUntil, new Date(now)),
    hasNone,
  )}`;
  const [, , [found], administrators] = await db.batch([
    auditIf(
      db,
      { actorId: user.id, action: 'appeal', subjectId: user.id, details: { appeal: id } },
      suspended,
      now,
    ),
    db.insert(appeals).select(
      sql`select ${id}, ${users.id}, ${users.suspendedUntil}, coalesce(${users.suspensionReason}, ''), ${text}, ${now},
        null, null, null, '' ${suspended}`,
    ),
    appealOf(db, user.id),
    administratorIds(db),
  ]);
  if (found === undefined) throw new ApiError('notSuspended');
  if (found.appeal.text !== text) throw new ApiError('alreadyAppealed');
  return { appeal: ownAppeal(found.appeal), administrators: found.appeal.id === id ? administrators : [] };
};
