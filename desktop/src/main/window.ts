import path from 'node:path';
import { BrowserWindow } from 'electron';
import { appOrigin } from './addresses.ts';
import { lastBounds, rememberBounds } from './window-state.ts';

/** The window, still empty. It shows itself with its first page. */
export function createWindow(): BrowserWindow {
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
  return window;
}

/** Shows another page. */
export async function goTo(window: BrowserWindow, pagePath: string): Promise<void> {
  // It fails where another page was asked for meanwhile: that one is shown then.
  await window.loadURL(appOrigin + pagePath).catch(() => undefined);
}
