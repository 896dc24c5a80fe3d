import { auditLog, lobbyMembers, users } from '@tallyho/drizzle/schema/index';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteAccount, hasAccount, removePassword, sessionHashOf } from '../../../test/accounts.ts';
import { Browser } from '../../../test/browser.ts';
import { expireConfirmation } from '../../../test/confirmation.ts';
import { csrfHeader } from '../../../test/csrf.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { recordOf, reportGame } from '../../../test/finished-games.ts';
import { suspend } from '../../../test/friends.ts';
import { idOf, open, people } from '../../../test/lobbies.ts';
import { queriesOf } from '../../../test/log.ts';
import { newAdministrator, newPerson, type Person, password, secondBrowser } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms, type RoomCall, userObjectCalls } from '../../../test/rooms.ts';
import { aliasOf } from '../../auth/deleted-player.ts';

let rooms: RoomFake;
let calls: RoomCall[];
beforeEach(() => {
  rooms = new RoomFake();
  calls = fakeRooms(rooms.respond);
});

describe('POST /api/user/delete-account', () => {
  test('requires the CSRF header, and a recent identity proof or the password', async () => {
    const person = await newPerson();
    await expectError(await new Browser().post('/api/user/delete-account', {}), 401, 'unauthenticated');
    await expectError(await person.post('/api/user/delete-account', {}), 403, 'invalidCsrfToken');
    await expireConfirmation(person);
    await expectError(await deleteAccount(person), 403, 'confirmationRequired');
    await expectError(await deleteAccount(person, { password: 'Wrong123' }), 401, 'invalidPassword', {
      field: 'password',
    });
    for (const strange of [
      { password: 7 },
      { password: ['Kestrel93'] },
      [],
      '"',
      { password: 'x'.repeat(2000) },
    ])
      await expectError(
        await deleteAccount(person, strange),
        400,
        strange === '"' ? 'invalidJson' : 'invalidInput',
      );
    expect(await hasAccount(person)).toBe(true);
    expect((await deleteAccount(person, { password })).status).toBe(200);
    expect(await hasAccount(person)).toBe(false);
  });

  test('counts wrong passwords as failed logins', async () => {
    const person = await newPerson();
    for (let attempt = 0; attempt < 10; attempt += 1)
      await expectError(await deleteAccount(person, { password: 'Wrong123' }), 401, 'invalidPassword');
    await expectError(await deleteAccount(person, { password }), 429, 'tooManyAttempts');
    expect(await hasAccount(person)).toBe(true);
  });

  test('requires a recent provider login, not a password, if the account has no password', async () => {
    const person = await newPerson();
    await removePassword(person, 'google');
    await expectError(await deleteAccount(person, { password }), 401, 'invalidPassword');
    expect((await deleteAccount(person)).status).toBe(200);
  });

  test('ends all sessions, clears all cookies, and frees name and address', async () => {
    const person = await newPerson();
    const other = await secondBrowser(person);
    const response = await deleteAccount(person);
    expect(await response.json()).toEqual({ success: true });
    const cleared = [
      'session',
      'known-browser',
      'guest-browser',
      'sign-up',
      'provider-state',
      'passkey-login',
    ];
    expect(response.headers.getSetCookie()).toEqual([
      ...cleared.map((name) => `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`),
      'tallyho-background=; Max-Age=0; Path=/',
    ]);
    await expectError(await other.get('/api/user/me'), 401, 'unauthenticated');
    const { username, email } = person.account;
    await expectError(
      await new Browser().post('/api/user/login', { emailOrUsername: username, password }),
      401,
      'userNotFound',
    );
    const again = await new Browser().post('/api/user/register', { username, email, password });
    expect(again.status).toBe(200);
    const { user } = await again.json<{ user: Person['account'] }>();
    expect(user._id).not.toBe(idOf(person));
  });

  test('leaves the lobby immediately and closes all sockets', async () => {
    const [person, guest] = await people(2);
    if (!person || !guest) throw new Error('A test user is missing.');
    const hash = await sessionHashOf(person);
    const code = await open(person);
    await guest.post(`/api/lobby/joinLobby/${code}`, { code });
    calls.length = 0;
    expect((await deleteAccount(person)).status).toBe(200);
    expect(calls.map(({ code: room, body }) => ({ room, body }))).toEqual([
      { room: code, body: { type: 'erase', user: idOf(person), alias: await aliasOf(idOf(person)) } },
    ]);
    expect(rooms.stateOf(code).leader).toBe(idOf(guest));
    const received = userObjectCalls.filter(({ user }) => user === idOf(person)).map(({ body }) => body);
    expect(received).toContainEqual({ type: 'revoke', session: hash });
    expect(received).toContainEqual({ type: 'close', reason: 'sessionEnded' });
    const seats = await db
      .select()
      .from(lobbyMembers)
      .where(eq(lobbyMembers.userId, idOf(person)));
    expect(seats).toEqual([]);
  });

  test('succeeds while the rooms are down', async () => {
    const person = await newPerson();
    await open(person);
    vi.restoreAllMocks();
    expect((await deleteAccount(person)).status).toBe(200);
    expect(await hasAccount(person)).toBe(false);
  });

  test('runs once for concurrent requests', async () => {
    const person = await newPerson();
    const headers = await csrfHeader(person);
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => person.post('/api/user/delete-account', {}, headers)),
    );
    for (const { status } of responses) expect([200, 401]).toContain(status);
    expect(responses.some(({ status }) => status === 200)).toBe(true);
    const notes = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, await aliasOf(idOf(person))));
    expect(notes).toHaveLength(1);
  });

  test('changes nothing if any statement fails', async () => {
    const two = await people(2);
    const [person] = two;
    if (!person) throw new Error('A test user is missing.');
    const id = await reportGame(two);
    const before = await recordOf(id);
    await db
      .update(users)
      .set({ username: 'undeletable' })
      .where(eq(users.id, idOf(person)));
    await db.run(sql`create trigger undeletable before delete on users when old.username = 'undeletable'
      begin select raise(abort, 'no'); end`);
    await expectError(await deleteAccount(person), 500, 'internal');
    await db.run(sql`drop trigger undeletable`);
    expect(await recordOf(id)).toEqual(before);
    expect((await person.get('/api/user/me')).status).toBe(200);
    expect(
      await db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subjectId, idOf(person))),
    ).toEqual([]);
    expect((await deleteAccount(person)).status).toBe(200);
  });

  test('is allowed for suspended users and administrators', async () => {
    const suspended = await newPerson();
    await suspend(suspended);
    expect((await deleteAccount(suspended, { password })).status).toBe(200);
    expect((await deleteAccount(await newAdministrator())).status).toBe(200);
  });

  test('needs three round trips with a recent proof and four with the password, including the session', async () => {
    const costOf = async (body: object) => {
      const person = await newPerson();
      const headers = await csrfHeader(person);
      return queriesOf(() => person.post('/api/user/delete-account', body, headers));
    };
    expect(await costOf({})).toEqual([3]);
    expect(await costOf({ password })).toEqual([4]);
  });
});
