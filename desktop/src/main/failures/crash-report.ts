/** What a report says about a failure of the app. */
export interface Crash {
  /** What has ended, as a sentence. */
  readonly what: string;
  readonly time: Date;
  /** Versions of the app and of what it runs on. */
  readonly versions: Readonly<Record<string, string>>;
  /** The last lines of the log. */
  readonly log: string;
  /** The folder of the user, whose name may be that of the person. */
  readonly home: string;
}

/** Returns the text of a report. It names no person: the log has no addresses of pages, and the user's folder is left out. */
export function crashReport({ what, time, versions, log, home }: Crash): string {
  const text = [
    'Report of a crash of Tallyho. It is only on this computer. Read it before you send it.',
    '',
    `Time: ${time.toISOString()}`,
    ...Object.entries(versions).map(([name, version]) => `${name}: ${version}`),
    '',
    what,
    '',
    'The last lines of the log:',
    log,
    '',
  ].join('\n');
  return home === '' ? text : text.replaceAll(home, '~');
}

/** Returns a text of the app itself without what its addresses say after the host: codes of lobbies and of logins. */
export const withoutPaths = (text: string): string =>
  text.replaceAll(/\b((?:app|tallyho|https?|wss?):\/\/[^\s/?#'"]*)[^\s'"]*/g, '$1');

/** How many reports are kept. */
const maxReports = 10;

/** Returns the files of a folder that are reports which are not kept. */
export const oldReports = (files: readonly string[]): readonly string[] =>
  files
    .filter((file) => /^crash-.*\.txt$/.test(file))
    // Their names begin with the time.
    .sort()
    .slice(0, -maxReports);

/** Returns the name of the file of a report. */
export const reportName = (time: Date): string => `crash-${time.toISOString().replace(/[:.]/g, '-')}.txt`;
