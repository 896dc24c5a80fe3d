import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fuses, { type FuseV1Options } from '@electron/fuses';
import { root } from '../../scripts/stack/processes.ts';
import { expect, test } from './app.ts';
import { deb, electronVersion, installed, packaged } from './build.ts';

test('the packaged binary cannot run as Node, cannot be inspected, and loads only the packed app', async () => {
  // The fuses are set in electron-builder.yml for all systems, so one system is enough.
  test.skip(!packaged, 'the test knows only the package of Linux');
  if (!packaged) return;
  const { binary, folder } = packaged;
  const wire = await fuses.getCurrentFuseWire(binary);
  for (const name of ['LICENSE', 'THIRD-PARTY.md'])
    expect(readFileSync(path.join(folder, 'resources', name), 'utf8')).toBe(
      readFileSync(path.join(root, name), 'utf8'),
    );
  for (const [file, names] of [
    ['app.txt', ['electron-updater', 'js-yaml']],
    // The last two are only in a worker.
    ['pages.txt', ['react-dom', 'valibot', 'altcha-lib', '@noble/hashes']],
  ] as const)
    for (const name of names)
      expect(readFileSync(path.join(folder, 'resources/licences', file), 'utf8')).toMatch(
        new RegExp(`^${name} \\d.+\\(.+\\)\\n\\n.*(MIT|Copyright)`, 'm'),
      );
  // Each fuse is a character in the binary: 1 is on.
  const on = (fuse: FuseV1Options) => wire[fuse] === '1'.charCodeAt(0);
  expect({
    runAsNode: on(fuses.FuseV1Options.RunAsNode),
    nodeOptions: on(fuses.FuseV1Options.EnableNodeOptionsEnvironmentVariable),
    inspect: on(fuses.FuseV1Options.EnableNodeCliInspectArguments),
    fileProtocol: on(fuses.FuseV1Options.GrantFileProtocolExtraPrivileges),
    asarIntegrity: on(fuses.FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
    onlyAsar: on(fuses.FuseV1Options.OnlyLoadAppFromAsar),
    cookieEncryption: on(fuses.FuseV1Options.EnableCookieEncryption),
  }).toEqual({
    ...{ runAsNode: false, nodeOptions: false, inspect: false, fileProtocol: false },
    ...{ asarIntegrity: true, onlyAsar: true, cookieEncryption: true },
  });
});

test('the packaged binary ignores the variables and switches that would run other code, and a folder beside its archive', async () => {
  const info = test.info();
  test.skip(!packaged, 'the test knows only the package of Linux');
  if (!packaged) return;
  const profile = info.outputPath('profile');
  const ran = info.outputPath('ran');
  const code = `require('node:fs').writeFileSync(${JSON.stringify(ran)}, '')`;
  const file = info.outputPath('planted.cjs');
  writeFileSync(file, code);
  // The app of a folder would come first.
  const folder = path.join(packaged.folder, 'resources/app');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{ "main": "index.cjs" }');
  writeFileSync(path.join(folder, 'index.cjs'), code);
  const app = spawn(
    packaged.binary,
    [
      ...['--inspect=127.0.0.1:0', '-e', code, '--require', file],
      ...[
        `--user-data-dir=${profile}`,
        '--disable-gpu',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    ],
    {
      env: {
        ...process.env,
        ...{ ELECTRON_RUN_AS_NODE: '1', NODE_OPTIONS: `--require=${file} --inspect=127.0.0.1:0` },
        ...{ XDG_DATA_HOME: info.outputPath('data'), XDG_CONFIG_HOME: info.outputPath('config') },
        TALLYHO_HOST: 'http://127.0.0.1:9',
      },
    },
  );
  let output = '';
  app.stderr.on('data', (text) => {
    output += text;
  });
  try {
    // Written by the app itself when it has tried its site, which is after everything that could run before it.
    const log = path.join(profile, 'logs/tallyho.log');
    await expect
      .poll(() => (existsSync(log) ? readFileSync(log, 'utf8') : ''))
      .toContain('http://127.0.0.1:9: {"kind":"noAnswer"}');
    expect(existsSync(ran)).toBe(false);
    expect(output).not.toContain('Debugger listening');
  } finally {
    rmSync(folder, { recursive: true });
    const ended = once(app, 'exit');
    app.kill();
    await ended;
  }
});

test('the packaged app runs its own version on the installed version of Electron', async ({ sharedApp }) => {
  // On other systems the tests start the built app, which has no package.
  test.skip(!packaged, 'the test knows only the package of Linux');
  const manifest = JSON.parse(readFileSync(path.join(root, 'desktop/package.json'), 'utf8')) as {
    version: string;
    devDependencies: { electron: string };
  }; // npm's own format
  const found = await sharedApp.app.evaluate(({ app }) => ({
    isPackaged: app.isPackaged,
    version: app.getVersion(),
    electron: process.versions.electron,
  }));
  expect(found).toEqual({ isPackaged: true, version: manifest.version, electron: electronVersion() });
  // Without a runtime of its own, the test runs on the version that is pinned.
  if (!process.env.ELECTRON_OVERRIDE_DIST_PATH)
    expect(found.electron).toBe(manifest.devDependencies.electron);
});

test('the packages have nothing that only Electron, a browser or a search engine uses', () => {
  test.skip(!packaged, 'the test knows only the package of Linux');
  for (const app of [packaged, installed]) {
    if (!app) continue;
    for (const file of ['version', 'resources/default_app.asar'])
      expect(existsSync(path.join(app.folder, file)), file).toBe(false);
    const asar = readFileSync(path.join(app.folder, 'resources/app.asar'), 'latin1');
    for (const name of ['robots.txt', 'screenshots', 'lobby-wide.webp'])
      expect(asar.includes(`"${name}":{`), name).toBe(false);
    expect(asar).toContain('"icon-512.png":{');
  }
  // Each package says by itself what it is; the app finds its way to update by that.
  if (packaged) expect(existsSync(path.join(packaged.folder, 'resources/package-type'))).toBe(false);
});

/** The libraries that the app is linked with, each with the package that has it or depends on it. */
const libraries = {
  'libgtk-3-0': [
    ...['libgtk-3.so.0', 'libglib-2.0.so.0', 'libgobject-2.0.so.0', 'libgio-2.0.so.0', 'libatk-1.0.so.0'],
    ...['libatk-bridge-2.0.so.0', 'libcups.so.2', 'libcairo.so.2', 'libpango-1.0.so.0', 'libX11.so.6'],
    ...['libXcomposite.so.1', 'libXdamage.so.1', 'libXext.so.6', 'libXfixes.so.3', 'libXrandr.so.2'],
    'libxkbcommon.so.0',
  ],
  libnss3: ['libnss3.so', 'libnssutil3.so', 'libsmime3.so', 'libnspr4.so'],
  'libatspi2.0-0': ['libatspi.so.0', 'libdbus-1.so.3'],
  libgbm1: ['libgbm.so.1', 'libexpat.so.1', 'libxcb.so.1'],
  'libasound2t64 | libasound2': ['libasound.so.2'],
};
/** Of the system itself; udev is a part of each that has a screen. */
const ofSystem = [
  ...['libc.so.6', 'libm.so.6', 'libdl.so.2', 'libpthread.so.0', 'libgcc_s.so.1', 'ld-linux-x86-64.so.2'],
  'libudev.so.1',
];

test('the deb depends on all libraries that the app is linked with, and replaces the package with the old name', () => {
  test.skip(!installed, 'dpkg-deb is not on this machine');
  if (!installed) return;
  const { binary, folder } = installed;
  const field = (name: string) =>
    execFileSync('dpkg-deb', ['--field', deb.file(), name], { encoding: 'utf8' }).trim();
  expect(field('Package')).toBe('tallyho');
  expect([field('Replaces'), field('Conflicts')]).toEqual(['tallyho-desktop', 'tallyho-desktop']);
  const depends = field('Depends').split(', ');
  expect(depends).toEqual(expect.arrayContaining(Object.keys(libraries)));
  expect(depends).toEqual(expect.arrayContaining(['xdg-utils', 'libsecret-1-0', 'libnotify4']));

  const { stdout, status } = spawnSync('readelf', ['--dynamic', binary], { encoding: 'utf8' });
  test.skip(status !== 0, 'readelf is not on this machine (apt-get install binutils)');
  const needed = [...stdout.matchAll(/\(NEEDED\).*\[(.+)\]/g)].map(([, name]) => name ?? '');
  const unknown = needed.filter(
    (name) =>
      !existsSync(path.join(folder, name)) &&
      ![...ofSystem, ...Object.values(libraries).flat()].includes(name),
  );
  expect(needed).toContain('libgtk-3.so.0');
  expect(unknown, 'a library without a package in deb.depends').toEqual([]);
});

test('the deb puts the app into the menu with its icons and its links', () => {
  test.skip(!installed, 'dpkg-deb is not on this machine');
  if (!installed) return;
  const { folder } = installed;
  const place = (file: string) => path.join(folder, '../..', file);
  const entry = readFileSync(place('usr/share/applications/tallyho.desktop'), 'utf8');
  for (const line of [
    'Name=Tallyho',
    'Exec=/opt/Tallyho/tallyho %U',
    'Icon=tallyho',
    'MimeType=x-scheme-handler/tallyho;',
  ])
    expect(entry).toContain(`\n${line}\n`);
  for (const size of ['16x16', '48x48', '256x256', '512x512'])
    expect(readFileSync(place(`usr/share/icons/hicolor/${size}/apps/tallyho.png`)).length).toBeGreaterThan(
      100,
    );
});

/** Only root installs packages, and only where the app is not installed already. */
const mayInstall = installed !== null && process.getuid?.() === 0 && !existsSync('/opt/Tallyho');

test('the package manager installs the deb, with a command, and removes all of it again', async () => {
  test.skip(!mayInstall, 'only root can install packages, where the app is not installed');
  const info = test.info();
  // A list of packages of its own: the list of this machine stays as it is.
  const list = info.outputPath('dpkg');
  for (const folder of ['info', 'updates', 'alternatives'])
    mkdirSync(path.join(list, folder), { recursive: true });
  for (const file of ['status', 'available']) writeFileSync(path.join(list, file), '');
  // In an empty list nothing that the app depends on is installed.
  const dpkg = (...args: readonly string[]) =>
    execFileSync('dpkg', [`--admindir=${list}`, '--force-depends', '--force-unsafe-io', ...args], {
      stdio: 'pipe',
    });
  const places = ['/opt/Tallyho/tallyho', '/usr/bin/tallyho', '/usr/share/applications/tallyho.desktop'];
  dpkg('--install', deb.file());
  try {
    for (const place of places) expect(existsSync(place), place).toBe(true);
    const profile = info.outputPath('profile');
    const app = spawn('/usr/bin/tallyho', [`--user-data-dir=${profile}`, '--disable-gpu', '--no-sandbox'], {
      env: {
        ...process.env,
        ...{ XDG_DATA_HOME: info.outputPath('data'), XDG_CONFIG_HOME: info.outputPath('config') },
        TALLYHO_HOST: 'http://127.0.0.1:9',
      },
    });
    const log = path.join(profile, 'logs/tallyho.log');
    await expect
      .poll(() => (existsSync(log) ? readFileSync(log, 'utf8') : ''))
      .toContain('http://127.0.0.1:9: {"kind":"noAnswer"}');
    const ended = once(app, 'exit');
    app.kill();
    await ended;
    // The system's menu has the app already.
    expect(existsSync(info.outputPath('data/applications/tallyho.desktop'))).toBe(false);
  } finally {
    dpkg('--purge', 'tallyho');
  }
  for (const place of [...places, '/opt/Tallyho']) expect(existsSync(place), place).toBe(false);
});
