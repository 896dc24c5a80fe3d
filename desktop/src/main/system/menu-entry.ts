import { readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { app } from 'electron';
import { iconPath } from '../icon-path.ts';
import { log } from '../log.ts';
import { hasEntryFile, isInSystemMenu, removeEntryFile, writeEntryFile } from './menu-entry-file.ts';
import { ownProgram } from './own-program.ts';

const place = () => ({
  folder: process.env.XDG_DATA_HOME || path.join(homedir(), '.local', 'share'),
  systemFolders: process.env.XDG_DATA_DIRS || '/usr/local/share:/usr/share',
});

const settingFile = () => path.join(app.getPath('userData'), 'menu-entry.json');

/** Returns true if the app itself puts its entry into the menu: an archive or an AppImage on Linux, which nothing installs. */
export const keepsMenuEntry = (): boolean =>
  process.platform === 'linux' && app.isPackaged && !isInSystemMenu(place());

/** Returns true if the user's menu has the app. */
export const hasMenuEntry = (): boolean => hasEntryFile(place());

/**
 * Puts the app into the menu, unless the user does not want that. Links (`tallyho://`) need the entry, too. Must be called before the
 * app becomes the program for links.
 */
export function updateMenuEntry(): void {
  if (process.platform !== 'linux' || !app.isPackaged) return;
  try {
    // Otherwise the entry of an earlier archive would hide that of the package manager.
    if (!keepsMenuEntry()) removeEntryFile(place());
    else if (isWanted()) writeEntryFile(place(), { program: ownProgram, icon: storeIcon() });
  } catch (error) {
    log(`The entry of the applications menu could not be written: ${error}`);
  }
}

/** Puts the app into the menu, or removes it from there, also for later starts. Returns what is now the case. */
export function setHasMenuEntry(wanted: boolean): boolean {
  try {
    writeFileSync(settingFile(), JSON.stringify(wanted));
    if (!wanted) removeEntryFile(place());
  } catch (error) {
    log(`The entry of the applications menu could not be changed: ${error}`);
  }
  if (wanted) updateMenuEntry();
  return hasMenuEntry();
}

function isWanted(): boolean {
  try {
    return JSON.parse(readFileSync(settingFile(), 'utf8')) !== false;
  } catch {
    return true;
  }
}

/** Copies the icon out of the app, where the menu can read it. Returns its path. */
function storeIcon(): string {
  const file = path.join(app.getPath('userData'), 'icon.png');
  const icon = readFileSync(iconPath(512));
  writeFileSync(file, icon);
  return file;
}
