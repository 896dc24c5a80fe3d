import { loginSchema } from '@tallyho/game/accounts/rules';
import { personCardSchema } from '@tallyho/game/people/person-card';
import { Hono } from 'hono';
import * as v from 'valibot';
import { addressAccessOf, applyDueChangesOf } from '../../auth/email/change-address.ts';
import { readLoginSource } from '../../auth/login/login-source.ts';
import { csrfToken, requireCsrfToken } from '../../auth/session/csrf.ts';
import { replaceToken } from '../../auth/session/rotate-session.ts';
import {
  hasGuestCookie,
  readUser,
  requireAccount,
  requireUser,
  requireUserAllowSuspended,
} from '../../auth/session/session.ts';
import { clearSessionCookie } from '../../auth/session/session-cookie.ts';
import { ownAccount, ownAccountSchema } from '../../auth/user.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, done, doneResponse, success } from '../../http/describe.ts';
import { deviceOf } from '../../http/device.ts';
import { lookupText } from '../../http/lookup-text.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { friendCards } from '../../people/friend-list.ts';
import { enterAccount } from '../../rooms/enter-account.ts';
import { confirmationSchema, confirmIdentity } from './confirm.ts';
import { endOtherSessions, endSession } from './end-sessions.ts';
import { listSessions, ownSessionSchema } from './list-sessions.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';

const tag = 'Sessions';
const accountResponse = v.object({ success, user: ownAccountSchema });
const meResponse = v.object({
  success,
  user: v.object({ ...ownAccountSchema.entries, friends: v.array(personCardSchema) }),
});
const sessionsResponse = v.object({ success, sessions: v.array(ownSessionSchema) });
const checkResponse = v.object({
  success,
  authenticated: v.boolean(),
  user: v.nullable(ownAccountSchema),
  /** The browser's last session was a guest's and has ended. */
  wasGuest: v.optional(v.literal(true)),
});

/** Routes under /api/user. */
export const sessionRoutes = new Hono<AppEnv>()
  .post(
    '/login',
    describe({
      tag,
      summary:
        'Log in with a username or an email, and a password. The account takes over the seat of a guest.',
      response: accountResponse,
      errors: ['userNotFound', 'invalidPassword', 'tooManyAttempts', 'rateLimited'],
    }),
    budget('logins'),
    validate('json', loginSchema),
    async (c) => {
      const source = await readLoginSource(c);
      const input = c.req.valid('json');
      if (input.emailOrUsername.includes('@'))
        await applyDueChangesOf(addressAccessOf(c), input.emailOrUsername);
      const { account, token } = await logIn({ ...c.var, device: deviceOf(c), source }, input);
      await enterAccount(c, { account, token });
      return c.json({ ...done, user: ownAccount(account) });
    },
  )
  .post(
    '/logout',
    describe({ tag, summary: 'End this session.', response: doneResponse, errors: ['unauthenticated'] }),
    requireUserAllowSuspended,
    budget('writes'),
    async (c) => {
      await logOut(c.var);
      clearSessionCookie(c);
      return c.json(done);
    },
  )
  .get(
    '/me',
    describe({
      tag,
      summary: 'Return the logged-in user and their friends by name.',
      response: meResponse,
      errors: ['unauthenticated'],
    }),
    requireUserAllowSuspended,
    budget('reads'),
    async (c) => {
      const { db, user } = c.var;
      const friends = await friendCards(db, user.id);
      return c.json({ ...done, user: { ...ownAccount(user), friends } });
    },
  )
  .get(
    '/auth-check',
    describe({
      tag,
      summary: 'Check whether the caller is logged in; guests allowed.',
      response: checkResponse,
    }),
    readUser,
    budget('reads'),
    (c) => {
      const user = c.var.user === null ? null : ownAccount(c.var.user);
      const wasGuest = user === null && hasGuestCookie(c) ? { wasGuest: true as const } : {};
      return c.json({ ...done, authenticated: user !== null, user, ...wasGuest });
    },
  )
  .post(
    '/confirm',
    describe({
      tag,
      summary:
        'Prove the user’s identity with the password, for actions that cannot be undone; the session gets a new token.',
      response: doneResponse,
      errors: ['unauthenticated', 'suspended', 'invalidPassword', 'tooManyAttempts', 'rateLimited'],
    }),
    budget('confirmations'),
    requireAccount,
    validate('json', confirmationSchema),
    async (c) => {
      const { user, session } = c.var;
      const token = await confirmIdentity(c.var, c.req.valid('json'));
      replaceToken(c, { userId: user.id, tokenHash: session.tokenHash }, token);
      return c.json(done);
    },
  )
  .get(
    '/sessions',
    describe({
      tag,
      summary: 'List the user’s sessions.',
      response: sessionsResponse,
      errors: ['unauthenticated'],
    }),
    requireUserAllowSuspended,
    budget('reads'),
    async (c) => c.json({ ...done, sessions: await listSessions(c.var) }),
  )
  .delete(
    '/sessions',
    describe({
      tag,
      summary: 'Log out all other browsers; their sockets close immediately.',
      response: v.object({ success, ended: v.number() }),
      errors: ['unauthenticated', 'suspended', 'invalidCsrfToken'],
    }),
    requireUser,
    budget('writes'),
    requireCsrfToken,
    async (c) => c.json({ ...done, ended: await endOtherSessions(c.var) }),
  )
  .delete(
    '/sessions/:id',
    describe({
      tag,
      summary: 'Log out one browser; its sockets close immediately.',
      response: doneResponse,
      errors: ['unauthenticated', 'suspended', 'invalidCsrfToken', 'notFound'],
    }),
    requireUser,
    budget('writes'),
    requireCsrfToken,
    validate('param', v.object({ id: lookupText })),
    async (c) => {
      const { id } = c.req.valid('param');
      await endSession(c.var, id);
      if (id === c.var.session.id) clearSessionCookie(c);
      return c.json(done);
    },
  );

/** Routes under /api. */
export const csrfRoutes = new Hono<AppEnv>().get(
  '/csrf-token',
  describe({
    tag,
    summary: 'Return the CSRF-Token header of this session.',
    response: v.object({ csrfToken: v.string() }),
    errors: ['unauthenticated'],
  }),
  requireUserAllowSuspended,
  budget('reads'),
  async (c) => c.json({ csrfToken: await csrfToken(c.var.session) }),
);
