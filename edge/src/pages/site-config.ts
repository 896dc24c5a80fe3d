import * as v from 'valibot';
import { configuredProviders, providerNameSchema } from '../auth/login/provider-keys.ts';
import { relyingPartyOf } from '../auth/login/relying-party.ts';
import type { Bindings } from '../env.ts';
import { partyAddress } from '../rooms/party-address.ts';

/** The settings of the deployment that the site needs. */
export const configResponse = v.object({
  comingSoon: v.boolean(),
  /** Login providers that this deployment has keys for. */
  providers: v.array(providerNameSchema),
  /** Users can log in with passkeys. */
  passkeys: v.boolean(),
  /** Email address for questions; null if the deployment has none. */
  contactEmail: v.nullable(v.string()),
  /** The ws(s) base URL of the rooms. The desktop app lets its pages open sockets only to them. */
  rooms: v.string(),
});

/** `requestUrl`: the address of a request to the site. */
export const siteConfig = (env: Bindings, requestUrl: string): v.InferOutput<typeof configResponse> => ({
  comingSoon: env.COMING_SOON !== 'off',
  providers: configuredProviders(env),
  passkeys: relyingPartyOf(env) !== null,
  contactEmail: env.CONTACT_EMAIL || null,
  rooms: partyAddress(env, requestUrl),
});
