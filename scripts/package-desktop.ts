/**
 * Builds and packages the desktop app: npm run package -w tallyho-desktop -- [arguments for electron-builder, such as --dir]
 * Makes all packages for this system whose tools are here; with arguments, electron-builder runs once with them.
 * ELECTRON_OVERRIDE_DIST_PATH names an unpacked Electron runtime for this system; without it, electron-builder downloads one.
 * TALLYHO_SITE names the site that the app plays on at first; without it, the app asks.
 * TALLYHO_UPDATES is the address of the folder with the packages, TALLYHO_UPDATE_KEY the public key of its lists; without an address,
 * the app does not look for updates.
 */
import { globSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { choosePackageRuntime } from './check/package-runtime.ts';
import {
  choosePackageTargets,
  feedArguments,
  type PackageTool,
  toolSource,
} from './check/package-targets.ts';
import { desktop, hasDpkg, packageDesktop, runPackager } from './stack/desktop-packages.ts';
import { packageFolder } from './stack/processes.ts';

function versionIn(folder: string): string | null {
  try {
    return readFileSync(path.join(folder, 'version'), 'utf8').trim().replace(/^v/, '');
  } catch {
    return null;
  }
}

/** The folders in which a program keeps downloads, by the defaults for each system. `own`: the variable that names another one. */
const cachesOf = (program: 'electron' | 'electron-builder', own: string | undefined): readonly string[] =>
  [
    own,
    path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), program),
    path.join(homedir(), 'Library', 'Caches', program),
    process.env.LOCALAPPDATA && path.join(process.env.LOCALAPPDATA, program, 'Cache'),
  ].flatMap((folder) => folder || []);

const isDownloaded = (version: string): boolean =>
  cachesOf('electron', process.env.electron_config_cache).some(
    (cwd) => globSync(`**/electron-v${version}-${process.platform}-*.zip`, { cwd }).length > 0,
  );

const responds = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(10_000) }).then(
    () => true,
    () => false,
  );

/** True if electron-builder has downloaded a tool before, or is told where it is. */
const hasDownloaded = (tool: PackageTool): boolean =>
  (tool === 'appimage' && Boolean(process.env.APPIMAGE_TOOLS_PATH)) ||
  cachesOf('electron-builder', process.env.ELECTRON_BUILDER_CACHE).some(
    (cwd) => globSync(`${tool}[@-]*/*`, { cwd }).length > 0,
  );

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

const feed = feedArguments(process.env.TALLYHO_UPDATES);

const [, , ...given] = process.argv;
const fail = (message: string): number => {
  console.error(message);
  return 1;
};

async function makePackages(electron: readonly string[], updates: readonly string[]): Promise<number> {
  runPackager('electron-vite', ['build']);
  const args = [...electron, ...updates];
  if (given.length > 0) {
    runPackager('electron-builder', ['--publish', 'never', ...args, ...given]);
    return 0;
  }
  const { targets, leftOut } = await choosePackageTargets({
    platform: process.platform,
    hasDpkg: hasDpkg(),
    hasTool: async (tool) => hasDownloaded(tool) || (await responds(toolSource)),
  });
  packageDesktop({ args, targets, output: path.join(desktop, 'release') });
  for (const line of leftOut) console.log(line);
  return 0;
}

if (runtime.kind === 'none') process.exitCode = fail(runtime.message);
else if (feed.kind === 'refused') process.exitCode = fail(feed.message);
else {
  const electron =
    runtime.kind === 'folder'
      ? [`-c.electronDist=${runtime.folder}`, `-c.electronVersion=${runtime.version}`]
      : [];
  process.exitCode = await makePackages(electron, feed.args).catch((error: unknown) =>
    // The tool has said why.
    fail(error instanceof Error ? error.message : String(error)),
  );
}
