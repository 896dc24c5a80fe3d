import { messages } from '@tallyho/drizzle/schema/messages';
import { auditLog, reports } from '@tallyho/drizzle/schema/safety';
import { users } from '@tallyho/drizzle/schema/users';
import { limits } from '@tallyho/game/limits';
import { and, desc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { idOf, join, leave, open, people } from '../../../test/lobbies.ts';
import { captureLog, queriesOf } from '../../../test/log.ts';
import { newPerson, type Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';
import { serviceHeader } from '../../../test/service.ts';

let rooms: RoomFake;
let isDown = false;
beforeEach(() => {
  rooms = new RoomFake();
  isDown = false;
  fakeRooms((call) => (isDown ? new Response('Bad', { status: 500 }) : rooms.answer(call)));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const report = (by: Browser, input: object) => by.post('/api/reports', { details: '', ...input });
const aboutPlayer = (person: Person, more: object = {}) => ({
  kind: 'player',
  userId: idOf(person),
  reason: 'harassment',
  ...more,
});
const reportsBy = (person: Person) =>
  db
    .select()
    .from(reports)
    .where(eq(reports.reporterId, idOf(person)))
    .orderBy(desc(reports.createdAt));
const twoPeople = async () => (await people(2)) as [Person, Person];

/** Lines in a room's chat, by turns, as if they had been said long enough apart. */
const talk = async (code: string, speakers: readonly Person[], count: number) => {
  for (let said = 0; said < count; said += 1) {
    const speaker = speakers[said % speakers.length];
    if (!speaker) throw new Error('Nobody speaks.');
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 21) + said * 10_000);
    await rooms.answer({
      code,
      authorization: null,
      body: {
        type: 'command',
        user: idOf(speaker),
        command: { id: `command-${said}`, type: 'sendMessage', text: `Line ${said + 1}` },
      },
    });
    vi.mocked(Date.now).mockRestore();
  }
};

const send = async (from: Person, to: Person, count: number): Promise<string[]> => {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: crypto.randomUUID(),
    conversation: [idOf(from), idOf(to)].sort().join(':'),
    senderId: idOf(from),
    recipientId: idOf(to),
    content: `${from.account.username} ${index + 1}`,
    createdAt: new Date(),
  }));
  await db.insert(messages).values(rows);
  return rows.map(({ id }) => id);
};

describe('POST /api/reports about a player', () => {
  test('keeps who, whom and why, without evidence, and notes it in the log', async () => {
    const [one, other] = await twoPeople();
    const answer = await report(one, aboutPlayer(other, { reason: 'name', details: '  It is rude. ' }));
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 200,
      body: { success: true },
    });
    const [kept] = await reportsBy(one);
    expect(kept).toMatchObject({
      kind: 'player',
      reportedId: idOf(other),
      reason: 'name',
      details: 'It is rude.',
      evidence: [],
      closedAt: null,
    });
    const noted = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, idOf(one)));
    expect(noted).toMatchObject([
      {
        action: 'report',
        subjectId: idOf(other),
        details: { report: kept?.id, kind: 'player', reason: 'name' },
      },
    ]);
  });

  test('brings the reported line and ten around it, by anybody, from the room itself', async () => {
    const [one, other] = await twoPeople();
    const code = await open(one);
    await join(other, code);
    await talk(code, [one, other], 40);
    await report(one, aboutPlayer(other, { code, line: 20, evidence: [{ text: 'Made up' }] }));
    const [kept] = await reportsBy(one);
    expect(kept?.evidence).toHaveLength(21);
    expect(kept?.evidence.map(({ text }) => text)).toEqual(
      Array.from({ length: 21 }, (_, index) => `Line ${index + 10}`),
    );
    expect(kept?.evidence.filter(({ isReported }) => isReported)).toMatchObject([
      { userId: idOf(other), text: 'Line 20', isReported: true },
    ]);
    expect(kept?.evidence[0]).toEqual({
      userId: idOf(other),
      text: 'Line 10',
      at: new Date(Date.UTC(2026, 10, 21) + 90_000).toISOString(),
      isReported: false,
    });
  });

  test('without a line brings what was said last, also by somebody who has left', async () => {
    const [one, other] = await twoPeople();
    const code = await open(one);
    await join(other, code);
    await talk(code, [one, other], 30);
    await leave(other, code);
    await report(one, aboutPlayer(other, { code }));
    const [kept] = await reportsBy(one);
    expect(kept?.evidence.map(({ text }) => text)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Line ${index + 11}`),
    );
    expect(kept?.evidence.some(({ isReported }) => isReported)).toBe(false);
  });

  test('refuses a line of somebody else', async () => {
    const [one, other] = await twoPeople();
    const code = await open(one);
    await join(other, code);
    await talk(code, [one, other], 2);
    await expectError(await report(one, aboutPlayer(other, { code, line: 1 })), 400, 'invalidInput', {
      field: 'line',
    });
    expect(await reportsBy(one)).toEqual([]);
  });

  test('is taken without evidence from who is not in the lobby, about who never was, and when the room is down', async () => {
    const [one, other, stranger] = (await people(3)) as [Person, Person, Person];
    const code = await open(one);
    await join(other, code);
    await talk(code, [one, other], 4);
    expect((await report(stranger, aboutPlayer(other, { code, line: 2 }))).status).toBe(200);
    expect((await report(one, aboutPlayer(stranger, { code }))).status).toBe(200);
    captureLog();
    isDown = true;
    expect((await report(one, aboutPlayer(other, { code, line: 2 }))).status).toBe(200);
    for (const kept of [...(await reportsBy(stranger)), ...(await reportsBy(one))])
      expect(kept.evidence).toEqual([]);
  });
});

describe('POST /api/reports about a message', () => {
  test('brings the conversation around it', async () => {
    const [one, other] = await twoPeople();
    const [, bad = ''] = [await send(one, other, 15), ...(await send(other, one, 1))];
    await send(one, other, 15);
    await send(other, await newPerson(), 3);
    const input = { kind: 'message', userId: idOf(other), messageId: bad, reason: 'threats' };
    expect((await report(one, input)).status).toBe(200);
    const [kept] = await reportsBy(one);
    expect(kept).toMatchObject({ kind: 'message', reportedId: idOf(other) });
    expect(kept?.evidence.map(({ text }) => text)).toEqual([
      ...Array.from({ length: 10 }, (_, index) => `${one.account.username} ${index + 6}`),
      `${other.account.username} 1`,
      ...Array.from({ length: 10 }, (_, index) => `${one.account.username} ${index + 1}`),
    ]);
    expect(kept?.evidence.flatMap(({ isReported }, index) => (isReported ? index : []))).toEqual([10]);
  });

  test('is for its recipient alone: to everybody else it does not exist', async () => {
    const [one, other, third] = (await people(3)) as [Person, Person, Person];
    const [mine = ''] = await send(one, other, 1);
    const about = { kind: 'message', messageId: mine, reason: 'spam' };
    await expectError(await report(third, { ...about, userId: idOf(one) }), 404, 'notFound');
    await expectError(await report(one, { ...about, userId: idOf(other) }), 404, 'notFound');
    await expectError(await report(one, { ...about, userId: idOf(one) }), 400, 'invalidInput');
    await expectError(
      await report(other, { ...about, userId: idOf(one), messageId: 'no-such-message' }),
      404,
      'notFound',
    );
    for (const person of [one, other, third]) expect(await reportsBy(person)).toEqual([]);
  });
});

describe('any report', () => {
  test('never is about oneself, nobody or nothing', async () => {
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

  test('is kept once, however often and however fast it is sent, until it is closed', async () => {
    const [one, other] = await twoPeople();
    const again = () => report(one, aboutPlayer(other));
    const answers = await Promise.all([again(), again(), again()]);
    answers.push(await again());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
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

  test('of one person at most twenty wait to be read', async () => {
    const [one, other] = await twoPeople();
    await db.insert(reports).values(
      Array.from({ length: limits.report.open }, () => ({
        id: crypto.randomUUID(),
        kind: 'player' as const,
        reporterId: idOf(one),
        reportedId: null,
        reason: 'spam' as const,
        details: '',
        evidence: [],
        createdAt: new Date(0),
      })),
    );
    const refused = await report(one, aboutPlayer(other));
    expect(refused.headers.get('Retry-After')).toBe('3600');
    await expectError(refused, 429, 'rateLimited');
    await db
      .update(reports)
      .set({ closedAt: new Date() })
      .where(and(eq(reports.reporterId, idOf(one)), eq(reports.createdAt, new Date(0))));
    expect((await report(one, aboutPlayer(other))).status).toBe(200);
  });

  test('keeps words of any script as they are', async () => {
    const [one, other] = await twoPeople();
    const details = 'مرحبا 👩‍👩‍👧 "quotes" \u202e; drop table reports; -- \u0001';
    expect((await report(one, aboutPlayer(other, { details }))).status).toBe(200);
    expect((await reportsBy(one))[0]?.details).toBe(details);
  });

  test('costs three round trips, the session’s included', async () => {
    const [one, other] = await twoPeople();
    expect(await queriesOf(() => report(one, aboutPlayer(other)))).toEqual([3]);
  });

  test('is for who is logged in and not suspended', async () => {
    const [one, other] = await twoPeople();
    await expectError(await report(new Browser(), aboutPlayer(other)), 401, 'unauthenticated');
    const asLoader = await new Browser().post(
      '/api/reports',
      aboutPlayer(other),
      await serviceHeader('content'),
    );
    await expectError(asLoader, 401, 'unauthenticated');
    await db
      .update(users)
      .set({ suspendedUntil: new Date(Date.now() + 60_000), suspensionReason: 'Rude' })
      .where(eq(users.id, idOf(one)));
    await expectError(await report(one, aboutPlayer(other)), 403, 'suspended');
  });
});
