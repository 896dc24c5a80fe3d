import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { desktopEntry, stringValue } from './desktop-entry.ts';

/** The same name as in the deb, which is that of the window (desktopName in package.json). */
const entryName = path.join('applications', 'tallyho.desktop');

/** The first line of an entry that the app has written. It leaves any other as it is. */
const mark = '# Written by Tallyho. The setting "Show in the applications menu" removes it.';

interface MenuEntryPlace {
  /** The user's folder of data: XDG_DATA_HOME. */
  readonly folder: string;
  /** The folders of data of the system: XDG_DATA_DIRS, separated by colons. */
  readonly systemFolders: string;
}

interface MenuEntryContent {
  readonly program: string;
  /** The path of a picture that stays where it is. */
  readonly icon: string;
}

/** Returns true if a package manager has put the app into the menu. */
export const isInSystemMenu = ({ systemFolders }: MenuEntryPlace): boolean =>
  systemFolders.split(':').some((folder) => folder !== '' && existsSync(path.join(folder, entryName)));

/** Returns true if the user's own menu has the app. */
export const hasEntryFile = ({ folder }: MenuEntryPlace): boolean => existsSync(path.join(folder, entryName));

/** Writes the entry, unless it is there already or is the user's own. Throws if the folder can't be written. */
export function writeEntryFile({ folder }: MenuEntryPlace, { program, icon }: MenuEntryContent): void {
  const file = path.join(folder, entryName);
  const found = textOf(file);
  const wanted = `${mark}\n${desktopEntry({
    program,
    icon,
    argument: '%U',
    lines: [
      'GenericName=Party game',
      'Comment=Rate anything, together',
      'Categories=Game;',
      'Keywords=party;quiz;friends;rating;',
      'Terminal=false',
      'StartupWMClass=tallyho',
      'MimeType=x-scheme-handler/tallyho;',
      // An entry whose program is gone is not shown.
      `TryExec=${stringValue(program)}`,
    ],
  })}`;
  if (found === wanted || (found !== null && !found.startsWith(mark))) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, wanted);
}

/** Removes the entry if the app has written it. */
export function removeEntryFile({ folder }: MenuEntryPlace): void {
  const file = path.join(folder, entryName);
  if (textOf(file)?.startsWith(mark)) rmSync(file);
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
