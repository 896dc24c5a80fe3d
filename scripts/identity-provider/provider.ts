import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { exportJWK, generateKeyPair } from 'jose';
import { interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { withFault } from './id-token-faults.ts';
import { loginPage } from './login-page.ts';
import { memoryAdapter } from './memory-adapter.ts';
import type { PeopleOfProvider, ProviderName } from './people.ts';

interface ProviderOptions {
  readonly name: ProviderName;
  /** Base URL where it will listen. */
  readonly issuer: string;
  readonly people: PeopleOfProvider;
  readonly client: { readonly id: string; readonly secret: string; readonly redirectUris: readonly string[] };
}

const titles = { google: 'Log in with the test Google', discord: 'Log in with the test Discord' } as const;
const slowness = 10_000;
const aDay = 24 * 3600;

/**
 * Creates a provider with Google's paths and claims (OpenID Connect), or Discord's (OAuth 2 with a profile at
 * /users/@me).
 */
export async function createProvider({ name, issuer, people, client }: ProviderOptions): Promise<Provider> {
  const [own, foreign] = await Promise.all([
    generateKeyPair('RS256', { extractable: true }),
    generateKeyPair('RS256'),
  ]);
  const policy = interactionPolicy.base();
  // Google supports it; the standard prompts are `login` and `consent`.
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider = new Provider(issuer, {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [...client.redirectUris],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(own.privateKey)), kid: 'own', use: 'sig', alg: 'RS256' }] },
    // Cookies are shared by all ports of a host, so two providers need different names.
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: `${name}-session`, interaction: `${name}-interaction`, resume: `${name}-resume` },
    },
    scopes: name === 'google' ? ['openid'] : ['identify'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // As Google does: the address is in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: aDay,
      IdToken: 3600,
      Interaction: 3600,
      Session: aDay,
    },
    findAccount: (_context, subject) => {
      const person = people.find(subject);
      if (!person) return undefined;
      const { email, verified } = person;
      return {
        accountId: subject,
        claims: () => ({ sub: subject, ...(email !== null && { email, email_verified: verified }) }),
      };
    },
  });

  const personOf = (context: KoaContextWithOIDC) => people.find(context.oidc.entities.Account?.accountId);

  /** Handles the login page and its submitted form. */
  async function interact(context: KoaContextWithOIDC): Promise<void> {
    if (context.method !== 'POST') {
      context.type = 'html';
      context.body = loginPage(titles[name], people.all);
      return;
    }
    const { req, res } = context;
    const { params } = await provider.interactionDetails(req, res);
    const person = people.find(new URLSearchParams(await text(req)).get('subject') ?? undefined);
    context.respond = false;
    if (!person) return provider.interactionFinished(req, res, { error: 'access_denied' });
    const grant = new provider.Grant({ accountId: person.subject, clientId: client.id });
    grant.addOIDCScope(String(params.scope));
    await provider.interactionFinished(req, res, {
      login: { accountId: person.subject },
      select_account: {},
      consent: { grantId: await grant.save() },
    });
  }

  async function showProfile(context: KoaContextWithOIDC): Promise<void> {
    const bearer = /^Bearer (.+)$/.exec(context.get('Authorization'))?.[1] ?? '';
    const person = people.find((await provider.AccessToken.find(bearer))?.accountId);
    if (!person || person.fault === 'profileBroken') {
      context.status = person ? 500 : 401;
      context.body = { message: 'No profile' };
      return;
    }
    const { subject, name: username, email, verified, fault } = person;
    context.body = fault === 'profileStrange' ? ['strange'] : { id: subject, username, email, verified };
  }

  /** Applies a fault to the token endpoint's response. */
  async function applyTokenFault(context: KoaContextWithOIDC): Promise<void> {
    const { fault = null } = personOf(context) ?? {};
    if (fault === 'slow') await pause(slowness);
    if (fault === 'tokenCut') context.req.socket.destroy();
    if (fault === 'tokenBroken' || fault === 'tokenRefused') {
      context.status = fault === 'tokenBroken' ? 500 : 400;
      context.body = { error: fault === 'tokenBroken' ? 'server_error' : 'invalid_grant' };
    }
    const answer = context.body as { id_token?: string } | undefined; // the provider's own response of its token endpoint
    if (!answer?.id_token) return;
    const keys = { own: own.privateKey, foreign: foreign.privateKey };
    if (fault === 'noIdToken') delete answer.id_token;
    else answer.id_token = await withFault(answer.id_token, fault, keys);
  }

  provider.use(async (context: KoaContextWithOIDC, next) => {
    if (context.path.startsWith('/interaction/')) return interact(context);
    if (name === 'discord' && context.path === '/users/@me') return showProfile(context);
    await next();
    if (context.path === '/token' && context.status === 200) await applyTokenFault(context);
  });
  return provider;
}
