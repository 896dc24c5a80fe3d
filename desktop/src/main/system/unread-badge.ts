import { app, type BrowserWindow, nativeImage } from 'electron';
import { badgeBitmap } from './badge-bitmap.ts';

/** In pixels, as Windows shows it on a screen of double density. */
const size = 32;

/**
 * Shows a number on the app's icon: in the Dock of macOS and in the docks of Linux that support it. Windows shows it on a dot over
 * the button in the task bar, and names it for screen readers. 0 removes it.
 */
export function showUnreadBadge(window: BrowserWindow, count: number): void {
  if (process.platform !== 'win32') {
    app.setBadgeCount(count);
    return;
  }
  if (count === 0) {
    window.setOverlayIcon(null, '');
    return;
  }
  const badge = nativeImage.createFromBitmap(badgeBitmap(count, size), { width: size, height: size });
  window.setOverlayIcon(badge, `${count} new`);
}
