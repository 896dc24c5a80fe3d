import * as v from 'valibot';
import { configuredProviders, providerNameSchema } from '../auth/provider-keys.ts';
import { relyingPartyOf } from '../auth/relying-party.ts';
import type { Bindings } from '../env.ts';

/** The settings of the deployment that the site needs. */
export const configResponse = v.object({
  comingSoon: v.boolean(),
  /** Login providers that this deployment has keys for. */
  providers: v.array(providerNameSchema),
  /** Users can log in with passkeys. */
  passkeys: v.boolean(),
  /** E-mail address for questions; null if the deployment has none. */
  contactEmail: v.nullable(v.string()),
});

export const siteConfig = (env: Bindings): v.InferOutput<typeof configResponse> => ({
  comingSoon: env.COMING_SOON !== 'off',
  providers: configuredProviders(env),
  passkeys: relyingPartyOf(env) !== null,
  contactEmail: env.CONTACT_EMAIL || null,
});
