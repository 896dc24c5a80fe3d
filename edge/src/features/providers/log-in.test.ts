import { env } from 'cloudflare:workers';
import { oauthAttempts } from '@tallyho/drizzle/schema/providers';
import { sessions } from '@tallyho/drizzle/schema/sessions';
import { users } from '@tallyho/drizzle/schema/users';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { fetchOwnAccount } from '../../../test/accounts.ts';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import {
  answerAt,
  failedAt,
  locationOf,
  logInBy,
  newcomer,
  providers,
  signedUp,
} from '../../../test/identity-provider.ts';
import { captureLog } from '../../../test/log.ts';
import { newPerson } from '../../../test/people.ts';
import { withinOneMinute } from '../../../test/rate-limits.ts';
import { hashToken } from '../../auth/session-token.ts';

describe.each(providers)('logging in with %s', (provider) => {
  const path = `/api/user/auth/${provider}`;

  test('sends the provider state, PKCE and (Google) a nonce, and nothing else', async () => {
    const browser = new Browser();
    const response = await browser.get(path);
    const { origin, pathname, searchParams } = new URL(locationOf(response));
    const { authorization } = JSON.parse(
      (provider === 'google' ? env.GOOGLE_ENDPOINTS : env.DISCORD_ENDPOINTS) ?? '',
    );
    expect(response.status).toBe(302);
    expect(origin + pathname).toBe(authorization);
    const { state, code_challenge, nonce, ...others } = Object.fromEntries(searchParams);
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(code_challenge).toMatch(/^[\w-]{43}$/);
    expect(nonce ?? '').toMatch(provider === 'google' ? /^[\w-]{43}$/ : /^$/);
    expect(others).toEqual({
      client_id: `tallyho-at-${provider}`,
      response_type: 'code',
      redirect_uri: `http://tallyho.test/api/user/auth/${provider}/callback`,
      scope: provider === 'google' ? 'openid email' : 'identify email',
      code_challenge_method: 'S256',
    });
  });

  test('creates an account under the chosen username for a new user, and logs them in the next time', async () => {
    const { who, browser, username } = await signedUp(provider);
    expect(await fetchOwnAccount(browser)).toMatchObject({
      username,
      email: `${who.name}@example.com`,
      authProviders: [provider],
      [`${provider}Id`]: who.subject,
    });
    const other = new Browser();
    expect(await logInBy(other, `${path}?from=register`, who)).toBe('/');
    expect(await fetchOwnAccount(other)).toMatchObject({ username });
  });

  test('requires an address that the provider has verified', async () => {
    for (const person of [{ email: null }, { verified: false }, { email: 'not an address' }])
      expect(await logInBy(new Browser(), path, await newcomer(provider, person))).toBe(
        failedAt(provider, 'no_email'),
      );
  });

  test('rejects one provider’s response for the other provider', async () => {
    const other = provider === 'google' ? 'discord' : 'google';
    const { who } = await signedUp(provider);
    const browser = new Browser();
    const callback = await answerAt(locationOf(await browser.get(path)), who);
    const mixedUp = callback.replace(`/${provider}/`, `/${other}/`);
    expect(locationOf(await browser.get(mixedUp))).toBe(failedAt(other));
    expect(await fetchOwnAccount(browser)).toBeNull();
  });

  test('writes no secret to the log or to a response body', async () => {
    const lines = captureLog();
    const browser = new Browser();
    const who = await newcomer(provider);
    const began = await browser.get(`${path}?next=/join/SECRET`);
    const callback = await answerAt(locationOf(began), who);
    const ended = await browser.get(callback);
    const denied = await browser.get(await answerAt(locationOf(await browser.get(path)), 'deny'));
    const mixedUp = await browser.get(callback);
    for (const response of [began, ended, denied, mixedUp]) expect(await response.text()).toBe('');
    expect(lines.length).toBeGreaterThanOrEqual(4);
    const secrets = [
      ...new URL(locationOf(began)).searchParams.values(),
      ...new URL(callback, 'http://x').searchParams.values(),
      ...new URL(locationOf(ended), 'http://x').searchParams.values(),
      ...[who.email ?? '', who.subject, `secret-of-tallyho-at-${provider}`],
    ].filter((value) => value.length > 20);
    for (const secret of secrets) expect(JSON.stringify(lines)).not.toContain(secret);
    expect(lines).toContainEqual(
      expect.objectContaining({
        event: 'providerLoginFailed',
        provider,
        code: 'authentication_failed',
        reason: 'the provider refused: access_denied',
      }),
    );
  });
});

describe('logging in with a provider', () => {
  /** These rules are the same for all providers. */
  const provider = 'google';
  const path = `/api/user/auth/${provider}`;
  const failed = failedAt(provider);

  test('redirects to the requested page, only on this site', async () => {
    const { who } = await signedUp(provider);
    const wishes = [
      ['/join/K7PQ2M?x=1', '/join/K7PQ2M?x=1'],
      ['//evil.example', '/'],
      ['/\\evil.example', '/'],
      ['https://evil.example/', '/'],
      ['javascript:alert(1)', '/'],
      ['/x/..//evil.example', '/'],
      ['/api/user/logout', '/'],
      ['/\r\nSet-Cookie: session=x', '/'],
    ] as const;
    for (const [next, expected] of wishes)
      expect(await logInBy(new Browser(), `${path}?${new URLSearchParams({ next })}`, who)).toBe(expected);
  });

  test('keeps the requested page through failures and sign-ups', async () => {
    const next = '/join/K7PQ2M';
    const begin = `${path}?${new URLSearchParams({ from: 'register', next })}`;
    const denied = new URLSearchParams({ error: 'authentication_failed', provider, next });
    expect(await logInBy(new Browser(), begin, 'deny')).toBe(`/register?${denied}`);
    const address = new URL(await logInBy(new Browser(), begin, await newcomer(provider)), 'http://x');
    expect(address.pathname).toBe('/set-username');
    expect(address.searchParams.get('next')).toBe(next);
  });

  test('leads back to where it began if the user denies it', async () => {
    expect(await logInBy(new Browser(), path, 'deny')).toBe(failed);
    expect(await logInBy(new Browser(), `${path}?from=register`, 'deny')).toBe(
      failedAt(provider, 'authentication_failed', 'register'),
    );
    expect(await logInBy(new Browser(), `${path}?from=https://evil.example`, 'deny')).toBe(failed);
  });

  test('opens no existing account by its address', async () => {
    const victim = await newPerson();
    await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, victim.account._id));
    const sameAddress = await newcomer(provider, { email: victim.account.email.toUpperCase() });
    const browser = new Browser();
    expect(await logInBy(browser, path, sameAddress)).toBe(failedAt(provider, 'already_linked'));
    expect(await fetchOwnAccount(browser)).toBeNull();
    expect(await fetchOwnAccount(victim)).toMatchObject({ authProviders: ['form'] });
  });

  test('identifies a user by the provider’s id, even if the address changed', async () => {
    const { who, username } = await signedUp(provider);
    const moved = await newcomer(provider, { subject: who.subject, email: null });
    const browser = new Browser();
    expect(await logInBy(browser, path, moved)).toBe('/');
    expect(await fetchOwnAccount(browser)).toMatchObject({ username });
  });

  test('binds the response to the browser that sent the request', async () => {
    const { who } = await signedUp(provider);
    const [attacker, victim] = [new Browser(), new Browser()];
    const callback = await answerAt(locationOf(await attacker.get(path)), who);
    expect(locationOf(await victim.get(callback)), 'no cookie').toBe(failed);
    await victim.get(path);
    expect(locationOf(await victim.get(callback)), 'another state').toBe(failed);
    expect(locationOf(await victim.get(callback.replace(/state=[^&]*/, ''))), 'no state').toBe(failed);
    expect(await fetchOwnAccount(victim)).toBeNull();
    expect(locationOf(await attacker.get(callback)), 'whose it is').toBe('/');
  });

  test('accepts a response once and a code once, and rejects both after any change', async () => {
    const { who } = await signedUp(provider);
    const browser = new Browser();
    const callback = await answerAt(locationOf(await browser.get(path)), who);
    const kept = new Map(browser.cookies);
    expect(locationOf(await browser.get(callback))).toBe('/');
    for (const [name, value] of kept) browser.cookies.set(name, value);
    expect(locationOf(await browser.get(callback)), 'again').toBe(failed);
    const code = new URL(callback, 'http://x').searchParams.get('code') ?? '';
    const second = await answerAt(locationOf(await browser.get(path)), who);
    const swapped = second.replace(/code=[^&]*/, `code=${code}`);
    expect(locationOf(await browser.get(swapped)), 'the code of another attempt').toBe(failed);
    const third = await answerAt(locationOf(await browser.get(path)), who);
    expect(locationOf(await browser.get(third.replace(/iss=[^&]*/, 'iss=https://evil.example')))).toBe(
      failed,
    );
  });

  test('expires after ten minutes', async () => {
    const { who } = await signedUp(provider);
    const browser = new Browser();
    const callback = await answerAt(locationOf(await browser.get(`${path}?from=register`)), who);
    const state = new URL(callback, 'http://x').searchParams.get('state') ?? '';
    await db
      .update(oauthAttempts)
      .set({ expiresAt: new Date() })
      .where(eq(oauthAttempts.stateHash, await hashToken(state)));
    expect(locationOf(await browser.get(callback))).toBe(
      failedAt(provider, 'authentication_failed', 'register'),
    );
  });

  test('opens a new session, in a cookie that scripts cannot read', async () => {
    const { who } = await signedUp(provider);
    const browser = new Browser('https://tallyho.test');
    browser.cookies.set('__Host-session', 'planted');
    const began = await browser.get(path);
    expect(began.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-provider-state=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    const ended = await browser.get(await answerAt(locationOf(began), who));
    expect(ended.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-provider-state=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(
        /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Host-known-browser=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    const token = browser.cookies.get('__Host-session') ?? '';
    const stored = await db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, await hashToken(token)));
    expect(stored).toHaveLength(1);
    expect(stored[0]?.confirmedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });
});

test('the 61st provider login within a minute is rejected', async () => {
  const browser = new Browser();
  await withinOneMinute();
  const responses = await Promise.all(
    Array.from({ length: 62 }, () => browser.get('/api/user/auth/google/callback')),
  );
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
  await expectError(await browser.get('/api/user/auth/discord'), 429, 'rateLimited');
});

test('rejects unknown providers', async () => {
  for (const path of ['/api/user/auth/github', '/api/user/link/Google', '/api/user/auth/google/back'])
    await expectError(await new Browser().get(path), 404, 'notFound');
});
