import * as v from 'valibot';
import type { Bindings } from '../../env.ts';

export const providerNameSchema = v.picklist(['google', 'discord']);
export type ProviderName = v.InferOutput<typeof providerNameSchema>;

/** The deployment's credentials at a login provider. */
export interface ProviderKeys {
  clientId: string;
  clientSecret: string;
}

/** Returns the deployment's keys for a provider; null if users cannot log in with it. */
export const providerKeys = (env: Bindings, name: ProviderName): ProviderKeys | null => {
  const [clientId, clientSecret] =
    name === 'google'
      ? [env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET]
      : [env.DISCORD_CLIENT_ID, env.DISCORD_CLIENT_SECRET];
  return clientId && clientSecret ? { clientId, clientSecret } : null;
};

/** Returns the providers that this deployment has keys for. */
export const configuredProviders = (env: Bindings): ProviderName[] =>
  providerNameSchema.options.filter((name) => providerKeys(env, name) !== null);
