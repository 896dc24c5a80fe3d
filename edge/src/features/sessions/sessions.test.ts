import { lobbyMembers } from '@tallyho/drizzle/schema/lobbies';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessionHashOf } from '../../../test/accounts.ts';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { queriesOf } from '../../../test/log.ts';
import { newPerson, type Person, password, secondBrowser } from '../../../test/people.ts';
import { fakeRooms } from '../../../test/rooms.ts';
import { hashToken } from '../../auth/session-token.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const rowsOf = ({ account }: Person) => db.select().from(sessions).where(eq(sessions.userId, account._id));

describe('the session cookie', () => {
  const cookieOf = async (site: string) => {
    const username = `cookie-${crypto.randomUUID().slice(0, 8)}`;
    const body = { username, email: `${username}@example.com`, password };
    const { headers } = await new Browser(site).post('/api/user/register', body);
    return headers.getSetCookie().filter((line) => /^(__Host-)?session=/.test(line));
  };

  test('is bound to the host and Secure on https', async () => {
    expect(await cookieOf('https://tallyho.test')).toEqual([
      expect.stringMatching(
        /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });

  test('works on plain http, for games in a local network', async () => {
    expect(await cookieOf('http://192.168.1.20:8787')).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test('is stored only as a hash', async () => {
    const person = await newPerson();
    const token = person.cookies.get('session') ?? '';
    expect((await rowsOf(person)).map((row) => row.tokenHash)).toEqual([await hashToken(token)]);
    expect(JSON.stringify(await rowsOf(person))).not.toContain(token);
  });
});

describe('a session', () => {
  test('needs one query per request, joined with its user, without writes; `me` also queries the friends', async () => {
    const person = await newPerson();
    const before = await rowsOf(person);
    const queries = await queriesOf(async () => {
      expect(await (await person.get('/api/user/me')).json()).toEqual({
        success: true,
        user: { ...person.account, friends: [] },
      });
      await person.get('/api/user/auth-check');
      await person.get('/api/csrf-token');
    });
    expect(queries).toEqual([2, 1, 1]);
    expect(await rowsOf(person)).toEqual(before);
  });

  test('needs no query for a visitor', async () => {
    expect(await queriesOf(() => new Browser().get('/api/user/me'))).toEqual([0]);
  });

  test('is extended by 30 days on use, at most once an hour', async () => {
    const person = await newPerson();
    const twoHoursAgo = new Date(Date.now() - 2 * hour);
    await db.update(sessions).set({ lastSeen: twoHoursAgo }).where(eq(sessions.userId, person.account._id));
    const queries = await queriesOf(async () => {
      expect((await person.get('/api/user/auth-check')).headers.getSetCookie()).toHaveLength(1);
      expect((await person.get('/api/user/auth-check')).headers.getSetCookie()).toHaveLength(0);
    });
    expect(queries).toEqual([2, 1]);
    const [row] = await rowsOf(person);
    expect(row?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 30 * day - hour);
  });

  test('expires 30 days after its last use, and its cookie is cleared', async () => {
    const person = await newPerson();
    await db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.userId, person.account._id));
    const response = await person.get('/api/user/me');
    await expectError(response, 401, 'unauthenticated', { message: 'Please log in first.' });
    expect(person.cookies.has('session')).toBe(false);
  });

  test('rejects forged tokens', async () => {
    const browser = new Browser();
    for (const value of ['x', 'A'.repeat(43), "' or 1=1 --", '%00']) {
      browser.cookies.set('session', value);
      await expectError(await browser.get('/api/user/me'), 401, 'unauthenticated');
    }
  });
});

describe('GET /api/user/auth-check', () => {
  test('responds to visitors and users alike', async () => {
    expect(await (await new Browser().get('/api/user/auth-check')).json()).toEqual({
      success: true,
      authenticated: false,
      user: null,
    });
    const person = await newPerson();
    expect(await (await person.get('/api/user/auth-check')).json()).toEqual({
      success: true,
      authenticated: true,
      user: person.account,
    });
  });
});

describe('POST /api/user/logout', () => {
  test('ends only this session, permanently', async () => {
    const person = await newPerson();
    const other = await secondBrowser(person);
    const token = person.cookies.get('session') ?? '';
    expect(await (await person.post('/api/user/logout')).json()).toEqual({ success: true });
    expect(person.cookies.has('session')).toBe(false);
    person.cookies.set('session', token);
    await expectError(await person.get('/api/user/me'), 401, 'unauthenticated');
    expect((await other.get('/api/user/me')).status).toBe(200);
  });

  test('notifies the room to close the sockets of that session', async () => {
    const person = await newPerson();
    const session = await sessionHashOf(person);
    await db.insert(lobbyMembers).values({ userId: person.account._id, lobbyCode: 'LGTXYZ', position: 0 });
    const calls = fakeRooms(() => ({ ok: false, error: 'notMember' }));
    expect((await person.post('/api/user/logout')).status).toBe(200);
    expect(calls).toMatchObject([
      { code: 'LGTXYZ', body: { type: 'revoke', user: person.account._id, session } },
    ]);
  });

  test('works while the rooms are down', async () => {
    const person = await newPerson();
    await db.insert(lobbyMembers).values({ userId: person.account._id, lobbyCode: 'DWNXYZ', position: 0 });
    expect((await person.post('/api/user/logout')).status).toBe(200);
    expect(await rowsOf(person)).toEqual([]);
  });

  test('requires a login', async () => {
    await expectError(await new Browser().post('/api/user/logout'), 401, 'unauthenticated');
  });
});
