import type { ElectronApplication } from '@playwright/test';

/** Answers the questions of the app with these buttons in turn, and records their texts. */
export const answerQuestions = (app: ElectronApplication, buttons: readonly string[]) =>
  app.evaluateHandle(
    ({ dialog, shell }, wanted) => {
      const record = { asked: [] as string[], opened: [] as string[] };
      const answer = ({ message, buttons: offered }: Electron.MessageBoxOptions) => {
        record.asked.push(message);
        return offered?.indexOf(wanted.shift() ?? '') ?? -1;
      };
      // The app asks with a window and options, or with options alone.
      dialog.showMessageBox = (async (...options: [Electron.MessageBoxOptions]) => ({
        response: answer(options.at(-1) ?? { message: '' }),
        checkboxChecked: false,
      })) as typeof dialog.showMessageBox;
      dialog.showMessageBoxSync = ((options: Electron.MessageBoxSyncOptions) =>
        answer(options)) as typeof dialog.showMessageBoxSync;
      shell.openPath = async (file) => {
        record.opened.push(file);
        return '';
      };
      return record;
    },
    [...buttons],
  );

/**
 * Runs code in the page of the window. The test tool cannot use a page whose process has crashed. Rejects if the process ends meanwhile,
 * about which Electron says nothing.
 */
export const inPage = (app: ElectronApplication, code: string): Promise<unknown> =>
  app.evaluate(
    ({ BrowserWindow }, script) =>
      Promise.race([
        BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(script),
        new Promise((_resolve, reject) => setTimeout(reject, 2_000, new Error('The page does not respond'))),
      ]),
    code,
  );

/** Ends the process of the page, as a crash does. */
export const crashPage = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
  );
