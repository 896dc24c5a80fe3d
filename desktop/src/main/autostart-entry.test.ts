import { expect, test } from 'vitest';
import { autostartEntry } from './autostart-entry.ts';

test.each([
  ['/opt/Tallyho/tallyho', '"/opt/Tallyho/tallyho"'],
  ['/home/ada/My apps/Tallyho 100%.AppImage', '"/home/ada/My apps/Tallyho 100%%.AppImage"'],
  ['/home/a"b$c/tallyho', String.raw`"/home/a\\"b\\$c/tallyho"`],
  ['/home/a\\b/tallyho', String.raw`"/home/a\\\\b/tallyho"`],
])('the entry for %s starts %s', (program, quoted) => {
  expect(autostartEntry(program).split('\n')).toContain(`Exec=${quoted}`);
});
