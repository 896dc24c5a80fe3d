import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { app, net } from 'electron';
import { log } from '../log.ts';
import { findSite, type SiteConfig, type SiteSearch } from './find-site.ts';
import { readSiteAddress, type SiteAddress } from './site-address.ts';
import { firstAddress, parseSiteSettings, type SiteSettings, withRecent } from './site-settings.ts';

/** Returns the site that the app is built for (electron.vite.config.ts); empty: none. */
function builtInSite(): string {
  const folder = app.isPackaged ? process.resourcesPath : path.join(import.meta.dirname, '..');
  try {
    return readFileSync(path.join(folder, 'site.txt'), 'utf8').trim();
  } catch {
    return '';
  }
}

/** The result of trying an address: a site, why there is none, or why the address is not tried. */
export type TriedSite = SiteSearch | Exclude<SiteAddress, { kind: 'origins' }>;

interface FailedStart {
  readonly address: string;
  readonly result: Exclude<TriedSite, { kind: 'found' }>;
}

let current: SiteSettings['known'] = null;
let failedStart: FailedStart | null = null;

/** Returns the origin of the site that the app plays on: one that responded. Null until there is one. */
export const currentSite = (): string | null => current?.origin ?? null;

/** Returns where the sockets of that site may go, as a source of a content security policy. Null until there is a site. */
export const currentSockets = (): string | null => current?.sockets ?? null;

/** Returns the settings of that site, when it was asked last. Null if they are not known. */
export const currentConfig = (): SiteConfig | null => current?.config ?? null;

/** Returns the address that did not respond when the app started, or when a page was loaded; null if there was none to try. */
export const failureAtStart = (): FailedStart | null => failedStart;

/** Returns the sites that responded, the last one first. */
export const recentSites = (): readonly string[] => storedSettings().recent;

const startAddress = (settings: SiteSettings): string | null =>
  firstAddress({
    variable: process.env.TALLYHO_HOST,
    settings,
    builtIn: builtInSite(),
    isPackaged: app.isPackaged,
  });

/**
 * Uses the site to start with without asking it, if it is the one that responded last: the first page need not wait for it. Returns
 * false if it is not. Otherwise `askAssumedSite` has to follow.
 */
export function assumeFirstSite(): boolean {
  const settings = storedSettings();
  if (current !== null || settings.known === null || startAddress(settings) !== settings.known.origin)
    return false;
  current = settings.known;
  return true;
}

/**
 * Asks the assumed site. same: nothing has changed, or the player has chosen another site meanwhile. changed: its rooms are elsewhere,
 * or it has other settings, so its page has to be loaded again. lost: it does not respond, or is no Tallyho; from now on `findFirstSite` tries it again.
 */
export async function askAssumedSite(): Promise<'same' | 'changed' | 'lost'> {
  const assumed = current;
  if (assumed === null) return 'same';
  const result = await trySite(assumed.origin);
  if (current !== assumed) return 'same';
  if (result.kind !== 'found') {
    failedStart = { address: assumed.origin, result };
    current = null;
    return 'lost';
  }
  playOn(result, storedSettings());
  const hasSameConfig =
    assumed.config === null || JSON.stringify(assumed.config) === JSON.stringify(result.config);
  return result.sockets === assumed.sockets && hasSameConfig ? 'same' : 'changed';
}

/** Finds the site to start with, unless the app has one. Returns false if there is no address, or no Tallyho at it. */
export async function findFirstSite(): Promise<boolean> {
  if (current !== null) return true;
  const settings = storedSettings();
  const address = failedStart?.address ?? startAddress(settings);
  if (address === null) return false;
  const result = await trySite(address);
  if (result.kind === 'found') playOn(result, settings);
  else failedStart = { address, result };
  return result.kind === 'found';
}

/** Has to be called when the site no longer responds to a page that loads. From now on `findFirstSite` tries it again. */
export function loseSite(): void {
  if (current === null) return;
  const { origin } = current;
  log(`${origin}: lost`);
  failedStart = { address: origin, result: { kind: 'failed', origin, problem: { kind: 'noAnswer' } } };
  current = null;
}

/**
 * Tries an address that a player entered. If it is a Tallyho, the app plays there from now on and remembers it; otherwise
 * nothing changes.
 */
export async function switchSite(text: string): Promise<TriedSite> {
  const result = await trySite(text);
  if (result.kind === 'found') playOn(result, { ...storedSettings(), host: result.origin });
  return result;
}

function playOn(
  { origin, sockets, config }: Extract<SiteSearch, { kind: 'found' }>,
  settings: SiteSettings,
): void {
  current = { origin, sockets, config };
  failedStart = null;
  storeSettings({ ...withRecent(settings, origin), known: current });
}

/** What the log says about the last try. */
let lastResult = '';

async function trySite(text: string): Promise<TriedSite> {
  const address = readSiteAddress(text);
  if (address.kind !== 'origins') return address;
  const result = await findSite(address.origins, (url, options) => net.fetch(url, options));
  const line = `${result.origin}: ${result.kind === 'found' ? 'found' : JSON.stringify(result.problem)}`;
  // A site that does not respond is tried every few seconds.
  if (line !== lastResult) log(line);
  lastResult = line;
  return result;
}

const settingsFile = () => path.join(app.getPath('userData'), 'config.json');

function storedSettings(): SiteSettings {
  try {
    return parseSiteSettings(readFileSync(settingsFile(), 'utf8'));
  } catch {
    return parseSiteSettings('');
  }
}

function storeSettings(settings: SiteSettings): void {
  try {
    writeFileSync(settingsFile(), JSON.stringify(settings));
  } catch (error) {
    log(`The settings could not be stored: ${error}`);
  }
}
