/**
 * Builds and packages the desktop app: npm run package -w tallyho-desktop -- [arguments for electron-builder, such as --dir]
 * ELECTRON_OVERRIDE_DIST_PATH names an unpacked Electron runtime for this system; without it, electron-builder downloads one.
 * TALLYHO_SITE names the site that the app plays on at first; without it, the app asks.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { choosePackageRuntime } from './check/package-runtime.ts';
import { packageCommand, packageFolder, root } from './stack/processes.ts';

function versionIn(folder: string): string | null {
  try {
    return readFileSync(path.join(folder, 'version'), 'utf8').trim().replace(/^v/, '');
  } catch {
    return null;
  }
}

/** The folders in which @electron/get and electron-builder keep downloads, by their defaults for each system. */
const caches = [
  process.env.electron_config_cache,
  path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'electron'),
  path.join(homedir(), 'Library', 'Caches', 'electron'),
  process.env.LOCALAPPDATA && path.join(process.env.LOCALAPPDATA, 'electron', 'Cache'),
].filter((folder) => folder !== undefined && folder !== '');

const isDownloaded = (version: string): boolean =>
  caches.some((cwd) => globSync(`**/electron-v${version}-${process.platform}-*.zip`, { cwd }).length > 0);

const responds = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(10_000) }).then(
    () => true,
    () => false,
  );

const run = (name: string, args: readonly string[]): number => {
  const { file, args: all } = packageCommand(name, args);
  return spawnSync(file, all, { cwd: path.join(root, 'desktop'), stdio: 'inherit' }).status ?? 1;
};

const { version } = JSON.parse(
  readFileSync(path.join(packageFolder('electron'), 'package.json'), 'utf8'),
) as {
  version: string;
}; // npm's own format
const runtime = await choosePackageRuntime({
  folder: process.env.ELECTRON_OVERRIDE_DIST_PATH,
  version,
  versionIn,
  isDownloaded,
  responds,
  source: process.env.ELECTRON_MIRROR ?? 'https://github.com/electron/electron/releases',
});

if (runtime.kind === 'none') {
  console.error(runtime.message);
  process.exitCode = 1;
} else {
  const given =
    runtime.kind === 'folder'
      ? [`-c.electronDist=${runtime.folder}`, `-c.electronVersion=${runtime.version}`]
      : [];
  process.exitCode =
    run('electron-vite', ['build']) ||
    run('electron-builder', ['--publish', 'never', ...given, ...process.argv.slice(2)]);
}
