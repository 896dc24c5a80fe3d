import type { Database } from '@tallyho/drizzle/client';
import { auditLog, reports } from '@tallyho/drizzle/schema/safety';
import { users } from '@tallyho/drizzle/schema/users';
import {
  type ApiReport,
  deletedName,
  type ReportStatus,
  reportSchema,
  reportStatusSchema,
} from '@tallyho/game/people/moderation';
import { userIdSchema } from '@tallyho/game/people/person-card';
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import * as v from 'valibot';
import { cardColumnsOf } from '../../people/person-card.ts';
import { moderatedUser, moderatedUserColumns, toModeratedUser } from './moderated-user.ts';

export const reportsQuerySchema = v.pipe(
  v.object({
    status: v.optional(reportStatusSchema, 'open'),
    /** Only the reports about this account. */
    about: v.optional(userIdSchema),
    /** Id of the last report of the previous page. */
    before: v.optional(v.pipe(v.string(), v.maxLength(40))),
  }),
  v.check(({ status, about }) => status !== 'all' || about !== undefined, 'Please choose open or closed.'),
);
type ReportsQuery = v.InferOutput<typeof reportsQuerySchema>;

const page = 20;
const reporter = alias(users, 'reporter');
export const evidenceNames = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));
/** SQL for the names of all users in the evidence who still have an account, by id. */
export const namesOfEvidence = sql<string>`(select json_group_object(id, username) from ${users}
  where id in (select json_extract(value, '$.userId') from json_each(${reports.evidence})))`;

/**
 * Selects from the log what was done about the report, the latest entry that matches. Without the plus, SQLite compares as
 * text and does not use the index.
 */
const latestDone = (selected: SQL, actions: readonly string[], more = sql``) =>
  sql`(select ${selected} from ${auditLog} where details ->> '$.report' = +${reports.id}
    and action in ${actions} ${more} order by ${auditLog.id} desc limit 1)`;
/** SQL for the administrator who closed the report last, as JSON; null if the account was deleted. */
const closedBy = sql<
  string | null
>`(select json_object('_id', id, 'username', username, 'avatar', avatar) from ${users}
  where id = ${latestDone(sql`actor_id`, ['closeReport'])})`;
/** SQL for the sanction that closed the report, as JSON. One from before it was opened again does not count. */
const sanctionOf = sql<string | null>`${latestDone(
  sql`json_object('kind', action, 'hours', details ->> '$.hours', 'reason', details ->> '$.reason')`,
  ['warn', 'mute', 'suspend'],
  sql`and id > coalesce(${latestDone(sql`id`, ['reopenReport'])}, 0)`,
)}`;
const closedEntries = reportSchema.entries.closed.wrapped.entries;
const closedBySchema = v.pipe(v.string(), v.parseJson(), closedEntries.by.wrapped);
const sanctionSchema = v.pipe(v.string(), v.parseJson(), closedEntries.sanction.wrapped);

/**
 * SQL for a value of all open reports about the user of a report. Written with the table's names, because drizzle leaves them out in a query
 * without joins. For a deleted account the report stands alone.
 */
const ofSameUser = (value: SQL) =>
  sql<number>`(select ${value} from ${reports} as same where same.closed_at is null
    and (same.reported_id = reports.reported_id or same.id = reports.id))`;
const openAbout = ofSameUser(sql`count(*)`);
const openByGuests = ofSameUser(sql`sum(same.by_guest)`);

const reportId = sql`reports.id`;
/** What a list is ordered by, the largest first. */
const orders: Readonly<Record<ReportStatus, readonly SQL[]>> = {
  // Reports about one user are together, the user with the most first. At the same number users with fewer reports by guests come first,
  // and among the reports about one user those by accounts.
  open: [
    openAbout,
    sql`-${openByGuests}`,
    ofSameUser(sql`max(same.created_at)`),
    sql`coalesce(reports.reported_id, ${reportId})`,
    sql`-reports.by_guest`,
    sql`reports.created_at`,
    reportId,
  ],
  closed: [sql`reports.closed_at`, reportId],
  all: [sql`reports.created_at`, reportId],
};

/** Returns the statement that reads a page of reports, with one more than the page has. */
export const reportRows = (db: Database, { status, about, before }: ReportsQuery) => {
  const order = sql.join([...orders[status]], sql`, `);
  const ofStatus = { open: isNull(reports.closedAt), closed: isNotNull(reports.closedAt), all: undefined };
  return db
    .select({
      report: reports,
      openAbout,
      openByGuests,
      reporter: cardColumnsOf(reporter),
      reported: moderatedUserColumns,
      names: namesOfEvidence,
      closedBy,
      sanction: sanctionOf,
    })
    .from(reports)
    .leftJoin(reporter, eq(reporter.id, reports.reporterId))
    .leftJoin(moderatedUser, eq(moderatedUser.id, reports.reportedId))
    .where(
      and(
        ofStatus[status],
        about === undefined ? undefined : eq(reports.reportedId, about),
        before === undefined
          ? undefined
          : sql`(${order}) < (select ${order} from ${reports} where ${reportId} = ${before})`,
      ),
    )
    .orderBy(...orders[status].map((value) => desc(value)))
    .limit(page + 1);
};

type ReportRow = Awaited<ReturnType<typeof reportRows>>[number];

const closedOf = ({ report, closedBy: by, sanction }: ReportRow): ApiReport['closed'] =>
  report.closedAt && {
    at: report.closedAt.toISOString(),
    by: by === null ? null : v.parse(closedBySchema, by),
    sanction: sanction === null ? null : v.parse(sanctionSchema, sanction),
  };

/** Returns a page of the reports with a status, in the order of `orders`. One round trip. */
export const listReports = async (
  { db }: { db: Database },
  query: ReportsQuery,
): Promise<{ reports: ApiReport[]; hasMore: boolean }> => {
  const rows = await reportRows(db, query);
  return {
    reports: rows.slice(0, page).map((row): ApiReport => {
      const known = v.parse(evidenceNames, row.names);
      const { report } = row;
      return {
        _id: report.id,
        kind: report.kind,
        reporter: row.reporter,
        reported: row.reported && toModeratedUser(row.reported),
        reason: report.reason,
        details: report.details,
        evidence: report.evidence.map((line) => ({ ...line, username: known[line.userId] ?? deletedName })),
        createdAt: report.createdAt.toISOString(),
        byGuest: report.byGuest,
        open:
          report.closedAt === null && report.reportedId !== null
            ? { all: row.openAbout, byGuests: row.openByGuests }
            : null,
        closed: closedOf(row),
      };
    }),
    hasMore: rows.length > page,
  };
};
