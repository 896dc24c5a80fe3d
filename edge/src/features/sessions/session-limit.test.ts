import { lobbyMembers } from '@tallyho/drizzle/schema/lobbies';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { limits } from '@tallyho/game/limits';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { fetchOwnAccount, sessionHashOf } from '../../../test/accounts.ts';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { desktopLoginCode, newSecret } from '../../../test/desktop-login.ts';
import { expectError } from '../../../test/expectations.ts';
import { logInBy, signedUp } from '../../../test/identity-provider.ts';
import { queriesOf } from '../../../test/log.ts';
import { newPerson, password, secondBrowser } from '../../../test/people.ts';
import { fakeRooms, type RoomCall, userObjectCalls } from '../../../test/rooms.ts';

let calls: RoomCall[];
beforeEach(() => {
  calls = fakeRooms(() => ({ ok: false, error: 'notMember' }));
});

const minute = 60_000;
const rowsOf = (userId: string) => db.select().from(sessions).where(eq(sessions.userId, userId));
const hashesOf = async (userId: string) => (await rowsOf(userId)).map(({ tokenHash }) => tokenHash).sort();
/** Stores sessions of a user, one per time of last use; returns their token hashes. */
const addSessions = async (userId: string, used: readonly Date[]): Promise<string[]> => {
  const rows = used.map((lastSeen, index) => ({
    tokenHash: `${index}-${crypto.randomUUID()}`,
    id: crypto.randomUUID(),
    device: 'Unknown device',
    userId,
    // The creation order differs from the order of use.
    createdAt: new Date(lastSeen.getTime() - (used.length - index) * minute),
    confirmedAt: lastSeen,
    lastSeen,
    expiresAt: new Date(Date.now() + 1_000 * minute),
  }));
  await db.insert(sessions).values(rows);
  return rows.map(({ tokenHash }) => tokenHash);
};
/** Stores the maximum number of sessions except `except`; the first one is the least recently used. */
const fill = (userId: string, except: number) => {
  const count = limits.sessions - except;
  return addSessions(
    userId,
    Array.from({ length: count }, (_, index) => new Date(Date.now() - (count - index) * minute)),
  );
};

describe('an account with the maximum number of sessions', () => {
  test('loses its least recently used session and its sockets at the next login, in the same round trip', async () => {
    const person = await newPerson();
    const user = person.account._id;
    const [oldest = '', ...others] = await fill(user, 1);
    await db.insert(lobbyMembers).values({ userId: user, lobbyCode: 'LMTXYZ', position: 0 });
    const browser = new Browser();
    const body = { emailOrUsername: person.account.username, password };
    expect(await queriesOf(() => browser.post('/api/user/login', body))).toEqual([2]);
    const left = [...others, await sessionHashOf(person), await sessionHashOf(browser)];
    expect(await hashesOf(user)).toEqual(left.sort());
    await expect
      .poll(() => calls.map(({ code, body }) => ({ code, body })))
      .toEqual([{ code: 'LMTXYZ', body: { type: 'revoke', user, session: oldest } }]);
    await expect.poll(() => userObjectCalls).toEqual([{ user, body: { type: 'revoke', session: oldest } }]);
  });

  test('keeps the current session, however old its login is', async () => {
    const person = await newPerson();
    const user = person.account._id;
    await db
      .update(sessions)
      .set({ createdAt: new Date(Date.now() - 80 * 24 * 60 * minute) })
      .where(eq(sessions.userId, user));
    await fill(user, 1);
    await secondBrowser(person);
    expect((await person.get('/api/user/me')).status).toBe(200);
    await db
      .update(sessions)
      .set({ lastSeen: new Date(Date.now() - 30 * minute) })
      .where(eq(sessions.tokenHash, await sessionHashOf(person)));
    await secondBrowser(person);
    await expectError(await person.get('/api/user/me'), 401, 'unauthenticated');
  });

  test('always accepts the new login, even with wrong clocks', async () => {
    const person = await newPerson();
    await addSessions(
      person.account._id,
      Array.from({ length: limits.sessions }, () => new Date(Date.now() + minute)),
    );
    expect((await (await secondBrowser(person)).get('/api/user/me')).status).toBe(200);
    expect(await rowsOf(person.account._id)).toHaveLength(limits.sessions);
  });

  test('cannot exceed the limit with concurrent logins', async () => {
    const person = await newPerson();
    await fill(person.account._id, 1);
    const browsers = await Promise.all(Array.from({ length: 3 }, () => secondBrowser(person)));
    expect(await rowsOf(person.account._id)).toHaveLength(limits.sessions);
    for (const browser of browsers) expect((await browser.get('/api/user/me')).status).toBe(200);
  });

  test('has the same limit for provider logins, in the browser and in the app', async () => {
    const { who, browser } = await signedUp('google');
    const user = (await fetchOwnAccount(browser))?._id ?? '';
    const [first = '', second = ''] = await fill(user, 1);
    expect(await logInBy(new Browser(), '/api/user/auth/google', who)).toBe('/');
    expect(await hashesOf(user)).not.toContain(first);
    const { verifier, app } = await newSecret();
    const code = await desktopLoginCode('/api/user/auth/google', app, who);
    expect((await new Browser().post('/api/user/desktop-login', { code, verifier })).status).toBe(200);
    expect(await hashesOf(user)).not.toContain(second);
    expect(await rowsOf(user)).toHaveLength(limits.sessions);
  });
});

test('expired sessions are removed first, and below the limit no others are', async () => {
  const person = await newPerson();
  const user = person.account._id;
  const hashes = await addSessions(user, [new Date(), new Date()]);
  await db
    .update(sessions)
    .set({ expiresAt: new Date() })
    .where(eq(sessions.tokenHash, hashes[0] ?? ''));
  const browser = await secondBrowser(person);
  const left = [hashes[1] ?? '', await sessionHashOf(person), await sessionHashOf(browser)];
  expect(await hashesOf(user)).toEqual(left.sort());
});
