import type { Context } from 'hono';
import type { ProviderName } from '../../auth/login/provider-keys.ts';
import { isRecentlyConfirmed, readSession } from '../../auth/session/session.ts';
import { refuseSuspended } from '../../auth/suspensions/suspended-error.ts';
import type { AppEnv } from '../../http/context.ts';
import { ApiError } from '../../http/errors.ts';
import { endedSessionAddress } from './addresses.ts';
import { ProviderFailure } from './failure.ts';
import { authorizationAddress, createSecrets, redirectUriOf } from './oauth.ts';
import { type OauthState, storeOauthState } from './oauth-states.ts';
import { redirectToFailure } from './redirect-to-failure.ts';
import { requireSettings } from './settings.ts';
import { writeStateCookie } from './state-cookie.ts';

/** Redirects the browser to the provider. */
export const beginLogin = async (c: Context<AppEnv>, attempt: OauthState): Promise<Response> => {
  try {
    const settings = requireSettings(c.env, attempt.provider);
    const secrets = createSecrets();
    await storeOauthState(c.var.db, secrets, attempt);
    const redirectUri = redirectUriOf(c.req.url, attempt.provider);
    // For a login, the provider may continue without asking. To link an account or to confirm, the user must choose the
    // account.
    const again = attempt.purpose.kind !== 'enter';
    const address = await authorizationAddress(settings, secrets, { redirectUri, again });
    writeStateCookie(c, secrets.state);
    return c.redirect(address);
  } catch (error) {
    return redirectToFailure(c, attempt, error);
  }
};

interface LoggedInAttempt {
  provider: ProviderName;
  kind: 'link' | 'confirm';
  /**
   * Set if the desktop app began it. The system's browser has no session: the app finishes with its own session, after
   * it has received the code.
   */
  appChallenge: string | null;
}

/**
 * Redirects a logged-in user to the provider, to link it or to confirm their identity. Without a session it redirects
 * to the login; without a recent identity proof, linking redirects to the profile. Linking throws `suspended`; a guest gets
 * `accountsOnly`.
 */
export const beginLoginForUser = async (
  c: Context<AppEnv>,
  { provider, kind, appChallenge }: LoggedInAttempt,
): Promise<Response> => {
  if (appChallenge !== null) return beginLogin(c, { provider, purpose: { kind: 'identify' }, appChallenge });
  try {
    const own = await readSession(c);
    if (own === null) return c.redirect(endedSessionAddress(provider));
    if (own.user.isGuest) throw new ApiError('accountsOnly');
    if (kind === 'link') {
      refuseSuspended(own.user);
      if (!isRecentlyConfirmed(own.session))
        throw new ProviderFailure('confirmation_required', 'the identity proof is too old');
    }
    const purpose = { kind, userId: own.user.id, sessionHash: own.session.tokenHash };
    return await beginLogin(c, { provider, purpose, appChallenge });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    return redirectToFailure(
      c,
      { provider, purpose: { kind, userId: '', sessionHash: '' }, appChallenge },
      error,
    );
  }
};
