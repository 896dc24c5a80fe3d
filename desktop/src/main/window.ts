import path from 'node:path';
import { BrowserWindow, nativeTheme } from 'electron';
import { appOrigin } from './addresses.ts';
import { lastBounds, storeBoundsOnClose } from './window-state.ts';

/** Creates the window. It becomes visible when its first page has rendered. */
export function createWindow(): BrowserWindow {
  const window = new BrowserWindow({
    ...lastBounds(),
    minWidth: 360,
    minHeight: 520,
    title: 'Tallyho',
    // Of --bg, before the first page is drawn.
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#231126' : '#f7eddc',
    icon: path.join(import.meta.dirname, '..', 'renderer', 'icons', 'icon-512.png'),
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
  storeBoundsOnClose(window);
  window.once('ready-to-show', () => window.show());
  return window;
}

/** Navigates to a page. */
export async function goTo(window: BrowserWindow, pagePath: string): Promise<void> {
  // Rejected if another navigation starts during the load; then that page is shown.
  await window.loadURL(appOrigin + pagePath).catch(() => undefined);
}
