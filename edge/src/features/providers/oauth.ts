import * as oauth from 'oauth4webapi';
import type { ProviderName } from '../../auth/login/provider-keys.ts';
import { ProviderFailure } from './failure.ts';
import type { ProviderSettings } from './settings.ts';

/** Total timeout of all provider requests during one login, in milliseconds. */
const timeout = 5_000;

/** The secrets of one provider login. */
export interface Secrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export const createSecrets = (): Secrets => ({
  state: oauth.generateRandomState(),
  nonce: oauth.generateRandomNonce(),
  codeVerifier: oauth.generateRandomCodeVerifier(),
});

/** Returns the callback URL of the requested site, for every purpose. It must be registered at the provider. */
export const redirectUriOf = (requestUrl: string, provider: ProviderName): string =>
  new URL(`/api/user/auth/${provider}/callback`, requestUrl).href;

const scopes = { google: 'openid email', discord: 'identify email' } as const;

/** Parameter that makes a provider ask the user to choose or confirm an account. Neither provider supports `login`. */
const askAgain = { google: 'select_account', discord: 'consent' } as const;

/** Returns the provider's authorization URL, which redirects the user back to `redirectUri`. */
export const authorizationAddress = async (
  { name, clientId, endpoints }: ProviderSettings,
  { state, nonce, codeVerifier }: Secrets,
  { redirectUri, again }: { redirectUri: string; again: boolean },
): Promise<string> => {
  const address = new URL(endpoints.authorization);
  const parameters = {
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: scopes[name],
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(name === 'google' && { nonce }),
    ...(again && { prompt: askAgain[name] }),
  };
  for (const [key, value] of Object.entries(parameters)) address.searchParams.set(key, value);
  return address.href;
};

type FetchOptions = oauth.CustomFetchOptions<string, URLSearchParams | undefined>;

/**
 * Returns a fetch function with one deadline for all its requests. Responses are read completely, so an interrupted
 * response counts as a failure. If a provider is down, times out, responds 5xx or limits requests, it throws
 * `server_error`.
 */
const fetchWithTimeout = () => {
  const signal = AbortSignal.timeout(timeout);
  return async (url: string, { body, ...init }: FetchOptions): Promise<Response> => {
    try {
      const response = await fetch(url, { ...init, ...(body && { body }), signal });
      const content = await response.arrayBuffer();
      if (response.status < 500 && response.status !== 429) return new Response(content, response);
    } catch {
      throw new ProviderFailure('server_error', `no response from ${new URL(url).host}`);
    }
    throw new ProviderFailure('server_error', `${new URL(url).host} is out of order`);
  };
};

export interface Exchange {
  as: oauth.AuthorizationServer;
  client: oauth.Client;
  /** Options for all further library calls of this login. */
  options: {
    [oauth.customFetch]: ReturnType<typeof fetchWithTimeout>;
    [oauth.allowInsecureRequests]: boolean;
  };
  /** Response of the token endpoint; not yet processed. */
  response: Response;
}

/** Validates the provider's callback and exchanges the code. Throws the library's errors. */
export const redeem = async (
  { clientId, clientSecret, endpoints }: ProviderSettings,
  { state, codeVerifier }: Pick<Secrets, 'state' | 'codeVerifier'>,
  { parameters, redirectUri }: { parameters: URLSearchParams; redirectUri: string },
): Promise<Exchange> => {
  const as: oauth.AuthorizationServer = {
    issuer: endpoints.issuer,
    authorization_endpoint: endpoints.authorization,
    token_endpoint: endpoints.token,
    ...('jwks' in endpoints && { jwks_uri: endpoints.jwks }),
  };
  const client: oauth.Client = { client_id: clientId };
  const options = {
    [oauth.customFetch]: fetchWithTimeout(),
    // settings.ts allows http only on the local machine.
    [oauth.allowInsecureRequests]: true,
  };
  const response = await oauth.authorizationCodeGrantRequest(
    as,
    client,
    oauth.ClientSecretPost(clientSecret),
    oauth.validateAuthResponse(as, client, parameters, state),
    redirectUri,
    codeVerifier,
    options,
  );
  return { as, client, options, response };
};
