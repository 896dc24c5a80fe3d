import { expect, test } from 'vitest';
import { choosePackageRuntime } from './package-runtime.ts';

const surroundings = {
  folder: undefined,
  version: '45.4.1',
  versionIn: (folder: string) => (folder === '/runtime' ? '41.3.0' : null),
  isDownloaded: () => false,
  responds: async () => false,
  source: 'https://mirror.example.org',
};

test('the runtime that the variable names is packaged, with its own version', async () => {
  expect(await choosePackageRuntime({ ...surroundings, folder: '/runtime' })).toEqual({
    kind: 'folder',
    folder: '/runtime',
    version: '41.3.0',
  });
});

test('a folder without a runtime is named in one line, even if one could be downloaded', async () => {
  const responds = async () => true;
  expect(await choosePackageRuntime({ ...surroundings, folder: '/empty', responds })).toEqual({
    kind: 'none',
    message:
      'The desktop app was not packaged: ELECTRON_OVERRIDE_DIST_PATH names /empty, which has no Electron runtime.',
  });
});

test('without the variable the runtime is downloaded, or was before', async () => {
  const download = { kind: 'download' };
  expect(await choosePackageRuntime({ ...surroundings, responds: async () => true })).toEqual(download);
  expect(await choosePackageRuntime({ ...surroundings, isDownloaded: () => true })).toEqual(download);
});

test('without any runtime one line says what is missing and what to do', async () => {
  const runtime = await choosePackageRuntime(surroundings);
  expect(runtime).toEqual({
    kind: 'none',
    message:
      'The desktop app was not packaged: Electron 45.4.1 is not on this machine and https://mirror.example.org does not respond (ELECTRON_OVERRIDE_DIST_PATH can name an unpacked runtime).',
  });
});
