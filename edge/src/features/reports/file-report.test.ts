import { auditLog, reports } from '@tallyho/drizzle/schema/safety';
import { limits } from '@tallyho/game/limits';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { suspend, twoPeople } from '../../../test/friends.ts';
import { idOf, people } from '../../../test/lobbies.ts';
import { queriesOf } from '../../../test/log.ts';
import { aboutPlayer, report, reportsBy } from '../../../test/moderation.ts';
import { newPerson, type Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';
import { serviceHeader } from '../../../test/service.ts';
import { metrics } from '../../http/metrics.ts';

beforeEach(() => {
  fakeRooms(new RoomFake().respond);
});

describe('any report', () => {
  test('cannot be about the own account, an unknown user or nothing', async () => {
    const [one, other] = await twoPeople();
    await expectError(await report(one, aboutPlayer(one)), 400, 'invalidInput', { message: 'That is you.' });
    await expectError(await report(one, aboutPlayer(other, { userId: 'nobody-at-all' })), 404, 'unknownUser');
    const wrong = [
      { reason: 'boring' },
      { reason: undefined },
      { kind: 'theme' },
      { details: 'x'.repeat(limits.report.details + 1) },
      { details: 7 },
      { code: '../..' },
      { line: 0 },
      { userId: '' },
      { userId: ['a'] },
    ];
    for (const change of wrong)
      await expectError(await report(one, aboutPlayer(other, change)), 400, 'invalidInput');
    expect(await reportsBy(one)).toEqual([]);
  });

  test('is stored once until it is closed, also for concurrent requests', async () => {
    const [one, other] = await twoPeople();
    const again = () => report(one, aboutPlayer(other));
    const responses = await Promise.all([again(), again(), again()]);
    responses.push(await again());
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await reportsBy(one)).toHaveLength(1);
    expect(
      await db
        .select()
        .from(auditLog)
        .where(eq(auditLog.actorId, idOf(one))),
    ).toHaveLength(1);
    expect((await report(one, aboutPlayer(other, { reason: 'spam' }))).status).toBe(200);
    expect((await report(await newPerson(), aboutPlayer(other))).status).toBe(200);
    await db
      .update(reports)
      .set({ closedAt: new Date() })
      .where(eq(reports.reporterId, idOf(one)));
    expect((await again()).status).toBe(200);
    expect(await reportsBy(one)).toHaveLength(3);
  });

  /** Stores open reports of a user. */
  const fill = (person: Person, count: number) =>
    db.insert(reports).values(
      Array.from({ length: count }, () => ({
        id: crypto.randomUUID(),
        kind: 'player' as const,
        reporterId: idOf(person),
        reportedId: null,
        reason: 'spam' as const,
        details: '',
        evidence: [],
        createdAt: new Date(0),
      })),
    );

  test('is limited to twenty open reports per reporter', async () => {
    const [one, other] = await twoPeople();
    await fill(one, limits.report.open);
    metrics.drain();
    const refused = await report(one, aboutPlayer(other));
    expect(refused.headers.get('Retry-After')).toBe('3600');
    await expectError(refused, 429, 'rateLimited');
    expect(metrics.drain().counters).toContainEqual({
      name: 'limitedRequests',
      labels: { limit: 'openReports' },
      value: 1,
    });
    await db
      .update(reports)
      .set({ closedAt: new Date() })
      .where(and(eq(reports.reporterId, idOf(one)), eq(reports.createdAt, new Date(0))));
    expect((await report(one, aboutPlayer(other))).status).toBe(200);
  });

  test('above the limit is rejected with an error, also for concurrent requests', async () => {
    const [one, other] = await twoPeople();
    await fill(one, limits.report.open - 1);
    const responses = await Promise.all(
      ['spam', 'hate', 'name'].map((reason) => report(one, aboutPlayer(other, { reason }))),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    expect(await reportsBy(one)).toHaveLength(limits.report.open);
  });

  test('about one player is limited to three open ones of a reporter', async () => {
    const [one, other, third] = (await people(3)) as [Person, Person, Person];
    for (const reason of ['spam', 'hate', 'name'])
      expect((await report(one, aboutPlayer(other, { reason }))).status).toBe(200);
    await expectError(await report(one, aboutPlayer(other, { reason: 'threats' })), 429, 'rateLimited');
    expect((await report(one, aboutPlayer(other, { reason: 'spam' }))).status, 'a repeated one').toBe(200);
    expect((await report(one, aboutPlayer(third))).status, 'about another player').toBe(200);
    expect((await report(third, aboutPlayer(other))).status, 'of another member').toBe(200);
    await db
      .update(reports)
      .set({ closedAt: new Date() })
      .where(and(eq(reports.reporterId, idOf(one)), eq(reports.reason, 'hate')));
    expect((await report(one, aboutPlayer(other, { reason: 'threats' }))).status).toBe(200);
  });

  test('stores texts of any script unchanged', async () => {
    const [one, other] = await twoPeople();
    const details = 'مرحبا 👩‍👩‍👧 "quotes" \u202e; drop table reports; -- \u0001';
    expect((await report(one, aboutPlayer(other, { details }))).status).toBe(200);
    expect((await reportsBy(one))[0]?.details).toBe(details);
  });

  test('needs two round trips, including the session', async () => {
    const [one, other] = await twoPeople();
    expect(await queriesOf(() => report(one, aboutPlayer(other)))).toEqual([2]);
  });

  test('requires a logged-in user who is not suspended', async () => {
    const [one, other] = await twoPeople();
    await expectError(await report(new Browser(), aboutPlayer(other)), 401, 'unauthenticated');
    const asLoader = await new Browser().post(
      '/api/reports',
      aboutPlayer(other),
      await serviceHeader('content'),
    );
    await expectError(asLoader, 401, 'unauthenticated');
    await suspend(one);
    await expectError(await report(one, aboutPlayer(other)), 403, 'suspended');
  });
});
