import type { R2Bucket } from '@cloudflare/workers-types';
import type { Database } from '@tallyho/drizzle/client';
import { friendRequests, invitations, joinRequests, presence } from '@tallyho/drizzle/schema/friends';
import { gamePlayers } from '@tallyho/drizzle/schema/games';
import { lobbies, lobbyMembers, lobbyTraces } from '@tallyho/drizzle/schema/lobbies';
import { desktopLogins, oauthAttempts, pendingSignUps } from '@tallyho/drizzle/schema/providers';
import { auditLog, reportAuthors, reports } from '@tallyho/drizzle/schema/safety';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { subscriptions } from '@tallyho/drizzle/schema/subscriptions';
import { themes } from '@tallyho/drizzle/schema/themes';
import { users } from '@tallyho/drizzle/schema/users';
import type { UserEvent } from '@tallyho/game/protocol/user-object';
import { and, eq, inArray, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { closeSockets, type SocketHolders } from '../auth/close-sockets.ts';
import { anonymousGames, type PlayerReference, playerReferenceOf } from '../auth/deleted-player.ts';
import { formerUsernamesOf } from '../auth/sign-up/former-usernames.ts';
import {
  deleteExpiredSuspensions,
  identityHashes,
  provenIdentities,
  storeSuspension,
} from '../auth/suspensions/suspended-identities.ts';
import type { User } from '../auth/user.ts';
import type { AppEnv } from '../http/context.ts';
import type { UserObjectClient } from '../http/user-object-client.ts';
import type { WaitUntil } from '../http/wait-until.ts';
import { deleteCards } from '../pictures/result-cards.ts';
import { auditIf } from '../safety/audit.ts';
import { eraseFromRooms, markTraces } from './erase-from-rooms.ts';
import { onlineFriendsOf } from './notify-friends.ts';
import { eraseWrittenTexts, findWrittenTexts, type StoredText } from './written-texts.ts';

export type EraseAccess = SocketHolders & {
  db: Database;
  openDbWithLongTimeout: () => Database;
  waitUntil: WaitUntil;
  bucket: R2Bucket;
  /** The deployment's secret. */
  secret: string;
};

/** Returns what a request needs to erase an account. */
export const eraseAccessOf = <Env extends AppEnv>({ var: own, env }: Context<Env>): EraseAccess => ({
  ...own,
  bucket: env.IMAGES,
  secret: env.SERVICE_SECRET,
});

/** Selects online users with a pending friend request to or from this user. */
const onlineRequests = (db: Database, userId: string) =>
  db
    .select({ friend: presence.userId })
    .from(presence)
    .innerJoin(
      friendRequests,
      or(
        and(eq(friendRequests.senderId, userId), eq(friendRequests.recipientId, presence.userId)),
        and(eq(friendRequests.recipientId, userId), eq(friendRequests.senderId, presence.userId)),
      ),
    )
    .where(eq(presence.online, true));

const sentInvitations = (db: Database, userId: string) =>
  db
    .select({ id: invitations.id, recipient: invitations.recipientId })
    .from(invitations)
    .where(eq(invitations.senderId, userId));

const sentJoinRequests = (db: Database, userId: string) =>
  db
    .select({ recipient: joinRequests.recipientId })
    .from(joinRequests)
    .where(eq(joinRequests.senderId, userId));

/** Matches unfinished provider logins of this account. */
const ofAccount = (json: typeof desktopLogins.outcome | typeof oauthAttempts.purpose, userId: string) =>
  eq(sql`json_extract(${json}, '$.userId')`, userId);

/** Matches unfinished sign-ups and links of the account's own identities at providers. */
const ofIdentity = (
  { provider, subject }: { provider: SQLWrapper; subject: SQLWrapper },
  { googleId, discordId }: User,
) => {
  const identities = [
    { name: 'google', id: googleId },
    { name: 'discord', id: discordId },
  ];
  return or(
    ...identities.flatMap(({ name, id }) => (id === null ? [] : [and(eq(provider, name), eq(subject, id))])),
  );
};

const identityIn = (outcome: typeof desktopLogins.outcome) => ({
  provider: sql`json_extract(${outcome}, '$.provider')`,
  subject: sql`json_extract(${outcome}, '$.subject')`,
});

/** Statements that replace the id, where rows stay that others need, by the alias. */
const replaceId = (db: Database, { userId, alias }: PlayerReference) => {
  const authored = db
    .select({ id: reportAuthors.reportId })
    .from(reportAuthors)
    .where(eq(reportAuthors.userId, userId));
  const visited = db
    .select({ code: lobbyTraces.lobbyCode })
    .from(lobbyTraces)
    .where(eq(lobbyTraces.userId, userId));
  return [
    db
      .update(reports)
      .set({ evidence: sql`replace(${reports.evidence}, ${userId}, ${alias})` })
      .where(inArray(reports.id, authored)),
    db.delete(reportAuthors).where(eq(reportAuthors.userId, userId)),
    db.update(auditLog).set({ actorId: alias }).where(eq(auditLog.actorId, userId)),
    db.update(auditLog).set({ subjectId: alias }).where(eq(auditLog.subjectId, userId)),
    // The record of a lobby that has just been closed.
    db
      .update(lobbies)
      .set({ leader: alias })
      .where(and(inArray(lobbies.code, visited), eq(lobbies.leader, userId))),
    db.update(themes).set({ updatedBy: alias }).where(eq(themes.updatedBy, userId)),
  ] as const;
};

/** The account, the names that it had before, and what it has written in rounds of stored games. */
interface Erased {
  user: User;
  formerNames: readonly string[];
  written: readonly StoredText[];
}

/** Makes all database changes of a deletion in one batch: all or none. */
const deleteRows = async (db: Database, secret: string, { user, formerNames, written }: Erased) => {
  const trace = await playerReferenceOf(user.id, user.username, formerNames);
  const hashes = await identityHashes(secret, provenIdentities(user));
  const [traces, friends, requests, invited, asked, ended] = await db.batch([
    markTraces(db, user.id),
    onlineFriendsOf(db, [user.id]),
    onlineRequests(db, user.id),
    sentInvitations(db, user.id),
    sentJoinRequests(db, user.id),
    db.delete(sessions).where(eq(sessions.userId, user.id)).returning({ tokenHash: sessions.tokenHash }),
    ...eraseWrittenTexts(db, written),
    ...anonymousGames(db, trace),
    db.delete(lobbyMembers).where(eq(lobbyMembers.userId, user.id)),
    db.delete(subscriptions).where(eq(subscriptions.email, user.email)),
    db
      .delete(pendingSignUps)
      .where(or(eq(pendingSignUps.email, user.email), ofIdentity(pendingSignUps, user))),
    db
      .delete(desktopLogins)
      .where(
        or(ofAccount(desktopLogins.outcome, user.id), ofIdentity(identityIn(desktopLogins.outcome), user)),
      ),
    db.delete(oauthAttempts).where(ofAccount(oauthAttempts.purpose, user.id)),
    auditIf(
      db,
      { actorId: user.id, action: 'deleteAccount', subjectId: user.id, details: {} },
      sql`from ${users} where ${eq(users.id, user.id)}`,
    ),
    ...replaceId(db, trace),
    deleteExpiredSuspensions(db),
    storeSuspension(db, user.id, hashes),
    // Friends, requests, blocks, messages, invitations, presence, results of games and failed logins are deleted by cascade.
    db.delete(users).where(eq(users.id, user.id)),
  ]);
  return { traces, ended, friends: [...friends, ...requests], invited, asked };
};

/** Notifies the open tabs of friends and requesters that the user is gone. */
const notifyOthers = (
  userObjects: UserObjectClient,
  user: string,
  { friends, invited, asked }: Awaited<ReturnType<typeof deleteRows>>,
) => {
  const events = new Map<string, UserEvent[]>();
  const notify = (user: string, event: UserEvent) => events.set(user, [...(events.get(user) ?? []), event]);
  for (const { friend } of friends) notify(friend, { type: 'friendsChanged' });
  for (const { id, recipient } of invited) notify(recipient, { type: 'invitationGone', invitation: id });
  for (const { recipient } of asked) notify(recipient, { type: 'joinRequestGone', from: user });
  return userObjects.pushAll(events);
};

/**
 * Deletes a user and all data that belongs to the user alone. The user leaves the lobby and all sockets close
 * immediately. Rooms erase the user; one that cannot be reached is asked again later. Records of games with other players keep an
 * anonymous player (docs/accounts.md lists the data that remains).
 */
export const eraseAccount = async (access: EraseAccess, user: User): Promise<void> => {
  const { db, openDbWithLongTimeout, userObjects, bucket, secret, waitUntil } = access;
  const [played, former, written] = await db.batch([
    db.select({ id: gamePlayers.gameId }).from(gamePlayers).where(eq(gamePlayers.userId, user.id)),
    formerUsernamesOf(db, user.id),
    findWrittenTexts(db, user.id),
  ]);
  const cards = played.map(({ id }) => id);
  // Before the deletion, so that no card remains if a later step fails; and again after it, because a request may have
  // drawn a card in between.
  await deleteCards(bucket, cards);
  // Long-time players have many large game records, so this needs the longer timeout.
  const formerNames = former.map(({ username }) => username);
  const erased = await deleteRows(openDbWithLongTimeout(), secret, { user, formerNames, written });
  waitUntil(notifyOthers(userObjects, user.id, erased));
  await Promise.all([
    eraseFromRooms(access, erased.traces),
    // Users without a seat have no sessions in rooms.
    closeSockets(access, user.id, { ended: erased.ended, lobbies: [] }),
    userObjects.close(user.id, { type: 'close', reason: 'sessionEnded' }),
    deleteCards(bucket, cards),
  ]);
};
