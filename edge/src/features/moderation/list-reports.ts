import type { Database } from '@tallyho/drizzle/client';
import { reports } from '@tallyho/drizzle/schema/safety';
import { users } from '@tallyho/drizzle/schema/users';
import { deletedName, type Report, reportStatusSchema } from '@tallyho/game/people/moderation';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import * as v from 'valibot';
import { member, memberColumns, toMember } from './members.ts';

export const reportsQuerySchema = v.object({
  status: v.optional(reportStatusSchema, 'open'),
  /** Id of the last report of the previous page. */
  before: v.optional(v.pipe(v.string(), v.maxLength(40))),
});

const page = 20;
const reporter = alias(users, 'reporter');
const names = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));
/** SQL for the names of all users in the evidence who still have an account, by id. */
const namesOfEvidence = sql<string>`(select json_group_object(id, username) from ${users}
  where id in (select json_extract(value, '$.userId') from json_each(${reports.evidence})))`;

/** Returns a page of open or closed reports, latest first. One round trip. */
export const listReports = async (
  { db }: { db: Database },
  { status, before }: v.InferOutput<typeof reportsQuerySchema>,
): Promise<{ reports: Report[]; hasMore: boolean }> => {
  const isOpen = status === 'open';
  const order = isOpen ? reports.createdAt : reports.closedAt;
  const orderName = sql.identifier(isOpen ? 'created_at' : 'closed_at');
  const rows = await db
    .select({
      report: reports,
      reporter: { _id: reporter.id, username: reporter.username, avatar: reporter.avatar },
      reported: memberColumns,
      names: namesOfEvidence,
    })
    .from(reports)
    .leftJoin(reporter, eq(reporter.id, reports.reporterId))
    .leftJoin(member, eq(member.id, reports.reportedId))
    .where(
      and(
        isOpen ? isNull(reports.closedAt) : isNotNull(reports.closedAt),
        before === undefined
          ? undefined
          : sql`(${order}, ${reports.id}) < (select ${orderName}, id from ${reports} where id = ${before})`,
      ),
    )
    .orderBy(desc(order), desc(reports.id))
    .limit(page + 1);
  return {
    reports: rows.slice(0, page).map((row): Report => {
      const known = v.parse(names, row.names);
      const { report } = row;
      return {
        _id: report.id,
        kind: report.kind,
        reporter: row.reporter,
        reported: row.reported && toMember(row.reported),
        reason: report.reason,
        details: report.details,
        evidence: report.evidence.map((line) => ({ ...line, username: known[line.userId] ?? deletedName })),
        createdAt: report.createdAt.toISOString(),
        closedAt: report.closedAt?.toISOString() ?? null,
      };
    }),
    hasMore: rows.length > page,
  };
};
