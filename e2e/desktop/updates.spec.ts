import {
  chmodSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ElectronApplication } from '@playwright/test';
import { test as base, expect } from './app.ts';
import { deb, feedConfig, installed, packaged } from './build.ts';
import { type FeedServer, feedOf, signed, startFeedServer } from './feed-server.ts';
import { pressMenu } from './menu.ts';
import { answerWith, holdBack } from './unsaved.ts';

interface UpdateFixtures {
  readonly feed: FeedServer;
  /** A folder for the package and the downloads. */
  readonly folder: string;
}

const test = base.extend<UpdateFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  feed: async ({}, use) => {
    if (!packaged) return;
    const feed = await startFeedServer();
    const config = readFileSync(feedConfig, 'utf8').replace(/^url: .+$/m, `url: ${feed.url}`);
    const folders = [packaged.folder, ...(installed ? [installed.folder] : [])];
    const files = folders.map((folder) => path.join(folder, 'resources/app-update.yml'));
    for (const place of files) writeFileSync(place, config);
    await use(feed);
    for (const place of files) rmSync(place);
    await feed.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  folder: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tallyho-update-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

test.skip(!packaged, 'the tests know only the package of Linux');

const file = 'Tallyho-99.0.0-linux-x86_64.AppImage';
const newer = { version: '99.0.0', file };

/** The environment of an app that was started from `folder` as an AppImage, which has no version in its name. */
const asAppImage = (folder: string) => ({
  APPDIR: packaged?.folder ?? '',
  APPIMAGE: path.join(folder, 'Tallyho.AppImage'),
  XDG_CACHE_HOME: path.join(folder, 'cache'),
});

/** Answers the app's questions with a button, and records their texts. */
const recordDialogs = (app: ElectronApplication, button = 'Later') =>
  app.evaluateHandle(({ dialog }, wanted) => {
    const shown: string[] = [];
    // The app passes only options; Electron also allows a window before them.
    dialog.showMessageBox = (async ({ message, buttons }: Electron.MessageBoxOptions) => {
      shown.push(message);
      return { response: buttons?.indexOf(wanted) ?? 0, checkboxChecked: false };
    }) as typeof dialog.showMessageBox;
    return shown;
  }, button);

const check = (app: ElectronApplication) => pressMenu(app, 'Check for updates ...');

const readLog = async (app: ElectronApplication) =>
  readFileSync(
    path.join(await app.evaluate(({ app: running }) => running.getPath('logs')), 'tallyho.log'),
    'utf8',
  );

test('a newer version is downloaded, offered in the app, and installed by a restart that unsaved changes can refuse', async ({
  stack,
  launch,
  feed,
  folder,
}) => {
  const env = asAppImage(folder);
  const started = path.join(folder, 'started');
  const content = `#!/bin/sh\necho new > "${started}"\n`;
  feed.serve({ 'latest-linux.yml': signed(feedOf({ ...newer, content })), [file]: content });
  writeFileSync(env.APPIMAGE, 'old');

  // A deb that is made from the same folder leaves its mark there.
  const mark = path.join(packaged?.folder ?? '', 'resources/package-type');
  writeFileSync(mark, 'deb');
  const { app, page } = await launch(stack.url, { env });
  page.on('dialog', () => {});
  const restart = page.getByRole('button', { name: 'Restart to update' });
  await expect(page.getByText('A new version of Tallyho is ready.')).toBeVisible();
  rmSync(mark);
  await holdBack(page);
  const asked = await answerWith(app, 'Stay');
  await restart.click();
  await expect.poll(() => asked.jsonValue()).toHaveLength(1);
  expect(readFileSync(env.APPIMAGE, 'utf8')).toBe('old');

  await answerWith(app, 'Leave');
  await recordDialogs(app, 'Restart to update');
  const ended = app.waitForEvent('close');
  await check(app);
  await ended;
  expect(readFileSync(env.APPIMAGE, 'utf8')).toBe(content);
  await expect.poll(() => readdirSync(folder)).toContain('started');
});

test('a feed that is broken, older, not signed or not reachable, and a file that is not the announced one, change nothing', async ({
  launch,
  feed,
  folder,
}) => {
  const env = asAppImage(folder);
  writeFileSync(env.APPIMAGE, 'old');
  // Any page of the app will do, so the test needs no site.
  const { app } = await launch('http://127.0.0.1:9', { env });
  const shown = await recordDialogs(app);
  const right = feedOf({ ...newer, content: 'new' });
  const none = 'There is no newer version.';
  const failed = 'The list of versions could not be read.';
  const cases = [
    ['no list', {}, failed, 'Cannot find channel'],
    ['an error', { 'latest-linux.yml': 500 }, failed, '500'],
    [
      'a page instead of a list',
      { 'latest-linux.yml': '<!doctype html><p>Log in</p>' },
      failed,
      'valid semver version',
    ],
    ['a list without content', { 'latest-linux.yml': '' }, failed, 'Error'],
    [
      'an older version',
      { 'latest-linux.yml': signed(feedOf({ version: '0.0.1', file, content: 'new' })), [file]: 'new' },
      none,
      'latest version: 0.0.1',
    ],
    ['no signature', { 'latest-linux.yml': right, [file]: 'new' }, none, 'not signed'],
    [
      'a wrong signature',
      { 'latest-linux.yml': signed(right).replace('99.0.0', '99.0.1'), [file]: 'new' },
      none,
      'not signed',
    ],
    [
      'another file',
      { 'latest-linux.yml': signed(right), [file]: 'bad' },
      failed,
      'sha512 checksum mismatch',
    ],
    ['no file', { 'latest-linux.yml': signed(right) }, failed, '404'],
  ] as const;
  for (const [index, [name, files, message, logged]] of cases.entries()) {
    feed.serve(files);
    const before = (await readLog(app)).length;
    await check(app);
    await expect.poll(() => shown.jsonValue(), name).toHaveLength(index + 1);
    expect((await shown.jsonValue()).at(-1), name).toBe(message);
    expect((await readLog(app)).slice(before), name).toContain(logged);
  }
  await feed.close();
  await check(app);
  await expect.poll(() => shown.jsonValue()).toHaveLength(cases.length + 1);
  expect((await shown.jsonValue()).at(-1)).toBe(failed);
  expect(await readLog(app)).toContain('ERR_CONNECTION_REFUSED');

  const ended = app.waitForEvent('close');
  await app.evaluate(({ app: running }) => running.quit());
  await ended;
  expect(readFileSync(env.APPIMAGE, 'utf8')).toBe('old');
});

test('an app from an archive says where the newer version is', async ({ launch, feed }) => {
  feed.serve({ 'latest-linux.yml': signed(feedOf({ ...newer, content: 'new' })), [file]: 'new' });
  const { app } = await launch('http://127.0.0.1:9');
  const opened = await app.evaluateHandle(({ shell }) => {
    const addresses: string[] = [];
    shell.openExternal = async (address) => {
      addresses.push(address);
    };
    return addresses;
  });
  const shown = await recordDialogs(app, 'Download');
  await check(app);
  await expect.poll(() => opened.jsonValue()).toEqual([`${feed.url}/Tallyho-99.0.0-linux-x64.tar.gz`]);
  expect(await shown.jsonValue()).toEqual(['Tallyho 99.0.0 is there.']);
  expect(feed.requested).not.toContain(`/${file}`);
});

test('the list that is made with the deb and signed is accepted, and the deb is given to the package manager', async ({
  launch,
  feed,
  folder,
}) => {
  test.skip(!installed, 'dpkg-deb is not on this machine');
  if (!installed) return;
  const name = path.basename(deb.file());
  const list = readFileSync(deb.list, 'utf8');
  expect(list).toContain(`url: ${name}`);
  expect(readFileSync(path.join(installed.folder, 'resources/package-type'), 'utf8')).toBe('deb');
  feed.serve({
    'latest-linux.yml': signed(list.replace(/^version: .+$/m, 'version: 99.0.0')),
    [name]: { file: deb.file() },
  });
  // Replaced by the update, as the package manager does.
  const binary = path.join(installed.folder, 'tallyho-updated');
  linkSync(installed.inspectable, binary);
  const commands = path.join(folder, 'commands');
  const started = path.join(folder, 'started');
  mkdirSync(commands);
  writeFileSync(path.join(folder, 'new'), `#!/bin/sh\necho new > "${started}"\n`, { mode: 0o755 });
  // Without root, the app asks pkexec to run the package manager.
  writeFileSync(path.join(commands, 'pkexec'), '#!/bin/sh\nshift; exec "$@"\n');
  writeFileSync(
    path.join(commands, 'dpkg'),
    `#!/bin/sh\ncmp "$2" "${deb.file()}" && echo "$@" > "${folder}/given" && mv "${folder}/new" "${binary}"\n`,
  );
  for (const command of ['pkexec', 'dpkg']) chmodSync(path.join(commands, command), 0o755);

  const { app } = await launch('http://127.0.0.1:9', {
    binary,
    env: { XDG_CACHE_HOME: path.join(folder, 'cache'), PATH: `${commands}:${process.env.PATH}` },
  });
  await recordDialogs(app, 'Restart to update');
  const ended = app.waitForEvent('close');
  await check(app);
  await ended;
  await expect.poll(() => readdirSync(folder)).toContain('started');
  expect(readFileSync(path.join(folder, 'given'), 'utf8')).toMatch(
    new RegExp(`^-i .*/cache/tallyho-updater/pending/${name}\\n$`),
  );
  rmSync(binary);
});
