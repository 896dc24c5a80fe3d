import * as v from 'valibot';
import { type ProviderKeys, type ProviderName, providerKeys } from '../../auth/login/provider-keys.ts';
import type { Bindings } from '../../env.ts';
import { ProviderFailure } from './failure.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Returns true if an endpoint uses TLS or is on this machine. Secrets are sent to these endpoints. */
const isPrivate = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname));
};
const address = v.pipe(v.string(), v.url(), v.check(isPrivate, 'has to be https'));
const common = { issuer: address, authorization: address, token: address };
const googleEndpointsSchema = v.object({ ...common, jwks: address });
const discordEndpointsSchema = v.object({ ...common, profile: address });
type GoogleEndpoints = v.InferOutput<typeof googleEndpointsSchema>;
type DiscordEndpoints = v.InferOutput<typeof discordEndpointsSchema>;

const google: GoogleEndpoints = {
  issuer: 'https://accounts.google.com',
  authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  jwks: 'https://www.googleapis.com/oauth2/v3/certs',
};
const discord: DiscordEndpoints = {
  issuer: 'https://discord.com',
  authorization: 'https://discord.com/oauth2/authorize',
  token: 'https://discord.com/api/oauth2/token',
  profile: 'https://discord.com/api/v10/users/@me',
};

/** Settings of a configured login provider. */
export type ProviderSettings =
  | (ProviderKeys & { name: 'google'; endpoints: GoogleEndpoints })
  | (ProviderKeys & { name: 'discord'; endpoints: DiscordEndpoints });

const parseEndpoints = <Schema extends v.GenericSchema>(schema: Schema, json: string) =>
  v.parse(v.pipe(v.string(), v.parseJson(), schema), json);

const settingsOf = (env: Bindings, name: ProviderName): ProviderSettings | null => {
  const keys = providerKeys(env, name);
  if (keys === null) return null;
  if (name === 'google') {
    const { GOOGLE_ENDPOINTS: own } = env;
    return { name, ...keys, endpoints: own ? parseEndpoints(googleEndpointsSchema, own) : google };
  }
  const { DISCORD_ENDPOINTS: own } = env;
  return { name, ...keys, endpoints: own ? parseEndpoints(discordEndpointsSchema, own) : discord };
};

/** Returns the settings of a provider. Throws `server_error` if the deployment has no keys for it. */
export const requireSettings = (env: Bindings, name: ProviderName): ProviderSettings => {
  const settings = settingsOf(env, name);
  if (settings === null) throw new ProviderFailure('server_error', 'not configured');
  return settings;
};
