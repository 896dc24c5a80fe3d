import type { Fetcher, R2Bucket, RateLimit } from '@cloudflare/workers-types';

/** Bindings and secrets of the Worker, from wrangler.toml and the deployment. */
export interface Bindings {
  /** Theme pictures and result cards. */
  IMAGES: R2Bucket;
  /** The built site, if the same Worker serves it. */
  ASSETS?: Fetcher;
  /** Counters of the platform, by the number of requests per minute that each allows (edge/src/http/budgets.ts). */
  PER_MINUTE_12?: RateLimit;
  PER_MINUTE_20?: RateLimit;
  PER_MINUTE_60?: RateLimit;
  PER_MINUTE_120?: RateLimit;
  PER_MINUTE_300?: RateLimit;
  PER_MINUTE_600?: RateLimit;
  PER_MINUTE_1200?: RateLimit;
  PER_MINUTE_3000?: RateLimit;
  PER_MINUTE_6000?: RateLimit;
  /** http(s) address of the libSQL server. */
  LIBSQL_URL: string;
  LIBSQL_AUTH_TOKEN?: string;
  /** How long a request waits for one answer of the database, in ms; unset: 2500. */
  LIBSQL_TIMEOUT?: string;
  /** Signs socket tickets. */
  TICKET_SECRET: string;
  /** Signs service calls between edge and rooms. */
  SERVICE_SECRET: string;
  /** http(s) base URL by which the edge calls the rooms. */
  PARTY_URL: string;
  /** ws(s) base URL for browsers; unset: the request's own hostname with the port of PARTY_URL. */
  PARTY_PUBLIC_URL?: string;
  /** Allowed origins besides the site's own, separated by commas. */
  ALLOWED_ORIGINS?: string;
  /** Credentials of the app registered at each provider. Without both values, login with that provider is off. */
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  DISCORD_CLIENT_ID?: string;
  DISCORD_CLIENT_SECRET?: string;
  /**
   * JSON that replaces the provider's own endpoints: issuer, authorization, token, and Google's jwks or Discord's
   * profile.
   */
  GOOGLE_ENDPOINTS?: string;
  DISCORD_ENDPOINTS?: string;
  /**
   * How emails are sent; without all of them none is. MAIL_URL: the endpoint of a provider's HTTP API, or an SMTP server
   * (`smtps://user@host:465`). MAIL_KEY: the API's key, or the SMTP user's password. MAIL_FROM: the sender.
   */
  MAIL_URL?: string;
  MAIL_KEY?: string;
  MAIL_FROM?: string;
  /** The maximum number of emails per day; unset: 1000 (edge/src/http/budgets.ts). */
  MAILS_PER_DAY?: string;
  /** Base URL of the site, for links in emails and for passkeys, which belong to its domain. */
  SITE_URL?: string;
  /** 'on' shows visitors only the coming-soon page. */
  COMING_SOON?: string;
  /** 'off': this API does not push its metrics to the rooms. */
  METRICS?: string;
  /** Email address on the contact page; unset: the page has only its form. */
  CONTACT_EMAIL?: string;
}
