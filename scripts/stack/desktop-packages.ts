import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { packageCommand, root } from './processes.ts';

/** The workspace of the desktop app. */
export const desktop = path.join(root, 'desktop');

/** Runs a tool in that workspace. Throws if it fails. `env`: further variables. */
export function runPackager(
  name: 'electron-vite' | 'electron-builder',
  args: readonly string[],
  { stdout = 'inherit', env = {} }: { stdout?: 'inherit' | 'ignore'; env?: NodeJS.ProcessEnv } = {},
): void {
  const { file, args: all } = packageCommand(name, args);
  execFileSync(file, all, {
    cwd: desktop,
    stdio: ['ignore', stdout, 'inherit'],
    // Makes the deb, so that electron-builder downloads no tool for it.
    env: { ...process.env, CUSTOM_FPM_PATH: path.join(desktop, 'scripts', 'deb.ts'), ...env },
  });
}

/** Returns true if debs can be made on this machine. */
export const hasDpkg = (): boolean => spawnSync('dpkg-deb', ['--version'], { stdio: 'ignore' }).status === 0;

interface Packaging {
  /** Arguments for each run of electron-builder. */
  readonly args: readonly string[];
  /** What is made, on Linux besides the archive; none: on Linux only the archive, elsewhere the targets of the configuration. */
  readonly targets: readonly string[];
  /** The folder of the packages. */
  readonly output: string;
  /** True: nothing is compressed and nothing is said, for tests. */
  readonly isFast?: boolean;
}

/** Makes the packages for this system from the built app. Throws if a tool fails. */
export function packageDesktop({ args, targets, output, isFast = false }: Packaging): void {
  // A deb names a site; the app that has none is for the Tallyho of this machine.
  const site = process.env.TALLYHO_SITE || 'http://localhost:8787';
  const all = [
    ...['--publish', 'never', `-c.directories.output=${output}`, `-c.extraMetadata.homepage=${site}`],
    ...args,
  ];
  const options = {
    stdout: isFast ? 'ignore' : 'inherit',
    env: isFast ? { DEB_COMPRESSION: 'none' } : {},
  } as const;
  if (process.platform !== 'linux') {
    // The system is the argument before its targets.
    const system = process.platform === 'darwin' ? '--mac' : '--win';
    runPackager('electron-builder', targets.length > 0 ? [...all, system, ...targets] : all, options);
    return;
  }
  runPackager('electron-builder', [...all, '--linux', 'dir'], options);
  const folder = process.arch === 'x64' ? 'linux-unpacked' : `linux-${process.arch}-unpacked`;
  // Before electron-builder writes into the folder that it is the content of a deb.
  archive(path.join(output, folder), isFast);
  if (targets.length === 0) return;
  runPackager(
    'electron-builder',
    [...all, '--prepackaged', path.join(output, folder), '--linux', ...targets],
    options,
  );
  // The mark of a deb, which this folder is not: an app in it would ask the package manager for updates.
  rmSync(path.join(output, folder, 'resources', 'package-type'), { force: true });
}

/** Packs a folder into the archive beside it. electron-builder would download a program for that. */
function archive(folder: string, isFast: boolean): void {
  const { version } = JSON.parse(readFileSync(path.join(desktop, 'package.json'), 'utf8')) as {
    version: string;
  }; // npm's own format
  const name = `Tallyho-${version}-linux-${process.arch}`;
  execFileSync('tar', [
    ...['--create', `--file=${path.join(path.dirname(folder), `${name}.tar.gz`)}`],
    `--use-compress-program=gzip ${isFast ? '-1' : '-9'}`,
    ...['--owner=0', '--group=0', '--sort=name', `--transform=s,^[^/]*,${name},`],
    ...[`--directory=${path.dirname(folder)}`, path.basename(folder)],
  ]);
}
