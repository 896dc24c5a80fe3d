import path from 'node:path';
import { app, type BrowserWindow, session } from 'electron';
import { linkScheme, pathOfLink } from './addresses.ts';
import { announceAppScheme, serveAppScheme } from './app-protocol.ts';
import { denyPermissions, guardWebContents } from './guards.ts';
import { isHostReachable } from './host.ts';
import { hostPagePath } from './host-page.ts';
import { answerPages } from './ipc.ts';
import { setMenu } from './menu.ts';
import { createWindow, goTo } from './window.ts';

let window: BrowserWindow | null = null;
/** The page a link asked for before the window was there. */
let wanted = '/';

function show(pagePath: string): void {
  if (!window) {
    wanted = pagePath;
    return;
  }
  focus();
  void goTo(window, pagePath);
}

function focus(): void {
  if (window?.isMinimized()) window.restore();
  window?.focus();
}

function follow(args: readonly string[]): void {
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
  // From here on a link goes there by itself, even in the middle of the first load.
  window = opened;
  const pagePath = isReachable ? wanted : hostPagePath;
  wanted = '/';
  await goTo(opened, pagePath);
}

function claimLinks(): void {
  // Run from a folder, Electron itself is the program and has to be told which app.
  const folder = process.defaultApp ? process.argv[1] : undefined;
  if (folder === undefined) app.setAsDefaultProtocolClient(linkScheme);
  else app.setAsDefaultProtocolClient(linkScheme, process.execPath, [path.resolve(folder)]);
}

if (app.requestSingleInstanceLock()) {
  announceAppScheme();
  guardWebContents();
  claimLinks();
  app.on('second-instance', (_event, args) => {
    focus();
    follow(args);
  });
  app.on('open-url', (event, link) => {
    event.preventDefault();
    follow([link]);
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('activate', () => {
    if (!window) void open();
  });
  follow(process.argv);
  void app.whenReady().then(() => {
    denyPermissions(session.defaultSession);
    serveAppScheme();
    answerPages(focus);
    setMenu(show);
    return open();
  });
} else {
  app.quit();
}
