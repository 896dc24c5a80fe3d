import * as oauth from 'oauth4webapi';
import type { ProviderName } from '../../auth/provider-keys.ts';
import { ProviderFailure } from './failure.ts';
import type { ProviderSettings } from './settings.ts';

/** Milliseconds that a provider has for all that we ask of it during one log in. */
const patience = 5_000;

/** The secrets of one log in at a provider. */
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

/** Where a provider sends people back to, for every purpose, on the site that was asked. It has to know this address. */
export const redirectUriOf = (requestUrl: string, provider: ProviderName): string =>
  new URL(`/api/user/auth/${provider}/callback`, requestUrl).href;

const scopes = { google: 'openid email', discord: 'identify email' } as const;

/** What makes a provider ask again who somebody is, rather than wave them through. Neither of the two knows `login`. */
const askAgain = { google: 'select_account', discord: 'consent' } as const;

/** Where a person logs in: the provider's page, which sends them back to `redirectUri`. */
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
 * Asks a provider, within one deadline for all calls. Answers are read whole, so that one that breaks off in the middle
 * is no answer either. A provider that is down, hangs, answers 5xx or is asked too much throws `server_error`.
 */
const patientFetch = () => {
  const signal = AbortSignal.timeout(patience);
  return async (url: string, { body, ...init }: FetchOptions): Promise<Response> => {
    try {
      const response = await fetch(url, { ...init, ...(body && { body }), signal });
      const answer = await response.arrayBuffer();
      if (response.status < 500 && response.status !== 429) return new Response(answer, response);
    } catch {
      throw new ProviderFailure('server_error', `no answer from ${new URL(url).host}`);
    }
    throw new ProviderFailure('server_error', `${new URL(url).host} is out of order`);
  };
};

export interface Exchange {
  as: oauth.AuthorizationServer;
  client: oauth.Client;
  /** For every further call of the library about this log in. */
  options: {
    [oauth.customFetch]: ReturnType<typeof patientFetch>;
    [oauth.allowInsecureRequests]: boolean;
  };
  /** Of the token endpoint; not processed yet. */
  response: Response;
}

/** Checks what the provider sent back with the person, and redeems the code. Throws the library's errors. */
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
    [oauth.customFetch]: patientFetch(),
    // settings.ts lets http through for this machine alone.
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
