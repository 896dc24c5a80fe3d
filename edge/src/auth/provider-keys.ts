import * as v from 'valibot';
import type { Bindings } from '../env.ts';

export const providerNameSchema = v.picklist(['google', 'discord']);
export type ProviderName = v.InferOutput<typeof providerNameSchema>;

/** What a provider knows this deployment by. */
export interface ProviderKeys {
  clientId: string;
  clientSecret: string;
}

/** The deployment's keys for a provider; null: people cannot log in there. */
export const providerKeys = (env: Bindings, name: ProviderName): ProviderKeys | null => {
  const [clientId, clientSecret] =
    name === 'google'
      ? [env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET]
      : [env.DISCORD_CLIENT_ID, env.DISCORD_CLIENT_SECRET];
  return clientId && clientSecret ? { clientId, clientSecret } : null;
};

/** The providers that people can log in with here. */
export const configuredProviders = (env: Bindings): ProviderName[] =>
  providerNameSchema.options.filter((name) => providerKeys(env, name) !== null);
