import type { Fetcher, R2Bucket, RateLimit } from '@cloudflare/workers-types';

/** What wrangler.toml and the deployment's secrets give the Worker. */
export interface Bindings {
  /** Pictures of themes, and the cards of results. */
  IMAGES: R2Bucket;
  /** The built site, where it is served by the same Worker. */
  ASSETS?: Fetcher;
  LIMIT_REGISTER?: RateLimit;
  LIMIT_LOGIN?: RateLimit;
  LIMIT_CHECK?: RateLimit;
  LIMIT_WRITES?: RateLimit;
  /** http(s) address of the libSQL server. */
  LIBSQL_URL: string;
  LIBSQL_AUTH_TOKEN?: string;
  /** Signs tickets for sockets. */
  TICKET_SECRET: string;
  /** Signs what edge and rooms say to each other. */
  SERVICE_SECRET: string;
  /** http(s) base by which the edge reaches the rooms. */
  PARTY_URL: string;
  /** ws(s) base for browsers; unset: the request's own hostname with the port of PARTY_URL. */
  PARTY_PUBLIC_URL?: string;
  /** Origins allowed besides the site's own, separated by commas. */
  ALLOWED_ORIGINS?: string;
  /** Of the app registered at each provider; without both there is no logging in there. */
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  DISCORD_CLIENT_ID?: string;
  DISCORD_CLIENT_SECRET?: string;
  /** JSON instead of the provider's own addresses: issuer, authorization, token, and Google's jwks or Discord's profile. */
  GOOGLE_ENDPOINTS?: string;
  DISCORD_ENDPOINTS?: string;
  /** 'on' shows visitors the coming-soon page only. */
  COMING_SOON?: string;
}
