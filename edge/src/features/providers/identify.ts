import { emailSchema } from '@tallyho/game/accounts/rules';
import * as oauth from 'oauth4webapi';
import * as v from 'valibot';
import { normalizeEmail } from '../../auth/user.ts';
import { ProviderFailure } from './failure.ts';
import { type Exchange, redeem, type Secrets } from './oauth.ts';
import type { ProviderSettings } from './settings.ts';

/** A user's identity at a provider. */
export interface Identity {
  /** The provider's own id of the user; never reused for another user. */
  subject: string;
  /** Normalized as in accounts; null: none, or not verified by the provider. */
  email: string | null;
}

const subjectSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(255));
const claimsSchema = v.object({
  sub: subjectSchema,
  email: v.optional(v.string()),
  /** Google sends a boolean, but has also sent a string. */
  email_verified: v.optional(v.union([v.boolean(), v.string()])),
});
const profileSchema = v.object({
  id: subjectSchema,
  email: v.nullish(v.string()),
  verified: v.nullish(v.boolean()),
});

const verifiedEmail = (email: string | null | undefined, isVerified: boolean): string | null => {
  const parsed = v.safeParse(emailSchema, email);
  return isVerified && parsed.success ? normalizeEmail(parsed.output) : null;
};

/** Public keys for ID tokens by URL, cached for the lifetime of the isolate while the library considers them fresh. */
const knownKeys = new Map<string, oauth.JWKSCacheInput>();
const keysAt = (address: string): oauth.JWKSCacheInput => {
  const keys = knownKeys.get(address) ?? {};
  knownKeys.set(address, keys);
  return keys;
};

/** Reads the identity from Google's ID token, after checking signature, issuer, audience, age and nonce. */
const readIdToken = async ({ as, client, options, response }: Exchange, nonce: string): Promise<Identity> => {
  const tokens = await oauth.processAuthorizationCodeResponse(as, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  });
  const cache = { [oauth.jwksCache]: keysAt(as.jwks_uri ?? '') };
  await oauth.validateApplicationLevelSignature(as, response, { ...options, ...cache });
  const claims = v.safeParse(claimsSchema, oauth.getValidatedIdTokenClaims(tokens));
  if (!claims.success) throw new ProviderFailure('authentication_failed', 'strange claims');
  const { sub, email, email_verified } = claims.output;
  return { subject: sub, email: verifiedEmail(email, email_verified === true || email_verified === 'true') };
};

/** Reads the identity from Discord's profile endpoint, with the access token that Discord has just issued. */
const readProfile = async (
  { as, client, options, response }: Exchange,
  address: string,
): Promise<Identity> => {
  const { access_token } = await oauth.processAuthorizationCodeResponse(as, client, response);
  const profileResponse = await options[oauth.customFetch](address, {
    method: 'GET',
    headers: { authorization: `Bearer ${access_token}`, 'user-agent': 'Tallyho' },
    redirect: 'manual',
    body: undefined,
  });
  const profile = v.safeParse(profileSchema, await profileResponse.json().catch(() => null));
  if (!profileResponse.ok || !profile.success)
    throw new ProviderFailure('authentication_failed', 'no profile');
  const { id, email, verified } = profile.output;
  return { subject: id, email: verifiedEmail(email, verified === true) };
};

/**
 * Returns the identity of the user who came back from a provider. `parameters`: the callback's query. Throws
 * `ProviderFailure`, or an error that `toFailure` maps.
 */
export const identify = async (
  settings: ProviderSettings,
  secrets: Secrets,
  callback: { parameters: URLSearchParams; redirectUri: string },
): Promise<Identity> => {
  const exchange = await redeem(settings, secrets, callback);
  return settings.name === 'google'
    ? readIdToken(exchange, secrets.nonce)
    : readProfile(exchange, settings.endpoints.profile);
};
