import type { Database } from '@tallyho/drizzle/client';
import {
  appeals,
  auditLog,
  blocks,
  emailLinks,
  formerUsernames,
  friendNotices,
  friendRequests,
  friendships,
  guestLinks,
  invitations,
  joinRequests,
  lobbyMembers,
  lobbyTraces,
  loginFailures,
  loginFailuresBySource,
  lobbies as openLobbies,
  passkeys,
  presence,
  reports,
  sessions,
  subscriptions,
  users,
} from '@tallyho/drizzle/schema/index';
import { and, asc, type Column, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { ownAccount, type User } from '../../auth/user.ts';
import type { RoomClient } from '../../http/room-client.ts';
import { gameHistoryOf, messagesOf, selectSeenGames } from './own-history.ts';
import { type PersonalData, personalDataSchema } from './personal-data.ts';

const sourceKind = personalDataSchema.entries.failedLoginsBySource.item.entries.source;
const named = { _id: users.id, username: users.username };
const iso = (date: Date) => date.toISOString();
const isoOrNull = (date: Date | null) => (date === null ? null : iso(date));
const dated = <Row extends { at: Date }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, at: iso(row.at) }));

/** Reads the data with few rows in one round trip. */
const readOwnRows = (db: Database, { id, email }: User) => {
  const withOther = <
    Table extends typeof friendRequests | typeof friendNotices | typeof blocks | typeof joinRequests,
  >(
    table: Table,
    own: Column,
    other: Column,
  ) =>
    db
      .select({ ...named, at: table.createdAt })
      .from(table)
      .innerJoin(users, eq(users.id, other))
      .where(eq(own, id));
  const invited = (own: Column, other: Column) =>
    db
      .select({ ...named, code: invitations.lobbyCode, at: invitations.createdAt })
      .from(invitations)
      .innerJoin(users, eq(users.id, other))
      .where(eq(own, id));
  return db.batch([
    db.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, id)),
    db.select({ at: subscriptions.createdAt }).from(subscriptions).where(eq(subscriptions.email, email)),
    db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(desc(sessions.lastSeen)),
    db
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, id))
      .orderBy(asc(passkeys.createdAt)),
    db
      .select({ attempts: loginFailures.attempts, since: loginFailures.windowStart })
      .from(loginFailures)
      .where(eq(loginFailures.userId, id)),
    db
      .select({ ...named, at: friendships.since })
      .from(friendships)
      .innerJoin(users, eq(users.id, friendships.friendId))
      .where(eq(friendships.userId, id))
      .orderBy(asc(users.usernameNormalized)),
    withOther(friendRequests, friendRequests.senderId, friendRequests.recipientId),
    withOther(friendRequests, friendRequests.recipientId, friendRequests.senderId),
    withOther(friendNotices, friendNotices.senderId, friendNotices.recipientId),
    withOther(blocks, blocks.blockerId, blocks.blockedId),
    invited(invitations.senderId, invitations.recipientId),
    invited(invitations.recipientId, invitations.senderId),
    withOther(joinRequests, joinRequests.senderId, joinRequests.recipientId),
    withOther(joinRequests, joinRequests.recipientId, joinRequests.senderId),
    db.select({ code: lobbyMembers.lobbyCode }).from(lobbyMembers).where(eq(lobbyMembers.userId, id)),
    db
      .select({ report: reports, reported: users.username })
      .from(reports)
      .leftJoin(users, eq(users.id, reports.reportedId))
      .where(eq(reports.reporterId, id))
      .orderBy(asc(reports.createdAt)),
    db
      .select({ action: auditLog.action, at: auditLog.at, details: auditLog.details })
      .from(auditLog)
      // Without the reporter's name, which is another user's data.
      .where(and(eq(auditLog.subjectId, id), inArray(auditLog.action, shownActions)))
      .orderBy(asc(auditLog.id)),
    db
      .select({ email: emailLinks.email, at: emailLinks.createdAt })
      .from(emailLinks)
      .where(
        and(
          eq(emailLinks.userId, id),
          eq(emailLinks.purpose, 'change'),
          gt(emailLinks.expiresAt, new Date()),
        ),
      ),
    db.select().from(formerUsernames).where(eq(formerUsernames.userId, id)).orderBy(asc(formerUsernames.id)),
    db.select().from(appeals).where(eq(appeals.userId, id)).orderBy(asc(appeals.createdAt)),
  ]);
};

const shownActions = ['warn', 'mute', 'suspend', 'lift', 'makeAdministrator', 'removeAdministrator'] as const;

/** Reads what has several rows of one kind for a lobby, a link or a source. One round trip. */
const readOwnTraces = (db: Database, user: User) => {
  const { id } = user;
  return db.batch([
    db.select().from(loginFailuresBySource).where(eq(loginFailuresBySource.userId, id)),
    db.select().from(presence).where(eq(presence.userId, id)),
    db.select().from(emailLinks).where(eq(emailLinks.userId, id)).orderBy(asc(emailLinks.createdAt)),
    db.select().from(guestLinks).where(eq(guestLinks.userId, id)),
    db
      .select({ code: lobbyTraces.lobbyCode })
      .from(lobbyTraces)
      .innerJoin(openLobbies, and(eq(openLobbies.code, lobbyTraces.lobbyCode), gt(openLobbies.players, 0)))
      .where(eq(lobbyTraces.userId, id))
      .orderBy(asc(lobbyTraces.lobbyCode)),
    db
      .select({ action: auditLog.action, at: auditLog.at })
      .from(auditLog)
      // The user's own reports are listed with their content.
      .where(and(eq(auditLog.actorId, id), ne(auditLog.action, 'report')))
      .orderBy(asc(auditLog.id)),
    selectSeenGames(db, user),
  ]);
};

/** Asks a lobby for what it has of the user. */
const inLobby = async (
  rooms: RoomClient,
  code: string,
  user: string,
): Promise<PersonalData['inLobbies'][number]> => {
  const response = await rooms.request(code, { type: 'ownData', user }).catch(() => null);
  const own = response?.ok ? response.own : undefined;
  if (own === undefined) return { code, content: null };
  const { entry: entryRequest, messages, ...content } = own;
  const dated = messages.map(({ text, at }) => ({ text, at: new Date(at).toISOString() }));
  return { code, content: { ...content, messages: dated, entryRequest } };
};

/** Returns the kind of a source of log-in attempts: what its text begins with (auth/login-attempts.ts). */
const kindOf = (source: string) => v.parse(sourceKind, source.split(' ', 1)[0]);

const textIn = (value: unknown) => (typeof value === 'string' ? value : null);
const numberIn = (value: unknown) => (typeof value === 'number' ? value : null);

/** Returns all data stored about the user. Data with many rows is read in pages, one round trip per page. */
export const ownData = async ({
  db,
  rooms,
  user,
}: {
  db: Database;
  rooms: RoomClient;
  user: User;
}): Promise<PersonalData> => {
  const [
    own,
    subscribed,
    logIns,
    ownPasskeys,
    failed,
    friends,
    sent,
    received,
    notified,
    blocked,
    invited,
    invitedBy,
    askedToJoin,
    askedBy,
    lobbies,
    reported,
    done,
    requestedEmails,
    formerNames,
    appealed,
  ] = await readOwnRows(db, user);
  const [bySource, [online], emails, guestDevices, visited, acts, seen] = await readOwnTraces(db, user);
  const { preferences, standing, ...account } = ownAccount(user);
  const [subscription, failures] = [subscribed[0], failed[0]];
  return {
    exportedAt: new Date().toISOString(),
    account: { ...account, createdAt: iso(own[0]?.createdAt ?? new Date()) },
    formerUsernames: formerNames.map(({ username, changedAt, reservedUntil }) => ({
      username,
      until: iso(changedAt),
      reservedUntil: iso(reservedUntil),
    })),
    requestedEmail: dated(requestedEmails)[0] ?? null,
    preferences,
    subscribed: subscription ? { at: iso(subscription.at) } : null,
    sessions: logIns.map(({ device, createdAt, lastSeen, expiresAt }) => ({
      device,
      createdAt: iso(createdAt),
      lastSeen: iso(lastSeen),
      expiresAt: iso(expiresAt),
    })),
    passkeys: ownPasskeys.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt: iso(createdAt),
      lastUsedAt: isoOrNull(lastUsedAt),
    })),
    failedLogins: failures ? { attempts: failures.attempts, since: iso(failures.since) } : null,
    failedLoginsBySource: bySource.map(({ source, attempts, windowStart }) => ({
      source: kindOf(source),
      attempts,
      since: iso(windowStart),
    })),
    links: {
      email: emails.map(({ purpose, email, createdAt, expiresAt }) => ({
        purpose,
        email,
        at: iso(createdAt),
        expiresAt: iso(expiresAt),
      })),
      otherDevice: guestDevices.map(({ expiresAt }) => ({ expiresAt: iso(expiresAt) })),
    },
    presence: online ? { online: online.online, shown: online.notified, lobby: online.notifiedLobby } : null,
    friends: dated(friends),
    friendRequests: { sent: dated(sent), received: dated(received), notified: dated(notified) },
    blocked: dated(blocked),
    invitations: { sent: dated(invited), received: dated(invitedBy) },
    joinRequests: { sent: dated(askedToJoin), received: dated(askedBy) },
    lobbies: lobbies.map(({ code }) => code),
    inLobbies: await Promise.all(visited.map(({ code }) => inLobby(rooms, code, user.id))),
    messages: await messagesOf(db, user),
    games: await gameHistoryOf(db, user),
    seenGames: dated(seen),
    reports: reported.map(({ report, reported: name }) => ({
      kind: report.kind,
      reported: name,
      reason: report.reason,
      details: report.details,
      createdAt: iso(report.createdAt),
      closedAt: isoOrNull(report.closedAt),
    })),
    moderation: {
      standing,
      appeals: appealed.map(({ text, createdAt, decision, decidedAt, answer }) => ({
        text,
        createdAt: iso(createdAt),
        decision,
        decidedAt: isoOrNull(decidedAt),
        answer,
      })),
      acts: dated(acts),
      history: done.map(({ action, at, details }) => ({
        action,
        at: iso(at),
        reason: textIn(details.reason),
        hours: numberIn(details.hours),
        lifted: action === 'lift' ? textIn(details.kind) : null,
      })),
    },
  };
};
