import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import fuses from '@electron/fuses';
import { packageCommand, packageFolder, root } from '../../scripts/stack/processes.ts';

const desktop = path.join(root, 'desktop');
const output = path.join(root, 'node_modules/.cache/tallyho/desktop');

/** The packaged app. Only Linux: the package of another system has another form, and starts only with a signature. */
export const packaged =
  process.platform === 'linux'
    ? {
        folder: path.join(output, 'linux-unpacked'),
        binary: path.join(output, 'linux-unpacked', 'tallyho'),
        /** The same, except that a test can look into it: the fuse against that is off. */
        inspectable: path.join(output, 'linux-unpacked', 'tallyho-inspectable'),
      }
    : null;

/** The executable of the Electron that is installed, or of ELECTRON_OVERRIDE_DIST_PATH. */
export const electron = (): string => String(createRequire(import.meta.url)('electron'));

/** Returns the version of Electron that the app has to run on: the one that is pinned, or that of ELECTRON_OVERRIDE_DIST_PATH. */
export function electronVersion(): string {
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (folder) return readFileSync(path.join(folder, 'version'), 'utf8').trim().replace(/^v/, '');
  const manifest = readFileSync(path.join(packageFolder('electron'), 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version; // npm's own format
}

const run = (name: string, args: readonly string[]) => {
  const { file, args: all } = packageCommand(name, args);
  execFileSync(file, all, { cwd: desktop, stdio: ['ignore', 'ignore', 'inherit'] });
};

/** Builds and packages the app that the tests start. */
export default async function build(): Promise<void> {
  run('electron-vite', ['build', '--logLevel', 'error']);
  if (!packaged) return;
  rmSync(output, { recursive: true, force: true });
  run('electron-builder', [
    ...['--linux', '--dir', '--publish', 'never', `-c.directories.output=${output}`],
    // The runtime that is installed, so that packaging downloads nothing.
    ...[`-c.electronDist=${path.dirname(electron())}`, `-c.electronVersion=${electronVersion()}`],
  ]);
  copyFileSync(packaged.binary, packaged.inspectable);
  await fuses.flipFuses(packaged.inspectable, {
    version: fuses.FuseVersion.V1,
    [fuses.FuseV1Options.EnableNodeCliInspectArguments]: true,
  });
}
