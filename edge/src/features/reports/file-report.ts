import type { Database } from '@tallyho/drizzle/client';
import { gamePlayers, games } from '@tallyho/drizzle/schema/games';
import { lobbyMembers, lobbyTraces } from '@tallyho/drizzle/schema/lobbies';
import { reportAuthors, reports } from '@tallyho/drizzle/schema/safety';
import { users } from '@tallyho/drizzle/schema/users';
import type { ReportReason, reportInputSchema } from '@tallyho/game/people/reports';
import { and, eq, exists, gt, isNull, lt, not, SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type * as v from 'valibot';
import type { User } from '../../auth/user.ts';
import { limitOf } from '../../http/budgets.ts';
import { ApiError } from '../../http/errors.ts';
import type { RoomClient } from '../../http/room-client.ts';
import { auditIf } from '../../safety/audit.ts';
import { administratorIds } from '../../safety/notify-administrators.ts';
import { evidenceOf } from './evidence.ts';
import type { GuestSource } from './report-source.ts';

/** How long after a game a guest can report its players, in ms. */
const metFor = 24 * 60 * 60_000;

/**
 * SQL for whether `one` has a seat in a lobby in which `other` is or was, or both have finished a game together in the last day. A trace of
 * `one` alone proves nothing: guests leave one before the room lets them in. For what the index of lobbies does not know yet, the
 * room is asked (evidence.ts).
 */
const haveMetLately = (db: Database, one: string, other: string, now: number): SQL => {
  const otherPlayer = alias(gamePlayers, 'other_player');
  return sql`(${exists(
    db
      .select({ code: lobbyMembers.lobbyCode })
      .from(lobbyMembers)
      .innerJoin(lobbyTraces, eq(lobbyTraces.lobbyCode, lobbyMembers.lobbyCode))
      .where(and(eq(lobbyMembers.userId, one), eq(lobbyTraces.userId, other))),
  )} or ${exists(
    db
      .select({ id: games.id })
      .from(gamePlayers)
      .innerJoin(otherPlayer, eq(otherPlayer.gameId, gamePlayers.gameId))
      .innerJoin(games, eq(games.id, gamePlayers.gameId))
      .where(
        and(
          eq(gamePlayers.userId, one),
          eq(otherPlayer.userId, other),
          gt(games.finishedAt, new Date(now - metFor)),
        ),
      ),
  )})`;
};

/** The reporter. `guest`: where the report of a guest comes from; null for an account. */
interface Reporter {
  user: User;
  guest: GuestSource | null;
}

/** The conditions that a report about `userId` fulfils; SQL. */
const conditionsOf = (db: Database, { user, guest }: Reporter, userId: string, now: number) => {
  const isOwn = eq(reports.reporterId, user.id);
  const isOpen = isNull(reports.closedAt);
  const isAbout = eq(reports.reportedId, userId);
  const countOf = (condition: SQL | undefined) => sql`(select count(*) from ${reports} where ${condition})`;
  const sources = [
    isOwn,
    guest && eq(reports.sourceAddress, guest.address),
    guest?.browser && eq(reports.sourceBrowser, guest.browser),
  ].filter((condition) => condition instanceof SQL);
  const { max, per } = limitOf('guestReports', 'address');
  const isInHour = gt(reports.createdAt, new Date(now - per));
  return {
    isKept: (reason: ReportReason) =>
      sql`exists (select 1 from ${reports} where ${and(isOwn, isOpen, isAbout, eq(reports.reason, reason))})`,
    haveMet: guest === null ? sql`true` : haveMetLately(db, user.id, userId, now),
    hasFewOpen: and(
      lt(countOf(and(isOwn, isOpen)), limitOf('openReports', 'account').max),
      ...sources.map((isOfSource) =>
        lt(countOf(and(isOfSource, isOpen, isAbout)), limitOf('openReports', 'pair').max),
      ),
    ),
    hasFewInHour:
      guest === null ? sql`true` : lt(countOf(and(eq(reports.sourceAddress, guest.address), isInHour)), max),
  };
};

/**
 * Reports a user to the administrators, with evidence. Does nothing if the same report is already open. Returns the
 * administrators to notify. The batch that
 * stores it checks duplicates and the limits, also for concurrent requests. Throws `unknownUser`, `notFound` for a
 * message that was not sent to the reporter and for a text whose author is not known, `invalidInput` for the caller's own id or another user's message, `noSharedLobby` for a guest who
 * has not met the user, `rateLimited` for too many open reports, or too many in an hour from the guests of one address.
 */
export const fileReport = async (
  { db, rooms, ...reporter }: Reporter & { db: Database; rooms: RoomClient },
  input: v.InferOutput<typeof reportInputSchema>,
): Promise<{ id: string }[]> => {
  const { user, guest } = reporter;
  const { reason, details } = input;
  if ('userId' in input && input.userId === user.id)
    throw new ApiError('invalidInput', { field: 'userId', message: 'That is you.' });
  const evidence = await evidenceOf({ db, rooms, reporter: user.id }, input);
  const { userId } = evidence;
  const kind = input.kind === 'message' ? 'message' : 'player';

  const id = crypto.randomUUID();
  const now = Date.now();
  const { hasFewOpen, hasFewInHour, ...conditions } = conditionsOf(db, reporter, userId, now);
  const isKept = conditions.isKept(reason);
  const haveMet = evidence.haveMet ? sql`true` : conditions.haveMet;
  const isWelcome = and(haveMet, not(isKept), hasFewOpen, hasFewInHour);
  const lines = JSON.stringify(evidence.lines);
  const { address = null, browser = null } = guest ?? {};
  const [[found], stored, , , administrators] = await db.batch([
    db
      .select({
        haveMet: haveMet.mapWith(Boolean),
        isKept: isKept.mapWith(Boolean),
        hasFewInHour: hasFewInHour.mapWith(Boolean),
      })
      .from(users)
      .where(eq(users.id, userId)),
    db.insert(reports).select(
      sql`select ${id}, ${kind}, ${user.id}, ${userId}, ${reason}, ${details}, ${lines}, ${now}, null,
            ${guest !== null}, ${address}, ${browser}
          from ${users} where ${eq(users.id, userId)} and ${isWelcome}`,
    ),
    db
      .insert(reportAuthors)
      .select(
        sql`select distinct value, ${id} from json_each(${JSON.stringify(evidence.lines.map((line) => line.userId))}) where exists (select 1 from ${reports} where ${eq(reports.id, id)})`,
      ),
    auditIf(
      db,
      { actorId: user.id, action: 'report', subjectId: userId, details: { report: id, kind, reason } },
      sql`from ${reports} where ${eq(reports.id, id)}`,
      now,
    ),
    administratorIds(db),
  ]);
  if (found === undefined) throw new ApiError('unknownUser');
  if (stored.rowsAffected > 0) return administrators;
  if (found.isKept) return [];
  if (!found.haveMet) throw new ApiError('noSharedLobby');
  throw new ApiError('rateLimited', {
    message: 'You have sent many reports. Please wait until an administrator has read them.',
    retryAfter: 60 * 60,
    budget: found.hasFewInHour ? 'openReports' : 'guestReports',
  });
};
