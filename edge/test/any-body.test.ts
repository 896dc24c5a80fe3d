import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Browser } from './browser.ts';

const field = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('Kestrel93', 'somebody', 'a@b.cd', '__proto__', "'; drop table users; --", '%', '\ud800'),
  fc.jsonValue({ maxDepth: 2 }),
);
const names = [
  ...['username', 'email', 'password', 'emailOrUsername', 'room', 'key', 'value', 'administrator'],
  ...['userId', 'token', 'code', 'verifier'],
];
const body = fc.oneof(
  { weight: 3, arbitrary: fc.dictionary(fc.constantFrom(...names, '__proto__', 'constructor'), field) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

test.each([
  ...['/api/user/register', '/api/user/login', '/api/subscribe'],
  ...['/api/user/set-username', '/api/user/desktop-login'],
])('POST %s never responds with a 5xx status, for any body', async (path) => {
  const anyBody = fc.oneof(
    { weight: 4, arbitrary: body.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  );
  await fc.assert(
    fc.asyncProperty(anyBody, async (text) => {
      expect((await new Browser().post(path, text)).status).toBeLessThan(500);
    }),
    { numRuns: 60 },
  );
});

test.each(['auth/google', 'auth/discord/callback', 'link/google'])(
  'GET /api/user/%s never fails on its side, and leads to no other site but the provider',
  async (path) => {
    const query = fc.dictionary(
      fc.constantFrom('from', 'next', 'purpose', 'app', 'code', 'state', 'error', '__proto__'),
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('//evil.example', 'confirm', 'x'.repeat(43))),
    );
    await fc.assert(
      fc.asyncProperty(query, async (parameters) => {
        const browser = new Browser();
        browser.cookies.set('provider-state', encodeURIComponent(parameters.state ?? 'x'));
        const response = await browser.get(`/api/user/${path}?${new URLSearchParams(parameters)}`);
        expect(response.status).toBeLessThan(500);
        expect(response.headers.get('location') ?? '/').toMatch(/^(\/[a-z]|http:\/\/127\.0\.0\.1:|\/$)/);
      }),
      { numRuns: 60 },
    );
  },
);

test('GET /api/user/register/check never responds 5xx for any query', async () => {
  const query = fc.dictionary(
    fc.constantFrom('username', 'email', '__proto__', 'x'),
    fc.string({ unit: 'grapheme' }),
  );
  await fc.assert(
    fc.asyncProperty(query, async (parameters) => {
      const response = await new Browser().get(`/api/user/register/check?${new URLSearchParams(parameters)}`);
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: 60 },
  );
});

test('any cookie value is either a session or ignored', async () => {
  await fc.assert(
    fc.asyncProperty(fc.base64String({ maxLength: 100 }), async (value) => {
      const browser = new Browser();
      browser.cookies.set('session', value);
      expect((await browser.get('/api/user/me')).status).toBe(401);
    }),
    { numRuns: 30 },
  );
});
