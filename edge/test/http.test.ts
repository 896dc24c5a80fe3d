import { env } from 'cloudflare:workers';
import { describe, expect, inject, test } from 'vitest';
import { requestWith } from './api.ts';
import { Browser, site } from './browser.ts';
import { newCounters } from './counters.ts';
import { expectError } from './expectations.ts';
import { browserWith } from './identity-provider.ts';
import { captureLog } from './log.ts';
import { newPerson } from './people.ts';
import { withinOneMinute } from './rate-limits.ts';
import { serviceHeader } from './service.ts';
import { shortenTimeLimits } from './time-limits.ts';

describe('the origin of an unsafe call', () => {
  const logIn = (headers: Record<string, string>, type = 'application/json') =>
    requestWith({}, '/api/user/login', {
      method: 'POST',
      headers: { 'Content-Type': type, ...headers },
      body: JSON.stringify({ emailOrUsername: 'nobody-at-all', password: 'Kestrel93' }),
    });

  test.each<Record<string, string>>([
    { Origin: site },
    { 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'app://tallyho', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://other.example' },
  ])('may be %o', async (headers) => {
    await expectError(await logIn(headers), 401, 'userNotFound');
  });

  test.each<Record<string, string>>([
    {},
    { Origin: 'null' },
    { Origin: 'https://evil.example' },
    { Origin: 'http://tallyho.test.evil.example' },
    { Origin: 'http://tallyho.test:81' },
    { Origin: 'https://tallyho.test' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { Referer: `${site}/login` },
  ])('may not be %o', async (headers) => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', ''])
      await expectError(await logIn(headers, type), 403, 'invalidOrigin');
  });

  test('is not checked for a service call, which has no session', async () => {
    const person = await newPerson();
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join();
    const headers = { Cookie: cookie, ...(await serviceHeader('content')) };
    const init = { method: 'POST', headers, body: '{}' };
    await expectError(await requestWith({}, '/api/user/logout', init), 401, 'unauthenticated');
  });

  test('is not checked for reading', async () => {
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    const response = await requestWith({}, '/api/config', { headers });
    expect(response.status).toBe(200);
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('an invalid request', () => {
  const post = (body: string | undefined, headers: Record<string, string> = {}) =>
    new Browser().post('/api/user/login', body, headers);

  test('with malformed JSON gets 400', async () => {
    for (const body of ['{', '{"a":', 'nonsense', '\u0000', '"'])
      await expectError(await post(body), 400, 'invalidJson', { message: 'The body is not valid JSON.' });
  });

  test('with the wrong shape gets 400', async () => {
    for (const body of ['null', '[]', '7', '"text"', 'true', '{}'])
      await expectError(await post(body), 400, 'invalidInput');
    await expectError(await post('emailOrUsername=a', { 'Content-Type': 'text/plain' }), 400, 'invalidInput');
    await expectError(await post(undefined), 400, 'invalidInput');
  });

  test('above 128 KB gets 413, with and without Content-Length', async () => {
    const big = JSON.stringify({ emailOrUsername: 'x'.repeat(200_000), password: 'x' });
    await expectError(await post(big), 413, 'tooLarge');
    const chunks = new ReadableStream({
      start(controller) {
        for (let count = 0; count < 20; count += 1) controller.enqueue(new Uint8Array(10_000).fill(32));
        controller.close();
      },
    });
    const response = await requestWith({}, '/api/user/login', {
      method: 'POST',
      headers: { Origin: site, 'Content-Type': 'application/json' },
      body: chunks,
    });
    await expectError(response, 413, 'tooLarge');
  });

  test('with an unknown path gets 404, with another method 405 and the allowed methods', async () => {
    const browser = new Browser();
    for (const path of ['/api', '/api/nothing', '/api/user', '/api/user/me/x', '/api/../.env'])
      await expectError(await browser.get(path), 404, 'notFound');
    const response = await browser.delete('/api/user/me');
    expect(response.headers.get('Allow')).toBe('GET');
    await expectError(response, 405, 'methodNotAllowed');
    await expectError(await browser.get('/api/user/login'), 405, 'methodNotAllowed');
    await expectError(await browser.get('/api/user/update-picture/x'), 405, 'methodNotAllowed');
  });
});

describe('every response', () => {
  test.each(['/api/health', '/api/user/me', '/api/nothing', '/api/openapi.json', '/api/user/auth/google'])(
    'of %s has the security headers',
    async (path) => {
      const response = await new Browser('https://tallyho.test').get(path);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      });
    },
  );

  test('on plain http has no HSTS, so that the local network stays reachable', async () => {
    expect((await new Browser().get('/api/health')).headers.has('Strict-Transport-Security')).toBe(false);
  });
});

test('the log has paths without queries and without the tokens of public links', async () => {
  const lines = captureLog();
  const browser = new Browser();
  for (const path of [
    '/api/user/auth/google/callback?code=secretCode&state=secretState',
    '/api/shared/secretToken',
    '/r/secretToken',
    '/r/secretToken/card.png',
  ])
    await browser.get(path);
  expect(lines.filter(({ event }) => event === 'request').map(({ path }) => path)).toEqual([
    '/api/user/auth/google/callback',
    '/api/shared/…',
    '/r/…',
    '/r/…/card.png',
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

describe('while the database is down', () => {
  test.each(['unreachableUrl', 'hangingUrl', 'stallingUrl'] as const)(
    '(%s) everything that needs it is 503 within 3 s',
    async (name) => {
      const lines = captureLog();
      const limits = shortenTimeLimits(2_500);
      const headers = { Origin: site, 'Content-Type': 'application/json', Cookie: 'session=something' };
      const body = JSON.stringify({
        username: 'somebody',
        email: 'somebody@example.com',
        emailOrUsername: 'somebody',
        password: 'Kestrel93',
      });
      const answers = await Promise.all([
        requestWith({ LIBSQL_URL: inject(name) }, '/api/user/me', { headers }),
        requestWith({ LIBSQL_URL: inject(name) }, '/api/user/login', { method: 'POST', headers, body }),
        requestWith({ LIBSQL_URL: inject(name) }, '/api/user/register', { method: 'POST', headers, body }),
      ]);
      expect(limits, 'each waits once').toEqual([2_500, 2_500, 2_500]);
      for (const answer of answers) {
        expect(answer.headers.getSetCookie()).toEqual([]);
        const { requestId } = await expectError(answer, 503, 'unavailable', { message: 'Server error' });
        expect(lines).toContainEqual(expect.objectContaining({ event: 'unavailable', requestId }));
      }
      expect(JSON.stringify(lines)).not.toMatch(/Kestrel93|argon2id|somebody/);
    },
  );

  test('routes that do not need it still work', async () => {
    const changes = { LIBSQL_URL: inject('unreachableUrl') };
    expect((await requestWith(changes, '/api/config')).status).toBe(200);
    expect((await requestWith(changes, '/api/user/auth-check')).status).toBe(200);
  });
});

describe('an internal error', () => {
  test('responds 500 with only a request id, which is also in the log', async () => {
    const lines = captureLog();
    const headers = { Cookie: 'session=something' };
    const response = await requestWith({ LIBSQL_URL: 'nonsense://here' }, '/api/user/me', { headers });
    const body = await expectError(response, 500, 'internal');
    expect(Object.keys(body).sort()).toEqual(['error', 'message', 'requestId', 'success']);
    expect(body.message).toBe('Server error');
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'internal', requestId: body.requestId }),
    );
  });
});

describe('rate limits', () => {
  const check = (browser: Browser, headers = {}) =>
    browser.get('/api/user/register/check?username=nobody-at-all', headers);
  const tries = async (count: number, work: (index: number) => Promise<Response>) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, index) => work(index)));
    return answers.filter(({ status }) => status === 429).length;
  };

  test.each([12, 60] as const)(
    'the counter of the platform for %i a minute lets so many through',
    async (max) => {
      await withinOneMinute();
      const key = crypto.randomUUID();
      const isGranted = async () => (await env[`PER_MINUTE_${max}`]?.limit({ key }))?.success;
      for (let count = 0; count < max; count += 1) expect(await isGranted()).toBe(true);
      expect(await isGranted()).toBe(false);
    },
  );

  test('reject the 121st check per minute, ignoring X-Forwarded-For', async () => {
    const counters = newCounters(110);
    const browser = browserWith(counters);
    const refused = await tries(15, (index) => check(browser, { 'X-Forwarded-For': `1.2.3.${index}` }));
    expect(refused).toBe(5);
    await expectError(await check(browser), 429, 'rateLimited');
    expect((await check(browserWith(counters))).status).toBe(200);
  });

  test('reject the 61st registration, login and subscription per minute, each counted separately', async () => {
    const browser = browserWith(newCounters(50));
    for (const path of ['/api/user/register', '/api/user/login', '/api/subscribe'])
      expect(await tries(12, () => browser.post(path, {}))).toBe(2);
  });

  test('reject the 601st write and the 301st upload per minute, each counted separately', async () => {
    const { PER_MINUTE_600 } = newCounters(590);
    const browser = browserWith({ ...newCounters(295), PER_MINUTE_600 });
    expect(await tries(7, () => browser.post('/api/cloudinary/upload'))).toBe(2);
    // The uploads were writes, too.
    expect(await tries(5, () => browser.post('/api/user/logout'))).toBe(2);
    expect((await browser.get('/api/user/auth-check')).status).toBe(200);
  });

  test('are optional in a deployment', async () => {
    const changes = { PER_MINUTE_120: undefined, PER_MINUTE_3000: undefined } as object;
    const response = await requestWith(changes, '/api/user/register/check?username=nobody-at-all');
    expect(response.status).toBe(200);
  });
});

describe('an Authorization header', () => {
  const wrong = { Authorization: 'Bearer x' };
  const elsewhere = { ...wrong, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };

  test('without a valid token does not replace the check of the origin', async () => {
    const post = (headers: Record<string, string>) =>
      requestWith({}, '/api/user/logout', { method: 'POST', headers });
    await expectError(await post(elsewhere), 403, 'invalidOrigin');
    await expectError(await post({ ...wrong, Origin: site }), 401, 'unauthenticated');
    await expectError(
      await post({ ...elsewhere, ...(await serviceHeader('content')) }),
      401,
      'unauthenticated',
    );
  });

  test('without a valid token does not replace the limits', async () => {
    const full = { limit: async () => ({ success: false }) };
    const call = (headers: Record<string, string>, method = 'POST') =>
      requestWith({ PER_MINUTE_600: full }, '/api/cloudinary/folder', {
        method,
        headers: { Origin: site, ...headers },
      });
    await expectError(await call(wrong), 429, 'rateLimited');
    await expectError(await call(await serviceHeader('content', { secret: 'another' })), 429, 'rateLimited');
    expect((await call(await serviceHeader('content'))).status).not.toBe(429);
  });

  test.each([
    ['without a token', async () => ({})],
    ['with a wrong token', async () => wrong],
    ['with an expired token', () => serviceHeader('ABCDEF', { expiresIn: -60 })],
  ])('of a room’s report %s is checked before the body is read', async (_, headersOf) => {
    let read = 0;
    const body = new ReadableStream(
      {
        pull: (controller) => {
          read += 1;
          controller.enqueue(new Uint8Array(64 * 1024));
        },
      },
      { highWaterMark: 0 },
    );
    const response = await requestWith({}, '/api/internal/rooms/ABCDEF', {
      method: 'POST',
      headers: { Origin: site, 'Content-Type': 'application/json', ...(await headersOf()) },
      body,
    });
    await expectError(response, 401, 'unauthenticated');
    expect(read).toBe(0);
  });
});

describe('the configured login providers', () => {
  test.each([
    [{}, ['google', 'discord']],
    [{ GOOGLE_CLIENT_SECRET: undefined }, ['discord']],
    [{ GOOGLE_CLIENT_ID: '', DISCORD_CLIENT_ID: undefined }, []],
    [{ GOOGLE_ENDPOINTS: 'nonsense' }, ['google', 'discord']],
  ])('are those with both keys: %o', async (changes, providers) => {
    expect(await (await requestWith(changes as object, '/api/config')).json()).toMatchObject({ providers });
  });
});

describe('the coming-soon flag', () => {
  test('is on unless the deployment turns it off', async () => {
    const flag = async (COMING_SOON?: string) =>
      (await requestWith({ COMING_SOON } as object, '/api/config')).json();
    expect(await flag('off')).toMatchObject({ comingSoon: false, contactEmail: null });
    expect(await flag('on')).toMatchObject({ comingSoon: true });
    expect(await flag()).toMatchObject({ comingSoon: true });
  });
});

test('the settings name the rooms of the deployment', async () => {
  const config = await (
    await requestWith({ PARTY_PUBLIC_URL: 'wss://rooms.example/' } as object, '/api/config')
  ).json();
  expect(config).toMatchObject({ rooms: 'wss://rooms.example' });
});

test('the contact address is the one of the deployment', async () => {
  const config = await (
    await requestWith({ CONTACT_EMAIL: 'help@example.org' } as object, '/api/config')
  ).json();
  expect(config).toMatchObject({ contactEmail: 'help@example.org' });
});
