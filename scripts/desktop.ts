/**
 * Builds the desktop app and starts it: npm run desktop -- [arguments for Electron, such as --no-sandbox]
 * It plays on TALLYHO_HOST, or else on the Tallyho that runs from this folder, whatever its port. If none runs, or
 * several do, the app opens the address that it used last.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './stack/processes.ts';
import { listRunningStacks, selectStack } from './stack/running-stacks.ts';

/** Returns the address to play on; undefined: the app decides. */
function hostOfStack(): string | undefined {
  try {
    return selectStack(listRunningStacks(), { port: undefined, checkout: root }).url;
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return undefined;
  }
}

const host = process.env.TALLYHO_HOST ?? hostOfStack();
if (host !== undefined) console.log(`The desktop app plays on ${host}.`);

const cwd = path.join(root, 'desktop');
const run = (command: string, args: readonly string[]): number =>
  spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...(host !== undefined && { TALLYHO_HOST: host }) },
  }).status ?? 1;

process.exitCode = run('electron-vite', ['build']) || run('electron', ['.', ...process.argv.slice(2)]);
