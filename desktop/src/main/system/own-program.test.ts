import { expect, test } from 'vitest';
import { appImageOf } from './own-program.ts';

const APPDIR = import.meta.dirname;
const APPIMAGE = '/home/ada/Tallyho.AppImage';

test('a program in the folder of an AppImage runs from that AppImage', () => {
  expect(appImageOf(`${APPDIR}/tallyho`, { APPIMAGE, APPDIR })).toBe(APPIMAGE);
});

test.each([
  ['started from another AppImage', { APPIMAGE: '/home/ada/Editor.AppImage', APPDIR }],
  ['whose parent was an AppImage that has ended', { APPIMAGE, APPDIR: '/tmp/.mount_gone' }],
  ['without an AppImage', {}],
])('a program %s runs from none', (_name, variables) => {
  expect(appImageOf('/opt/Tallyho/tallyho', variables)).toBeNull();
});
