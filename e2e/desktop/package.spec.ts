import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fuses, { type FuseV1Options } from '@electron/fuses';
import { root } from '../../scripts/stack/processes.ts';
import { expect, test } from './app.ts';
import { electronVersion, installed, packaged } from './build.ts';

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
    ['pages.txt', ['react-dom', 'valibot']],
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

test('the deb puts the app into the menu with its icons and its links, and the app starts', async ({
  launch,
}) => {
  test.skip(!installed, 'dpkg-deb is not on this machine');
  if (!installed) return;
  const { folder, inspectable } = installed;
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
  const { app, page } = await launch('http://127.0.0.1:9', { binary: inspectable });
  await expect(page.getByRole('heading', { name: "Tallyho can't be reached" })).toBeVisible();
  expect(await app.evaluate(({ app: running }) => running.name)).toBe('Tallyho');
});
