/**
 * Builds the desktop app and starts it: npm run desktop -- [arguments for Electron, such as --no-sandbox]
 * It plays on TALLYHO_HOST, or else on the Tallyho that runs from this folder, whatever its port. If none runs, or
 * several do, the app opens the address that it used last.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './stack/processes.ts';
import { listRunningStacks } from './stack/running-stacks.ts';

const fallback = 'The app opens the address that it used last; TALLYHO_HOST names another one.';

/** Returns the address to play on; undefined: the app decides. Says which it is. */
function hostToPlayOn(): string | undefined {
  const stacks = listRunningStacks().filter(({ checkout }) => checkout === root);
  const [only] = stacks;
  const host = process.env.TALLYHO_HOST ?? (stacks.length === 1 ? only?.url : undefined);
  if (host !== undefined) console.log(`The desktop app plays on ${host}.`);
  else if (!only) console.log(`No Tallyho runs from this folder (npm start). ${fallback}`);
  else
    console.log(
      `Several Tallyhos run from this folder (${stacks.map(({ url }) => url).join(', ')}). ${fallback}`,
    );
  return host;
}

const host = hostToPlayOn();

const cwd = path.join(root, 'desktop');
const run = (command: string, args: readonly string[]): number =>
  spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...(host !== undefined && { TALLYHO_HOST: host }) },
  }).status ?? 1;

process.exitCode = run('electron-vite', ['build']) || run('electron', ['.', ...process.argv.slice(2)]);
