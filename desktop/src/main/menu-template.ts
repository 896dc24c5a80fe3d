import type { MenuItemConstructorOptions } from 'electron';

/** The id of the entry for administrators. */
export const testModeItem = 'test-mode';

interface MenuActions {
  /** Opens a page by its path. */
  readonly show: (pagePath: string) => void;
  readonly chooseSite: () => void;
  readonly showAbout: () => void;
  readonly checkForUpdates: () => void;
}

interface MenuSystem {
  readonly isMac: boolean;
  /** True for the app that players install, which has no tools for developers. */
  readonly isPackaged: boolean;
}

const separator: MenuItemConstructorOptions = { type: 'separator' };

/** Returns an entry that is not displayed: a further key for an action that has an entry. */
const furtherKey = (
  role: NonNullable<MenuItemConstructorOptions['role']>,
  accelerator: string,
): MenuItemConstructorOptions => ({ role, accelerator, visible: false, acceleratorWorksWhenHidden: true });

/** Returns the application's menu for a system. */
export const menuTemplate = (
  { show, chooseSite, showAbout, checkForUpdates }: MenuActions,
  { isMac, isPackaged }: MenuSystem,
): MenuItemConstructorOptions[] => [
  ...(isMac ? [{ role: 'appMenu' } as const] : []),
  {
    label: 'Game',
    submenu: [
      { label: 'Home', accelerator: 'CmdOrCtrl+Shift+H', click: () => show('/') },
      { label: 'My profile', click: () => show('/user') },
      // Hidden until the user is known to be an administrator.
      { id: testModeItem, label: 'Game Test Mode', visible: false, click: () => show('/test-mode') },
      separator,
      { label: 'Play on another site ...', click: chooseSite },
      separator,
      isMac ? { role: 'close' } : { role: 'quit' },
    ],
  },
  { role: 'editMenu' },
  {
    label: 'View',
    submenu: [
      { role: 'reload' },
      separator,
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      // Ctrl and the key of "+" without Shift, and the number pad, as in browsers.
      furtherKey('zoomIn', 'CmdOrCtrl+='),
      furtherKey('zoomIn', 'CmdOrCtrl+numadd'),
      { role: 'zoomOut' },
      furtherKey('zoomOut', 'CmdOrCtrl+numsub'),
      furtherKey('resetZoom', 'CmdOrCtrl+num0'),
      { role: 'togglefullscreen' },
      ...(isPackaged ? [] : [separator, { role: 'toggleDevTools' } as const]),
    ],
  },
  // Electron's own menu has "Zoom" on every system, which only macOS has.
  isMac ? { role: 'windowMenu' } : { label: 'Window', submenu: [{ role: 'minimize' }, { role: 'close' }] },
  {
    role: 'help',
    submenu: [
      { label: 'Check for updates ...', click: checkForUpdates },
      { label: 'About Tallyho', click: showAbout },
    ],
  },
];
