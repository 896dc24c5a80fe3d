import type { OauthPurpose } from '@tallyho/drizzle/schema/providers';
import type { Context } from 'hono';
import type { AppEnv } from '../../http/context.ts';
import { deviceOf } from '../../http/device.ts';
import { readSessionCookie, writeSessionCookie } from '../../http/session-cookie.ts';
import { hashToken } from '../../http/session-token.ts';
import { openSession } from '../../identity/open-session.ts';
import type { ProviderName } from '../../identity/provider-keys.ts';
import { appAddress, goneSessionAddress, profileAddress, signUpAddress } from './addresses.ts';
import type { Attempt } from './attempts.ts';
import { findEntrance } from './enter.ts';
import { ProviderFailure } from './failure.ts';
import { storeHandBack } from './hand-back.ts';
import type { Identity } from './identify.ts';
import { confirmByProvider, linkProvider } from './link.ts';

/** Does what somebody went to the provider for. Answers where that leads; throws `ProviderFailure`. */
export const serve = async (
  c: Context<AppEnv>,
  { provider, purpose, appChallenge }: Attempt,
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

/** Nobody is logged in here, in the system's browser: the app gets the outcome. */
const serveApp = async (
  { var: { db } }: Context<AppEnv>,
  { provider, purpose, appChallenge }: Attempt & { appChallenge: string },
  identity: Identity,
): Promise<string> => {
  if (purpose.kind === 'enter') {
    const { kind, userId } = await findEntrance(db, provider, identity);
    return appAddress(await storeHandBack(db, appChallenge, { kind, userId }));
  }
  const outcome = { kind: 'identity', provider, subject: identity.subject } as const;
  return appAddress(await storeHandBack(db, appChallenge, outcome));
};

const enter = async (
  c: Context<AppEnv>,
  provider: ProviderName,
  { identity, next }: { identity: Identity; next: string },
): Promise<string> => {
  const entrance = await findEntrance(c.var.db, provider, identity);
  if (entrance.kind === 'signUp') return signUpAddress(entrance, next);
  const opened = await openSession({ ...c.var, device: deviceOf(c) }, entrance.userId);
  if (opened === null) throw new ProviderFailure('authentication_failed', 'the account is gone');
  writeSessionCookie(c, opened.token);
  return next;
};

type OwnersPurpose = Extract<OauthPurpose, { sessionHash: string }>;

/** Only for the session that sent somebody to the provider: it must be this browser's still, and not have ended. */
const serveOwner = async (
  c: Context<AppEnv>,
  provider: ProviderName,
  { subject, purpose }: { subject: string; purpose: OwnersPurpose },
): Promise<string> => {
  const { kind, userId, sessionHash } = purpose;
  const cookie = readSessionCookie(c);
  if (cookie === undefined) return goneSessionAddress(provider);
  if ((await hashToken(cookie)) !== sessionHash)
    throw new ProviderFailure('user_not_found', 'another session than the one that began');
  const claim = { provider, subject, userId, sessionHash };
  try {
    if (kind === 'link') await linkProvider({ db: c.var.db, secret: c.env.SERVICE_SECRET }, claim);
    else await confirmByProvider(c.var.db, claim);
  } catch (error) {
    if (error instanceof ProviderFailure && error.code === 'user_not_found')
      return goneSessionAddress(provider);
    throw error;
  }
  return profileAddress(kind === 'link' ? 'linked' : 'confirmed', provider);
};
