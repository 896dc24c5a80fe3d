import { passkeyChallenges, passkeys } from '@tallyho/drizzle/schema/passkeys';
import { users } from '@tallyho/drizzle/schema/users';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { requestWith } from '../../../test/api.ts';
import { Authenticator, type Deviation } from '../../../test/authenticator.ts';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { newGuest } from '../../../test/guests.ts';
import { browserWith } from '../../../test/identity-provider.ts';
import { open } from '../../../test/lobbies.ts';
import { captureLog } from '../../../test/log.ts';
import { addPasskey, logInByPasskey, loginOptions, removePasskey } from '../../../test/passkeys.ts';
import { newPerson } from '../../../test/people.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';

beforeEach(() => {
  fakeRooms(new RoomFake().respond);
});

const path = '/api/user/passkeys/login';

describe('a log in with a passkey', () => {
  test('opens a session of its account without a username, and makes the browser known', async () => {
    const person = await newPerson();
    const { authenticator } = await addPasskey(person);
    const browser = new Browser();
    const lines = captureLog();
    const response = await logInByPasskey(browser, authenticator);
    expect(await response.json()).toMatchObject({
      success: true,
      user: { _id: person.account._id, authProviders: ['form', 'passkey'] },
    });
    expect((await browser.get('/api/user/me')).status).toBe(200);
    expect([...browser.cookies.keys()].sort()).toEqual(['known-browser', 'passkey-login', 'session']);
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'loggedIn', user: person.account._id, way: 'passkey' }),
    );
  });

  test('stores when the passkey was used', async () => {
    const person = await newPerson();
    const { authenticator, passkey } = await addPasskey(person);
    expect(passkey.lastUsedAt).toBeNull();
    await logInByPasskey(new Browser(), authenticator);
    const [stored] = await db.select().from(passkeys).where(eq(passkeys.id, passkey._id));
    expect(stored?.counter).toBe(1);
    expect(stored?.lastUsedAt?.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test('works without a counter, as most passkeys are', async () => {
    const { authenticator } = await addPasskey(await newPerson(), new Authenticator({ counts: false }));
    for (let time = 0; time < 2; time += 1)
      expect((await logInByPasskey(new Browser(), authenticator)).status).toBe(200);
  });

  test('opens the session of a suspended account, which can do no more than with a password', async () => {
    const person = await newPerson();
    const { authenticator } = await addPasskey(person);
    await db
      .update(users)
      .set({ suspendedUntil: new Date(Date.now() + 60_000), suspensionReason: 'spam' })
      .where(eq(users.id, person.account._id));
    const browser = new Browser();
    expect((await logInByPasskey(browser, authenticator)).status).toBe(200);
    await expectError(await browser.get('/api/user/passkeys'), 403, 'suspended');
  });

  test('takes the place of a guest in the browser', async () => {
    const person = await newPerson();
    const { authenticator } = await addPasskey(person);
    const browser = await newGuest(await open(await newPerson()));
    expect((await logInByPasskey(browser, authenticator)).status).toBe(200);
    expect(await (await browser.get('/api/user/me')).json()).toMatchObject({
      user: { _id: person.account._id, isGuest: false },
    });
  });

  const deviations: [string, Deviation][] = [
    ['of a page of another origin', { origin: 'https://evil.example' }],
    ['of the same host with another port', { origin: 'http://tallyho.test:8080' }],
    ['for the domain of another site', { rpId: 'evil.example' }],
    ['of a device that has not verified its user', { unverified: true }],
    ['with a wrong signature', { forged: true }],
    ['that was made to add a passkey', { type: 'webauthn.create' }],
    ['that names another account', { userHandle: 'c29tZWJvZHk' }],
    ['that names no account', { userHandle: null }],
  ];
  test.each(deviations)('%s is refused', async (_, deviation) => {
    const { authenticator } = await addPasskey(await newPerson());
    const browser = new Browser();
    await expectError(await logInByPasskey(browser, authenticator, deviation), 401, 'invalidPasskey');
    expect(browser.cookies.has('session')).toBe(false);
  });

  test('with a counter that does not rise is refused and logged, because a copy of the passkey may exist', async () => {
    const person = await newPerson();
    const { authenticator } = await addPasskey(person);
    await logInByPasskey(new Browser(), authenticator, { counter: 7 });
    const lines = captureLog();
    for (const counter of [7, 3, 0])
      await expectError(
        await logInByPasskey(new Browser(), authenticator, { counter }),
        401,
        'invalidPasskey',
      );
    expect(lines).toContainEqual(
      expect.objectContaining({
        event: 'passkeyCounterRegressed',
        user: person.account._id,
        before: 7,
        counter: 3,
      }),
    );
    expect((await logInByPasskey(new Browser(), authenticator, { counter: 8 })).status).toBe(200);
  });

  test('with a removed or unknown passkey is refused with its own error', async () => {
    const person = await newPerson();
    const { authenticator, passkey } = await addPasskey(person);
    expect((await removePasskey(person, passkey._id)).status).toBe(200);
    await expectError(await logInByPasskey(new Browser(), authenticator), 401, 'unknownPasskey');
  });

  test('logs neither challenge nor signature of a refused passkey', async () => {
    const { authenticator } = await addPasskey(await newPerson());
    const browser = new Browser();
    const options = await loginOptions(browser);
    const passkey = await authenticator.get(options, { origin: 'https://evil.example' });
    const lines = captureLog();
    await browser.post(path, { passkey });
    expect(lines).toContainEqual(expect.objectContaining({ event: 'passkeyRefused' }));
    for (const secret of [options.challenge, passkey.response.signature, 'evil.example'])
      expect(JSON.stringify(lines)).not.toContain(secret);
  });
});

describe('a challenge', () => {
  test('is answered once, also by two concurrent requests', async () => {
    const { authenticator } = await addPasskey(await newPerson());
    const browser = new Browser();
    const passkey = await authenticator.get(await loginOptions(browser));
    const cookies = new Map(browser.cookies);
    const responses = await Promise.all([browser.post(path, { passkey }), browser.post(path, { passkey })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    await expectError(await browser.post(path, { passkey }), 404, 'expiredPasskeyRequest');
  });

  test('is used up by an answer that is refused', async () => {
    const { authenticator } = await addPasskey(await newPerson());
    const browser = new Browser();
    const options = await loginOptions(browser);
    const wrong = await authenticator.get(options, { forged: true });
    await expectError(await browser.post(path, { passkey: wrong }), 401, 'invalidPasskey');
    const passkey = await authenticator.get(options);
    await expectError(await browser.post(path, { passkey }), 404, 'expiredPasskeyRequest');
  });

  test('expires after five minutes', async () => {
    const { authenticator } = await addPasskey(await newPerson());
    const browser = new Browser();
    const options = await loginOptions(browser);
    const isIt = eq(passkeyChallenges.challenge, options.challenge);
    const [stored] = await db.select().from(passkeyChallenges).where(isIt);
    expect(stored?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 5 * 60_000);
    await db.update(passkeyChallenges).set({ expiresAt: new Date() }).where(isIt);
    const passkey = await authenticator.get(options);
    await expectError(await browser.post(path, { passkey }), 404, 'expiredPasskeyRequest');
  });

  test('works only in the browser that asked for it, so a link cannot log a user in to another account', async () => {
    const { authenticator } = await addPasskey(await newPerson());
    const passkey = await authenticator.get(await loginOptions(new Browser()));
    const other = new Browser();
    await loginOptions(other);
    await expectError(await other.post(path, { passkey }), 404, 'expiredPasskeyRequest');
    await expectError(await new Browser().post(path, { passkey }), 404, 'expiredPasskeyRequest');
  });

  test('of a browser with an empty cookie is refused in a browser without a cookie', async () => {
    const { authenticator } = await addPasskey(await newPerson());
    const browser = new Browser();
    browser.cookies.set('passkey-login', '');
    const passkey = await authenticator.get(await loginOptions(browser));
    await expectError(await new Browser().post(path, { passkey }), 404, 'expiredPasskeyRequest');
    expect((await browser.post(path, { passkey })).status).toBe(200);
  });

  test('of the server is the only one that is accepted', async () => {
    const { authenticator } = await addPasskey(await newPerson());
    const browser = new Browser();
    const options = await loginOptions(browser);
    const passkey = await authenticator.get({ ...options, challenge: 'c2VsZi1tYWRl' });
    await expectError(await browser.post(path, { passkey }), 404, 'expiredPasskeyRequest');
  });

  test('stays valid for a page when another page of the browser asks for one, and logs in', async () => {
    const { authenticator } = await addPasskey(await newPerson());
    const browser = new Browser();
    const first = await loginOptions(browser);
    const second = await loginOptions(browser);
    for (const options of [second, first]) {
      const response = await browser.post(path, { passkey: await authenticator.get(options) });
      expect(response.status).toBe(200);
    }
  });
});

describe('the site of a passkey', () => {
  test('is the configured one, whatever the host of the request', async () => {
    const person = await newPerson();
    const { authenticator } = await addPasskey(person);
    const elsewhere = await requestWith({}, 'http://evil.example/api/user/passkeys/login/options', {
      method: 'POST',
      headers: { Origin: 'http://evil.example' },
    });
    const { options } = await elsewhere.json<{ options: { rpId: string; challenge: string } }>();
    expect(options.rpId).toBe('tallyho.test');
    const port = browserWith({ SITE_URL: 'http://localhost:9420' });
    const response = await logInByPasskey(port, authenticator, { origin: 'http://localhost:9420' });
    expect(response.status, 'any port of a local stack is its own origin').toBe(200);
  });

  test.each([undefined, '', 'nonsense', 'http://192.168.1.5:8787', 'http://[::1]:8787'])(
    'is missing with SITE_URL %j: passkeys are off',
    async (SITE_URL) => {
      const changes = { SITE_URL } as { SITE_URL: string }; // undefined: no such variable
      const browser = browserWith(changes);
      await expectError(
        await browser.post('/api/user/passkeys/login/options', {}),
        503,
        'passkeysUnavailable',
      );
      expect(await (await browser.get('/api/config')).json()).toMatchObject({ passkeys: false });
    },
  );
});
