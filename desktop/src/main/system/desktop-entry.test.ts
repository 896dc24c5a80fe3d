import { expect, test } from 'vitest';
import { desktopEntry } from './desktop-entry.ts';

test.each([
  ['/opt/Tallyho/tallyho', '"/opt/Tallyho/tallyho"'],
  ['/home/ada/My apps/Tallyho 100%.AppImage', '"/home/ada/My apps/Tallyho 100%%.AppImage"'],
  ['/home/a"b$c/tallyho', String.raw`"/home/a\\"b\\$c/tallyho"`],
  ['/home/a`b/tallyho', '"/home/a\\\\`b/tallyho"'],
  ['/home/a\\b/tallyho', String.raw`"/home/a\\\\b/tallyho"`],
])('the entry for %s starts %s', (program, quoted) => {
  expect(desktopEntry({ program, icon: 'tallyho' }).split('\n')).toContain(`Exec=${quoted}`);
});

test('a link follows the program, and the icon can be a file', () => {
  const entry = desktopEntry({
    program: '/opt/tallyho',
    icon: '/home/a\\b/icon.png',
    argument: '%U',
    lines: ['Terminal=false'],
  });
  expect(entry.split('\n')).toEqual(
    expect.arrayContaining([
      'Exec="/opt/tallyho" %U',
      String.raw`Icon=/home/a\\b/icon.png`,
      'Terminal=false',
    ]),
  );
});
