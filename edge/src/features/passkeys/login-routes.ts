import { Hono } from 'hono';
import * as v from 'valibot';
import { requireRelyingParty } from '../../auth/login/relying-party.ts';
import { replaceToken } from '../../auth/session/rotate-session.ts';
import { refuseGuests, requireUserAllowSuspended } from '../../auth/session/session.ts';
import { ownAccount, ownAccountSchema } from '../../auth/user.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, done, doneResponse, success } from '../../http/describe.ts';
import { deviceOf } from '../../http/device.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { enterAccount } from '../../rooms/enter-account.ts';
import { sessionHolder, storeChallenge } from './challenges.ts';
import { confirmByPasskey } from './confirm.ts';
import { assertionSchema } from './credentials.ts';
import { logInByPasskey } from './log-in.ts';
import { readLoginCookie, writeLoginCookie } from './login-cookie.ts';
import { requestOptions } from './options.ts';
import { common, optionsResponse, refused } from './responses.ts';

const tag = 'Passkeys';
const assertionBody = v.object({ passkey: assertionSchema });

/** Logging in and proving the identity with a passkey: routes under /api/user. */
export const passkeyLoginRoutes = new Hono<AppEnv>()
  .post(
    '/passkeys/login/options',
    describe({
      tag,
      summary: 'Begin a log in with a passkey. The challenge belongs to this browser, for five minutes.',
      response: optionsResponse,
      errors: common,
    }),
    budget('passkeyOptions'),
    async (c) => {
      const access = { db: c.var.db, site: requireRelyingParty(c.env) };
      const challenge = await storeChallenge(access.db, {
        purpose: 'enter',
        holder: await writeLoginCookie(c),
      });
      return c.json({ ...done, options: await requestOptions(access, null, challenge) });
    },
  )
  .post(
    '/passkeys/login',
    describe({
      tag,
      summary: 'Log in with a passkey. The account takes over the seat of a guest.',
      response: v.object({ success, user: ownAccountSchema }),
      errors: [...refused, ...common],
    }),
    budget('passkeys'),
    validate('json', assertionBody),
    async (c) => {
      const site = requireRelyingParty(c.env);
      const access = { ...c.var, device: deviceOf(c), site, holder: await readLoginCookie(c) };
      const opened = await logInByPasskey(access, c.req.valid('json').passkey);
      await enterAccount(c, opened);
      return c.json({ ...done, user: ownAccount(opened.account) });
    },
  )
  .post(
    '/passkeys/confirm/options',
    describe({
      tag,
      summary: 'Begin a proof of the user’s identity with a passkey.',
      response: optionsResponse,
      errors: ['unauthenticated', 'accountsOnly', ...common],
    }),
    budget('passkeyOptions'),
    requireUserAllowSuspended,
    refuseGuests,
    async (c) => {
      const { db, user, session } = c.var;
      const access = { db, site: requireRelyingParty(c.env) };
      const challenge = await storeChallenge(db, { purpose: 'confirm', holder: sessionHolder(session) });
      return c.json({ ...done, options: await requestOptions(access, user.id, challenge) });
    },
  )
  .post(
    '/passkeys/confirm',
    describe({
      tag,
      summary:
        'Prove the user’s identity with a passkey, for actions that cannot be undone; the session gets a new token.',
      response: doneResponse,
      errors: ['unauthenticated', 'accountsOnly', ...refused, ...common],
    }),
    budget('passkeys'),
    // Suspended users, too: they may delete their account.
    requireUserAllowSuspended,
    refuseGuests,
    validate('json', assertionBody),
    async (c) => {
      const { user, session } = c.var;
      const access = { ...c.var, site: requireRelyingParty(c.env) };
      const token = await confirmByPasskey(access, c.req.valid('json').passkey);
      replaceToken(c, { userId: user.id, tokenHash: session.tokenHash }, token);
      return c.json(done);
    },
  );
