import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { app, type BrowserWindow, dialog, type MessageBoxOptions, shell } from 'electron';
import { log, logFile, readLastLines } from '../log.ts';
import { crashReport, oldReports, reportName, withoutPaths } from './crash-report.ts';

/** How many lines of the log a report has. */
const reportedLines = 60;

/** Writes a report beside the log. Nothing is sent. Returns its path; null if it could not be written. */
function writeReport(what: string): string | null {
  log(what);
  const time = new Date();
  const file = path.join(path.dirname(logFile()), reportName(time));
  const { electron = '', chrome = '' } = process.versions;
  const versions = {
    Tallyho: app.getVersion(),
    Electron: electron,
    Chromium: chrome,
    System: `${process.platform} ${process.getSystemVersion()} ${process.arch}`,
  };
  try {
    writeFileSync(
      file,
      crashReport({ what, time, versions, log: readLastLines(reportedLines), home: homedir() }),
    );
    const folder = path.dirname(file);
    for (const old of oldReports(readdirSync(folder))) rmSync(path.join(folder, old), { force: true });
    return file;
  } catch {
    return null;
  }
}

const showReport = (file: string) =>
  void shell.openPath(file).then((error) => error && log(`The report was not shown: ${error}`));

/** The question after a crash. `goOn`: the label of the button that goes on. */
const question = (goOn: string, file: string | null): MessageBoxOptions & { buttons: string[] } => ({
  type: 'error',
  title: 'Tallyho',
  message: 'Tallyho has crashed.',
  detail: [
    'What you typed is kept, and your seat waits for you.',
    ...(file === null ? [] : ['', 'A report is on this computer. Nothing was sent:', file]),
  ].join('\n'),
  buttons: [goOn, ...(file === null ? [] : ['Show the report']), 'Quit'],
  defaultId: 0,
  noLink: true,
});

/** Offers to load the page of a window again after its process has crashed, or while it does not respond. */
export function watchPage(window: BrowserWindow): void {
  const { webContents } = window;
  /** A reload within the event would end the app. */
  const reload = () => setImmediate(() => webContents.isDestroyed() || webContents.reload());
  /** True while the process of a page that does not respond is ended. */
  let isEnded = false;
  webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (isEnded) {
      isEnded = false;
      reload();
      return;
    }
    if (reason === 'clean-exit') return;
    const file = writeReport(`The page ended: ${reason} (${exitCode}).`);
    const ask = async (): Promise<void> => {
      const options = question('Reload', file);
      const { response } = await dialog.showMessageBox(window, options);
      if (window.isDestroyed()) return;
      const pressed = options.buttons[response];
      if (pressed === 'Reload') return void reload();
      if (pressed === 'Quit') return app.quit();
      if (file !== null) showReport(file);
      return ask();
    };
    void ask();
  });

  let isAsking = false;
  window.on('unresponsive', async () => {
    if (isAsking) return;
    isAsking = true;
    const { response } = await dialog
      .showMessageBox(window, {
        type: 'warning',
        title: 'Tallyho',
        message: 'Tallyho does not respond.',
        detail: 'What you typed is kept.',
        buttons: ['Wait', 'Reload'],
        defaultId: 0,
        cancelId: 0,
        noLink: true,
      })
      .finally(() => {
        isAsking = false;
      });
    if (response === 0 || window.isDestroyed()) return;
    log('The page did not respond and was loaded again');
    // Its process has to end before a reload has an effect.
    isEnded = true;
    webContents.forcefullyCrashRenderer();
  });
}

const textOfError = (error: unknown): string =>
  withoutPaths(error instanceof Error ? (error.stack ?? error.message) : String(error));

/**
 * Reports an error of the app itself, after which its state is unknown, and offers to start again. A promise that is rejected without a
 * handler is only logged: what it was part of has failed, but nothing is half done.
 */
export function watchApp(): void {
  process.on('unhandledRejection', (reason) => log(`Not handled: ${textOfError(reason)}`));
  let isReported = false;
  process.on('uncaughtException', (error) => {
    // An error while the report is shown.
    if (isReported) return app.exit(1);
    isReported = true;
    const file = writeReport(`Uncaught: ${textOfError(error)}`);
    if (!app.isReady()) {
      dialog.showErrorBox('Tallyho has crashed.', file ?? error.message);
      return app.exit(1);
    }
    const options = question('Restart', file);
    let pressed = options.buttons[dialog.showMessageBoxSync(options)];
    if (pressed === 'Show the report' && file !== null) {
      showReport(file);
      pressed = 'Restart';
    }
    if (pressed === 'Restart') app.relaunch();
    app.exit(1);
  });
}
