import { lobbyMembers } from '@tallyho/drizzle/schema/lobbies';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { sessionHashOf } from '../../../test/accounts.ts';
import { Browser } from '../../../test/browser.ts';
import { csrfHeader } from '../../../test/csrf.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { suspend } from '../../../test/friends.ts';
import { queriesOf } from '../../../test/log.ts';
import { newPerson, type Person, password, secondBrowser } from '../../../test/people.ts';
import { fakeRooms, type RoomCall, userObjectCalls } from '../../../test/rooms.ts';

type Listed = { _id: string; device: string; current: boolean; createdAt: string; lastSeen: string };

let calls: RoomCall[];
beforeEach(() => {
  calls = fakeRooms(() => ({ ok: false, error: 'notMember' }));
});

const list = async (person: Browser) =>
  (await (await person.get('/api/user/sessions')).json<{ sessions: Listed[] }>()).sessions;
const end = async (person: Person, path = '') =>
  person.call(`/api/user/sessions${path}`, { method: 'DELETE', headers: await csrfHeader(person) });
const idOfSession = async (person: Person) => (await list(person)).find(({ current }) => current)?._id ?? '';

describe('GET /api/user/sessions', () => {
  test("lists the user's sessions, this browser first, without secrets", async () => {
    const person = await newPerson();
    const phone = new Browser();
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
    const body = { emailOrUsername: person.account.username, password };
    expect((await phone.post('/api/user/login', body, { 'User-Agent': agent })).status).toBe(200);
    await newPerson();
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(await list(person)).toEqual([
      { _id: expect.any(String), device: 'Unknown device', current: true, createdAt: time, lastSeen: time },
      {
        _id: expect.any(String),
        device: 'Safari on iPhone',
        current: false,
        createdAt: time,
        lastSeen: time,
      },
    ]);
    expect((await list(phone)).map(({ current }) => current)).toEqual([true, false]);
    const text = await (await person.get('/api/user/sessions')).text();
    for (const secret of [person.cookies.get('session') ?? '', await sessionHashOf(person)])
      expect(text).not.toContain(secret);
    const rows = await db.select().from(sessions).where(eq(sessions.userId, person.account._id));
    expect(JSON.stringify(rows)).not.toContain('AppleWebKit');
  });

  test('omits expired sessions, and is allowed for suspended users', async () => {
    const person = await newPerson();
    const other = await secondBrowser(person);
    await db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.tokenHash, await sessionHashOf(other)));
    await suspend(person);
    expect(await list(person)).toHaveLength(1);
  });

  test('needs two round trips, including the session', async () => {
    const person = await newPerson();
    expect(await queriesOf(() => person.get('/api/user/sessions'))).toEqual([2]);
  });

  test('requires a login', async () => {
    await expectError(await new Browser().get('/api/user/sessions'), 401, 'unauthenticated');
  });
});

describe('DELETE /api/user/sessions/{id}', () => {
  test('ends only that session; its sockets close in the lobby and at the user object', async () => {
    const person = await newPerson();
    const [other, third] = [await secondBrowser(person), await secondBrowser(person)];
    const user = person.account._id;
    await db.insert(lobbyMembers).values({ userId: user, lobbyCode: 'SSNXYZ', position: 0 });
    const session = await sessionHashOf(other);
    const id = await idOfSession(other);
    const before = userObjectCalls.length;
    const queries = await queriesOf(async () => {
      const headers = await csrfHeader(person);
      const response = await person.call(`/api/user/sessions/${id}`, { method: 'DELETE', headers });
      expect(await response.json()).toEqual({ success: true });
      expect(response.headers.getSetCookie()).toEqual([]);
    });
    expect(queries).toEqual([1, 2]);
    expect(calls.map(({ code, body }) => ({ code, body }))).toEqual([
      { code: 'SSNXYZ', body: { type: 'revoke', user, session } },
    ]);
    expect(userObjectCalls.slice(before)).toEqual([{ user, body: { type: 'revoke', session } }]);
    await expectError(await other.get('/api/user/me'), 401, 'unauthenticated');
    for (const still of [person, third]) expect((await still.get('/api/user/me')).status).toBe(200);
    await expectError(await end(person, `/${id}`), 404, 'notFound');
  });

  test('clears the cookie if it is the current browser', async () => {
    const person = await newPerson();
    const response = await end(person, `/${await idOfSession(person)}`);
    expect(response.headers.getSetCookie()).toEqual(['session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
    await expectError(await person.get('/api/user/me'), 401, 'unauthenticated');
  });

  test('rejects another user’s session and invalid ids', async () => {
    const [person, stranger] = [await newPerson(), await newPerson()];
    const foreign = await idOfSession(stranger);
    const strange = [
      foreign,
      await sessionHashOf(person),
      '%00',
      "' or 1=1 --",
      '__proto__',
      'x'.repeat(2000),
      '🎉',
    ];
    for (const id of strange)
      await expectError(await end(person, `/${encodeURIComponent(id)}`), 404, 'notFound');
    expect((await stranger.get('/api/user/me')).status).toBe(200);
    expect((await person.get('/api/user/me')).status).toBe(200);
  });

  test('requires the CSRF header, a session and a user who is not suspended', async () => {
    const person = await newPerson();
    const path = `/api/user/sessions/${await idOfSession(person)}`;
    await expectError(await person.delete(path), 403, 'invalidCsrfToken');
    await expectError(await new Browser().delete(path), 401, 'unauthenticated');
    const headers = await csrfHeader(person);
    await suspend(person);
    await expectError(await person.call(path, { method: 'DELETE', headers }), 403, 'suspended');
  });

  test('two browsers that end each other concurrently may both be logged out, without errors', async () => {
    const person = await newPerson();
    const other = await secondBrowser(person);
    const [one, two] = [await idOfSession(person), await idOfSession(other)];
    const responses = await Promise.all([end(person, `/${two}`), end(other, `/${one}`)]);
    for (const { status } of responses) expect([200, 401, 403]).toContain(status);
    expect(responses.some(({ status }) => status === 200)).toBe(true);
  });
});

describe('DELETE /api/user/sessions', () => {
  test('ends all other sessions and returns their number', async () => {
    const person = await newPerson();
    const others = [await secondBrowser(person), await secondBrowser(person)];
    const forgotten = await secondBrowser(person);
    await db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.tokenHash, await sessionHashOf(forgotten)));
    const hashes = await Promise.all(others.map(sessionHashOf));
    expect(await (await end(person)).json()).toEqual({ success: true, ended: 2 });
    expect(userObjectCalls.filter(({ user }) => user === person.account._id).map(({ body }) => body)).toEqual(
      expect.arrayContaining(hashes.map((session) => ({ type: 'revoke', session }))),
    );
    for (const other of others) await expectError(await other.get('/api/user/me'), 401, 'unauthenticated');
    expect((await person.get('/api/user/me')).status).toBe(200);
    expect(await (await end(person)).json()).toEqual({ success: true, ended: 0 });
  });

  test('requires the CSRF header and a session', async () => {
    await expectError(await (await newPerson()).delete('/api/user/sessions'), 403, 'invalidCsrfToken');
    await expectError(await new Browser().delete('/api/user/sessions'), 401, 'unauthenticated');
  });
});

describe('log out and a new password', () => {
  test('notify the user object too', async () => {
    const person = await newPerson();
    const other = await secondBrowser(person);
    const [mine, theirs] = [await sessionHashOf(person), await sessionHashOf(other)];
    const change = { currentPassword: password, newPassword: 'Better123' };
    await person.post('/api/user/change-password', change, await csrfHeader(person));
    const renewed = await sessionHashOf(person);
    await person.post('/api/user/logout');
    const user = person.account._id;
    const revoked = [theirs, mine, renewed].map((session) => ({ user, body: { type: 'revoke', session } }));
    const calls = () => userObjectCalls.filter((call) => call.user === user);
    await expect.poll(calls).toHaveLength(revoked.length);
    expect(calls()).toEqual(expect.arrayContaining(revoked));
  });
});
