import { app, Menu, type MenuItemConstructorOptions } from 'electron';
import { otherHostPath } from './host-page.ts';

const testModeItem = 'test-mode';

/** Shows or hides the menu entry for administrators. */
export function showTestModeItem(isShown: boolean): void {
  const item = Menu.getApplicationMenu()?.getMenuItemById(testModeItem);
  if (item) item.visible = isShown;
}

/** Sets the application's menu. `show` opens a page by its path. */
export function setMenu(show: (pagePath: string) => void): void {
  const isMac = process.platform === 'darwin';
  const game: MenuItemConstructorOptions = {
    label: 'Game',
    submenu: [
      { label: 'Home', accelerator: 'CmdOrCtrl+Shift+H', click: () => show('/') },
      { label: 'My profile', click: () => show('/user') },
      // Hidden until the user is known to be an administrator.
      { id: testModeItem, label: 'Game Test Mode', visible: false, click: () => show('/test-mode') },
      { type: 'separator' },
      { label: 'Play on another site ...', click: () => show(otherHostPath) },
      { type: 'separator' },
      isMac ? { role: 'close' } : { role: 'quit' },
    ],
  };
  const view: MenuItemConstructorOptions = {
    label: 'View',
    submenu: [
      { role: 'reload' },
      { type: 'separator' },
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      { role: 'togglefullscreen' },
      ...(app.isPackaged ? [] : [{ type: 'separator' } as const, { role: 'toggleDevTools' } as const]),
    ],
  };
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...(isMac ? [{ role: 'appMenu' } as const] : []),
      game,
      { role: 'editMenu' },
      view,
      { role: 'windowMenu' },
    ]),
  );
}
