import type { Context } from 'hono';
import type { ProviderName } from '../../auth/login/provider-keys.ts';
import type { AppEnv } from '../../http/context.ts';
import { ProviderFailure } from './failure.ts';
import { handleProviderRequest } from './handle-request.ts';
import { identify } from './identify.ts';
import { redirectUriOf } from './oauth.ts';
import { consumeOauthState, type OauthState } from './oauth-states.ts';
import { redirectToFailure } from './redirect-to-failure.ts';
import { requireSettings } from './settings.ts';
import { clearStateCookie, readStateCookie } from './state-cookie.ts';

const refused = (reason: string) => new ProviderFailure('authentication_failed', reason);

/** Handles the provider's callback: verifies who came back, and finishes the login, link or confirmation. */
export const finishLogin = async (c: Context<AppEnv>, provider: ProviderName): Promise<Response> => {
  // Default until the stored state is read.
  let attempt: OauthState = {
    provider,
    purpose: { kind: 'enter', from: 'login', next: '/' },
    appChallenge: null,
  };
  try {
    const parameters = new URL(c.req.url).searchParams;
    const state = readStateCookie(c);
    // Another user's attempt, or an older one of this browser; the latest attempt stays valid.
    if (state === undefined || parameters.get('state') !== state) throw refused('not this browser’s state');
    const taken = await consumeOauthState(c.var.db, state);
    clearStateCookie(c);
    if (taken === undefined) throw refused('no such attempt');
    attempt = { provider, purpose: taken.purpose, appChallenge: taken.appChallenge };
    if (taken.provider !== provider) throw refused(`began at ${taken.provider}`);
    if (taken.expiresAt.getTime() <= Date.now()) throw refused('too late');
    const identity = await identify(
      requireSettings(c.env, provider),
      { state, nonce: taken.nonce, codeVerifier: taken.codeVerifier },
      { parameters, redirectUri: redirectUriOf(c.req.url, provider) },
    );
    return c.redirect(await handleProviderRequest(c, attempt, identity));
  } catch (error) {
    return redirectToFailure(c, attempt, error);
  }
};
