import { describe, expect, inject, test, vi } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import {
  answerAt,
  browserWith,
  endpointsOf,
  type Fault,
  failedAt,
  locationOf,
  logInBy,
  newcomer,
  type Provider,
  providers,
} from '../../../test/identity-provider.ts';
import { captureLog } from '../../../test/log.ts';
import { shortenTimeLimits } from '../../../test/time-limits.ts';

describe('a provider that sends an invalid response', () => {
  test.each<[Provider, Fault, string]>([
    ['google', 'tokenRefused', 'the token endpoint refused: invalid_grant'],
    ['google', 'badSignature', 'OAUTH_INVALID_RESPONSE: JWT signature verification failed'],
    ['google', 'wrongNonce', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED: unexpected ID Token "nonce" claim value'],
    [
      'google',
      'wrongAudience',
      'OAUTH_JWT_CLAIM_COMPARISON_FAILED: unexpected JWT "aud" (audience) claim value',
    ],
    ['google', 'wrongIssuer', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED: unexpected JWT "iss" (issuer) claim value'],
    ['google', 'expired', 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED'],
    ['google', 'noIdToken', 'OAUTH_INVALID_RESPONSE: "response" body "id_token" property must be a string'],
    ['discord', 'tokenRefused', 'the token endpoint refused: invalid_grant'],
    ['discord', 'profileStrange', 'no profile'],
  ])('(%s, %s) does not log the user in', async (provider, fault, reason) => {
    const lines = captureLog();
    const browser = new Browser();
    const who = await newcomer(provider, { fault });
    const end = await logInBy(browser, `/api/user/auth/${provider}`, who);
    expect(end).toBe(failedAt(provider));
    expect([...browser.cookies]).toEqual([]);
    const logged = lines.filter(({ event }) => event === 'providerLoginFailed');
    expect(logged).toEqual([
      {
        level: 'warn',
        service: 'edge',
        event: 'providerLoginFailed',
        requestId: expect.any(String),
        provider,
        purpose: 'enter',
        code: 'authentication_failed',
        reason: expect.stringContaining(reason),
      },
    ]);
  });
});

describe('a provider that is unavailable', () => {
  test.each<[Provider, Fault]>([
    ['google', 'tokenBroken'],
    ['google', 'tokenCut'],
    ['discord', 'tokenBroken'],
    ['discord', 'tokenCut'],
    ['discord', 'profileBroken'],
  ])('(%s, %s) returns to the start page with server_error', async (provider, fault) => {
    const who = await newcomer(provider, { fault });
    const end = await logInBy(new Browser(), `/api/user/auth/${provider}?from=register`, who);
    expect(end).toBe(failedAt(provider, 'server_error', 'register'));
  });

  test.each(providers)('(%s, slow) counts as unavailable after five seconds', async (provider) => {
    const limits = shortenTimeLimits(5_000);
    const browser = new Browser();
    const who = await newcomer(provider, { fault: 'slow' });
    const callback = await answerAt(locationOf(await browser.get(`/api/user/auth/${provider}`)), who);
    expect(locationOf(await browser.get(callback))).toBe(failedAt(provider, 'server_error'));
    expect(limits).toContain(5_000);
  });

  test.each<[Provider, string]>([
    ['google', 'token'],
    ['google', 'jwks'],
    ['discord', 'token'],
    ['discord', 'profile'],
  ])('(%s, %s endpoint not reachable) causes server_error', async (provider, endpoint) => {
    const unreachable = `${inject('unreachableUrl')}/${endpoint}`;
    const browser = browserWith(endpointsOf(provider, { [endpoint]: unreachable }));
    const end = await logInBy(browser, `/api/user/auth/${provider}`, await newcomer(provider));
    expect(end).toBe(failedAt(provider, 'server_error'));
  });

  test.each<[Provider, RegExp]>([
    ['google', /\/token$/],
    ['discord', /\/token$/],
    ['discord', /@me$/],
  ])('(%s, rate-limited at %s) causes server_error', async (provider, busy) => {
    const browser = new Browser();
    const callback = await answerAt(
      locationOf(await browser.get(`/api/user/auth/${provider}`)),
      await newcomer(provider),
    );
    const realFetch = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
      busy.test(new Request(input).url)
        ? Response.json({ message: 'You are being rate limited.' }, { status: 429 })
        : realFetch(input, init),
    );
    expect(locationOf(await browser.get(callback))).toBe(failedAt(provider, 'server_error'));
  });

  test('(according to its own error response) leads back with server_error', async () => {
    const browser = new Browser();
    const response = await answerAt(locationOf(await browser.get('/api/user/auth/google')), 'deny');
    const busy = response.replace('access_denied', 'temporarily_unavailable');
    expect(locationOf(await browser.get(busy))).toBe(failedAt('google', 'server_error'));
  });
});

describe('a deployment', () => {
  const entrances = [
    ['/api/user/auth/google', failedAt('google', 'server_error')],
    ['/api/user/auth/discord?from=register', failedAt('discord', 'server_error', 'register')],
    [`/api/user/auth/google?app=${'x'.repeat(43)}`, '/return-to-app?error=server_error&provider=google'],
  ] as const;

  test.each<[string, object]>([
    ['without keys', { GOOGLE_CLIENT_ID: undefined, DISCORD_CLIENT_SECRET: '' }],
    ['with endpoints that are no JSON', { GOOGLE_ENDPOINTS: '{', DISCORD_ENDPOINTS: 'x' }],
    ['with endpoints that lack one', { GOOGLE_ENDPOINTS: '{}', DISCORD_ENDPOINTS: '{}' }],
    [
      'with endpoints that are not protected by TLS',
      {
        ...endpointsOf('google', { token: 'http://accounts.example/token' }),
        ...endpointsOf('discord', { profile: 'http://127.0.0.1.example/me' }),
      },
    ],
    ['without a database', { LIBSQL_URL: inject('unreachableUrl') }],
  ])('%s leads back with server_error', async (_, changes) => {
    const lines = captureLog();
    for (const [path, expected] of entrances) {
      const browser = browserWith(changes);
      expect(locationOf(await browser.get(path)), path).toBe(expected);
      expect([...browser.cookies]).toEqual([]);
    }
    expect(lines.filter(({ event }) => event === 'providerLoginFailed')).toHaveLength(entrances.length);
    expect(JSON.stringify(lines)).not.toContain('secret-of-tallyho');
  });

  test('reports its own error if the provider rejects its client secret', async () => {
    for (const provider of providers) {
      const browser = browserWith({ GOOGLE_CLIENT_SECRET: 'x', DISCORD_CLIENT_SECRET: 'x' });
      const end = await logInBy(browser, `/api/user/auth/${provider}`, await newcomer(provider));
      expect(end).toBe(failedAt(provider, 'server_error'));
    }
  });

  test('with a failing database leads back with server_error and keeps the attempt', async () => {
    const browser = new Browser();
    const callback = await answerAt(
      locationOf(await browser.get('/api/user/auth/google')),
      await newcomer('google'),
    );
    const away = browserWith({ LIBSQL_URL: inject('unreachableUrl') });
    for (const [name, value] of browser.cookies) away.cookies.set(name, value);
    expect(locationOf(await away.get(callback))).toBe(failedAt('google', 'server_error'));
    expect(locationOf(await browser.get(callback))).toMatch(/^\/set-username\?/);
  });

  test('without configured endpoints uses the real ones', async () => {
    const browser = browserWith({ GOOGLE_ENDPOINTS: '', DISCORD_ENDPOINTS: '' });
    const addressOf = async (provider: Provider) => {
      const { origin, pathname } = new URL(locationOf(await browser.get(`/api/user/auth/${provider}`)));
      return origin + pathname;
    };
    expect(await addressOf('google')).toBe('https://accounts.google.com/o/oauth2/v2/auth');
    expect(await addressOf('discord')).toBe('https://discord.com/oauth2/authorize');
  });
});
