import { cpSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { electron, electronVersion } from '../../../e2e/desktop/build.ts';
import { desktop, packageDesktop, runPackager } from '../../../scripts/stack/desktop-packages.ts';
import { root } from '../../../scripts/stack/processes.ts';

/** Builds the desktop app and packs it in `output`. Returns the folder of the unpacked package. */
export function packApp(output: string): string {
  runPackager('electron-vite', ['build', '--logLevel', 'error'], { stdout: 'ignore' });
  packageDesktop({
    args: [`-c.electronDist=${path.dirname(electron())}`, `-c.electronVersion=${electronVersion()}`],
    targets: [],
    output,
    isFast: true,
  });
  return path.join(output, process.arch === 'x64' ? 'linux-unpacked' : `linux-${process.arch}-unpacked`);
}

/**
 * Makes an app with an empty window in `folder`, on the same Electron. `files`: the addresses of the files of the desktop app that
 * its page loads. Returns the executable.
 */
export function makeEmptyApp(folder: string, files: readonly string[]): string {
  cpSync(path.dirname(electron()), folder, { recursive: true });
  const app = path.join(folder, 'resources', 'app');
  cpSync(path.join(root, 'lab/bench/peers/empty-app'), app, { recursive: true });
  writeFileSync(path.join(app, 'files.json'), JSON.stringify(files));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(app, file)), { recursive: true });
    cpSync(path.join(desktop, 'out/renderer', file), path.join(app, file));
  }
  return path.join(folder, path.basename(electron()));
}

export interface AddedSize {
  readonly bytes: number;
  readonly compressed: number;
}

/** Returns what a package adds to the files of Electron itself, as it is and compressed. */
export function addedSize(folder: string): AddedSize {
  const runtime = path.dirname(electron());
  const own = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    // The executable has another name.
    .filter((file) => file !== path.join(folder, 'tallyho'))
    .filter(
      (file) =>
        statSync(path.join(runtime, path.relative(folder, file)), { throwIfNoEntry: false }) === undefined,
    );
  const contents = own.map((file) => readFileSync(file));
  const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);
  return {
    bytes: sum(contents.map(({ length }) => length)),
    compressed: sum(contents.map((content) => gzipSync(content, { level: 9 }).length)),
  };
}
