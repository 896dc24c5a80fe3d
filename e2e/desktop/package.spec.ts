import { readFileSync } from 'node:fs';
import path from 'node:path';
import fuses, { type FuseV1Options } from '@electron/fuses';
import { root } from '../../scripts/stack/processes.ts';
import { expect, test } from './app.ts';
import { electronVersion, packaged } from './build.ts';

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
