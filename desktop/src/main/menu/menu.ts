import { app, Menu } from 'electron';
import { checksSpelling, setChecksSpelling } from '../spelling/spelling.ts';
import { hasMenuEntry, keepsMenuEntry, setHasMenuEntry } from '../system/menu-entry.ts';
import { opensAtLogin, setOpensAtLogin } from '../system/open-at-login.ts';
import { showUpdateCheck } from '../updates/app-updater.ts';
import { showAbout } from './about.ts';
import { menuTemplate, testModeItem } from './menu-template.ts';

/** Shows or hides the menu entry for administrators. */
export function showTestModeItem(isShown: boolean): void {
  const item = Menu.getApplicationMenu()?.getMenuItemById(testModeItem);
  if (item) item.visible = isShown;
}

/** Sets the application's menu. `show` opens a page by its path, `chooseSite` the page that asks for another site. */
export function setMenu(show: (pagePath: string) => void, chooseSite: () => void): void {
  const template = menuTemplate(
    {
      show,
      chooseSite,
      showAbout: () => void showAbout(),
      checkForUpdates: () => void showUpdateCheck(),
      setOpensAtLogin,
      setChecksSpelling,
      setHasMenuEntry,
    },
    { isMac: process.platform === 'darwin', isPackaged: app.isPackaged },
    {
      opensAtLogin: opensAtLogin(),
      checksSpelling: checksSpelling(),
      hasMenuEntry: keepsMenuEntry() ? hasMenuEntry() : null,
    },
  );
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
