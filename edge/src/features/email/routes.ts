import { Hono } from 'hono';
import * as v from 'valibot';
import { addressAccessOf, applyDueChangesOf } from '../../auth/email/change-address.ts';
import { sendVerification } from '../../auth/email/send-verification.ts';
import { isTrustedBrowser, readLoginSource } from '../../auth/login/login-source.ts';
import { requireCsrfToken } from '../../auth/session/csrf.ts';
import {
  refuseGuests,
  requireAccount,
  requireConfirmed,
  requireUserAllowSuspended,
} from '../../auth/session/session.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, done, doneResponse, success } from '../../http/describe.ts';
import { ApiError } from '../../http/errors.ts';
import { budget, rateLimited } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { afterResponse } from '../../http/wait-until.ts';
import { type Mailer, mailerOf } from '../../mail/mailer.ts';
import {
  cancelEmailChange,
  emailChangeSchema,
  pendingChangeSchema,
  readEmailChange,
  requestEmailChange,
  stopEmailChange,
  stoppedChangeSchema,
} from './change-email.ts';
import {
  forgottenPasswordSchema,
  passwordResetSchema,
  removedLoginSchema,
  resetPassword,
  sendPasswordReset,
} from './reset-password.ts';
import { verificationSchema, verifyEmail } from './verify-email.ts';

const tag = 'Email';
/** When the address changes, in ISO 8601; null: it does not wait. */
const waitingResponse = v.object({ success, effectiveAt: v.nullable(v.string()) });
const waiting = (effectiveAt: Date | null) =>
  ({ ...done, effectiveAt: effectiveAt?.toISOString() ?? null }) as const;

const requireMailer = (env: AppEnv['Bindings']): Mailer => {
  const mailer = mailerOf(env);
  if (mailer === null) throw new ApiError('mailUnavailable');
  return mailer;
};

/** Routes under /api/user. */
export const emailRoutes = new Hono<AppEnv>()
  .post(
    '/send-verification',
    describe({
      tag,
      summary: 'Send a link that verifies the user’s own address; at most one per minute.',
      response: doneResponse,
      errors: ['unauthenticated', 'mailUnavailable', 'rateLimited'],
    }),
    budget('emailRequests'),
    requireUserAllowSuspended,
    refuseGuests,
    async (c) => {
      const mailer = requireMailer(c.env);
      const refused = await sendVerification({ db: c.var.db, mailer }, c.var.user);
      if (refused !== null) throw rateLimited(refused.usedUp.name, refused.retryAfter);
      return c.json(done);
    },
  )
  .post(
    '/change-email',
    describe({
      tag,
      summary:
        'Send a link to another address, which replaces that of the account when the link is opened; in a new browser not before `effectiveAt`.',
      response: waitingResponse,
      errors: [
        ...([
          'unauthenticated',
          'accountsOnly',
          'suspended',
          'invalidCsrfToken',
          'confirmationRequired',
        ] as const),
        ...(['emailTaken', 'mailUnavailable', 'rateLimited'] as const),
      ],
    }),
    budget('emailRequests'),
    requireAccount,
    requireCsrfToken,
    requireConfirmed,
    validate('json', emailChangeSchema),
    async (c) => {
      const { user, session } = c.var;
      const access = { db: c.var.db, mailer: requireMailer(c.env), user, session };
      const isTrusted = isTrustedBrowser(await readLoginSource(c), user, session);
      return c.json(waiting(await requestEmailChange(access, c.req.valid('json'), isTrusted)));
    },
  )
  .get(
    '/change-email',
    describe({
      tag,
      summary:
        'Return the pending change of the user’s address, and for how long a change that is requested in this browser waits (ms).',
      response: v.object({ success, change: v.nullable(pendingChangeSchema), delay: v.number() }),
      errors: ['unauthenticated', 'accountsOnly', 'suspended', 'rateLimited'],
    }),
    requireAccount,
    budget('reads'),
    async (c) => {
      const { user, session } = c.var;
      const isTrusted = isTrustedBrowser(await readLoginSource(c), user, session);
      return c.json({ ...done, ...(await readEmailChange(c.var, isTrusted)) });
    },
  )
  .delete(
    '/change-email',
    describe({
      tag,
      summary: 'Stop the pending change of the user’s own address. Idempotent.',
      response: doneResponse,
      errors: ['unauthenticated', 'accountsOnly', 'suspended', 'rateLimited'],
    }),
    requireAccount,
    budget('writes'),
    async (c) => {
      await cancelEmailChange(c.var);
      c.var.waitUntil(c.var.userObjects.push(c.var.user.id, { type: 'accountChanged' }));
      return c.json(done);
    },
  )
  .post(
    '/stop-email-change',
    describe({
      tag,
      summary: 'Stop a change of the address with the token of the link that the present address got.',
      response: doneResponse,
      errors: ['expiredLink', 'rateLimited'],
    }),
    budget('emailTokens'),
    validate('json', stoppedChangeSchema),
    async (c) => {
      const { userId } = await stopEmailChange(c.var.db, c.req.valid('json'));
      c.var.waitUntil(c.var.userObjects.push(userId, { type: 'accountChanged' }));
      return c.json(done);
    },
  )
  .post(
    '/verify-email',
    describe({
      tag,
      summary:
        'Verify an address with the token of a link. A link for another address changes the address, or confirms a change that waits until `effectiveAt`.',
      response: waitingResponse,
      errors: ['expiredLink', 'emailTaken', 'rateLimited'],
    }),
    budget('emailTokens'),
    validate('json', verificationSchema),
    async (c) => {
      return c.json(waiting(await verifyEmail(addressAccessOf(c), c.req.valid('json'))));
    },
  )
  .post(
    '/forgot-password',
    describe({
      tag,
      summary: 'Send a link for a new password; the same response for unknown addresses.',
      response: doneResponse,
      errors: ['mailUnavailable', 'rateLimited'],
    }),
    budget('emailRequests'),
    validate('json', forgottenPasswordSchema),
    (c) => {
      const mailer = requireMailer(c.env);
      const input = c.req.valid('json');
      const access = addressAccessOf(c);
      c.var.waitUntil(
        afterResponse(async () => {
          await applyDueChangesOf(access, input.email);
          await sendPasswordReset({ db: c.var.db, mailer }, input);
        }),
      );
      return c.json(done);
    },
  )
  .post(
    '/reset-password',
    describe({
      tag,
      summary:
        'Set a new password with the token of a link; all sessions end. If the address was not verified before, `removed` are the other ways to log in that the account had.',
      response: v.object({ success, removed: v.array(removedLoginSchema) }),
      errors: ['expiredLink', 'rateLimited'],
    }),
    budget('emailTokens'),
    validate('json', passwordResetSchema),
    async (c) => {
      const removed = await resetPassword({ ...c.var, mailer: mailerOf(c.env) }, c.req.valid('json'));
      return c.json({ ...done, removed });
    },
  );
