import { readCommandLine, runUntilToldToEnd } from './command-line.ts';

const options = readCommandLine();
console.log('Starting Tallyho with hot reload ...');
const { url } = await runUntilToldToEnd({ ...options, hotReload: true });
console.log(`\n  ${url}  (logs in ${options.dataDir}/logs; Ctrl-C ends everything)\n`);
