import { appeals } from '@tallyho/drizzle/schema/appeals';
import { codeGuesses } from '@tallyho/drizzle/schema/code-guesses';
import { emailLinks } from '@tallyho/drizzle/schema/email-links';
import { friendNotices, invitations, joinRequests } from '@tallyho/drizzle/schema/friends';
import { gameParts } from '@tallyho/drizzle/schema/games';
import { guestCounts, guestLinks } from '@tallyho/drizzle/schema/guests';
import { lobbies, lobbyTraces } from '@tallyho/drizzle/schema/lobbies';
import { loginFailures, loginFailuresBySource } from '@tallyho/drizzle/schema/login-failures';
import { desktopLogins, oauthAttempts, pendingSignUps } from '@tallyho/drizzle/schema/providers';
import { auditLog, reportAuthors, reports } from '@tallyho/drizzle/schema/safety';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { signUpCounts, usedChallenges } from '@tallyho/drizzle/schema/sign-ups';
import { suspendedIdentities } from '@tallyho/drizzle/schema/suspended-identities';
import { limits } from '@tallyho/game/limits';
import { eq, type InferInsertModel, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../test/database.ts';
import { idOf, people } from '../../test/lobbies.ts';
import { deleteExpired } from './delete-expired.ts';

const day = 24 * 3_600_000;
const minute = 60_000;
const ago = (ms: number) => new Date(Date.now() - ms);
const fresh = () => crypto.randomUUID();
const user = { one: '', other: '' };
beforeEach(async () => {
  const [one, other] = await people(2);
  if (!one || !other) throw new Error('A test user is missing.');
  Object.assign(user, { one: idOf(one), other: idOf(other) });
});

/** For each table: how long a row is kept, and how to add a row of an age. Returns whether that row is still there. */
const aged = <Table extends SQLiteTable>(
  table: Table,
  kept: number,
  rowOf: (age: number) => InferInsertModel<Table>,
) => ({
  kept,
  insert: async (age: number) => {
    const { lastInsertRowid } = await db.insert(table).values(rowOf(age));
    const row = sql`rowid = ${Number(lastInsertRowid)}`;
    // A row that another test adds later can have the number of a deleted one, so the values are compared too.
    const values = async () => JSON.stringify(await db.select().from(table).where(row));
    const inserted = await values();
    return {
      isThere: async () => (await values()) === inserted,
      remove: () => db.delete(table).where(row),
    };
  },
});

const report = (age: number) => ({
  id: fresh(),
  kind: 'player' as const,
  reporterId: user.one,
  reportedId: user.other,
  reason: 'spam' as const,
  details: 'Sells shoes',
  evidence: [],
  createdAt: ago(age + day),
  closedAt: ago(age),
});

const rules = {
  'a closed report, a year later': aged(reports, limits.retention.closedReport, report),
  'a decided appeal, a year later': aged(appeals, limits.retention.closedReport, (age) => ({
    id: fresh(),
    userId: user.one,
    suspendedUntil: ago(age - day),
    suspensionReason: 'Spam',
    text: 'It was not me',
    createdAt: ago(age + day),
    decision: 'rejected' as const,
    decidedAt: ago(age),
  })),
  'an entry of the log, two years later': aged(auditLog, limits.retention.auditLog, (age) => ({
    at: ago(age),
    actorId: user.one,
    action: 'warn' as const,
    subjectId: user.other,
    details: { reason: 'Be kind' },
  })),
  'a part of a game without the others, a day later': aged(gameParts, day, (age) => ({
    gameId: fresh(),
    digest: 'x',
    part: 0,
    text: '{',
    createdAt: ago(age),
  })),
  'an expired session': aged(sessions, 0, (age) => ({
    tokenHash: fresh(),
    id: fresh(),
    device: 'Firefox',
    confirmedAt: ago(age),
    userId: user.one,
    createdAt: ago(age),
    lastSeen: ago(age),
    expiresAt: ago(age),
  })),
  'an expired invitation': aged(invitations, 0, (age) => ({
    id: fresh(),
    senderId: user.one,
    recipientId: user.other,
    lobbyCode: 'ABCDEF',
    createdAt: ago(age),
    expiresAt: ago(age),
  })),
  'an expired request to join': aged(joinRequests, 0, (age) => ({
    senderId: user.one,
    recipientId: user.other,
    createdAt: ago(age),
    expiresAt: ago(age),
  })),
  'an expired link of an email': aged(emailLinks, 0, (age) => ({
    tokenHash: fresh(),
    purpose: 'verify' as const,
    userId: user.one,
    email: 'one@example.com',
    createdAt: ago(age),
    expiresAt: ago(age),
  })),
  'an expired link of a guest': aged(guestLinks, 0, (age) => ({
    tokenHash: fresh(),
    userId: user.one,
    expiresAt: ago(age),
  })),
  'an expired login at a provider': aged(oauthAttempts, 0, (age) => ({
    stateHash: fresh(),
    provider: 'google' as const,
    codeVerifier: 'x',
    nonce: 'x',
    purpose: { kind: 'identify' as const },
    expiresAt: ago(age),
  })),
  'an expired sign-up': aged(pendingSignUps, 0, (age) => ({
    userId: fresh(),
    tokenHash: 'x',
    provider: 'google' as const,
    subject: 'x',
    email: 'one@example.com',
    expiresAt: ago(age),
  })),
  'an outcome that the desktop app has not fetched': aged(desktopLogins, 0, (age) => ({
    codeHash: fresh(),
    challenge: 'x',
    outcome: { kind: 'enter' as const, userId: user.one },
    expiresAt: ago(age),
  })),
  'the note of a friend request, a week later': aged(friendNotices, 7 * day, (age) => ({
    senderId: user.one,
    recipientId: user.other,
    createdAt: ago(age),
  })),
  'a counter of new guests, an hour later': aged(guestCounts, 60 * minute, (age) => ({
    address: fresh(),
    windowStart: ago(age),
    guests: 1,
  })),
  'a counter of new accounts, an hour later': aged(signUpCounts, 60 * minute, (age) => ({
    address: fresh(),
    windowStart: ago(age),
    accounts: 1,
  })),
  'a used challenge, a minute after it has expired': aged(usedChallenges, minute, (age) => ({
    signature: fresh(),
    expiresAt: ago(age),
  })),
  'a counter of wrong codes, 15 minutes later': aged(codeGuesses, 15 * minute, (age) => ({
    source: fresh(),
    windowStart: ago(age),
    attempts: 1,
  })),
  'a counter of log-in attempts, 15 minutes later': aged(loginFailures, 15 * minute, (age) => ({
    userId: user.one,
    windowStart: ago(age),
    attempts: 1,
  })),
  'a counter of log-in attempts of a source, 15 minutes later': aged(
    loginFailuresBySource,
    15 * minute,
    (age) => ({ userId: user.one, source: fresh(), windowStart: ago(age), attempts: 1 }),
  ),
  'a closed lobby, a day later': aged(lobbies, day, (age) => ({
    code: fresh(),
    rev: 1,
    isPublic: false,
    capacity: 4,
    phase: 'lobby' as const,
    leader: user.one,
    players: 0,
    updatedAt: ago(age),
  })),
} as const;

describe('the scheduled job deletes', () => {
  it.each(Object.entries(rules))('%s, and not before', async (_, { kept, insert }) => {
    const young = await insert(kept - minute);
    await deleteExpired(db);
    expect(await young.isThere()).toBe(true);
    await young.remove();
    const old = await insert(kept + minute);
    await deleteExpired(db);
    expect(await old.isThere()).toBe(false);
  });

  it('a suspension of a deleted account when it is over', async () => {
    const [over, running] = [fresh(), fresh()];
    await db.insert(suspendedIdentities).values([
      { hash: over, until: new Date(Date.now() - minute), reason: 'Spam' },
      { hash: running, until: new Date(Date.now() + minute), reason: 'Spam' },
    ]);
    await deleteExpired(db);
    const rows = await db.select().from(suspendedIdentities);
    expect(rows.map(({ hash }) => hash)).toContain(running);
    expect(rows.map(({ hash }) => hash)).not.toContain(over);
  });

  it('with a report the list of its authors, and with an entry of the log its words', async () => {
    const old = report(limits.retention.closedReport + minute);
    await db.insert(reports).values(old);
    await db.insert(reportAuthors).values({ reportId: old.id, userId: user.one });
    const word = `word${fresh().slice(0, 8)}`;
    await db.insert(auditLog).values({
      at: ago(limits.retention.auditLog + minute),
      actorId: user.one,
      action: 'warn',
      details: { reason: word },
    });
    const found = () =>
      db.get<{ n: number }>(sql`select count(*) as n from audit_search where audit_search match ${word}`);
    expect((await found())?.n).toBe(1);
    await deleteExpired(db);
    expect(await db.select().from(reportAuthors).where(eq(reportAuthors.reportId, old.id))).toEqual([]);
    expect((await found())?.n).toBe(0);
  });

  it('the notes of a closed lobby, but not while its room keeps parked reports', async () => {
    const [open, closed, parking] = ['OPEN', 'CLSD', 'PRKD'].map((name) => name + fresh().slice(0, 4));
    if (!open || !closed || !parking) throw new Error('A code is missing.');
    await db.insert(lobbies).values({
      code: open,
      rev: 1,
      isPublic: false,
      capacity: 4,
      phase: 'lobby',
      leader: user.one,
      players: 1,
      updatedAt: ago(9 * day),
    });
    const notes = [open, closed, parking].map((lobbyCode) => ({ userId: user.one, lobbyCode }));
    await db.insert(lobbyTraces).values(notes);
    const parked = { actorId: 'room', action: 'parkReport' as const, details: { code: parking } };
    await db.insert(auditLog).values({ ...parked, at: ago(9 * day) });
    await deleteExpired(db);
    const codes = async () =>
      (await db.select().from(lobbyTraces).where(eq(lobbyTraces.userId, user.one))).map(
        ({ lobbyCode }) => lobbyCode,
      );
    expect((await codes()).sort()).toEqual([open, parking].sort());
    await db
      .update(auditLog)
      .set({ at: ago(31 * day) })
      .where(sql`${auditLog.details} ->> '$.code' = ${parking}`);
    await deleteExpired(db);
    expect(await codes()).toEqual([open]);
    await db.delete(lobbies).where(eq(lobbies.code, open));
  });

  it('nothing that is open: a report and an appeal without a decision stay', async () => {
    const waiting = { ...report(9 * limits.retention.closedReport), closedAt: null };
    await db.insert(reports).values(waiting);
    await deleteExpired(db);
    expect(await db.select().from(reports).where(eq(reports.id, waiting.id))).toHaveLength(1);
  });
});
