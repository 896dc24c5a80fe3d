import { expect, test } from 'vitest';
import { crashReport, oldReports, reportName, withoutPaths } from './crash-report.ts';

const time = new Date('2026-11-23T20:15:00.123Z');
const crash = {
  what: 'The page ended: crashed (5).\nError: at /home/ada/tallyho/index.js:1',
  time,
  versions: { Tallyho: '1.2.0', Electron: '45.4.1' },
  log: '2026-11-23T20:14:00.000Z The log of /home/ada/tallyho',
  home: '/home/ada',
};

test('a report says what has happened, when, in which version, and what the log says', () => {
  const report = crashReport(crash);
  for (const part of [
    '2026-11-23T20:15:00.123Z',
    'Tallyho: 1.2.0',
    'Electron: 45.4.1',
    'The page ended: crashed (5).',
  ])
    expect(report).toContain(part);
  expect(report).toContain('2026-11-23T20:14:00.000Z The log of ~/tallyho');
});

test('a report says that nothing was sent, and does not name the folder of the user', () => {
  const report = crashReport(crash);
  expect(report).toMatch(/^Report of a crash of Tallyho. It is only on this computer./);
  expect(report).not.toContain('ada');
  expect(crashReport({ ...crash, home: '' })).toContain('/home/ada');
});

test('an error of the app names hosts, but neither codes of lobbies nor those of logins', () => {
  const text = withoutPaths(
    "Error: ERR_FAILED (-2) loading 'app://tallyho/join/ABC234', tallyho://desktop-login?code=secret (wss://rooms.example.org:443/parties?ticket=secret)\n    at file:///opt/index.js:1:2",
  );
  expect(text).toBe(
    "Error: ERR_FAILED (-2) loading 'app://tallyho', tallyho://desktop-login (wss://rooms.example.org:443\n    at file:///opt/index.js:1:2",
  );
});

test('the last ten reports are kept, and other files', () => {
  const reports = Array.from({ length: 12 }, (_, day) => reportName(new Date(Date.UTC(2026, 10, day + 1))));
  const files = ['tallyho.log', ...reports.toReversed(), 'crash-notes.md'];
  expect(oldReports(files)).toEqual(reports.slice(0, 2));
});

test('the name of its file is allowed on every system', () => {
  expect(reportName(time)).toBe('crash-2026-11-23T20-15-00-123Z.txt');
});
