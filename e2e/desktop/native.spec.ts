import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { ElectronApplication } from '@playwright/test';
import { expect, test } from './app.ts';
import { packaged } from './build.ts';
import { pressMenu } from './menu.ts';

/** Returns if an entry of the menus is checked. */
const isChecked = (app: ElectronApplication, label: string) =>
  app.evaluate(({ Menu }, wanted) => {
    const find = (menu: Electron.Menu | null | undefined): Electron.MenuItem[] =>
      menu?.items.flatMap((item) => [item, ...find(item.submenu)]) ?? [];
    return find(Menu.getApplicationMenu()).find((item) => item.label === wanted)?.checked;
  }, label);

test('the menu leads to the field for the code of a lobby', async ({ sharedApp }) => {
  const { app, page } = sharedApp;
  await pressMenu(app, 'Join with a code');
  await expect(page.getByLabel('Lobby code')).toBeFocused();
});

test('settings of the app and the place of the window are there after the next start, and a dictionary is downloaded only after a consent', async ({
  launch,
}, info) => {
  test.skip(
    process.platform === 'darwin',
    'macOS has its own dictionaries, and a list of what opens at login',
  );
  const requested: string[] = [];
  const dictionaries = createServer(({ url = '' }, response) => {
    requested.push(url);
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => dictionaries.listen(0, '127.0.0.1', resolve));
  const { port } = dictionaries.address() as AddressInfo; // a TCP server has one
  const env = { XDG_CONFIG_HOME: info.outputPath('config') };
  const start = async () => {
    const { app } = await launch('http://127.0.0.1:9', { env });
    return app;
  };
  const settings = async (app: ElectronApplication) => [
    await isChecked(app, 'Open at login'),
    await isChecked(app, 'Check spelling'),
    await app.evaluate(({ session }) => session.defaultSession.isSpellCheckerEnabled()),
  ];
  const placeOf = (app: ElectronApplication) =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds());

  const first = await start();
  expect(await settings(first)).toEqual([false, false, false]);
  const questions = await first.evaluateHandle(({ dialog, session }, address) => {
    session.defaultSession.setSpellCheckerDictionaryDownloadURL(address);
    const asked: string[] = [];
    // The app passes only options; Electron also allows a window before them.
    dialog.showMessageBox = (async ({ message, buttons }: Electron.MessageBoxOptions) => {
      asked.push(message);
      return {
        response: buttons?.indexOf(asked.length > 1 ? 'Download' : 'Cancel') ?? 0,
        checkboxChecked: false,
      };
    }) as typeof dialog.showMessageBox;
    return asked;
  }, `http://127.0.0.1:${port}/`);
  const question = 'Download dictionaries from Google?';
  await pressMenu(first, 'Check spelling');
  await expect.poll(() => questions.jsonValue()).toEqual([question]);
  await expect.poll(() => isChecked(first, 'Check spelling')).toBe(false);
  expect(requested).toEqual([]);
  await pressMenu(first, 'Check spelling');
  await expect.poll(() => questions.jsonValue()).toEqual([question, question]);
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  expect(requested[0]).toMatch(/^\/en-US.*\.bdic$/i);
  await pressMenu(first, 'Open at login');
  const entry = path.join(env.XDG_CONFIG_HOME, 'autostart', 'tallyho.desktop');
  expect(readFileSync(entry, 'utf8')).toMatch(/^Exec="\/.+tallyho-inspectable"$/m);
  await first.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 60, y: 40, width: 700, height: 600 }),
  );
  const place = await placeOf(first);
  await first.close();
  // An update of an AppImage can have another name.
  const written = readFileSync(entry, 'utf8');
  writeFileSync(entry, written.replace('tallyho-inspectable', 'tallyho-old'));

  const second = await start();
  expect(readFileSync(entry, 'utf8')).toBe(written);
  expect(await settings(second)).toEqual([true, true, true]);
  expect(await placeOf(second)).toEqual(place);
  await pressMenu(second, 'Open at login');
  await pressMenu(second, 'Check spelling');
  await expect.poll(() => settings(second)).toEqual([false, false, false]);
  dictionaries.close();
  dictionaries.closeAllConnections();
});

/** Returns the program for links, as the system knows it; null where the system has no command for that. */
const linkProgram = (env: NodeJS.ProcessEnv) =>
  spawnSync('xdg-mime', ['query', 'default', 'x-scheme-handler/tallyho'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  }).stdout?.trim() ?? null;

test('an app that nothing installed is in the applications menu with its links, until the player does not want that', async ({
  launch,
}, info) => {
  test.skip(!packaged, 'elsewhere the package does that');
  const env = {
    ...{ XDG_DATA_HOME: info.outputPath('data'), XDG_CONFIG_HOME: info.outputPath('config') },
    XDG_DATA_DIRS: info.outputPath('system'),
  };
  const entry = path.join(env.XDG_DATA_HOME, 'applications/tallyho.desktop');
  const label = 'Show in the applications menu';
  const { app } = await launch('http://127.0.0.1:9', { env });
  const lines = readFileSync(entry, 'utf8').split('\n');
  expect(lines).toContain(`Exec="${packaged?.inspectable}" %U`);
  expect(lines).toContain('MimeType=x-scheme-handler/tallyho;');
  const icon = lines.find((line) => line.startsWith('Icon='))?.slice('Icon='.length) ?? '';
  expect(readFileSync(icon).subarray(1, 4).toString()).toBe('PNG');
  // Where the command is missing, links do not work either.
  expect(['tallyho.desktop', null]).toContain(linkProgram(env));
  expect(await isChecked(app, label)).toBe(true);
  await pressMenu(app, label);
  await expect.poll(() => existsSync(entry)).toBe(false);
  await app.close();

  const { app: again } = await launch('http://127.0.0.1:9', { env });
  expect(await isChecked(again, label)).toBe(false);
  expect(existsSync(entry)).toBe(false);
});

test('the window has the class of the entry in the menu, and the icon', async ({ sharedApp }) => {
  test.skip(process.platform !== 'linux', 'only the X Window System has classes');
  const isX11 = spawnSync('xprop', ['-version'], { stdio: 'ignore' }).status === 0;
  test.skip(!isX11, 'xprop is not on this machine (apt-get install x11-utils)');
  const handle = await sharedApp.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.getNativeWindowHandle().readUInt32LE(0),
  );
  const read = (...args: readonly string[]) =>
    execFileSync('xprop', ['-id', `${handle}`, '-notype', ...args], { encoding: 'utf8' }).trim();
  // The first name is the one that the entry has (StartupWMClass).
  expect(read('WM_CLASS')).toBe('WM_CLASS = "tallyho", "Tallyho"');
  const size = ['-f', '_NET_WM_ICON', '32c', ' = $0 x $1'];
  expect(read(...size, '_NET_WM_ICON')).toBe('_NET_WM_ICON = 192 x 192');
});
