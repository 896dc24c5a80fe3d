import path from 'node:path';
import { BrowserWindow } from 'electron';
import { appOrigin } from './addresses.ts';
import { isHostReachable } from './host.ts';
import { hostPagePath } from './host-page.ts';
import { lastBounds, rememberBounds } from './window-state.ts';

/** Opens the window at a page's path; where the site doesn't answer, at the page that says so. */
export async function openWindow(pagePath: string): Promise<BrowserWindow> {
  const window = new BrowserWindow({
    ...lastBounds(),
    minWidth: 360,
    minHeight: 520,
    title: 'Tallyho',
    backgroundColor: '#f7eddc',
    show: false,
    webPreferences: {
      preload: path.join(import.meta.dirname, '..', 'preload', 'index.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
    },
  });
  rememberBounds(window);
  window.once('ready-to-show', () => window.show());
  await goTo(window, (await isHostReachable()) ? pagePath : hostPagePath);
  return window;
}

/** Shows another page. */
export async function goTo(window: BrowserWindow, pagePath: string): Promise<void> {
  await window.loadURL(appOrigin + pagePath);
}
