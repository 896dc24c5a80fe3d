import type { MenuItemConstructorOptions } from 'electron';
import { expect, test, vi } from 'vitest';
import { menuTemplate, trayItems } from './menu-template.ts';

const linux = { isMac: false, isPackaged: true };
const actions = {
  ...{ show: vi.fn(), chooseSite: vi.fn(), showAbout: vi.fn(), checkForUpdates: vi.fn() },
  ...{ setOpensAtLogin: vi.fn(() => true), setChecksSpelling: vi.fn(async () => false) },
  setHasMenuEntry: vi.fn(() => false),
};
const settings = { opensAtLogin: false, checksSpelling: false, hasMenuEntry: true };

/** Returns the entries of one menu. */
function entriesOf(menu: string, system = linux): MenuItemConstructorOptions[] {
  const found = menuTemplate(actions, system, settings).find(
    ({ label, role }) => label === menu || role === menu,
  );
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
  const mac = menuTemplate(actions, { isMac: true, isPackaged: true }, settings);
  expect(mac.map(({ role }) => role)).toContain('windowMenu');
});

const about = { label: 'About Tallyho', click: actions.showAbout };
const check = { label: 'Check for updates ...', click: actions.checkForUpdates };

test('About, updates, settings and Quit are in the menu of the app on macOS, and in Help and Game elsewhere', () => {
  const mac = { isMac: true, isPackaged: true };
  const own = entriesOf('Tallyho', mac);
  expect(own.slice(0, 2)).toEqual([about, check]);
  expect(own.map(({ label, role }) => label ?? role)).toEqual(
    expect.arrayContaining(['Settings', 'services', 'hide', 'quit']),
  );
  expect(entriesOf('help', mac)).toEqual([]);
  expect(entriesOf('help')).toEqual([check, about]);
  const inGame = (system: typeof linux) => entriesOf('Game', system).map(({ label, role }) => label ?? role);
  expect(inGame(linux)).toEqual(expect.arrayContaining(['Settings', 'quit']));
  expect(inGame(mac)).not.toContain('Settings');
});

test('a lobby can be created and joined from the menu', () => {
  for (const label of ['Create a lobby', 'Join with a code'])
    Reflect.apply(entriesOf('Game').find((entry) => entry.label === label)?.click ?? vi.fn(), null, []);
  expect(actions.show.mock.calls).toEqual([['/?scrollTo=lobby'], ['/?scrollTo=lobby&join']]);
});

test('the tray shows the window, leads to a lobby, and quits', () => {
  const focus = vi.fn();
  const show = vi.fn();
  const quit = vi.fn();
  const entries = trayItems({ focus, show, quit }).filter(({ type }) => type !== 'separator');
  expect(entries.map(({ label }) => label)).toEqual([
    ...['Show Tallyho', 'Create a lobby', 'Join with a code', 'Quit'],
  ]);
  for (const { click } of entries) Reflect.apply(click ?? vi.fn(), null, []);
  expect(focus).toHaveBeenCalledOnce();
  expect(show.mock.calls).toEqual([['/?scrollTo=lobby'], ['/?scrollTo=lobby&join']]);
  expect(quit).toHaveBeenCalledOnce();
});

test('a setting shows what became of it, which can differ from what was wanted', async () => {
  const { submenu } = entriesOf('Game').find(({ label }) => label === 'Settings') ?? {};
  const [login, spelling, menuEntry] = Array.isArray(submenu) ? submenu : [];
  const item = { checked: true };
  await Reflect.apply(login?.click ?? vi.fn(), null, [item]);
  expect([actions.setOpensAtLogin.mock.calls, item.checked]).toEqual([[[true]], true]);
  await Reflect.apply(spelling?.click ?? vi.fn(), null, [item]);
  expect([actions.setChecksSpelling.mock.calls, item.checked]).toEqual([[[true]], false]);
  await Reflect.apply(menuEntry?.click ?? vi.fn(), null, [item]);
  expect([actions.setHasMenuEntry.mock.calls, item.checked]).toEqual([[[false]], false]);
});

test('only an app that is not packed has developer tools', () => {
  const rolesOf = (isPackaged: boolean) =>
    entriesOf('View', { isMac: false, isPackaged }).map(({ role }) => role);
  expect(rolesOf(false)).toContain('toggleDevTools');
  expect(rolesOf(true)).not.toContain('toggleDevTools');
});
