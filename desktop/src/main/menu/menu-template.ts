import type { MenuItemConstructorOptions } from 'electron';

/** The id of the entry for administrators. */
export const testModeItem = 'test-mode';

interface MenuActions {
  /** Opens a page by its path. */
  readonly show: (pagePath: string) => void;
  readonly chooseSite: () => void;
  readonly showAbout: () => void;
  readonly checkForUpdates: () => void;
  /** Each returns what is then the case. */
  readonly setOpensAtLogin: (isWanted: boolean) => boolean;
  readonly setChecksSpelling: (isWanted: boolean) => Promise<boolean>;
  readonly setHasMenuEntry: (isWanted: boolean) => boolean;
}

/** The settings of the app itself. */
interface AppSettings {
  readonly opensAtLogin: boolean;
  readonly checksSpelling: boolean;
  /** Null where the app does not put itself into the menu of the system. */
  readonly hasMenuEntry: boolean | null;
}

interface MenuSystem {
  readonly isMac: boolean;
  /** True for the app that players install, which has no tools for developers. */
  readonly isPackaged: boolean;
}

const separator: MenuItemConstructorOptions = { type: 'separator' };

/** What players do first, for the menus of the app, of the Dock and of the tray. The addresses are those of the installed site. */
export const shortcutItems = (show: (pagePath: string) => void): MenuItemConstructorOptions[] => [
  { label: 'Create a lobby', click: () => show('/?scrollTo=lobby') },
  { label: 'Join with a code', click: () => show('/?scrollTo=lobby&join') },
];

/** The menu of the icon in the tray. `focus` shows the window. */
export const trayItems = (actions: {
  readonly focus: () => void;
  readonly show: (pagePath: string) => void;
  readonly quit: () => void;
}): MenuItemConstructorOptions[] => [
  // On some desktops a press opens only the menu.
  { label: 'Show Tallyho', click: actions.focus },
  separator,
  ...shortcutItems(actions.show),
  separator,
  { label: 'Quit', click: actions.quit },
];

/** Returns an entry that is not displayed: a further key for an action that has an entry. */
const furtherKey = (
  role: NonNullable<MenuItemConstructorOptions['role']>,
  accelerator: string,
): MenuItemConstructorOptions => ({ role, accelerator, visible: false, acceleratorWorksWhenHidden: true });

/** Returns the entry for the settings of the app. */
const settingsItem = (
  { setOpensAtLogin, setChecksSpelling, setHasMenuEntry }: MenuActions,
  { opensAtLogin, checksSpelling, hasMenuEntry }: AppSettings,
): MenuItemConstructorOptions => ({
  label: 'Settings',
  submenu: [
    {
      label: 'Open at login',
      type: 'checkbox',
      checked: opensAtLogin,
      click: (item) => {
        item.checked = setOpensAtLogin(item.checked);
      },
    },
    {
      label: 'Check spelling',
      type: 'checkbox',
      checked: checksSpelling,
      click: async (item) => {
        item.checked = await setChecksSpelling(item.checked);
      },
    },
    {
      label: 'Show in the applications menu',
      type: 'checkbox',
      visible: hasMenuEntry !== null,
      checked: hasMenuEntry ?? false,
      click: (item) => {
        item.checked = setHasMenuEntry(item.checked);
      },
    },
  ],
});

/** The menu of macOS with the name of the app. */
const macAppMenu = (
  about: readonly MenuItemConstructorOptions[],
  settings: MenuItemConstructorOptions,
): MenuItemConstructorOptions => ({
  label: 'Tallyho',
  submenu: [
    ...about,
    separator,
    settings,
    separator,
    { role: 'services' },
    separator,
    { role: 'hide' },
    { role: 'hideOthers' },
    { role: 'unhide' },
    separator,
    { role: 'quit' },
  ],
});

/** Returns the application's menu for a system. `settings`: what the entries of the settings show. */
export function menuTemplate(
  actions: MenuActions,
  { isMac, isPackaged }: MenuSystem,
  settings: AppSettings,
): MenuItemConstructorOptions[] {
  const { show, chooseSite, showAbout, checkForUpdates } = actions;
  const about: MenuItemConstructorOptions[] = [
    { label: 'About Tallyho', click: showAbout },
    { label: 'Check for updates ...', click: checkForUpdates },
  ];
  const settingsEntry = settingsItem(actions, settings);
  return [
    ...(isMac ? [macAppMenu(about, settingsEntry)] : []),
    {
      label: 'Game',
      submenu: [
        { label: 'Home', accelerator: 'CmdOrCtrl+Shift+H', click: () => show('/') },
        ...shortcutItems(show),
        separator,
        { label: 'My profile', click: () => show('/user') },
        // Hidden until the user is known to be an administrator.
        { id: testModeItem, label: 'Game Test Mode', visible: false, click: () => show('/test-mode') },
        separator,
        { label: 'Play on another site ...', click: chooseSite },
        ...(isMac ? [] : [settingsEntry]),
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
    // macOS has these entries in the menu of the app.
    ...(isMac ? [] : [{ role: 'help', submenu: about.toReversed() } as const]),
  ];
}
