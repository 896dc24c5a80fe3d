import { readCommandLine, runUntilSignal } from './command-line.ts';

const options = readCommandLine();
console.log('Starting Tallyho with hot reload ...');
const { url } = await runUntilSignal({ ...options, hotReload: true });
console.log(`\n  ${url}  (logs in ${options.dataDir}/logs; Ctrl-C ends everything)\n`);
