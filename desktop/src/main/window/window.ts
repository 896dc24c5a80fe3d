import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { app, BrowserWindow, nativeTheme, screen } from 'electron';
import { appOrigin } from '../addresses.ts';
import { iconPath } from '../icon-path.ts';
import { log } from '../log.ts';
import { minSize, parseWindowPlace, startPlace, type WindowPlace } from './window-place.ts';

const placeFile = () => path.join(app.getPath('userData'), 'window.json');

function storedPlace(): WindowPlace | null {
  try {
    return parseWindowPlace(readFileSync(placeFile(), 'utf8'));
  } catch {
    return null;
  }
}

function storePlace(window: BrowserWindow): void {
  const place: WindowPlace = { ...window.getNormalBounds(), isMaximized: window.isMaximized() };
  try {
    writeFileSync(placeFile(), JSON.stringify(place));
  } catch (error) {
    log(`The place of the window could not be stored: ${error}`);
  }
}

/** How long the window waits for the first paint of its page before it is shown, in milliseconds. */
const maxWait = 600;

/**
 * Creates the window. It is shown with the first paint of its page, because the system shows an empty window white, also where the pages are
 * dark; or soon, in the color of the pages, if the page takes longer.
 */
export function createWindow(): BrowserWindow {
  const areas = [screen.getPrimaryDisplay(), ...screen.getAllDisplays()].map(({ workArea }) => workArea);
  const { isMaximized, ...place } = startPlace(storedPlace(), areas);
  const window = new BrowserWindow({
    ...place,
    minWidth: minSize.width,
    minHeight: minSize.height,
    title: 'Tallyho',
    // Of --bg, before the first page is drawn.
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#231126' : '#f7eddc',
    show: false,
    webPreferences: {
      preload: path.join(import.meta.dirname, '..', 'preload', 'index.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      // Whether it is used is decided for the session, see `startSpelling`.
      spellcheck: true,
    },
  });
  window.on('close', () => storePlace(window));
  // Windows and macOS have the icon of the executable.
  if (process.platform === 'linux') window.setIcon(iconPath(192));
  const show = () => {
    clearTimeout(timer);
    if (window.isDestroyed() || window.isVisible()) return;
    if (isMaximized) window.maximize();
    window.show();
  };
  const timer = setTimeout(show, maxWait);
  window.once('ready-to-show', show);
  return window;
}

/** Navigates to a page. */
export async function goTo(window: BrowserWindow, pagePath: string): Promise<void> {
  // Rejected if another navigation starts during the load; then that page is shown.
  await window.loadURL(appOrigin + pagePath).catch(() => undefined);
}
