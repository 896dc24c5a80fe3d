import type { OauthPurpose } from '@tallyho/drizzle/schema/providers';
import type { Context } from 'hono';
import type { ProviderName } from '../../auth/login/provider-keys.ts';
import { storeDesktopLogin } from '../../auth/session/desktop-logins.ts';
import { openSession } from '../../auth/session/open-session.ts';
import { replaceToken } from '../../auth/session/rotate-session.ts';
import { readSessionCookie } from '../../auth/session/session-cookie.ts';
import { hashToken, newToken } from '../../auth/session-token.ts';
import type { AppEnv } from '../../http/context.ts';
import { deviceOf } from '../../http/device.ts';
import { notifyByMail } from '../../mail/mailer.ts';
import { providerLinkedMail } from '../../mail/texts.ts';
import { enterAccount } from '../../rooms/enter-account.ts';
import { appAddress, endedSessionAddress, profileAddress, signUpAddress } from './addresses.ts';
import { ProviderFailure } from './failure.ts';
import type { Identity } from './identify.ts';
import { confirmByProvider, linkProvider } from './link.ts';
import type { OauthState } from './oauth-states.ts';
import { resolveLogin } from './resolve-login.ts';
import { writeSignUpSecret } from './sign-up-cookie.ts';

/** Finishes the purpose of the provider login. Returns the address to redirect to; throws `ProviderFailure`. */
export const handleProviderRequest = async (
  c: Context<AppEnv>,
  { provider, purpose, appChallenge }: OauthState,
  identity: Identity,
): Promise<string> => {
  if (appChallenge !== null) return serveApp(c, { provider, purpose, appChallenge }, identity);
  switch (purpose.kind) {
    case 'enter':
      return enter(c, provider, { identity, next: purpose.next });
    case 'link':
    case 'confirm':
      return serveOwner(c, provider, { subject: identity.subject, purpose });
    case 'identify':
      throw new Error('Only the app identifies.');
    default:
      return purpose satisfies never;
  }
};

/** The system's browser has no session: the outcome is stored for the app. */
const serveApp = async (
  { var: { db } }: Context<AppEnv>,
  { provider, purpose, appChallenge }: OauthState & { appChallenge: string },
  identity: Identity,
): Promise<string> => {
  if (purpose.kind === 'enter') {
    // The app gets its own secret when it fetches the outcome.
    const { kind, userId } = await resolveLogin(db, provider, identity, newToken());
    return appAddress(await storeDesktopLogin(db, appChallenge, { kind, userId }));
  }
  const outcome = { kind: 'identity', provider, subject: identity.subject } as const;
  return appAddress(await storeDesktopLogin(db, appChallenge, outcome));
};

const enter = async (
  c: Context<AppEnv>,
  provider: ProviderName,
  { identity, next }: { identity: Identity; next: string },
): Promise<string> => {
  const secret = newToken();
  const entrance = await resolveLogin(c.var.db, provider, identity, secret);
  if (entrance.kind === 'signUp') {
    writeSignUpSecret(c, secret);
    return signUpAddress(entrance, next);
  }
  const opened = await openSession({ ...c.var, device: deviceOf(c) }, entrance.userId, { way: 'provider' });
  if (opened === null) throw new ProviderFailure('authentication_failed', 'the account is gone');
  await enterAccount(c, opened);
  return next;
};

type OwnersPurpose = Extract<OauthPurpose, { sessionHash: string }>;

/** Runs only for the session that began the attempt: it must still belong to this browser and must not have ended. */
const serveOwner = async (
  c: Context<AppEnv>,
  provider: ProviderName,
  { subject, purpose }: { subject: string; purpose: OwnersPurpose },
): Promise<string> => {
  const { kind, userId, sessionHash } = purpose;
  const cookie = readSessionCookie(c);
  if (cookie === undefined) return endedSessionAddress(provider);
  if ((await hashToken(cookie)) !== sessionHash)
    throw new ProviderFailure('user_not_found', 'another session than the one that began');
  const claim = { provider, subject, userId, sessionHash };
  try {
    if (kind === 'link') {
      const linked = await linkProvider({ db: c.var.db, secret: c.env.SERVICE_SECRET }, claim);
      if (linked.isNew) notifyByMail(c, linked, providerLinkedMail(provider));
    } else replaceToken(c, { userId, tokenHash: sessionHash }, await confirmByProvider(c.var.db, claim));
  } catch (error) {
    if (error instanceof ProviderFailure && error.code === 'user_not_found')
      return endedSessionAddress(provider);
    throw error;
  }
  return profileAddress(kind === 'link' ? 'linked' : 'confirmed', provider);
};
