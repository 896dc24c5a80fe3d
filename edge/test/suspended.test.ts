import { users } from '@tallyho/drizzle/schema/users';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { app } from '../src/app.ts';
import { Browser } from './browser.ts';
import { db } from './database.ts';
import { newAdministrator } from './people.ts';

interface Refusal {
  error?: string;
  until?: string;
  reason?: string;
}

/** Routes that a suspended user may use: view, export and delete the own account. */
const forOwners = [
  'GET /api/csrf-token',
  'GET /api/user/appeal',
  'GET /api/user/me',
  'GET /api/user/data',
  'GET /api/user/sessions',
  'POST /api/user/acknowledge-warning',
  'POST /api/user/appeal',
  'POST /api/user/delete-account',
  'POST /api/user/logout',
  'POST /api/user/passkeys/confirm',
  'POST /api/user/passkeys/confirm/options',
  'POST /api/user/send-verification',
];

/** Routes that need no account. */
const forVisitors = [
  'GET /api/config',
  'GET /api/guests/entry/:code',
  'GET /api/guests/lobbies',
  'GET /api/health',
  'GET /api/join/:code',
  'GET /api/user/auth-check',
  'GET /api/user/auth/:provider',
  'GET /api/user/auth/:provider/callback',
  'GET /api/user/register/check',
  'GET /api/shared/:token',
  'GET /api/shared/:token/card.png',
  'POST /api/guests',
  'POST /api/guests/open-link',
  'POST /api/guests/read-link',
  'POST /api/party/seat',
  'POST /api/subscribe',
  'POST /api/user/desktop-login',
  'POST /api/user/forgot-password',
  'POST /api/user/login',
  'POST /api/user/passkeys/app',
  'POST /api/user/passkeys/app/created',
  'POST /api/user/passkeys/app/creation-options',
  'POST /api/user/passkeys/app/options',
  'POST /api/user/passkeys/login',
  'POST /api/user/passkeys/login/options',
  'POST /api/user/register',
  'POST /api/user/reset-password',
  'POST /api/user/set-username',
  'POST /api/user/verify-email',
  'POST /api/user/stop-email-change',
];

/** A page route: it redirects visitors to the login instead of rejecting them. */
const sendsVisitorsAway = 'GET /api/user/link/:provider';

const until = new Date(Date.now() + 60 * 60_000);

test('a suspended user is rejected by all routes except a few, with reason and end', async () => {
  const person = await newAdministrator();
  await db
    .update(users)
    .set({ suspendedUntil: until, suspensionReason: 'Threats' })
    .where(eq(users.id, person.account._id));
  const own = /^\/api\/(docs|openapi\.json|internal)/;
  const routes = app.routes.filter(
    ({ method, path }) => method !== 'ALL' && path.startsWith('/api/') && !own.test(path),
  );
  const names = [
    ...new Set(routes.map(({ method, path }) => `${method} ${path.replace(/\{.+?\}/g, '')}`)),
  ].sort();
  const call = async (browser: Browser, name: string) => {
    const [method = '', path = ''] = name.split(' ');
    const headers = { 'CF-Connecting-IP': new Browser().address };
    const response = await browser.call(
      path.replace(/:(\w+)/g, (_, name) => (name === 'provider' ? 'google' : 'ABCDEF')),
      { method, headers },
    );
    const body = await response.json<Refusal>().catch((): Refusal => ({}));
    return { status: response.status, body };
  };

  const refused: string[] = [];
  const demandLogin: string[] = [];
  for (const name of names) {
    if ((await call(new Browser(), name)).status === 401) demandLogin.push(name);
    // A separate browser, so that the call cannot change the session.
    const browser = new Browser();
    for (const [cookie, value] of person.cookies) browser.cookies.set(cookie, value);
    if (name === 'POST /api/user/logout') continue;
    const { status, body } = await call(browser, name);
    if (status !== 403 || body.error !== 'suspended') continue;
    expect(body, name).toMatchObject({ until: until.toISOString(), reason: 'Threats' });
    refused.push(name);
  }
  expect(names.filter((name) => !refused.includes(name))).toEqual(
    names.filter((name) => [...forOwners, ...forVisitors].includes(name)),
  );
  // No route that requires an account accepts visitors.
  expect(names.filter((name) => !demandLogin.includes(name))).toEqual(
    names.filter((name) => name === sendsVisitorsAway || forVisitors.includes(name)),
  );
}, 60_000);
