import { sessions } from '@tallyho/drizzle/schema/sessions';
import { users } from '@tallyho/drizzle/schema/users';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { fetchOwnAccount } from '../../../test/accounts.ts';
import { Browser } from '../../../test/browser.ts';
import { expireConfirmation } from '../../../test/confirmation.ts';
import { csrfHeader } from '../../../test/csrf.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { suspend } from '../../../test/friends.ts';
import {
  answerAt,
  failedAt,
  locationOf,
  logInBy,
  newcomer,
  type Provider,
  providers,
  signedUp,
} from '../../../test/identity-provider.ts';
import { newPerson, type Person, password, secondBrowser } from '../../../test/people.ts';

const unlink = async (browser: Browser, provider: string) =>
  browser.post('/api/user/unlink-account', { provider }, await csrfHeader(browser));

describe.each(providers)('linking %s', (provider) => {
  const path = `/api/user/link/${provider}`;

  test('adds a login method, which can be removed again', async () => {
    const [person, who] = [await newPerson(), await newcomer(provider)];
    expect(await logInBy(person, path, who)).toBe(`/user?linked=${provider}`);
    expect(await fetchOwnAccount(person))?.toMatchObject({
      username: person.account.username,
      email: person.account.email,
      authProviders: ['form', provider],
      [`${provider}Id`]: who.subject,
    });
    const other = new Browser();
    expect(await logInBy(other, `/api/user/auth/${provider}`, who)).toBe('/');
    expect((await fetchOwnAccount(other))?._id).toBe(person.account._id);
    expect((await unlink(person, provider)).status).toBe(200);
    expect((await fetchOwnAccount(person))?.authProviders).toEqual(['form']);
    expect(await logInBy(new Browser(), `/api/user/auth/${provider}`, who)).toMatch(/^\/set-username\?/);
  });

  test('lets the user choose an account at the provider', async () => {
    const { searchParams } = new URL(locationOf(await (await newPerson()).get(path)));
    expect(searchParams.get('prompt')).toBe(provider === 'google' ? 'select_account' : 'consent');
  });

  test('needs no address: the account has its own', async () => {
    for (const given of [{ email: null }, { verified: false }])
      expect(await logInBy(await newPerson(), path, await newcomer(provider, given))).toBe(
        `/user?linked=${provider}`,
      );
  });
});

describe('linking a provider account', () => {
  /** These rules are the same for all providers. */
  const provider = 'google';
  const path = `/api/user/link/${provider}`;
  const failed = (error: string, page: 'user' | 'login' = 'user') => failedAt(provider, error, page);

  test('is idempotent for the same provider account, but rejects a second one', async () => {
    const [person, who] = [await newPerson(), await newcomer(provider)];
    for (const _ of [1, 2]) expect(await logInBy(person, path, who)).toBe(`/user?linked=${provider}`);
    expect(await logInBy(person, path, await newcomer(provider))).toBe(failed('already_linked'));
    expect((await fetchOwnAccount(person))?.[`${provider}Id`]).toBe(who.subject);
  });

  test('rejects a provider account that is linked to another account', async () => {
    const { who } = await signedUp(provider);
    const person = await newPerson();
    expect(await logInBy(person, path, who)).toBe(failed('already_linked_elsewhere'));
    expect((await fetchOwnAccount(person))?.authProviders).toEqual(['form']);
  });

  test('of one provider account to two accounts concurrently succeeds for only one', async () => {
    const people = await Promise.all([newPerson(), newPerson()]);
    const who = await newcomer(provider);
    const callbacks = await Promise.all(
      people.map(async (person) => answerAt(locationOf(await person.get(path)), who)),
    );
    const ends = await Promise.all(
      people.map(async (person, index) => locationOf(await person.get(callbacks[index] ?? ''))),
    );
    expect(ends.sort()).toEqual([failed('already_linked_elsewhere'), `/user?linked=${provider}`]);
  });

  test('requires a session from start to finish', async () => {
    const gone = failed('user_not_found', 'login');
    expect(locationOf(await new Browser().get(path))).toBe(gone);
    const stale = new Browser();
    stale.cookies.set('session', 'x');
    expect(locationOf(await stale.get(path))).toBe(gone);

    const [person, who] = [await newPerson(), await newcomer(provider)];
    const callback = await answerAt(locationOf(await person.get(path)), who);
    const [same, cookieless] = [new Browser(), new Browser()];
    for (const [name, value] of person.cookies) {
      same.cookies.set(name, value);
      if (name !== 'session') cookieless.cookies.set(name, value);
    }
    await same.post('/api/user/logout');
    expect(locationOf(await person.get(callback)), 'ended meanwhile').toBe(gone);
    expect(locationOf(await cookieless.get(callback)), 'used up').toBe(
      failed('authentication_failed', 'login'),
    );
    const [row] = await db.select().from(users).where(eq(users.id, person.account._id));
    expect(row?.[`${provider}Id`]).toBeNull();
  });

  test('works only for the session that began it', async () => {
    const [person, who] = [await newPerson(), await newcomer(provider)];
    const others = [await newPerson(), await secondBrowser(person)];
    for (const other of others) {
      const callback = await answerAt(locationOf(await person.get(path)), who);
      const state = person.cookies.get('provider-state') ?? '';
      other.cookies.set('provider-state', state);
      expect(locationOf(await other.get(callback))).toBe(failed('user_not_found'));
      expect((await fetchOwnAccount(other))?.authProviders).toEqual(['form']);
    }
    const callback = await answerAt(locationOf(await person.get(path)), who);
    person.cookies.delete('session');
    expect(locationOf(await person.get(callback)), 'logged out').toBe(failed('user_not_found', 'login'));
  });

  test('requires a recent identity proof, and does not renew it', async () => {
    const [person, who] = [await newPerson(), await newcomer(provider)];
    expect((await person.post('/api/user/may-link')).status).toBe(200);
    expect(await logInBy(person, path, who)).toBe(`/user?linked=${provider}`);
    await expireConfirmation(person);
    expect((await unlink(person, provider)).status).toBe(403);
    await expectError(await person.post('/api/user/may-link'), 403, 'confirmationRequired');
    expect(locationOf(await person.get(path))).toBe(failed('confirmation_required'));
    expect((await person.post('/api/user/confirm', { password })).status).toBe(200);
    expect(await logInBy(person, path, who)).toBe(`/user?linked=${provider}`);
  });

  test('leads back to the profile if the user denies it', async () => {
    expect(await logInBy(await newPerson(), path, 'deny')).toBe(failed('authentication_failed'));
  });

  test('cannot be started by another site or by a suspended user', async () => {
    const person = await newPerson();
    for (const site of ['cross-site', 'same-site'])
      await expectError(await person.get(path, { 'Sec-Fetch-Site': site }), 403, 'invalidOrigin');
    for (const site of ['same-origin', 'none'])
      expect((await person.get(path, { 'Sec-Fetch-Site': site })).status).toBe(302);
    await suspend(person);
    await expectError(await person.get(path), 403, 'suspended', { message: expect.stringContaining('Spam') });
  });
});

const confirmedAt = async (person: Person) => {
  const [row] = await db.select().from(sessions).where(eq(sessions.userId, person.account._id));
  return row?.confirmedAt.getTime() ?? 0;
};
const linked = async (provider: Provider) => {
  const [person, who] = [await newPerson(), await newcomer(provider)];
  await logInBy(person, `/api/user/link/${provider}`, who);
  await db
    .update(sessions)
    .set({ confirmedAt: new Date(0) })
    .where(eq(sessions.userId, person.account._id));
  return { person, who };
};

describe.each(providers)('confirming identity with %s', (provider) => {
  const path = `/api/user/auth/${provider}?purpose=confirm`;

  test('renews the identity proof, with a new session token', async () => {
    const { person, who } = await linked(provider);
    await expectError(await unlink(person, provider), 403, 'confirmationRequired');
    const old = person.cookies.get('session') ?? '';
    expect(await logInBy(person, path, who)).toBe(`/user?confirmed=${provider}`);
    const thief = new Browser();
    thief.cookies.set('session', old);
    await expectError(await thief.get('/api/user/me'), 401, 'unauthenticated');
    expect(await confirmedAt(person)).toBeGreaterThan(Date.now() - 60_000);
    expect((await unlink(person, provider)).status).toBe(200);
  });

  test('makes the provider ask again, even if it knows the browser', async () => {
    const { person } = await linked(provider);
    const { searchParams } = new URL(locationOf(await person.get(path)));
    expect(searchParams.get('prompt')).toBe(provider === 'google' ? 'select_account' : 'consent');
  });
});

describe('confirming identity with a provider', () => {
  /** These rules are the same for all providers. */
  const provider = 'google';
  const path = `/api/user/auth/${provider}?purpose=confirm`;

  test('fails with another provider account, and if none is linked', async () => {
    const failed = failedAt(provider, 'authentication_failed', 'user');
    const { person } = await linked(provider);
    expect(await logInBy(person, path, await newcomer(provider))).toBe(failed);
    expect(await confirmedAt(person)).toBe(0);
    const { who } = await signedUp(provider);
    expect(await logInBy(person, path, who)).toBe(failed);
    expect(await logInBy(await newPerson(), path, await newcomer(provider))).toBe(failed);
  });

  test('requires the session that began it, and cannot be started by another site', async () => {
    const { person, who } = await linked(provider);
    expect(locationOf(await new Browser().get(path))).toBe(failedAt(provider, 'user_not_found'));
    await expectError(await person.get(path, { 'Sec-Fetch-Site': 'cross-site' }), 403, 'invalidOrigin');
    const callback = await answerAt(locationOf(await person.get(path)), who);
    await db.delete(sessions).where(eq(sessions.userId, person.account._id));
    expect(locationOf(await person.get(callback))).toBe(failedAt(provider, 'user_not_found'));
  });

  test('is allowed for suspended users, who may log in and delete their account', async () => {
    const { person, who } = await linked(provider);
    await suspend(person);
    expect(await logInBy(person, path, who)).toBe(`/user?confirmed=${provider}`);
    const browser = new Browser();
    expect(await logInBy(browser, `/api/user/auth/${provider}`, who)).toBe('/');
    expect((await fetchOwnAccount(browser))?.standing.suspension).toMatchObject({ reason: 'Spam' });
    await expectError(await browser.get('/api/lobby/public'), 403, 'suspended');
  });
});
