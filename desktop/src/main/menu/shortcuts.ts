import { app, Menu, nativeImage, Tray } from 'electron';
import { iconPath } from '../icon-path.ts';
import { shortcutItems, trayItems } from './menu-template.ts';

/** Electron would remove a tray icon that nothing refers to. */
let tray: Tray | null = null;

/**
 * Adds what players do first to the Dock of macOS, or to an icon in the tray of other systems. `focus` shows the window, `show`
 * opens a page in it.
 */
export function addShortcuts(focus: () => void, show: (pagePath: string) => void): void {
  // The Dock's menu ends with "Quit".
  if (process.platform === 'darwin') {
    app.dock?.setMenu(Menu.buildFromTemplate(shortcutItems(show)));
    return;
  }
  const icon = nativeImage.createFromPath(iconPath(192));
  tray = new Tray(icon.resize({ width: 32, quality: 'best' }));
  tray.setToolTip('Tallyho');
  tray.on('click', focus);
  tray.setContextMenu(Menu.buildFromTemplate(trayItems({ focus, show, quit: () => app.quit() })));
}
