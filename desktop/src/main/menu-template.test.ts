import type { MenuItemConstructorOptions } from 'electron';
import { expect, test, vi } from 'vitest';
import { menuTemplate } from './menu-template.ts';

const linux = { isMac: false, isPackaged: true };
const actions = { show: vi.fn(), chooseSite: vi.fn(), showAbout: vi.fn(), checkForUpdates: vi.fn() };

/** Returns the entries of one menu. */
function entriesOf(menu: string, system = linux): MenuItemConstructorOptions[] {
  const found = menuTemplate(actions, system).find(({ label, role }) => label === menu || role === menu);
  return Array.isArray(found?.submenu) ? found.submenu : [];
}

/** Returns the keys of a role besides those that Electron gives it. */
const furtherKeysOf = (wanted: string) =>
  entriesOf('View').flatMap(({ role, accelerator }) => (role === wanted && accelerator ? [accelerator] : []));

test('the view is enlarged with the key of "+" without Shift and on the number pad, too', () => {
  expect(furtherKeysOf('zoomIn')).toEqual(['CmdOrCtrl+=', 'CmdOrCtrl+numadd']);
  expect(furtherKeysOf('zoomOut')).toEqual(['CmdOrCtrl+numsub']);
  expect(furtherKeysOf('resetZoom')).toEqual(['CmdOrCtrl+num0']);
});

test('each action of the view has one visible entry with the keys of Electron', () => {
  const shown = entriesOf('View').filter(({ visible }) => visible !== false);
  expect(shown.flatMap(({ role }) => role ?? [])).toEqual([
    ...['reload', 'resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen'],
  ]);
  expect(shown.some(({ accelerator }) => accelerator)).toBe(false);
});

test('only macOS has the window menu with "Zoom"', () => {
  expect(entriesOf('Window').map(({ role }) => role)).toEqual(['minimize', 'close']);
  const mac = menuTemplate(actions, { isMac: true, isPackaged: true });
  expect(mac.map(({ role }) => role)).toEqual(expect.arrayContaining(['appMenu', 'windowMenu']));
});

test.each([true, false])(
  'the help menu has the entries about updates and about Tallyho (macOS: %s)',
  (isMac) => {
    expect(entriesOf('help', { isMac, isPackaged: true })).toEqual([
      { label: 'Check for updates ...', click: actions.checkForUpdates },
      { label: 'About Tallyho', click: actions.showAbout },
    ]);
  },
);

test('only an app that is not packed has developer tools', () => {
  const rolesOf = (isPackaged: boolean) =>
    entriesOf('View', { isMac: false, isPackaged }).map(({ role }) => role);
  expect(rolesOf(false)).toContain('toggleDevTools');
  expect(rolesOf(true)).not.toContain('toggleDevTools');
});
