import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { UpdateSearch } from '@tallyho/web/platform/contract';
import { app, BrowserWindow, dialog, shell } from 'electron';
import type { AppUpdater } from 'electron-updater';
import { log } from '../log.ts';
import { ownAppImage } from '../system/own-program.ts';
import { isRelease, isSignedRelease } from './feed-signature.ts';
import { archiveAddress, createUpdates, type FoundUpdate, feedIn, type VersionFeed } from './updates.ts';

/** Set by the build (electron.vite.config.ts): the key that feeds have to be signed with; empty: they need no signature. */
declare const UPDATE_KEY: string;

/** Where this package finds newer versions. */
interface AppFeed {
  readonly address: string;
  readonly updates: VersionFeed;
}

let feed: AppFeed | null = null;
/** Loaded when there is a feed, and after the window: its code would delay the start of the app. */
let autoUpdater: AppUpdater | null = null;
/** Resolves when it is known if there is a feed. A check before that waits for it. */
const started = Promise.withResolvers<void>();
/** True while the window closes to install an update. */
let isRestarting = false;

/** Returns the newer version that is known; null if there is none. */
export const knownUpdate = (): FoundUpdate | null => feed?.updates.known() ?? null;

/** Looks for a newer version now, for a page. */
export async function checkForUpdate(): Promise<UpdateSearch> {
  await started.promise;
  const result = feed ? await feed.updates.check() : ({ kind: 'noFeed' } as const);
  switch (result.kind) {
    case 'found':
      return result.update.kind;
    case 'none':
      return 'none';
    case 'failed':
      return 'unreachable';
    case 'noFeed':
      return 'unlisted';
    default:
      return result satisfies never;
  }
}

/**
 * Looks for newer versions from now on, if the package names a feed. `onFound` is called for each one when it can be installed, or
 * downloaded by the player.
 */
export async function startUpdates(onFound: (update: FoundUpdate) => void): Promise<void> {
  const address = feedOfPackage();
  if (address === null) {
    log('Updates: this app has no feed');
    started.resolve();
    return;
  }
  const { default: electronUpdater } = await import('electron-updater');
  // Its own choice trusts a file in the package, which an AppImage can have, too, if a deb was made from the same folder.
  autoUpdater = ownAppImage === null ? electronUpdater.autoUpdater : new electronUpdater.AppImageUpdater();
  setUp(autoUpdater);
  feed = {
    address,
    updates: createUpdates(autoUpdater, (update) => {
      log(`Updates: ${update.version} is ${update.kind}`);
      onFound(update);
    }),
  };
  feed.updates.start();
  started.resolve();
}

function feedOfPackage(): string | null {
  if (!app.isPackaged) return null;
  try {
    return feedIn(readFileSync(path.join(process.resourcesPath, 'app-update.yml'), 'utf8'));
  } catch {
    return null;
  }
}

/** What installs a package: itself (AppImage, NSIS, macOS), the system's package manager, or the player (an archive). */
type Installer = 'itself' | 'packageManager' | 'player';

function installer(): Installer {
  if (process.platform !== 'linux') return 'itself';
  if (ownAppImage !== null) return 'itself';
  // electron-builder writes this file into the package.
  return existsSync(path.join(process.resourcesPath, 'package-type')) ? 'packageManager' : 'player';
}

function setUp(updater: AppUpdater): void {
  const logLine = (text: unknown) => log(`Updates: ${String(text).slice(0, 1000)}`);
  updater.logger = { info: logLine, warn: logLine, error: logLine };
  const by = installer();
  updater.autoDownload = by !== 'player';
  // A package manager asks for a password, which would be a surprise at a quit.
  updater.autoInstallOnAppQuit = by === 'itself';
  // Otherwise the check is refused for an archive, because nothing could be installed.
  updater.forceDevUpdateConfig = by === 'player';
  // Its packages are not covered by the signature of the feed.
  updater.disableWebInstaller = true;
  // Otherwise the updater sends a number that identifies the installation.
  updater.requestHeaders = { 'x-user-staging-id': 'none' };
  updater.isUpdateSupported = (info) => {
    const isAccepted = UPDATE_KEY === '' ? isRelease(info) : isSignedRelease(info, UPDATE_KEY);
    if (!isAccepted) log('Updates: the feed is not complete or not signed, so it is ignored');
    return isAccepted;
  };
}

/** Restarts with the newer version, or opens the address of its download. Does nothing if there is none. */
export function takeUpdate(): void {
  const update = knownUpdate();
  if (feed === null || update === null) return;
  if (update.kind === 'elsewhere') {
    void shell.openExternal(archiveAddress(feed.address, update.version, process.arch));
    return;
  }
  const [window] = BrowserWindow.getAllWindows();
  isRestarting = window !== undefined;
  // A page with unsaved changes asks first.
  if (window) window.close();
  else install();
}

/** Has to be called when the window has closed. Installs the update for which it was closed. */
export function installAfterClose(): void {
  if (isRestarting) install();
}

/** Has to be called when the user does not want to close the window. */
export function cancelRestart(): void {
  isRestarting = false;
}

function install(): void {
  isRestarting = false;
  // An update that can be installed was found by it.
  if (autoUpdater === null) return;
  // The new version starts before this one has ended.
  app.releaseSingleInstanceLock();
  // The downloaded file is gone, or the user has refused a password: the running version starts again.
  autoUpdater.once('error', () => {
    app.relaunch();
    app.quit();
  });
  autoUpdater.quitAndInstall();
}

/** Looks for a newer version and shows the result. */
export async function showUpdateCheck(): Promise<void> {
  await started.promise;
  const result = feed ? await feed.updates.check() : ({ kind: 'noFeed' } as const);
  const current = `This is Tallyho ${app.getVersion()}.`;
  const say = (message: string, detail: string) =>
    void dialog.showMessageBox({ type: 'info', title: 'Tallyho', message, detail, noLink: true });
  switch (result.kind) {
    case 'found':
      return offer(result.update);
    case 'none':
      return say('There is no newer version.', current);
    case 'failed':
      return say('The list of versions could not be read.', `${current} Try again later. The log says more.`);
    case 'noFeed':
      return say(
        'This app is not updated by itself.',
        `${current} Get a newer one from where this one came from, and install it over this one.`,
      );
    default:
      return result satisfies never;
  }
}

async function offer({ version, kind }: FoundUpdate): Promise<void> {
  const isReady = kind === 'ready';
  const { response } = await dialog.showMessageBox({
    type: 'info',
    title: 'Tallyho',
    message: `Tallyho ${version} is ${isReady ? 'ready' : 'there'}.`,
    detail: `This is Tallyho ${app.getVersion()}.`,
    buttons: [isReady ? 'Restart to update' : 'Download', 'Later'],
    defaultId: 0,
    cancelId: 1,
    noLink: true,
  });
  if (response === 0) takeUpdate();
}
