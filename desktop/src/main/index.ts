import path from 'node:path';
import { app, type BrowserWindow, session } from 'electron';
import { linkScheme, pathOfLink } from './addresses.ts';
import { registerAppScheme, serveAppScheme } from './app-protocol.ts';
import { denyPermissions, guardWebContents } from './guards.ts';
import { isHostReachable } from './host.ts';
import { hostPagePath } from './host-page.ts';
import { handlePageMessages } from './ipc.ts';
import { setMenu, showTestModeItem } from './menu.ts';
import { createWindow, goTo } from './window.ts';

let window: BrowserWindow | null = null;
/** Path of the first page: set by a link that is opened before the window exists. */
let firstPage = '/';

function show(pagePath: string): void {
  if (!window) {
    firstPage = pagePath;
    return;
  }
  focus();
  void goTo(window, pagePath);
}

function focus(): void {
  if (window?.isMinimized()) window.restore();
  window?.focus();
}

function openLink(args: readonly string[]): void {
  const pagePath = args.map(pathOfLink).find((found) => found !== null);
  if (pagePath) show(pagePath);
}

async function open(): Promise<void> {
  const opened = createWindow();
  opened.on('closed', () => {
    window = null;
  });
  const isReachable = await isHostReachable();
  if (opened.isDestroyed()) return;
  // From now on a link navigates the window, even during the first load.
  window = opened;
  const pagePath = isReachable ? firstPage : hostPagePath;
  firstPage = '/';
  await goTo(opened, pagePath);
}

function registerLinkScheme(): void {
  // In development Electron itself is the executable and needs the app's folder as an argument.
  const folder = process.defaultApp ? process.argv[1] : undefined;
  if (folder === undefined) app.setAsDefaultProtocolClient(linkScheme);
  else app.setAsDefaultProtocolClient(linkScheme, process.execPath, [path.resolve(folder)]);
}

if (app.requestSingleInstanceLock()) {
  registerAppScheme();
  guardWebContents();
  registerLinkScheme();
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
    if (!window) void open();
  });
  openLink(process.argv);
  void app.whenReady().then(() => {
    denyPermissions(session.defaultSession);
    serveAppScheme(showTestModeItem);
    handlePageMessages(focus);
    setMenu(show);
    return open();
  });
} else {
  app.quit();
}
