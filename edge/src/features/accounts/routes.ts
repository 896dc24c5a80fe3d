import { Hono } from 'hono';
import * as v from 'valibot';
import { sendVerification } from '../../auth/email/send-verification.ts';
import { writeKnownBrowser } from '../../auth/login/login-source.ts';
import { requireCsrfToken } from '../../auth/session/csrf.ts';
import { enterSession, replaceToken } from '../../auth/session/rotate-session.ts';
import {
  readUser,
  requireAccount,
  requireConfirmed,
  requireUser,
  requireUserAllowSuspended,
} from '../../auth/session/session.ts';
import { clearAllCookies } from '../../auth/session/session-cookie.ts';
import { announceRegistration, readGuest } from '../../auth/sign-up/register-guest.ts';
import { readSignUpSource } from '../../auth/sign-up/sign-up-limit.ts';
import { authMethodSchema, ownAccount, ownAccountSchema } from '../../auth/user.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, done, doneResponse, success } from '../../http/describe.ts';
import { deviceOf } from '../../http/device.ts';
import { assertWithinBudget, budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { afterResponse } from '../../http/wait-until.ts';
import { mailerOf, notifyByMail } from '../../mail/mailer.ts';
import { accountDeletedMail, passwordChangedMail, usernameChangedMail } from '../../mail/texts.ts';
import { eraseAccessOf } from '../../people/erase-account.ts';
import { changePassword, passwordChangeSchema } from './change-password.ts';
import { changeUsername, usernameChangeSchema } from './change-username.ts';
import { checkExistence, existenceQuerySchema } from './check-existence.ts';
import { deleteAccount, deletionSchema } from './delete-account.ts';
import { ownData } from './own-data.ts';
import { personalDataSchema } from './personal-data.ts';
import { newAccountSchema, register } from './register.ts';
import { unlinkAccount, unlinkSchema } from './unlink-account.ts';
import { pictureSchema, updatePicture } from './update-picture.ts';

const tag = 'Accounts';
const accountResponse = v.object({ success, user: ownAccountSchema });
const existenceResponse = v.object({ exists: v.boolean() });
const unlinkResponse = v.object({ success, user: v.object({ authProviders: v.array(authMethodSchema) }) });
const passwordResponse = v.object({ success, isNewPassword: v.boolean() });

/** Routes under /api/user. */
export const accountRoutes = new Hono<AppEnv>()
  .post(
    '/register',
    describe({
      tag,
      summary: 'Create an account and log in. A guest becomes the account and keeps seat and games.',
      response: accountResponse,
      errors: [
        ...(['profaneUsername', 'usernameTaken', 'emailTaken'] as const),
        ...(['proofOfWorkRequired', 'suspended', 'rateLimited'] as const),
      ],
    }),
    budget('register'),
    validate('json', newAccountSchema),
    async (c) => {
      const guest = await readGuest(c);
      const { proof, ...input } = c.req.valid('json');
      const source = await readSignUpSource(c, 'register', proof);
      const access = { db: c.var.db, device: deviceOf(c), secret: c.env.SERVICE_SECRET, guest, source };
      const { account, token, ended } = await register(access, input);
      await enterSession(c, token);
      if (guest !== null) await announceRegistration(c, account, ended);
      await writeKnownBrowser(c, account, { isNew: true });
      const mailer = mailerOf(c.env);
      if (mailer !== null)
        c.var.waitUntil(afterResponse(() => sendVerification({ db: c.var.db, mailer }, account)));
      return c.json({ ...done, user: ownAccount(account) });
    },
  )
  .get(
    '/register/check',
    describe({
      tag,
      summary:
        'Check whether a username or an email has an account, or the name is reserved for another one.',
      response: existenceResponse,
      errors: ['rateLimited'],
    }),
    budget('nameChecks'),
    validate('query', existenceQuerySchema),
    readUser,
    async (c) => {
      const asker = c.var.user?.id ?? null;
      return c.json({ exists: await checkExistence({ db: c.var.db, asker }, c.req.valid('query')) });
    },
  )
  .post(
    '/change-username',
    describe({
      tag,
      summary:
        'Change the user’s own username, once in 30 days. The old one stays reserved for the account for 90 days. Requires a recent identity proof.',
      response: accountResponse,
      errors: [
        ...([
          'unauthenticated',
          'accountsOnly',
          'suspended',
          'invalidCsrfToken',
          'confirmationRequired',
        ] as const),
        ...(['profaneUsername', 'usernameTaken', 'usernameChangedRecently', 'rateLimited'] as const),
      ],
    }),
    requireAccount,
    budget('writes'),
    requireCsrfToken,
    requireConfirmed,
    validate('json', usernameChangeSchema),
    async (c) => {
      const { account, hasChanged } = await changeUsername(c.var, c.req.valid('json'));
      if (hasChanged) notifyByMail(c, account, usernameChangedMail());
      return c.json({ ...done, user: ownAccount(account) });
    },
  )
  .post(
    '/change-password',
    describe({
      tag,
      summary: 'Set or change the password; all other sessions end, and this one gets a new token.',
      response: passwordResponse,
      errors: [
        'unauthenticated',
        'suspended',
        'invalidCsrfToken',
        'invalidPassword',
        'confirmationRequired',
        'tooManyAttempts',
        'rateLimited',
      ],
    }),
    requireAccount,
    budget('writes'),
    requireCsrfToken,
    validate('json', passwordChangeSchema),
    async (c) => {
      const { user, session } = c.var;
      const { token, isNewPassword } = await changePassword(
        { ...c.var, assertMayChange: () => assertWithinBudget(c, 'passwordChanges') },
        c.req.valid('json'),
      );
      if (token !== null) replaceToken(c, { userId: user.id, tokenHash: session.tokenHash }, token);
      notifyByMail(c, user, passwordChangedMail());
      return c.json({ ...done, isNewPassword });
    },
  )
  .post(
    '/unlink-account',
    describe({
      tag,
      summary: 'Remove one of several login methods.',
      response: unlinkResponse,
      errors: [
        'unauthenticated',
        'suspended',
        'invalidCsrfToken',
        'confirmationRequired',
        'notLinked',
        'onlyAuthMethod',
      ],
    }),
    requireAccount,
    budget('writes'),
    requireCsrfToken,
    requireConfirmed,
    validate('json', unlinkSchema),
    async (c) => {
      const { authProviders } = ownAccount(await unlinkAccount(c.var, c.req.valid('json')));
      return c.json({ ...done, user: { authProviders } });
    },
  )
  .put(
    '/update-picture/:userId',
    describe({
      tag,
      summary: 'Choose one of the eight avatars.',
      response: accountResponse,
      errors: ['unauthenticated', 'suspended', 'forbidden', 'rateLimited'],
    }),
    requireUser,
    budget('avatars'),
    validate('json', pictureSchema),
    async (c) => {
      const input = { userId: c.req.param('userId'), ...c.req.valid('json') };
      return c.json({ ...done, user: ownAccount(await updatePicture(c.var, input)) });
    },
  )
  .get(
    '/data',
    describe({
      tag,
      summary: 'Download all data stored about the user.',
      response: v.object({ success, ...personalDataSchema.entries }),
      errors: ['unauthenticated', 'rateLimited'],
    }),
    budget('ownData'),
    requireUserAllowSuspended,
    async (c) => {
      const data = await ownData(c.var);
      c.header('Content-Disposition', 'attachment; filename="tallyho-data.json"');
      return c.json({ ...done, ...data });
    },
  )
  .post(
    '/delete-account',
    describe({
      tag,
      summary: 'Delete the user’s own account, with the password or a recent identity proof.',
      response: doneResponse,
      errors: [
        'unauthenticated',
        'invalidCsrfToken',
        'confirmationRequired',
        'invalidPassword',
        'tooManyAttempts',
      ],
    }),
    requireUserAllowSuspended,
    budget('writes'),
    requireCsrfToken,
    validate('json', deletionSchema),
    async (c) => {
      await deleteAccount({ ...c.var, ...eraseAccessOf(c) }, c.req.valid('json'));
      notifyByMail(c, c.var.user, accountDeletedMail());
      clearAllCookies(c);
      return c.json(done);
    },
  );
