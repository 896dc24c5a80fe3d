import { auditLog, reports } from '@tallyho/drizzle/schema/safety';
import { users } from '@tallyho/drizzle/schema/users';
import type { AuditEntry, Member, Report } from '@tallyho/game/people/moderation';
import type { Standing } from '@tallyho/game/people/safety';
import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { idOf, join, open, people } from '../../../test/lobbies.ts';
import { queriesOf } from '../../../test/log.ts';
import { newAdministrator, newPerson, type Person } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms, personCalls, type RoomCall } from '../../../test/rooms.ts';
import { serviceHeader } from '../../../test/service.ts';

let admin: Person;
let calls: RoomCall[];
beforeAll(async () => {
  admin = await newAdministrator();
});
beforeEach(() => {
  calls = fakeRooms(new RoomFake().answer);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const sanction = (person: Person, input: object, by: Browser = admin) =>
  by.post(`/api/admin/users/${idOf(person)}/sanction`, { reason: 'Be kind', ...input });
const lift = (person: Person, kind: unknown, by: Browser = admin) =>
  by.post(`/api/admin/users/${idOf(person)}/lift`, { kind });
const close = (id: string, by: Browser = admin) => by.post(`/api/admin/reports/${id}/close`);
const reportOf = async (by: Person, about: Person, reason = 'harassment'): Promise<string> => {
  const answer = await by.post('/api/reports', { kind: 'player', userId: idOf(about), reason });
  expect(answer.status).toBe(200);
  const [kept] = await db
    .select({ id: reports.id })
    .from(reports)
    .where(eq(reports.reporterId, idOf(by)))
    .orderBy(desc(reports.createdAt));
  return kept?.id ?? '';
};
const standingOf = async (person: Person) =>
  (await (await person.get('/api/user/me')).json<{ user: { standing: Standing } }>()).user.standing;
const auditOf = (person: Person) =>
  db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, idOf(person)))
    .orderBy(auditLog.id);
const memberIn = async (answer: Response): Promise<Member> => {
  expect(answer.status).toBe(200);
  return (await answer.json<{ user: Member }>()).user;
};
const listed = async (query = '') =>
  (await admin.get(`/api/admin/reports${query}`)).json<{ reports: Report[]; hasMore: boolean }>();
const audit = async (query = '') =>
  (await admin.get(`/api/admin/audit${query}`)).json<{ entries: AuditEntry[]; hasMore: boolean }>();
const inHours = (hours: number) => Date.now() + hours * 60 * 60_000;
const said = (person: Person) =>
  personCalls.filter(({ user }) => user === idOf(person)).map(({ body }) => body);
const asked = (type: string) => calls.map(({ body }) => body).filter((body) => body.type === type);

describe('who may', () => {
  const routes: [string, string, object?][] = [
    ['GET', '/api/admin/reports'],
    ['POST', '/api/admin/reports/some-report/close'],
    ['GET', '/api/admin/users/search?username=a'],
    ['POST', '/api/admin/users/some-user/sanction', { kind: 'warn', reason: 'x' }],
    ['POST', '/api/admin/users/some-user/lift', { kind: 'mute' }],
    ['GET', '/api/admin/audit'],
  ];
  test.each(routes)('%s %s: administrators in person alone', async (method, path, body) => {
    const call = { method, ...(body && { body }) };
    await expectError(await new Browser().call(path, call), 401, 'unauthenticated');
    await expectError(await (await newPerson()).call(path, call), 403, 'forbidden');
    const headers = await serviceHeader('content');
    await expectError(await new Browser().call(path, { ...call, headers }), 401, 'unauthenticated');
    // The token wins over the cookie, so an administrator's browser is no way in for it either.
    await expectError(await admin.call(path, { ...call, headers }), 401, 'unauthenticated');
    const suspended = await newAdministrator();
    await db
      .update(users)
      .set({ suspendedUntil: new Date(inHours(1)), suspensionReason: 'x' })
      .where(eq(users.id, idOf(suspended)));
    await expectError(await suspended.call(path, call), 403, 'suspended');
  });

  test('nobody can do anything about an administrator, or about oneself', async () => {
    const other = await newAdministrator();
    for (const kind of ['warn', 'mute', 'suspend'])
      for (const target of [other, admin])
        await expectError(await sanction(target, { kind, hours: 1 }), 403, 'forbidden');
    await expectError(await lift(admin, 'mute'), 403, 'forbidden');
    expect(await standingOf(other)).toEqual({ suspension: null, mute: null, warning: null });
    expect(await auditOf(other)).toEqual([]);
  });
});

describe('a warning', () => {
  test('is shown until its owner has read it, and they hear of it at once', async () => {
    const person = await newPerson();
    const member = await memberIn(await sanction(person, { kind: 'warn', reason: '  No more of that. ' }));
    const { warning } = await standingOf(person);
    expect(warning).toMatchObject({ reason: 'No more of that.' });
    expect(member).toMatchObject({ _id: idOf(person), standing: { warning }, history: { warnings: 1 } });
    await expect.poll(() => said(person)).toEqual([{ type: 'push', events: [{ type: 'accountChanged' }] }]);
    expect(await auditOf(person)).toMatchObject([
      { actorId: idOf(admin), action: 'warn', details: { reason: 'No more of that.' } },
    ]);

    const acknowledge = (id: unknown, by: Browser = person) =>
      by.post('/api/user/acknowledge-warning', { id });
    await expectError(await acknowledge(warning?._id, new Browser()), 401, 'unauthenticated');
    await acknowledge(warning?._id, await newPerson());
    await acknowledge('another-warning');
    await expectError(await acknowledge(7), 400, 'invalidInput');
    expect((await standingOf(person)).warning).toEqual(warning);
    expect((await acknowledge(warning?._id)).status).toBe(200);
    expect((await standingOf(person)).warning).toBeNull();
    expect((await acknowledge(warning?._id)).status).toBe(200);
    await expect.poll(() => said(person)).toHaveLength(2);
  });

  test('can be read by who is suspended too', async () => {
    const person = await newPerson();
    await sanction(person, { kind: 'warn' });
    await sanction(person, { kind: 'suspend', hours: 1 });
    const { warning } = await standingOf(person);
    const answer = await person.post('/api/user/acknowledge-warning', { id: warning?._id });
    expect(answer.status).toBe(200);
    expect((await standingOf(person)).warning).toBeNull();
  });
});

describe('a mute', () => {
  test('holds for its hours, in the rooms too, until it is lifted', async () => {
    const [person, friend] = (await people(2)) as [Person, Person];
    const code = await open(friend);
    await join(person, code);
    const say = () => person.post(`/api/lobby/sendMessage/${code}`, { message: 'Hello' });

    const before = Date.now();
    const member = await memberIn(await sanction(person, { kind: 'mute', hours: 24 }));
    const { mute } = await standingOf(person);
    expect(mute?.reason).toBe('Be kind');
    const until = Date.parse(mute?.until ?? '');
    expect(until).toBeGreaterThanOrEqual(before + 24 * 60 * 60_000);
    expect(until).toBeLessThanOrEqual(inHours(24));
    expect(member).toMatchObject({ standing: { mute }, history: { mutes: 1 } });
    await expect.poll(() => asked('silenced')).toEqual([{ type: 'silenced', user: idOf(person), until }]);
    await expect.poll(() => said(person)).toEqual([{ type: 'push', events: [{ type: 'accountChanged' }] }]);
    await expectError(await say(), 403, 'muted');
    expect((await person.get('/api/lobby/checkUserInLobby')).status).toBe(200);

    expect((await memberIn(await lift(person, 'mute'))).standing.mute).toBeNull();
    await expect.poll(() => asked('silenced')).toHaveLength(2);
    expect(asked('silenced')[1]).toMatchObject({ until: null });
    expect((await say()).status).toBe(200);
    expect((await lift(person, 'mute')).status).toBe(200);
    expect(await auditOf(person)).toMatchObject([
      { action: 'mute', details: { reason: 'Be kind', hours: 24, until: mute?.until } },
      { action: 'lift', actorId: idOf(admin), details: { kind: 'mute' } },
    ]);
  });
});

describe('a suspension', () => {
  test('ends seats and sockets at once, and tells why and until when', async () => {
    const [person, friend] = (await people(2)) as [Person, Person];
    const code = await open(person);
    await join(friend, code);
    await memberIn(await sanction(person, { kind: 'suspend', hours: 48, reason: 'Threats' }));
    await expect
      .poll(() => asked('remove'))
      .toEqual([{ type: 'remove', user: idOf(person), reason: 'suspended' }]);
    // The word comes before the end of the socket that carries it.
    await expect
      .poll(() => said(person))
      .toEqual([
        { type: 'push', events: [{ type: 'accountChanged' }] },
        { type: 'close', reason: 'suspended' },
      ]);
    const { suspension } = await standingOf(person);
    expect(suspension?.reason).toBe('Threats');
    const body = await expectError(await person.get('/api/lobby/public'), 403, 'suspended');
    expect(body).toMatchObject({ until: suspension?.until, reason: 'Threats' });

    await memberIn(await lift(person, 'suspend'));
    expect((await person.get('/api/lobby/public')).status).toBe(200);
    expect(await auditOf(person)).toMatchObject([
      { action: 'suspend', details: { reason: 'Threats', hours: 48, until: suspension?.until } },
      { action: 'lift', details: { kind: 'suspend' } },
    ]);
  });

  test('is over by itself', async () => {
    const person = await newPerson();
    await sanction(person, { kind: 'suspend', hours: 1 });
    await expectError(await person.get('/api/lobby/public'), 403, 'suspended');
    await db
      .update(users)
      .set({ suspendedUntil: new Date(Date.now() - 1) })
      .where(eq(users.id, idOf(person)));
    expect((await person.get('/api/lobby/public')).status).toBe(200);
    expect((await standingOf(person)).suspension).toBeNull();
  });

  test('stands even if nobody can be told', async () => {
    const person = await newPerson();
    await open(person);
    vi.restoreAllMocks();
    expect((await sanction(person, { kind: 'suspend', hours: 1 })).status).toBe(200);
    await expectError(await person.get('/api/lobby/public'), 403, 'suspended');
  });
});

test.each([
  { kind: 'ban', hours: 1 },
  { kind: 'mute' },
  { kind: 'mute', hours: 0 },
  { kind: 'suspend', hours: 1.5 },
  { kind: 'suspend', hours: 24 * 367 },
  { kind: 'suspend', hours: '3' },
  { kind: 'warn', reason: '   ' },
  { kind: 'warn', reason: undefined },
  { kind: 'warn', reason: 'x'.repeat(501) },
  { kind: 'warn', reportId: 7 },
])('a decision must be complete: %o is refused', async (input) => {
  const person = await newPerson();
  await expectError(await sanction(person, input), 400, 'invalidInput');
  expect(await auditOf(person)).toEqual([]);
});

test('nobody is decided about who does not exist', async () => {
  const nobody = '/api/admin/users/nobody-at-all';
  await expectError(
    await admin.post(`${nobody}/sanction`, { kind: 'warn', reason: 'x' }),
    404,
    'unknownUser',
  );
  await expectError(await admin.post(`${nobody}/lift`, { kind: 'mute' }), 404, 'unknownUser');
  await expectError(await lift(await newPerson(), 'warn'), 400, 'invalidInput');
  await expectError(await admin.post('/api/admin/users/..%2F/lift', { kind: 'mute' }), 400, 'invalidInput');
});

describe('reports', () => {
  test('are listed with who, whom and their standing, and are closed once', async () => {
    const [by, about] = (await people(2)) as [Person, Person];
    await sanction(about, { kind: 'mute', hours: 1 });
    const id = await reportOf(by, about, 'spam');
    const { reports: page } = await listed();
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
        history: { reports: 1, warnings: 0, mutes: 1, suspensions: 0 },
      },
      evidence: [],
      closedAt: null,
    });
    expect(JSON.stringify(page)).not.toMatch(/@example\.com|argon2|token/i);

    expect((await close(id)).status).toBe(200);
    expect((await close(id)).status).toBe(200);
    await expectError(await close('no-such-report'), 404, 'notFound');
    expect((await listed()).reports.map(({ _id }) => _id)).not.toContain(id);
    const [closed] = (await listed('?status=closed')).reports;
    expect(closed).toMatchObject({ _id: id });
    expect(closed?.closedAt).not.toBeNull();
    expect((await auditOf(about)).filter(({ action }) => action === 'closeReport')).toMatchObject([
      { actorId: idOf(admin), details: { report: id } },
    ]);
  });

  test('are closed by the decision that answers them, if they are about that person', async () => {
    const [by, about, other] = (await people(3)) as [Person, Person, Person];
    const reportId = await reportOf(by, about);
    await expectError(await sanction(other, { kind: 'warn', reportId }), 404, 'notFound');
    await expectError(await sanction(about, { kind: 'warn', reportId: 'no-such' }), 404, 'notFound');
    expect((await standingOf(about)).warning).toBeNull();
    await memberIn(await sanction(about, { kind: 'warn', reportId }));
    expect((await auditOf(about)).map(({ action, details }) => [action, details.report])).toEqual([
      ['report', reportId],
      ['warn', reportId],
      ['closeReport', reportId],
    ]);
    expect((await listed('?status=closed')).reports.map(({ _id }) => _id)).toContain(reportId);
  });

  test('outlive the accounts they are about, without their names', async () => {
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
    const find = async () => (await listed()).reports.find(({ _id }) => _id === id);
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
    const entry = (await audit()).entries.find(({ details }) => details.report === id);
    expect(entry).toMatchObject({ action: 'report', actor: null, subject: null });
    expect(JSON.stringify([left, entry])).not.toContain(about.account.username);
    expect((await close(id)).status).toBe(200);
  });

  test('come in pages, the latest first, in two round trips with the session', async () => {
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
        // Before all others. Two at each moment: pages must not skip or repeat the second.
        createdAt: new Date(Date.UTC(2000, 0, 1) + Math.floor(index / 2)),
      })),
    );
    const seen: string[] = [];
    const pageAfter = (id: string | undefined) => listed(`?status=open&before=${id}`);
    let page = await pageAfter(`page-${about.account._id.slice(0, 8)}-45`);
    expect(page.reports).toHaveLength(20);
    seen.push(...page.reports.map(({ details }) => details));
    while (page.hasMore) {
      page = await pageAfter(page.reports.at(-1)?._id);
      seen.push(...page.reports.map(({ details }) => details));
    }
    expect(seen).toEqual(Array.from({ length: 45 }, (_, index) => String(44 - index)));
    expect(await queriesOf(() => listed('?status=closed'))).toEqual([2]);
    await expectError(await admin.get('/api/admin/reports?status=odd'), 400, 'invalidInput');
    expect((await listed('?before=no-such-report')).reports).toEqual([]);
    await db.delete(reports).where(eq(reports.reportedId, idOf(about)));
  });
});

describe('the search for accounts', () => {
  const search = async (text: string) =>
    (
      await (
        await admin.get(`/api/admin/users/search?username=${encodeURIComponent(text)}`)
      ).json<{ users: Member[] }>()
    ).users.map(({ username }) => username);

  test('finds by the beginning of a name in any case, administrators and oneself too', async () => {
    const person = await newPerson();
    const { username } = person.account;
    expect(await search(username.slice(0, 12).toUpperCase())).toContain(username);
    expect(await search(admin.account.username)).toEqual([admin.account.username]);
    expect(await search(username.slice(1))).toEqual([]);
    for (const text of ['%', '_', "'", '\u0000', '__proto__']) expect(await search(text)).toEqual([]);
  });

  test('shows who is muted or suspended now, if nothing is asked', async () => {
    const [muted, suspended, free] = (await people(3)) as [Person, Person, Person];
    // First of all others that hold at the same time.
    for (const { account } of [muted, suspended, free])
      await db
        .update(users)
        .set({ usernameNormalized: `!${account.username}` })
        .where(eq(users.id, account._id));
    await sanction(muted, { kind: 'mute', hours: 1 });
    await sanction(suspended, { kind: 'suspend', hours: 1 });
    await sanction(free, { kind: 'warn' });
    expect((await search(' ')).slice(0, 2)).toEqual(
      [muted, suspended].map(({ account }) => account.username).sort(),
    );
    expect(await search('')).not.toContain(free.account.username);
  });
});

test('the log tells every step, the latest first, in pages', async () => {
  const [by, about] = (await people(2)) as [Person, Person];
  const reportId = await reportOf(by, about);
  await sanction(about, { kind: 'suspend', hours: 2, reportId });
  await lift(about, 'suspend');
  const { entries } = await audit();
  const own = entries.filter(({ subject }) => subject?._id === idOf(about));
  const card = ({ account: { _id, username, avatar } }: Person) => ({ _id, username, avatar });
  expect(own.map(({ action, actor }) => [action, actor])).toEqual([
    ['lift', card(admin)],
    ['closeReport', card(admin)],
    ['suspend', card(admin)],
    ['report', card(by)],
  ]);
  expect(own[2]?.details).toMatchObject({ hours: 2, reason: 'Be kind', report: reportId });

  await db.insert(auditLog).values(
    Array.from({ length: 120 }, () => ({
      at: new Date(),
      actorId: idOf(by),
      action: 'report' as const,
      subjectId: idOf(about),
      details: {},
    })),
  );
  const ids: number[] = [];
  let page = await audit();
  expect(page.entries).toHaveLength(50);
  for (let pages = 0; pages < 3; pages += 1) {
    ids.push(...page.entries.map(({ _id }) => _id));
    page = await audit(`?before=${ids.at(-1)}`);
  }
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  expect(await queriesOf(() => audit())).toEqual([2]);
  await expectError(await admin.get('/api/admin/audit?before=x'), 400, 'invalidInput');
});
