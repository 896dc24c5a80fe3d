import path from 'node:path';
import { app, type BrowserWindow, Menu, powerMonitor, session } from 'electron';
import { linkScheme, pathOfLink } from './addresses.ts';
import { watchApp, watchPage } from './failures/failures.ts';
import { handlePageMessages, tell } from './ipc.ts';
import { log, logProcesses } from './log.ts';
import { setMenu, showTestModeItem } from './menu/menu.ts';
import { addShortcuts } from './menu/shortcuts.ts';
import { takeOverSettings } from './old-settings.ts';
import { registerAppScheme, serveAppScheme } from './pages/app-protocol.ts';
import { firstHostPage, otherHostPage, pageAt } from './pages/host-page.ts';
import { prepareHomePage } from './pages/own-pages.ts';
import { requestEarly } from './requests/early-requests.ts';
import {
  askAssumedSite,
  assumeFirstSite,
  currentSite,
  findFirstSite,
  loseSite,
} from './site/current-site.ts';
import { startSpelling } from './spelling/spelling.ts';
import { updateMenuEntry } from './system/menu-entry.ts';
import { closeNotification } from './system/notifications.ts';
import { updateLoginEntry } from './system/open-at-login.ts';
import { showUnreadBadge } from './system/unread-badge.ts';
import { cancelRestart, installAfterClose, startUpdates } from './updates/app-updater.ts';
import { addContextMenu } from './window/context-menu.ts';
import { guardWebContents, restrictPermissions } from './window/guards.ts';
import { askBeforeLeaving } from './window/leaving.ts';
import { createWindow, goTo } from './window/window.ts';

/**
 * Time from the first page to the registration of links, in milliseconds. On Linux it runs a script of the system, during which the app
 * does nothing else.
 */
const registersAfter = 3_000;

/** As in electron-builder.yml. */
const appId = 'io.tallyho.desktop';

let window: BrowserWindow | null = null;
/** Path of the first page: set by a link that is opened before the window exists. */
let firstPage = '/';
/** True while the site that was assumed is asked. */
let isConfirming = false;
/** True while the window is created and its site is tried. */
let isOpening = false;

function show(pagePath: string): void {
  if (!window) {
    firstPage = pagePath;
    // On macOS the app goes on without a window.
    if (app.isReady()) void open();
    return;
  }
  focus();
  // Without a site no page works. It opens when one is chosen.
  void goTo(window, currentSite() === null ? firstHostPage(pagePath) : pagePath);
}

/** Shows the page that asks for another site. */
function chooseSite(): void {
  if (!window) return;
  focus();
  void goTo(window, otherHostPage(window.webContents.getURL()));
}

/** Shows the page that tries the site again, and then returns to the page that was wanted. */
function waitForSite(): void {
  // Soon it is known why the site does not respond.
  if (isConfirming) return;
  loseSite();
  if (window) void goTo(window, firstHostPage(pageAt(window.webContents.getURL())));
}

function focus(): void {
  if (window?.isMinimized()) window.restore();
  window?.focus();
}

function openLink(args: readonly string[]): void {
  const pagePath = args.map(pathOfLink).find((found) => found !== null);
  if (pagePath) show(pagePath);
}

/** Lets the page know if the player sees it, which decides about notifications. */
function watchFocus(opened: BrowserWindow): void {
  opened.on('focus', () => {
    closeNotification();
    opened.flashFrame(false);
    tell(opened.webContents, 'front', true);
  });
  opened.on('blur', () => tell(opened.webContents, 'front', false));
}

async function open(): Promise<void> {
  if (window || isOpening) return;
  isOpening = true;
  const isAssumed = assumeFirstSite();
  if (isAssumed) prepareHomePage();
  const opened = createWindow();
  watchPage(opened);
  watchFocus(opened);
  addContextMenu(opened);
  opened.on('closed', () => {
    window = null;
    isOpening = false;
    installAfterClose();
  });
  const isFound = isAssumed || (await findFirstSite());
  if (opened.isDestroyed()) return;
  isOpening = false;
  // From now on a link navigates the window, even during the first load.
  window = opened;
  const pagePath = isFound ? firstPage : firstHostPage(firstPage);
  firstPage = '/';
  const isLoaded = goTo(opened, pagePath);
  if (isAssumed) {
    void requestEarly();
    void confirmSite(opened);
  }
  await isLoaded;
}

/** Asks the site while its page loads, and then shows what is wrong with it. */
async function confirmSite(opened: BrowserWindow): Promise<void> {
  isConfirming = true;
  const loaded = new Promise((resolve) => opened.webContents.once('did-stop-loading', () => resolve(null)));
  const [result] = await Promise.all([askAssumedSite(), loaded]);
  isConfirming = false;
  if (result === 'same' || opened.isDestroyed()) return;
  const page = pageAt(opened.webContents.getURL());
  await goTo(opened, result === 'lost' ? firstHostPage(page) : page);
}

function registerLinkScheme(): void {
  // In development Electron itself is the executable and needs the app's folder as an argument.
  const folder = process.defaultApp ? process.argv[1] : undefined;
  if (folder === undefined) app.setAsDefaultProtocolClient(linkScheme);
  else app.setAsDefaultProtocolClient(linkScheme, process.execPath, [path.resolve(folder)]);
}

/** Takes over the settings of the versions that were called tallyho-desktop, unless the folder is not the usual one. */
function readOldSettings(): void {
  const folder = app.getPath('userData');
  const usual = path.join(app.getPath('appData'), app.name);
  if (folder !== usual) return;
  try {
    const from = path.join(app.getPath('appData'), 'tallyho-desktop');
    if (takeOverSettings({ from, to: folder })) log(`The settings of ${from} were taken over`);
  } catch (error) {
    log(`The old settings could not be read: ${error}`);
  }
}

if (app.requestSingleInstanceLock()) {
  readOldSettings();
  logProcesses();
  watchApp();
  registerAppScheme();
  guardWebContents();
  askBeforeLeaving(cancelRestart);
  updateMenuEntry();
  updateLoginEntry();
  // Otherwise Electron makes a menu of its own before it is ready.
  Menu.setApplicationMenu(null);
  // Windows shows notifications only of apps with the id of their entry in the start menu.
  app.setAppUserModelId(appId);
  app.on('second-instance', (_event, args) => {
    focus();
    openLink(args);
  });
  app.on('open-url', (event, link) => {
    event.preventDefault();
    openLink([link]);
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('activate', () => {
    void open();
  });
  openLink(process.argv);
  void app.whenReady().then(async () => {
    restrictPermissions(session.defaultSession);
    serveAppScheme({
      onAdministrator: showTestModeItem,
      onOtherUser: closeNotification,
      onUnreachable: waitForSite,
    });
    startSpelling();
    handlePageMessages({
      isInFront: () => window?.isFocused() ?? true,
      focus,
      attract: () => window?.flashFrame(true),
      showUnread: (count) => window && showUnreadBadge(window, count),
    });
    // The page loads in its own process while the rest is set up.
    const isOpened = open();
    setMenu(show, chooseSite);
    powerMonitor.on('resume', () => window && tell(window.webContents, 'wake', undefined));
    await isOpened;
    setTimeout(registerLinkScheme, registersAfter);
    addShortcuts(() => (window ? focus() : void open()), show);
    await startUpdates(({ kind }) => window && tell(window.webContents, 'update', kind));
  });
} else {
  app.quit();
}
