import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { app } from 'electron';

/** In bytes. A file that is larger is renamed, so that the log never has more than about twice as many. */
const maxSize = 500_000;

/** Returns the path of the log. */
export const logFile = () => path.join(app.getPath('logs'), 'tallyho.log');

/** Writes one line with the time. What a page or a player wrote does not belong into the log. Never throws. */
export function log(line: string): void {
  const file = logFile();
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > maxSize) renameSync(file, `${file}.old`);
    appendFileSync(file, `${new Date().toISOString()} ${line}\n`);
  } catch {
    // A full or read-only disk is no reason to stop a game.
  }
}

/** Returns the last lines of the log. */
export function readLastLines(count: number): string {
  try {
    return readFileSync(logFile(), 'utf8').trimEnd().split('\n').slice(-count).join('\n');
  } catch {
    return '';
  }
}

/** Logs the start of the app, and the end of each of its helper processes that ends by an error. */
export function logProcesses(): void {
  const { electron, chrome } = process.versions;
  log(`Tallyho ${app.getVersion()} on ${process.platform}, Electron ${electron}, Chromium ${chrome}`);
  app.on('child-process-gone', (_event, { type, reason, exitCode }) =>
    log(`A process (${type}) ended: ${reason} (${exitCode})`),
  );
}
