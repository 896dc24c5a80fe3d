import { existsSync } from 'node:fs';
import path from 'node:path';
import { app, dialog, shell } from 'electron';
import { log, logFile } from '../log.ts';

/** The folder with LICENSE and THIRD-PARTY.md: beside the packed app, or the root of the repository. */
const licenceFolder = () => (app.isPackaged ? process.resourcesPath : path.join(app.getAppPath(), '..'));

/** The folder with the licences of the packages in the bundles. */
const bundledLicences = () =>
  app.isPackaged ? path.join(licenceFolder(), 'licences') : path.join(app.getAppPath(), 'out', 'licences');

/** Shows the version, the licence and where the log is, with buttons that show the files. */
export async function showAbout(): Promise<void> {
  const licence = path.join(licenceFolder(), 'LICENSE');
  const { electron, chrome } = process.versions;
  const { response } = await dialog.showMessageBox({
    type: 'info',
    title: 'About Tallyho',
    message: `Tallyho ${app.getVersion()}`,
    detail: [
      `Electron ${electron}, Chromium ${chrome}`,
      '',
      'Licence: MIT. Pictures, fonts and the packages in the app have their own licences:',
      path.join(licenceFolder(), 'THIRD-PARTY.md'),
      ...['app.txt', 'pages.txt'].map((file) => path.join(bundledLicences(), file)),
      `Electron and Chromium: ${path.join(path.dirname(process.execPath), 'LICENSES.chromium.html')}`,
      '',
      'Log:',
      logFile(),
    ].join('\n'),
    buttons: ['Close', 'Show the licences', 'Show the log'],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  if (response === 1) showFile(licence);
  if (response === 2) showFile(logFile());
}

/** Shows a file in the system's file manager, or its folder if the file is missing. */
function showFile(file: string): void {
  if (existsSync(file)) shell.showItemInFolder(file);
  else void shell.openPath(path.dirname(file)).then((error) => error && log(`Not shown: ${error}`));
}
