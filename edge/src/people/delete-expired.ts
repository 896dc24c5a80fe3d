import type { Database } from '@tallyho/drizzle/client';
import { appeals } from '@tallyho/drizzle/schema/appeals';
import { codeGuesses } from '@tallyho/drizzle/schema/code-guesses';
import { emailLinks } from '@tallyho/drizzle/schema/email-links';
import { friendNotices, invitations, joinRequests } from '@tallyho/drizzle/schema/friends';
import { gameParts } from '@tallyho/drizzle/schema/games';
import { guestCounts, guestLinks } from '@tallyho/drizzle/schema/guests';
import { lobbies, lobbyTraces } from '@tallyho/drizzle/schema/lobbies';
import { loginFailures, loginFailuresBySource } from '@tallyho/drizzle/schema/login-failures';
import { desktopLogins, oauthAttempts, pendingSignUps } from '@tallyho/drizzle/schema/providers';
import { auditLog, reports } from '@tallyho/drizzle/schema/safety';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { signUpCounts, usedChallenges } from '@tallyho/drizzle/schema/sign-ups';
import { limits } from '@tallyho/game/limits';
import { and, eq, gt, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { deleteExpiredSuspensions } from '../auth/suspensions/suspended-identities.ts';
import { limitOf } from '../http/budgets.ts';

/** How long the database keeps what has no owner who could delete it, in milliseconds. The privacy page names these times. */
const { retention } = limits;
/** How much longer than a challenge its use is remembered, because clocks differ. In milliseconds. */
const clockDifference = 60_000;

/**
 * Deletes everything whose time is over: closed reports, the log, expired sessions and links, counters, parts of games that
 * never became whole, and the notes of closed lobbies. One round trip. Every condition but that on lobbies uses an index.
 */
export const deleteExpired = async (db: Database, now = Date.now()): Promise<void> => {
  const before = (age: number) => new Date(now - age);
  const past = new Date(now);
  // A closed room can keep parked reports, which contain its players.
  const code = sql<string | null>`${auditLog.details} ->> '$.code'`;
  const withParked = db
    .select({ code })
    .from(auditLog)
    .where(
      and(eq(auditLog.action, 'parkReport'), gt(auditLog.at, before(limits.parkedReport)), isNotNull(code)),
    );
  const known = db.select({ code: lobbies.code }).from(lobbies);
  await db.batch([
    db.delete(reports).where(lte(reports.closedAt, before(retention.closedReport))),
    // Where guests' reports came from, as soon as no limit counts them.
    db
      .update(reports)
      .set({ sourceAddress: null, sourceBrowser: null })
      .where(
        and(
          isNotNull(reports.sourceAddress),
          lte(reports.closedAt, past),
          lte(reports.createdAt, before(limitOf('guestReports', 'address').per)),
        ),
      ),
    db.delete(appeals).where(lte(appeals.decidedAt, before(retention.closedReport))),
    db.delete(auditLog).where(lte(auditLog.at, before(retention.auditLog))),
    db.delete(gameParts).where(lte(gameParts.createdAt, before(retention.gamePart))),
    db.delete(sessions).where(lte(sessions.expiresAt, past)),
    db.delete(invitations).where(lte(invitations.expiresAt, past)),
    db.delete(joinRequests).where(lte(joinRequests.expiresAt, past)),
    db.delete(emailLinks).where(lte(emailLinks.expiresAt, past)),
    db.delete(guestLinks).where(lte(guestLinks.expiresAt, past)),
    db.delete(oauthAttempts).where(lte(oauthAttempts.expiresAt, past)),
    db.delete(pendingSignUps).where(lte(pendingSignUps.expiresAt, past)),
    db.delete(desktopLogins).where(lte(desktopLogins.expiresAt, past)),
    deleteExpiredSuspensions(db),
    db
      .delete(friendNotices)
      .where(lte(friendNotices.createdAt, before(limitOf('friendRequests', 'pair').per))),
    db
      .delete(signUpCounts)
      .where(lte(signUpCounts.windowStart, before(limitOf('newAccounts', 'address').per))),
    db.delete(usedChallenges).where(lte(usedChallenges.expiresAt, before(clockDifference))),
    db.delete(guestCounts).where(lte(guestCounts.windowStart, before(limitOf('newGuests', 'address').per))),
    db.delete(codeGuesses).where(lte(codeGuesses.windowStart, before(limitOf('codeGuesses', 'address').per))),
    db
      .delete(loginFailures)
      .where(lte(loginFailures.windowStart, before(limitOf('loginAttempts', 'account').per))),
    db
      .delete(loginFailuresBySource)
      .where(lte(loginFailuresBySource.windowStart, before(limitOf('loginAttempts', 'source').per))),
    db
      .delete(lobbies)
      .where(and(eq(lobbies.players, 0), lte(lobbies.updatedAt, before(retention.closedLobby)))),
    db.delete(lobbyTraces).where(
      or(
        and(
          isNull(lobbyTraces.erasedAt),
          notInArray(lobbyTraces.lobbyCode, known),
          notInArray(lobbyTraces.lobbyCode, withParked),
        ),
        // By then the room has deleted its parked reports itself.
        lte(lobbyTraces.erasedAt, before(limits.parkedReport)),
      ),
    ),
  ]);
};
