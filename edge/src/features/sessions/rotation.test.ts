import { lobbyMembers } from '@tallyho/drizzle/schema/lobbies';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { fetchOwnAccount, removePassword, sessionHashOf } from '../../../test/accounts.ts';
import { Browser } from '../../../test/browser.ts';
import { csrfHeader } from '../../../test/csrf.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { logInBy, signedUp } from '../../../test/identity-provider.ts';
import { freshName, newPerson, type Person, password } from '../../../test/people.ts';
import { fakeRooms } from '../../../test/rooms.ts';

const day = 24 * 60 * 60 * 1000;

/** Another browser with the session that `browser` has now. */
const copyCookies = (browser: Browser): Browser => {
  const thief = new Browser();
  thief.cookies.set('session', browser.cookies.get('session') ?? '');
  return thief;
};
const rowOf = async (browser: Browser) =>
  db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, await sessionHashOf(browser)))
    .get();

const changePassword = async (person: Browser, currentPassword: string) =>
  person.post(
    '/api/user/change-password',
    { currentPassword, newPassword: 'Better123' },
    await csrfHeader(person),
  );

describe('a proof of identity gives the session a new token', () => {
  const proofs: [string, (person: Person) => Promise<Response>][] = [
    ['/confirm', (person) => person.post('/api/user/confirm', { password })],
    ['/change-password', (person) => changePassword(person, password)],
    [
      '/change-password without a password',
      async (person) => {
        await removePassword(person);
        return changePassword(person, '');
      },
    ],
  ];

  test.each(proofs)('%s: the old token and its sockets end, the session stays', async (_, prove) => {
    const person = await newPerson();
    const lobbyCode = 'RTEXYZ';
    await db.delete(lobbyMembers).where(eq(lobbyMembers.lobbyCode, lobbyCode));
    await db.insert(lobbyMembers).values({ userId: person.account._id, lobbyCode, position: 0 });
    const calls = fakeRooms(() => ({ ok: false, error: 'notMember' }));
    const [thief, before, old] = [copyCookies(person), await rowOf(person), await sessionHashOf(person)];
    expect((await thief.get('/api/user/me')).status).toBe(200);
    expect((await prove(person)).status).toBe(200);
    await expectError(await thief.get('/api/user/me'), 401, 'unauthenticated');
    expect((await person.get('/api/user/me')).status).toBe(200);
    expect(await rowOf(person)).toMatchObject({ id: before?.id, createdAt: before?.createdAt });
    await expect
      .poll(() => calls.map(({ body }) => body))
      .toContainEqual({
        type: 'revoke',
        user: person.account._id,
        session: old,
      });
  });

  test('a first password gives a new token, but is no proof itself', async () => {
    const person = await newPerson();
    await removePassword(person);
    const before = await rowOf(person);
    expect((await changePassword(person, '')).status).toBe(200);
    expect((await rowOf(person))?.confirmedAt).toEqual(before?.confirmedAt);
  });

  test('of two concurrent proofs in one browser only one is accepted', async () => {
    const person = await newPerson();
    const responses = await Promise.all(
      [1, 2].map(() => copyCookies(person).post('/api/user/confirm', { password })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('a request that was sent before does not clear the cookie of the new token', async () => {
    const person = await newPerson();
    const late = copyCookies(person);
    await person.post('/api/user/confirm', { password });
    expect((await late.get('/api/user/auth-check')).headers.getSetCookie()).toEqual([]);
  });
});

describe('a login ends the session that the browser had', () => {
  const entries: [string, (browser: Browser) => Promise<void>][] = [
    [
      'with a password',
      async (browser) => {
        const { username } = (await newPerson()).account;
        await browser.post('/api/user/login', { emailOrUsername: username, password });
      },
    ],
    [
      'by registering',
      async (browser) => {
        const username = freshName();
        await browser.post('/api/user/register', { username, email: `${username}@example.com`, password });
      },
    ],
    [
      'with a provider',
      async (browser) => {
        const { who } = await signedUp('google');
        await logInBy(browser, '/api/user/auth/google', who);
      },
    ],
  ];

  test.each(entries)('%s', async (_, enter) => {
    const person = await newPerson();
    const thief = copyCookies(person);
    await enter(person);
    expect((await fetchOwnAccount(person))?._id).not.toBe(person.account._id);
    await expectError(await thief.get('/api/user/me'), 401, 'unauthenticated');
  });

  test('also of the same account, and closes its sockets', async () => {
    const person = await newPerson();
    const { _id: user, username } = person.account;
    await db.insert(lobbyMembers).values({ userId: user, lobbyCode: 'RTLXYZ', position: 0 });
    const calls = fakeRooms(() => ({ ok: false, error: 'notMember' }));
    const old = await sessionHashOf(person);
    await person.post('/api/user/login', { emailOrUsername: username, password });
    const { sessions: listed } = await (await person.get('/api/user/sessions')).json<{
      sessions: unknown[];
    }>();
    expect(listed).toHaveLength(1);
    await expect
      .poll(() => calls.map(({ body }) => body))
      .toContainEqual({ type: 'revoke', user, session: old });
  });

  test('but a failed login does not', async () => {
    const person = await newPerson();
    await person.post('/api/user/login', { emailOrUsername: person.account.username, password: 'Wrong123' });
    expect((await person.get('/api/user/me')).status).toBe(200);
  });
});

describe('a session ends 90 days after its login', () => {
  const age = (person: Person, days: number) =>
    db
      .update(sessions)
      .set({ createdAt: new Date(Date.now() - days * day), lastSeen: new Date(Date.now() - day) })
      .where(eq(sessions.userId, person.account._id));

  test('even if it is used every day', async () => {
    const person = await newPerson();
    await age(person, 89);
    expect((await person.get('/api/user/me')).status).toBe(200);
    const left = ((await rowOf(person))?.expiresAt.getTime() ?? 0) - Date.now();
    expect(left).toBeLessThanOrEqual(day);
    expect(left).toBeGreaterThan(day / 2);
    await age(person, 91);
    await expectError(await person.get('/api/user/me'), 401, 'unauthenticated');
    expect(person.cookies.has('session')).toBe(false);
  });

  test('also with a proof of identity before', async () => {
    const person = await newPerson();
    await age(person, 89);
    await person.post('/api/user/confirm', { password });
    expect((await rowOf(person))?.createdAt.getTime()).toBeLessThan(Date.now() - 88 * day);
  });
});
