import { safeRedirectPath } from '@tallyho/game/accounts/safe-redirect-path';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { writeKnownBrowser } from '../../auth/login/login-source.ts';
import { providerNameSchema } from '../../auth/login/provider-keys.ts';
import { codeChallengeSchema } from '../../auth/session/desktop-logins.ts';
import { enterSession, replaceToken } from '../../auth/session/rotate-session.ts';
import { readSession, requireAccount, requireConfirmed } from '../../auth/session/session.ts';
import { announceRegistration, readGuest } from '../../auth/sign-up/register-guest.ts';
import { readSignUpSource } from '../../auth/sign-up/sign-up-limit.ts';
import { ownAccount, ownAccountSchema } from '../../auth/user.ts';
import type { AppEnv } from '../../http/context.ts';
import { describe, done, doneResponse, success } from '../../http/describe.ts';
import { deviceOf } from '../../http/device.ts';
import { ApiError } from '../../http/errors.ts';
import { budget } from '../../http/rate-limit.ts';
import { validate } from '../../http/validate.ts';
import { notifyByMail } from '../../mail/mailer.ts';
import { passkeyAddedMail, providerLinkedMail } from '../../mail/texts.ts';
import { enterAccount } from '../../rooms/enter-account.ts';
import { beginLogin, beginLoginForUser } from './begin-login.ts';
import { desktopLoginSchema, fetchDesktopLogin } from './desktop-login.ts';
import { finishLogin } from './finish-login.ts';
import { setUsername, signUpSchema } from './set-username.ts';
import { clearSignUpSecret, readSignUpSecret, writeSignUpSecret } from './sign-up-cookie.ts';

const tag = 'Logging in with Google or Discord';
const accountResponse = v.object({ success, user: ownAccountSchema });
const desktopLoginResponse = v.union([
  accountResponse,
  v.object({ success, signUp: v.object({ userId: v.string(), token: v.string() }) }),
  v.object({ success, linked: providerNameSchema }),
  v.object({ success, passkey: v.picklist(['added', 'confirmed']) }),
]);

/** `app`: set if the desktop app began it and will fetch the outcome. */
const linkQuery = v.object({ app: v.optional(codeChallengeSchema) });
const authQuery = v.object({
  /** Page for failures. */
  from: v.fallback(v.optional(v.picklist(['login', 'register']), 'login'), 'login'),
  /** Page for success. */
  next: v.optional(v.pipe(v.string(), v.transform(safeRedirectPath)), '/'),
  purpose: v.optional(v.literal('confirm')),
  ...linkQuery.entries,
});

const providerOf = (c: Context<AppEnv>) => v.parse(providerNameSchema, c.req.param('provider'));
const limitNavigations = budget('providerLogins');

/**
 * Requests about the user's own account must start on the site's pages, by typing the address, or in the app, but not
 * on another site.
 */
const refuseOtherSites = createMiddleware<AppEnv>(async (c, next) => {
  const site = c.req.header('Sec-Fetch-Site');
  if (site === 'cross-site' || site === 'same-site') throw new ApiError('invalidOrigin');
  await next();
});

/** Routes under /api/user. */
export const providerRoutes = new Hono<AppEnv>()
  .get(
    '/auth/:provider{(?:google|discord)}',
    describe({
      tag,
      summary: 'Log in or sign up; with purpose=confirm, renew the identity proof.',
      redirect: 'To the provider.',
      errors: ['invalidOrigin', 'rateLimited'],
    }),
    limitNavigations,
    validate('query', authQuery),
    (c, next) => (c.req.valid('query').purpose === 'confirm' ? refuseOtherSites(c, next) : next()),
    (c) => {
      const { from, next, purpose, app: appChallenge = null } = c.req.valid('query');
      const provider = providerOf(c);
      return purpose === 'confirm'
        ? beginLoginForUser(c, { provider, kind: purpose, appChallenge })
        : beginLogin(c, { provider, purpose: { kind: 'enter', from, next }, appChallenge });
    },
  )
  .get(
    '/link/:provider{(?:google|discord)}',
    describe({
      tag,
      summary: 'Add a login method to the account.',
      redirect: 'To the provider, or to the log in.',
      errors: ['invalidOrigin', 'suspended', 'rateLimited'],
    }),
    limitNavigations,
    refuseOtherSites,
    validate('query', linkQuery),
    (c) => {
      const { app: appChallenge = null } = c.req.valid('query');
      return beginLoginForUser(c, { provider: providerOf(c), kind: 'link', appChallenge });
    },
  )
  .post(
    '/may-link',
    describe({
      tag,
      summary: 'Check that the user may link a provider: the identity proof has to be recent.',
      response: doneResponse,
      errors: ['unauthenticated', 'suspended', 'confirmationRequired'],
    }),
    requireAccount,
    budget('writes'),
    requireConfirmed,
    (c) => c.json(done),
  )
  .get(
    '/auth/:provider{(?:google|discord)}/callback',
    describe({
      tag,
      summary: 'Callback address for the provider.',
      redirect: 'To a page of the site; with `error` and `provider` if something went wrong.',
      errors: ['rateLimited'],
    }),
    limitNavigations,
    (c) => finishLogin(c, providerOf(c)),
  )
  .post(
    '/set-username',
    describe({
      tag,
      summary: 'Finish a sign-up by choosing a username, and log in. A guest becomes the account.',
      response: accountResponse,
      errors: [
        ...(['profaneUsername', 'usernameTaken', 'emailTaken'] as const),
        ...(['expiredSignUp', 'proofOfWorkRequired', 'suspended', 'rateLimited'] as const),
      ],
    }),
    budget('signUps'),
    validate('json', signUpSchema),
    async (c) => {
      const guest = await readGuest(c);
      const { proof, ...input } = c.req.valid('json');
      const source = await readSignUpSource(c, 'set-username', proof);
      const access = { db: c.var.db, device: deviceOf(c), secret: c.env.SERVICE_SECRET, guest, source };
      const signUp = { ...input, signUpSecret: readSignUpSecret(c) };
      const { account, token, ended } = await setUsername(access, signUp);
      clearSignUpSecret(c);
      await enterSession(c, token);
      if (guest !== null) await announceRegistration(c, account, ended);
      await writeKnownBrowser(c, account, { isNew: true });
      return c.json({ ...done, user: ownAccount(account) });
    },
  )
  .post(
    '/desktop-login',
    describe({
      tag,
      summary: 'Fetch, in the desktop app, the outcome of a login in the system’s browser.',
      response: desktopLoginResponse,
      errors: [
        ...(['expiredDesktopLogin', 'expiredSignUp', 'unauthenticated', 'suspended'] as const),
        ...(['confirmationRequired', 'alreadyLinked', 'linkedElsewhere', 'rateLimited'] as const),
        ...(['invalidPasskey', 'tooManyPasskeys', 'passkeyTaken'] as const),
      ],
    }),
    budget('desktopLogins'),
    validate('json', desktopLoginSchema),
    async (c) => {
      const secret = c.env.SERVICE_SECRET;
      const fetcher = { ...c.var, device: deviceOf(c), secret, own: await readSession(c) };
      const desktopLogin = await fetchDesktopLogin(fetcher, c.req.valid('json'));
      switch (desktopLogin.kind) {
        case 'entered':
          await enterAccount(c, desktopLogin);
          return c.json({ ...done, user: ownAccount(desktopLogin.account) });
        case 'signUp': {
          const { userId, token, secret } = desktopLogin;
          writeSignUpSecret(c, secret);
          return c.json({ ...done, signUp: { userId, token } });
        }
        case 'linked':
          notifyByMail(c, desktopLogin.own.user, providerLinkedMail(desktopLogin.provider));
          return c.json({ ...done, linked: desktopLogin.provider });
        case 'confirmed': {
          const { provider, own, token } = desktopLogin;
          replaceToken(c, { userId: own.user.id, tokenHash: own.session.tokenHash }, token);
          return c.json({ ...done, linked: provider });
        }
        case 'passkeyAdded':
          notifyByMail(c, desktopLogin.own.user, passkeyAddedMail());
          return c.json({ ...done, passkey: 'added' as const });
        case 'passkeyConfirmed': {
          const { own, token } = desktopLogin;
          replaceToken(c, { userId: own.user.id, tokenHash: own.session.tokenHash }, token);
          return c.json({ ...done, passkey: 'confirmed' as const });
        }
        default:
          return desktopLogin satisfies never;
      }
    },
  );
