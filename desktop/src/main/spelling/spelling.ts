import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { app, dialog, session } from 'electron';
import { log } from '../log.ts';
import { spellingLanguages } from './spelling-languages.ts';

/** macOS has its own dictionaries. Elsewhere Chromium downloads them, which needs the user's consent. */
const hasDictionaries = process.platform === 'darwin';

const file = () => path.join(app.getPath('userData'), 'spelling.json');

/** Returns true if the user wants the spelling of what they write to be checked. Off by default. */
export function checksSpelling(): boolean {
  try {
    return JSON.parse(readFileSync(file(), 'utf8')) === true;
  } catch {
    return false;
  }
}

/** Must be called before the first window is created: by default Electron downloads a dictionary, also if no page uses it. */
export const startSpelling = (): void => apply(checksSpelling());

/** The languages for which there is or will be a dictionary. */
const languages = (): string[] =>
  spellingLanguages(app.getPreferredSystemLanguages(), session.defaultSession.availableSpellCheckerLanguages);

/** Without languages nothing is checked and nothing is downloaded. On macOS only the switch counts. */
function apply(isWanted: boolean): void {
  session.defaultSession.setSpellCheckerLanguages(isWanted ? languages() : []);
  session.defaultSession.setSpellCheckerEnabled(isWanted);
}

/** Turns the check on or off. Turning it on asks first where a dictionary is downloaded. Returns what is now the case. */
export async function setChecksSpelling(isWanted: boolean): Promise<boolean> {
  if (isWanted && !hasDictionaries && !(await allowsDownload())) return false;
  try {
    writeFileSync(file(), JSON.stringify(isWanted));
  } catch (error) {
    log(`The setting for spelling could not be stored: ${error}`);
  }
  apply(isWanted);
  return isWanted;
}

async function allowsDownload(): Promise<boolean> {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const known = languages().flatMap((language) => names.of(language) ?? []);
  const buttons = ['Download', 'Cancel'];
  const { response } = await dialog.showMessageBox({
    type: 'question',
    title: 'Tallyho',
    message: 'Download dictionaries from Google?',
    detail: [
      `For ${new Intl.ListFormat('en').format(known)}, as on this computer.`,
      'They are downloaded once, and again when there are newer ones. What you write stays on this computer.',
    ].join('\n'),
    buttons,
    defaultId: 0,
    cancelId: buttons.indexOf('Cancel'),
    noLink: true,
  });
  return buttons[response] === 'Download';
}
