import { Hono } from 'hono';
import * as v from 'valibot';
import { addPasskey, assertRoomForPasskey } from '../../auth/login/passkeys.ts';
import { requireRelyingParty } from '../../auth/login/relying-party.ts';
import { requireCsrfToken } from '../../auth/session/csrf.ts';
import { requireAccount, requireConfirmed } from '../../auth/session/session.ts';
import { authMethodSchema } from '../../auth/user.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, done, success } from '../../http/describe.ts';
import { deviceOf } from '../../http/device.ts';
import { ApiError } from '../../http/errors.ts';
import { lookupText } from '../../http/lookup-text.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { notifyByMail } from '../../mail/mailer.ts';
import { passkeyAddedMail, passkeyRemovedMail } from '../../mail/texts.ts';
import { sessionHolder, storeChallenge, takeChallenge } from './challenges.ts';
import { attestationSchema, challengeIn } from './credentials.ts';
import { creationOptions } from './options.ts';
import {
  listPasskeys,
  ownPasskey,
  ownPasskeySchema,
  removePasskey,
  renamePasskey,
  renamingSchema,
} from './own-passkeys.ts';
import { common, optionsResponse, ownChange, passkeyResponse } from './responses.ts';
import { verifyAttestation } from './verify-attestation.ts';

const tag = 'Passkeys';
const attestationBody = v.object({ passkey: attestationSchema });
const idParameter = v.object({ id: lookupText });

/** The passkeys of an account: routes under /api/user. */
export const passkeyRoutes = new Hono<AppEnv>()
  .get(
    '/passkeys',
    describe({
      tag,
      summary: 'List the user’s passkeys.',
      response: v.object({ success, passkeys: v.array(ownPasskeySchema) }),
      errors: ['unauthenticated', 'accountsOnly', 'suspended'],
    }),
    requireAccount,
    budget('reads'),
    async (c) => c.json({ ...done, passkeys: await listPasskeys(c.var) }),
  )
  .post(
    '/passkeys/options',
    describe({
      tag,
      summary: 'Begin to add a passkey to the account.',
      response: optionsResponse,
      errors: [...ownChange, 'confirmationRequired', 'tooManyPasskeys', ...common],
    }),
    budget('passkeyOptions'),
    requireAccount,
    requireCsrfToken,
    requireConfirmed,
    async (c) => {
      const { db, user, session } = c.var;
      const access = { db, site: requireRelyingParty(c.env) };
      await assertRoomForPasskey(db, user.id);
      const holder = sessionHolder(session);
      const challenge = await storeChallenge(db, { purpose: 'add', holder }, user.id);
      return c.json({ ...done, options: await creationOptions(access, user, challenge) });
    },
  )
  .post(
    '/passkeys',
    describe({
      tag,
      summary: 'Add a passkey to the account. It gets the name of the browser.',
      response: passkeyResponse,
      errors: [
        ...ownChange,
        ...(['confirmationRequired', 'expiredPasskeyRequest', 'invalidPasskey'] as const),
        ...(['tooManyPasskeys', 'passkeyTaken'] as const),
        ...common,
      ],
    }),
    budget('passkeys'),
    requireAccount,
    requireCsrfToken,
    requireConfirmed,
    validate('json', attestationBody),
    async (c) => {
      const { db, user, session } = c.var;
      const site = requireRelyingParty(c.env);
      const { passkey } = c.req.valid('json');
      const asked = { purpose: 'add', holder: sessionHolder(session) } as const;
      const taken = await takeChallenge(db, challengeIn(passkey), asked);
      if (taken.length === 0) throw new ApiError('expiredPasskeyRequest');
      const verified = await verifyAttestation(site, passkey, { userId: user.id, name: deviceOf(c) });
      const added = await addPasskey(db, user.id, verified);
      notifyByMail(c, user, passkeyAddedMail());
      return c.json({ ...done, passkey: ownPasskey(added) });
    },
  )
  .put(
    '/passkeys/:id',
    describe({
      tag,
      summary: 'Rename a passkey.',
      response: passkeyResponse,
      errors: [...ownChange, 'notFound'],
    }),
    requireAccount,
    budget('writes'),
    requireCsrfToken,
    validate('param', idParameter),
    validate('json', renamingSchema),
    async (c) => {
      const renaming = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json({ ...done, passkey: await renamePasskey(c.var, renaming) });
    },
  )
  .delete(
    '/passkeys/:id',
    describe({
      tag,
      summary: 'Remove one of several ways to log in: a passkey.',
      response: v.object({
        success,
        /** The authenticator’s id of the passkey, so that the browser can tell its password manager. */
        credentialId: v.string(),
        authProviders: v.array(authMethodSchema),
      }),
      errors: [...ownChange, 'confirmationRequired', 'notFound', 'onlyAuthMethod'],
    }),
    requireAccount,
    budget('writes'),
    requireCsrfToken,
    requireConfirmed,
    validate('param', idParameter),
    async (c) => {
      const removed = await removePasskey(c.var, c.req.valid('param').id);
      notifyByMail(c, c.var.user, passkeyRemovedMail());
      return c.json({ ...done, ...removed });
    },
  );
