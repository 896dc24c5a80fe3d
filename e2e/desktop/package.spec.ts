import { readFileSync } from 'node:fs';
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
