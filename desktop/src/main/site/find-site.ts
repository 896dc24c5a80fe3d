import { socketSource } from './socket-source.ts';

/** Why there is no Tallyho at an address. */
export type SiteProblem =
  | { readonly kind: 'noAnswer' | 'offline' | 'unknownName' | 'badCertificate' | 'moved' | 'notTallyho' }
  | { readonly kind: 'error'; readonly status: number };

/** The public settings of a site, the response of /api/config. Pages read the rest of it. */
export interface SiteConfig {
  readonly comingSoon: boolean;
  readonly providers: readonly unknown[];
}

/**
 * What asking some addresses for a Tallyho gave. `origin`: the one that responded, or whose problem is the most telling. `sockets`:
 * where its rooms are, see socketSource. `config`: its settings.
 */
export type SiteSearch =
  | { readonly kind: 'found'; readonly origin: string; readonly sockets: string; readonly config: SiteConfig }
  | { readonly kind: 'failed'; readonly origin: string; readonly problem: SiteProblem };

export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** The time limit for each address, in milliseconds. */
const timeout = 5000;

/**
 * Asks all origins at the same time if they are a Tallyho, by its public settings. Returns the first one of the list that is, or a
 * problem: that of an origin that responded, if there is one.
 */
export async function findSite(origins: readonly [string, ...string[]], fetch: Fetch): Promise<SiteSearch> {
  const outcomes = await Promise.all(
    origins.map(async (origin) => ({ origin, ...(await askSite(origin, fetch)) })),
  );
  const found = outcomes.find((outcome) => 'sockets' in outcome);
  if (found) return { kind: 'found', ...found };
  const failures = outcomes.filter((outcome) => 'problem' in outcome);
  const first = { origin: origins[0], problem: { kind: 'noAnswer' } } as const;
  return { kind: 'failed', ...(failures.find(({ problem }) => problem.kind !== 'noAnswer') ?? first) };
}

async function askSite(
  origin: string,
  fetch: Fetch,
): Promise<{ readonly sockets: string; readonly config: SiteConfig } | { readonly problem: SiteProblem }> {
  try {
    // A redirect would lose what is sent with POST, so the address has to be the site's own.
    const options = { redirect: 'error', signal: AbortSignal.timeout(timeout) } as const;
    const response = await fetch(`${origin}/api/config`, options);
    if (response.status >= 500) return { problem: { kind: 'error', status: response.status } };
    const config: unknown = await response.json().catch(() => null);
    if (!response.ok || !isSiteConfig(config)) return { problem: { kind: 'notTallyho' } };
    return { sockets: socketSource(origin, 'rooms' in config ? config.rooms : undefined), config };
  } catch (error) {
    return { problem: { kind: kindOf(error instanceof Error ? error.message : '') } };
  }
}

/** Reads the text of an error of Chromium's network stack, such as net::ERR_NAME_NOT_RESOLVED. */
function kindOf(message: string): Exclude<SiteProblem['kind'], 'error'> {
  if (/ERR_NAME_/.test(message)) return 'unknownName';
  if (/ERR_CERT_/.test(message)) return 'badCertificate';
  if (/ERR_INTERNET_DISCONNECTED/.test(message)) return 'offline';
  return /redirect/i.test(message) ? 'moved' : 'noAnswer';
}

/** Returns true for the response of /api/config. */
export const isSiteConfig = (answer: unknown): answer is SiteConfig =>
  typeof answer === 'object' &&
  answer !== null &&
  'comingSoon' in answer &&
  typeof answer.comingSoon === 'boolean' &&
  'providers' in answer &&
  Array.isArray(answer.providers);
