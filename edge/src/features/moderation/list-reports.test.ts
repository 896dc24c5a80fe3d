import { reports } from '@tallyho/drizzle/schema/safety';
import { users } from '@tallyho/drizzle/schema/users';
import type { ApiReport } from '@tallyho/game/people/moderation';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { cardOf } from '../../../test/friends.ts';
import { idOf, people } from '../../../test/lobbies.ts';
import { queriesOf } from '../../../test/log.ts';
import {
  audit,
  auditOf,
  close,
  expectCounted,
  listed,
  moderatedUserIn,
  reopen,
  reportOf,
  sanction,
  standingOf,
  userObjectRequests,
} from '../../../test/moderation.ts';
import { newAdministrator, newPerson, type Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';

let admin: Person;
beforeAll(async () => {
  admin = await newAdministrator();
});
beforeEach(() => {
  fakeRooms(new RoomFake().respond);
});

describe('reports', () => {
  test('are listed with reporter, reported user and sanctions, and are closed once', async () => {
    const [by, about] = (await people(2)) as [Person, Person];
    await sanction(admin, about, { kind: 'mute', hours: 1 });
    const id = await reportOf(by, about, 'spam');
    const { reports: page } = await listed(admin, `?about=${idOf(about)}`);
    const report = page.find(({ _id }) => _id === id);
    expect(report).toMatchObject({
      kind: 'player',
      reason: 'spam',
      details: '',
      reporter: { _id: idOf(by), username: by.account.username, avatar: by.account.avatar },
      reported: {
        username: about.account.username,
        administrator: false,
        standing: { mute: { reason: 'Be kind' }, suspension: null, warning: null },
        history: { reports: 1, guestReports: 0, warnings: 0, mutes: 1, suspensions: 0 },
      },
      evidence: [],
      closed: null,
    });
    expect(report?.reported?.passkeys).toBe(0);
    expect(JSON.stringify(page)).not.toMatch(/@example\.com|argon2|token/i);

    expect((await close(admin, id)).status).toBe(200);
    expect((await close(admin, id)).status).toBe(200);
    await expectError(await close(admin, 'no-such-report'), 404, 'notFound');
    expect((await listed(admin)).reports.map(({ _id }) => _id)).not.toContain(id);
    const [closed] = (await listed(admin, '?status=closed')).reports;
    expect(closed).toMatchObject({ _id: id, closed: { by: cardOf(admin), sanction: null } });
    expect((await auditOf(about)).filter(({ action }) => action === 'closeReport')).toMatchObject([
      { actorId: idOf(admin), details: { report: id } },
    ]);
  });

  test('are closed by the sanction that answers them, if they are about that user', async () => {
    const [by, about, other] = (await people(3)) as [Person, Person, Person];
    const reportId = await reportOf(by, about);
    await expectError(await sanction(admin, other, { kind: 'warn', reportId }), 404, 'notFound');
    await expectError(await sanction(admin, about, { kind: 'warn', reportId: 'no-such' }), 404, 'notFound');
    expect((await standingOf(about)).warning).toBeNull();
    await moderatedUserIn(await sanction(admin, about, { kind: 'warn', reportId }));
    expect((await auditOf(about)).map(({ action, details }) => [action, details.report])).toEqual([
      ['report', reportId],
      ['warn', reportId],
      ['closeReport', reportId],
    ]);
    const closed = (await listed(admin, '?status=closed')).reports.find(({ _id }) => _id === reportId);
    expect(closed?.closed).toMatchObject({
      by: cardOf(admin),
      sanction: { kind: 'warn', hours: null, reason: 'Be kind' },
    });
  });

  test('can be opened again, which is logged and leaves the earlier decision behind', async () => {
    const [by, about] = (await people(2)) as [Person, Person];
    const id = await reportOf(by, about);
    await sanction(admin, about, { kind: 'mute', hours: 3, reportId: id });
    const find = async (query: string) =>
      (await listed(admin, query)).reports.find(({ _id }) => _id === id)?.closed;
    expect(await find('?status=closed')).toMatchObject({ sanction: { kind: 'mute', hours: 3 } });

    for (let times = 0; times < 2; times += 1) expect((await reopen(admin, id)).status).toBe(200);
    await expectError(await reopen(admin, 'no-such-report'), 404, 'notFound');
    expect(await find('')).toBeNull();
    const second = await newAdministrator();
    await close(second, id);
    expect(await find('?status=closed')).toMatchObject({ by: cardOf(second), sanction: null });
    expect((await auditOf(about)).map(({ action }) => action)).toEqual([
      ...['report', 'mute', 'closeReport', 'reopenReport', 'closeReport'],
    ]);
  });

  test('about one account are listed together, open and closed', async () => {
    const [by, other, about] = (await people(3)) as [Person, Person, Person];
    const first = await reportOf(by, about, 'spam');
    await close(admin, first);
    const second = await reportOf(other, about, 'hate');
    await reportOf(by, other);
    const ids = async (status: string) =>
      (await listed(admin, `?about=${idOf(about)}&status=${status}`)).reports.map(({ _id }) => _id);
    expect(await ids('all')).toEqual([second, first]);
    expect(await ids('open')).toEqual([second]);
    expect(await ids('closed')).toEqual([first]);
    await expectError(await admin.get('/api/admin/reports?status=all'), 400, 'invalidInput');
  });

  test('are counted while they are open, and every change reaches all administrators', async () => {
    const [by, about] = (await people(2)) as [Person, Person];
    const second = await newAdministrator();
    const id = await reportOf(by, about);
    await expectCounted(admin, id, true);
    const push = { type: 'push', events: [{ type: 'reportsChanged' }] };
    await expect.poll(() => userObjectRequests(second)).toEqual([push]);
    await close(admin, id);
    await expectCounted(admin, id, false);
    await reopen(admin, id);
    await expectCounted(admin, id, true);
    await sanction(admin, about, { kind: 'warn', reportId: id });
    await expectCounted(admin, id, false);
    await expect.poll(() => userObjectRequests(second)).toEqual([push, push, push, push]);
    expect(userObjectRequests(about)).not.toContainEqual(push);
  });

  test('remain after the accounts are deleted, without their names', async () => {
    const [by, about] = (await people(2)) as [Person, Person];
    const id = await reportOf(by, about);
    const line = { at: new Date().toISOString(), isReported: false };
    await db
      .update(reports)
      .set({
        evidence: [
          { userId: idOf(by), text: 'Hello', ...line },
          { userId: idOf(about), text: 'Go away', ...line, isReported: true },
        ],
      })
      .where(eq(reports.id, id));
    const find = async () => (await listed(admin)).reports.find(({ _id }) => _id === id);
    expect((await find())?.evidence.map(({ username }) => username)).toEqual([
      by.account.username,
      about.account.username,
    ]);
    await db.delete(users).where(eq(users.id, idOf(about)));
    await db.delete(users).where(eq(users.id, idOf(by)));
    const left = await find();
    expect(left).toMatchObject({ reporter: null, reported: null });
    expect(left?.evidence.map(({ username, text }) => [username, text])).toEqual([
      ['Deleted player', 'Hello'],
      ['Deleted player', 'Go away'],
    ]);
    const entry = (await audit(admin)).entries.find(({ details }) => details.report === id);
    expect(entry).toMatchObject({ action: 'report', actor: null, subject: null });
    expect(JSON.stringify([left, entry])).not.toContain(about.account.username);
    expect((await close(admin, id)).status).toBe(200);
  });

  test('of users with more open reports come first, and at the same number those with fewer by guests', async () => {
    const [many, mixed, byAccounts, single] = (await people(4)) as [Person, Person, Person, Person];
    const store = (about: Person, byGuest: boolean, minute: number, closedAt: Date | null = null) =>
      db.insert(reports).values({
        ...{ id: crypto.randomUUID(), kind: 'player', reporterId: null, reportedId: idOf(about) },
        ...{ reason: 'spam', details: `${minute}`, evidence: [], byGuest, closedAt },
        createdAt: new Date(Date.UTC(2001, 0, 1, 0, minute)),
      });
    // Written in an order that no rule follows.
    await store(single, false, 9);
    await store(mixed, true, 8);
    await store(mixed, false, 1);
    await store(byAccounts, false, 2);
    await store(byAccounts, false, 3);
    await store(many, true, 4);
    await store(many, true, 5);
    await store(many, false, 0);
    await store(single, false, 7, new Date());
    const own = [many, mixed, byAccounts, single].map(idOf);
    const found: ApiReport[] = [];
    for (let before = '', hasMore = true; hasMore; ) {
      const next = await listed(admin, before && `?before=${before}`);
      found.push(...next.reports.filter(({ reported }) => reported && own.includes(reported._id)));
      ({ hasMore } = next);
      before = next.reports.at(-1)?._id ?? '';
    }
    expect(found.map(({ details, byGuest, open }) => [Number(details), byGuest, open])).toEqual([
      ...[0, 5, 4].map((minute) => [minute, minute > 0, { all: 3, byGuests: 2 }]),
      ...[3, 2].map((minute) => [minute, false, { all: 2, byGuests: 0 }]),
      ...[1, 8].map((minute) => [minute, minute === 8, { all: 2, byGuests: 1 }]),
      [9, false, { all: 1, byGuests: 0 }],
    ]);
    expect(found[0]?.reported?.history).toMatchObject({ reports: 3, guestReports: 2 });
    const [closed] = (await listed(admin, `?status=closed&about=${idOf(single)}`)).reports;
    expect(closed?.open).toBeNull();
    for (const id of own) await db.delete(reports).where(eq(reports.reportedId, id));
  });

  test('are returned in pages, latest first, in two round trips including the session', async () => {
    const about = await newPerson();
    await db.insert(reports).values(
      Array.from({ length: 46 }, (_, index) => ({
        id: `page-${about.account._id.slice(0, 8)}-${String(index).padStart(2, '0')}`,
        kind: 'player' as const,
        reporterId: null,
        reportedId: idOf(about),
        reason: 'spam' as const,
        details: String(index),
        evidence: [],
        // Older than all others. Two reports have the same time: pages must not skip or repeat the second.
        createdAt: new Date(Date.UTC(2000, 0, 1) + Math.floor(index / 2)),
      })),
    );
    const seen: string[] = [];
    let last = `page-${about.account._id.slice(0, 8)}-45`;
    for (let hasMore = true; hasMore; ) {
      const page = await listed(admin, `?status=open&before=${last}`);
      const own = page.reports.filter(({ reported }) => reported?._id === idOf(about));
      seen.push(...own.map(({ details }) => details));
      // Other reports belong to other tests.
      hasMore = page.hasMore && own.length > 0;
      last = page.reports.at(-1)?._id ?? '';
      if (seen.length < 45) expect(own).toHaveLength(20);
    }
    expect(seen).toEqual(Array.from({ length: 45 }, (_, index) => String(44 - index)));
    expect(await queriesOf(() => listed(admin, '?status=closed'))).toEqual([2]);
    await expectError(await admin.get('/api/admin/reports?status=odd'), 400, 'invalidInput');
    expect((await listed(admin, '?before=no-such-report')).reports).toEqual([]);
    await db.delete(reports).where(eq(reports.reportedId, idOf(about)));
  });
});
