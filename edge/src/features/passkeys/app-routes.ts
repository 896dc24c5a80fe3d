import { Hono } from 'hono';
import * as v from 'valibot';
import { assertRoomForPasskey } from '../../auth/login/passkeys.ts';
import { requireRelyingParty } from '../../auth/login/relying-party.ts';
import { requireCsrfToken } from '../../auth/session/csrf.ts';
import { requireAccount, requireConfirmed } from '../../auth/session/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, done, doneResponse, success } from '../../http/describe.ts';
import { deviceOf } from '../../http/device.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { appHolder, storeChallenge } from './challenges.ts';
import {
  appAssertionSchema,
  appAttestationSchema,
  appPurposeSchema,
  appSchema,
  creationOptionsForApp,
  storeAssertionForApp,
  storeAttestationForApp,
} from './desktop-app.ts';
import { requestOptions } from './options.ts';
import { common, optionsResponse, ownChange, refused } from './responses.ts';

const tag = 'Passkeys';
const codeResponse = v.object({ success, code: v.string() });

/** Passkeys for the desktop app, in the system’s browser: routes under /api/user. */
export const passkeyAppRoutes = new Hono<AppEnv>()
  .post(
    '/passkeys/app/begin',
    describe({
      tag,
      summary: 'Begin, in the desktop app, to add a passkey in the system’s browser.',
      response: doneResponse,
      errors: [...ownChange, 'confirmationRequired', 'tooManyPasskeys', ...common],
    }),
    budget('passkeyOptions'),
    requireAccount,
    requireCsrfToken,
    requireConfirmed,
    validate('json', appSchema),
    async (c) => {
      const { db, user } = c.var;
      requireRelyingParty(c.env);
      await assertRoomForPasskey(db, user.id);
      await storeChallenge(db, { purpose: 'add', holder: appHolder(c.req.valid('json').app) }, user.id);
      return c.json(done);
    },
  )
  .post(
    '/passkeys/app/creation-options',
    describe({
      tag,
      summary: 'Continue, in the system’s browser, to add a passkey for the desktop app.',
      response: optionsResponse,
      errors: ['expiredPasskeyRequest', ...common],
    }),
    budget('passkeyOptions'),
    validate('json', appSchema),
    async (c) => {
      const access = { db: c.var.db, site: requireRelyingParty(c.env) };
      return c.json({ ...done, options: await creationOptionsForApp(access, c.req.valid('json')) });
    },
  )
  .post(
    '/passkeys/app/created',
    describe({
      tag,
      summary:
        'Verify, in the system’s browser, a new passkey for the desktop app, which adds it with the code.',
      response: codeResponse,
      errors: ['expiredPasskeyRequest', 'invalidPasskey', ...common],
    }),
    budget('passkeys'),
    validate('json', appAttestationSchema),
    async (c) => {
      const access = { db: c.var.db, site: requireRelyingParty(c.env) };
      const code = await storeAttestationForApp(access, c.req.valid('json'), deviceOf(c));
      return c.json({ ...done, code });
    },
  )
  .post(
    '/passkeys/app/options',
    describe({
      tag,
      summary: 'Begin, in the system’s browser, a log in or a proof of identity for the desktop app.',
      response: optionsResponse,
      errors: common,
    }),
    budget('passkeyOptions'),
    validate('json', appPurposeSchema),
    async (c) => {
      const access = { db: c.var.db, site: requireRelyingParty(c.env) };
      const { app, purpose } = c.req.valid('json');
      const challenge = await storeChallenge(access.db, { purpose, holder: appHolder(app) });
      return c.json({ ...done, options: await requestOptions(access, null, challenge) });
    },
  )
  .post(
    '/passkeys/app',
    describe({
      tag,
      summary:
        'Verify, in the system’s browser, a passkey for the desktop app, which logs in or proves the identity with the code.',
      response: codeResponse,
      errors: [...refused, ...common],
    }),
    budget('passkeys'),
    validate('json', appAssertionSchema),
    async (c) => {
      const access = { db: c.var.db, site: requireRelyingParty(c.env) };
      return c.json({ ...done, code: await storeAssertionForApp(access, c.req.valid('json')) });
    },
  );
