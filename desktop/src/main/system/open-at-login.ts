import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { app } from 'electron';
import { log } from '../log.ts';
import { desktopEntry } from './desktop-entry.ts';
import { ownProgram } from './own-program.ts';

/** Linux has no call for this, but a folder whose entries desktops start: in ~/.config, unless XDG_CONFIG_HOME names another one. */
const entryFile = () => path.join(app.getPath('appData'), 'autostart', 'tallyho.desktop');

/** Returns true if the system starts the app when the user logs in. */
export const opensAtLogin = (): boolean =>
  process.platform === 'linux' ? existsSync(entryFile()) : app.getLoginItemSettings().openAtLogin;

/** Writes the path of the app into the entry again, if there is one: an update of an AppImage can have another name. */
export function updateLoginEntry(): void {
  if (process.platform === 'linux' && app.isPackaged && opensAtLogin()) setOpensAtLogin(true);
}

/** Lets the system start the app when the user logs in, or no longer. Returns what is now the case. */
export function setOpensAtLogin(isWanted: boolean): boolean {
  if (process.platform !== 'linux') app.setLoginItemSettings({ openAtLogin: isWanted });
  else
    try {
      if (isWanted) {
        mkdirSync(path.dirname(entryFile()), { recursive: true });
        writeFileSync(entryFile(), desktopEntry({ program: ownProgram, icon: 'tallyho' }));
      } else rmSync(entryFile(), { force: true });
    } catch (error) {
      log(`Open at login could not be changed: ${error}`);
    }
  return opensAtLogin();
}
