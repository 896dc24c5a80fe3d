import { loginSchema } from '@tallyho/game/accounts/rules';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../http/context.ts';
import { csrfToken } from '../../http/csrf.ts';
import { describe } from '../../http/describe.ts';
import { deviceOf } from '../../http/device.ts';
import { limitBy } from '../../http/rate-limit.ts';
import { readUser, requireOwner } from '../../http/session.ts';
import { clearSessionCookie, writeSessionCookie } from '../../http/session-cookie.ts';
import { validate } from '../../http/validate.ts';
import { ownAccount, ownAccountSchema } from '../../identity/account.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';

const tag = 'Sessions';
const success = v.literal(true);
const accountAnswer = v.object({ success, user: ownAccountSchema });
const checkAnswer = v.object({ success, authenticated: v.boolean(), user: v.nullable(ownAccountSchema) });

/** Under /api/user. */
export const sessionRoutes = new Hono<AppEnv>()
  .post(
    '/login',
    describe({
      tag,
      summary: 'Log in with a username or an email, and a password.',
      answer: accountAnswer,
      errors: ['userNotFound', 'invalidPassword', 'tooManyAttempts', 'rateLimited'],
    }),
    limitBy('LIMIT_LOGIN'),
    validate('json', loginSchema),
    async (c) => {
      const { account, token } = await logIn({ db: c.var.db, device: deviceOf(c) }, c.req.valid('json'));
      writeSessionCookie(c, token);
      return c.json({ success: true as const, user: ownAccount(account) });
    },
  )
  .post(
    '/logout',
    describe({ tag, summary: 'End this session.', errors: ['unauthenticated'] }),
    requireOwner,
    async (c) => {
      await logOut(c.var);
      clearSessionCookie(c);
      return c.json({ success: true as const });
    },
  )
  .get(
    '/me',
    describe({ tag, summary: 'Who is logged in.', answer: accountAnswer, errors: ['unauthenticated'] }),
    requireOwner,
    (c) => c.json({ success: true as const, user: ownAccount(c.var.user) }),
  )
  .get(
    '/auth-check',
    describe({ tag, summary: 'Whether anybody is logged in, guests welcome.', answer: checkAnswer }),
    readUser,
    (c) => {
      const user = c.var.user === null ? null : ownAccount(c.var.user);
      return c.json({ success: true as const, authenticated: user !== null, user });
    },
  );

/** Under /api. */
export const csrfRoutes = new Hono<AppEnv>().get(
  '/csrf-token',
  describe({
    tag,
    summary: 'The CSRF-Token header of this session.',
    answer: v.object({ csrfToken: v.string() }),
    errors: ['unauthenticated'],
  }),
  requireOwner,
  async (c) => c.json({ csrfToken: await csrfToken(c.var.session) }),
);
