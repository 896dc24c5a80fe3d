import type { AppUpdate } from '@tallyho/web/platform/contract';

/** The time between two checks, in milliseconds. */
export const checkEvery = 6 * 60 * 60_000;

/** A version that is newer than the running one. */
export interface FoundUpdate {
  readonly version: string;
  readonly kind: AppUpdate;
}

/** The result of one check. */
type CheckResult =
  | { readonly kind: 'found'; readonly update: FoundUpdate }
  | { readonly kind: 'none' | 'failed' };

/** The part of electron-updater that is used here. */
export interface Updater {
  checkForUpdates(): Promise<{
    readonly isUpdateAvailable: boolean;
    readonly updateInfo: { readonly version: string };
    /** The download, if the package is replaced by the updater. */
    readonly downloadPromise?: Promise<unknown> | null;
  } | null>;
}

export interface VersionFeed {
  /** Looks for a newer version, and downloads it if the app can install it. Never rejects: the updater logs why a check failed. */
  check(): Promise<CheckResult>;
  /** The newest version that is known; null if there is none. A failed check changes nothing. */
  known(): FoundUpdate | null;
  /** Checks at once and every six hours. */
  start(): void;
}

/** Follows a feed of versions. `onFound` is called for each newer version once: after its download, if there is one. */
export function createUpdates(updater: Updater, onFound: (update: FoundUpdate) => void): VersionFeed {
  let known: FoundUpdate | null = null;

  async function check(): Promise<CheckResult> {
    try {
      const answer = await updater.checkForUpdates();
      if (!answer?.isUpdateAvailable) return { kind: 'none' };
      await answer.downloadPromise;
      const { version } = answer.updateInfo;
      const update: FoundUpdate = { version, kind: answer.downloadPromise ? 'ready' : 'elsewhere' };
      if (known?.version !== version) onFound(update);
      known = update;
      return { kind: 'found', update };
    } catch {
      return { kind: 'failed' };
    }
  }

  return {
    check,
    known: () => known,
    start: () => {
      void check();
      setInterval(() => void check(), checkEvery);
    },
  };
}

/**
 * Returns the address of the packages from the configuration that electron-builder has written into the package
 * (app-update.yml); null if there is none. Only https, and http on this machine.
 */
export function feedIn(config: string): string | null {
  const url = URL.parse(/^url: ['"]?([^\s'"]+)/m.exec(config)?.[1] ?? '');
  if (url === null) return null;
  const isOwn = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isOwn)
    ? url.href.replace(/\/$/, '')
    : null;
}

/** Returns the address of the archive of a version for Linux. The name is set in electron-builder.yml. */
export const archiveAddress = (feed: string, version: string, arch: string): string =>
  `${feed}/${encodeURIComponent(`Tallyho-${version}-linux-${arch}.tar.gz`)}`;
