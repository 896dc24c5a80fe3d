/**
 * Builds the desktop app and starts it: npm run desktop -- [arguments for Electron, such as --no-sandbox]
 * It plays on TALLYHO_HOST, or else on the Tallyho that runs from this folder, whatever its port. If none runs, or
 * several do, the app opens the address that it used last.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { chooseDesktopHost } from './check/desktop-host.ts';
import { root } from './stack/processes.ts';
import { listRunningStacks } from './stack/running-stacks.ts';

const running = listRunningStacks().filter(({ checkout }) => checkout === root);
const { host, message } = chooseDesktopHost(
  process.env.TALLYHO_HOST,
  running.map(({ url }) => url),
);
console.log(message);

const cwd = path.join(root, 'desktop');
const run = (command: string, args: readonly string[]): number =>
  spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...(host !== undefined && { TALLYHO_HOST: host }) },
  }).status ?? 1;

process.exitCode = run('electron-vite', ['build']) || run('electron', ['.', ...process.argv.slice(2)]);
