import { app, type BrowserWindow, nativeImage } from 'electron';
import { dotBitmap } from './dot-bitmap.ts';

/** In pixels, as Windows shows it on a screen of double density. */
const size = 32;

/**
 * Shows a number on the app's icon: in the Dock of macOS and in the docks of Linux that support it. Windows shows a dot over the
 * button in the task bar, and names the number for screen readers. 0 removes it.
 */
export function showUnreadBadge(window: BrowserWindow, count: number): void {
  if (process.platform !== 'win32') {
    app.setBadgeCount(count);
    return;
  }
  const dot = nativeImage.createFromBitmap(dotBitmap(size), { width: size, height: size });
  window.setOverlayIcon(count > 0 ? dot : null, count > 0 ? `${count} new` : '');
}
