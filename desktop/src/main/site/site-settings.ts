import { isSiteConfig, type SiteConfig } from './find-site.ts';
import { isSiteOrigin } from './site-address.ts';
import { socketSource } from './socket-source.ts';

/** What the app stores about sites. All are origins that `isSiteOrigin` accepts. */
export interface SiteSettings {
  /** The site that was chosen last; null before the first choice. */
  readonly host: string | null;
  /** Sites that responded, the last one first. */
  readonly recent: readonly string[];
  /** The site that responded last, with where its rooms are (see socketSource) and its settings. Null before the first one. */
  readonly known: {
    readonly origin: string;
    readonly sockets: string;
    readonly config: SiteConfig | null;
  } | null;
}

/** How many sites that responded are remembered. */
const maxRecent = 5;

/** Reads the stored settings. What is damaged or not allowed is left out. `json`: the content of the file, as text. */
export function parseSiteSettings(json: string): SiteSettings {
  const stored = parse(json);
  const recent = 'recent' in stored && Array.isArray(stored.recent) ? stored.recent : [];
  return {
    host: 'host' in stored && isStoredSite(stored.host) ? stored.host : null,
    recent: recent.filter(isStoredSite).slice(0, maxRecent),
    known: 'known' in stored ? knownSite(stored.known) : null,
  };
}

function knownSite(value: unknown): SiteSettings['known'] {
  if (typeof value !== 'object' || value === null || !('origin' in value) || !('sockets' in value))
    return null;
  const { origin, sockets } = value;
  // Whatever the file says, the result is a source that this site may have.
  if (!isStoredSite(origin)) return null;
  // Earlier versions stored no settings.
  const config = 'config' in value && isSiteConfig(value.config) ? value.config : null;
  return { origin, sockets: socketSource(origin, sockets), config };
}

/** Puts a site that responded first in the list. */
export const withRecent = (settings: SiteSettings, origin: string): SiteSettings => ({
  ...settings,
  recent: [origin, ...settings.recent.filter((other) => other !== origin)].slice(0, maxRecent),
});

interface FirstAddressSources {
  /** The variable TALLYHO_HOST. */
  readonly variable: string | undefined;
  readonly settings: SiteSettings;
  /** The site that the app was built for; empty: none. */
  readonly builtIn: string;
  readonly isPackaged: boolean;
}

/**
 * Returns the address to play on when the app starts: the variable, then the last choice, then the site that the app was
 * built for. Null if a player has to choose. In a checkout it is the default address of `npm start` instead.
 */
export function firstAddress({
  variable,
  settings,
  builtIn,
  isPackaged,
}: FirstAddressSources): string | null {
  return variable || settings.host || builtIn || (isPackaged ? null : 'http://localhost:8787');
}

const isStoredSite = (value: unknown): value is string => typeof value === 'string' && isSiteOrigin(value);

function parse(json: string): object {
  try {
    const stored: unknown = JSON.parse(json);
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
