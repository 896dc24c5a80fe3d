import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Browser } from './browser.ts';

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
      { numRuns: 30 },
    );
  },
);

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
