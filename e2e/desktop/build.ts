import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { copyFileSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import fuses from '@electron/fuses';
import { feedArguments } from '../../scripts/check/package-targets.ts';
import { hasDpkg, packageDesktop, runPackager } from '../../scripts/stack/desktop-packages.ts';
import { packageFolder, root } from '../../scripts/stack/processes.ts';

const output = path.join(root, 'node_modules/.cache/tallyho/desktop');

/** An unpacked package. */
const unpacked = (folder: string) => ({
  folder,
  binary: path.join(folder, 'tallyho'),
  /** The same, except that a test can look into it: the fuse against that is off. */
  inspectable: path.join(folder, 'tallyho-inspectable'),
});

/** The app of the archive. Only Linux: the package of another system has another form, and starts only with a signature. */
export const packaged = process.platform === 'linux' ? unpacked(path.join(output, 'archive')) : null;

/** The app of the deb; null where none can be made. */
export const installed = packaged && hasDpkg() ? unpacked(path.join(output, 'deb/opt/Tallyho')) : null;

/** The deb itself, and the list of versions that was made with it. */
export const deb = { file: () => packageOf('deb'), list: path.join(output, 'latest-linux.yml') };

/** What the archive says about its feed of updates. Outside of the archive, so that the app looks for updates only in tests of them. */
export const feedConfig = path.join(output, 'app-update.yml');

/** The address that the packages are built with. Nothing responds there. */
const feedAddress = 'http://127.0.0.1:9/app';

/** Returns the path of the package of a kind. */
function packageOf(kind: 'tar.gz' | 'deb'): string {
  const [file] = globSync(`Tallyho-*.${kind}`, { cwd: output });
  if (file === undefined) throw new Error(`There is no ${kind}`);
  return path.join(output, file);
}

/** The executable of the Electron that is installed, or of ELECTRON_OVERRIDE_DIST_PATH. */
export const electron = (): string => String(createRequire(import.meta.url)('electron'));

/** Returns the version of Electron that the app has to run on: the one that is pinned, or that of ELECTRON_OVERRIDE_DIST_PATH. */
export function electronVersion(): string {
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (folder) return readFileSync(path.join(folder, 'version'), 'utf8').trim().replace(/^v/, '');
  const manifest = readFileSync(path.join(packageFolder('electron'), 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version; // npm's own format
}

/** Makes the keys that feeds of updates are signed with: the public one for the build, the other one for the tests. */
function makeSigningKey(): void {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  process.env.TALLYHO_UPDATE_KEY = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  process.env.TALLYHO_SIGNING_KEY = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
}

/** Builds and packages the app that the tests start. */
export default async function build(): Promise<void> {
  makeSigningKey();
  runPackager('electron-vite', ['build', '--logLevel', 'error'], { stdout: 'ignore' });
  if (!packaged) return;
  rmSync(output, { recursive: true, force: true });
  const feed = feedArguments(feedAddress);
  if (feed.kind === 'refused') throw new Error(feed.message);
  packageDesktop({
    // The runtime that is installed, so that packaging downloads nothing.
    args: [
      `-c.electronDist=${path.dirname(electron())}`,
      `-c.electronVersion=${electronVersion()}`,
      ...feed.args,
    ],
    targets: installed ? ['deb'] : [],
    output,
    isFast: true,
  });
  mkdirSync(packaged.folder);
  execFileSync('tar', [
    ...['-xzf', packageOf('tar.gz'), `--directory=${packaged.folder}`, '--strip-components=1'],
  ]);
  renameSync(path.join(packaged.folder, 'resources/app-update.yml'), feedConfig);
  if (installed) execFileSync('dpkg-deb', ['--extract', deb.file(), 'deb'], { cwd: output });
  for (const app of [packaged, installed]) {
    if (!app) continue;
    copyFileSync(app.binary, app.inspectable);
    await fuses.flipFuses(app.inspectable, {
      version: fuses.FuseVersion.V1,
      [fuses.FuseV1Options.EnableNodeCliInspectArguments]: true,
    });
  }
}
