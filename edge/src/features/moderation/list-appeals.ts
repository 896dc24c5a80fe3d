import type { Database } from '@tallyho/drizzle/client';
import { appeals } from '@tallyho/drizzle/schema/appeals';
import { auditLog, reports } from '@tallyho/drizzle/schema/safety';
import { users } from '@tallyho/drizzle/schema/users';
import { type ApiAppeal, deletedName } from '@tallyho/game/people/moderation';
import { and, count, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import * as v from 'valibot';
import { cardColumnsOf } from '../../people/person-card.ts';
import { evidenceNames, namesOfEvidence } from './list-reports.ts';
import { moderatedUser, moderatedUserColumns, toModeratedUser } from './moderated-user.ts';

export const appealsQuerySchema = v.object({ status: v.optional(v.picklist(['open', 'closed']), 'open') });

/** Maximum number of appeals in a list, the latest. */
const maxListed = 50;
const suspender = alias(users, 'suspender');
const decider = alias(users, 'decider');

/** The condition that the suspension goes on and no administrator has decided. `moderatedUser` is the author. */
const isOpen = (): SQL | undefined =>
  and(
    isNull(appeals.decidedAt),
    eq(moderatedUser.suspendedUntil, appeals.suspendedUntil),
    gt(appeals.suspendedUntil, new Date()),
  );

/** The entry of the log about the latest suspension of the author before the appeal. */
const suspensionEntry = sql`(select max(id) from ${auditLog}
  where subject_id = ${appeals.userId} and action = 'suspend' and at <= ${appeals.createdAt})`;
/** SQL for the report that the suspension answered. */
const answeredReport = sql`${auditLog.details} ->> '$.report'`;

/** Returns the statement that reads the open or closed appeals, latest first. */
const appealRows = (db: Database, status: 'open' | 'closed') =>
  db
    .select({
      appeal: appeals,
      author: moderatedUserColumns,
      entry: { at: auditLog.at, details: auditLog.details },
      by: cardColumnsOf(suspender),
      decidedBy: cardColumnsOf(decider),
      evidence: reports.evidence,
      names: namesOfEvidence,
    })
    .from(appeals)
    .innerJoin(moderatedUser, eq(moderatedUser.id, appeals.userId))
    .leftJoin(auditLog, eq(auditLog.id, suspensionEntry))
    .leftJoin(suspender, eq(suspender.id, auditLog.actorId))
    .leftJoin(decider, eq(decider.id, appeals.decidedBy))
    .leftJoin(reports, eq(reports.id, answeredReport))
    .where(status === 'open' ? isOpen() : sql`not coalesce(${isOpen()}, false)`)
    .orderBy(desc(appeals.createdAt), desc(appeals.id))
    .limit(maxListed);

type AppealRow = Awaited<ReturnType<typeof appealRows>>[number];

const toAppeal = ({ appeal, author, entry, by, decidedBy, evidence, names }: AppealRow): ApiAppeal => {
  const until = appeal.suspendedUntil.toISOString();
  // A suspension that came with the address of a deleted account has no entry of its own.
  const isLogged = entry?.details.until === until;
  const known = v.parse(evidenceNames, names);
  const hours = entry?.details.hours;
  return {
    _id: appeal.id,
    author: toModeratedUser(author),
    text: appeal.text,
    createdAt: appeal.createdAt.toISOString(),
    suspension: {
      until,
      reason: appeal.suspensionReason,
      at: isLogged ? entry.at.toISOString() : null,
      hours: isLogged && typeof hours === 'number' ? hours : null,
      by: isLogged ? by : null,
    },
    evidence: (isLogged ? (evidence ?? []) : []).map((line) => ({
      ...line,
      username: known[line.userId] ?? deletedName,
    })),
    decision:
      appeal.decision === null
        ? null
        : {
            kind: appeal.decision,
            at: (appeal.decidedAt ?? appeal.createdAt).toISOString(),
            by: decidedBy,
            answer: appeal.answer,
          },
  };
};

/**
 * Returns the open or closed appeals, latest first; at most 50. Closed ones are those with a decision, and those whose suspension
 * ended without one. One round trip.
 */
export const listAppeals = async (
  { db }: { db: Database },
  { status }: v.InferOutput<typeof appealsQuerySchema>,
): Promise<ApiAppeal[]> => (await appealRows(db, status)).map(toAppeal);

/** Returns the number of open reports and appeals. One round trip. */
export const countOpen = async ({ db }: { db: Database }): Promise<number> => {
  const [[report], [appeal]] = await db.batch([
    db.select({ open: count() }).from(reports).where(isNull(reports.closedAt)),
    db
      .select({ open: count() })
      .from(appeals)
      .innerJoin(moderatedUser, eq(moderatedUser.id, appeals.userId))
      .where(isOpen()),
  ]);
  return (report?.open ?? 0) + (appeal?.open ?? 0);
};
