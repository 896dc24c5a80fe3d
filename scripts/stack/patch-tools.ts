import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { optionsVariable, patchedSource } from './tool-patches.ts';

/*
 * Loaded by Node before a development tool (`--import`): patches the tool's code, and adds command-line options that no
 * other user of the machine may read in the list of processes.
 */

registerHooks({
  load(url, context, nextLoad) {
    const source = url.startsWith('file:') ? patchedSource(fileURLToPath(url)) : null;
    if (source === null) return nextLoad(url, context);
    const format = url.endsWith('.mjs') ? 'module' : 'commonjs';
    return { format, source, shortCircuit: true };
  },
});

const { [optionsVariable]: added } = process.env;
if (added !== undefined) {
  // Written by `patchedCommand`. The executable of wrangler starts another one, which gets the options.
  const { main, options } = JSON.parse(added) as { main: string; options: string[] };
  if (process.argv[1] === main) {
    delete process.env[optionsVariable];
    process.argv.push(...options);
  }
}
