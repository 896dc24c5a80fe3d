import { readCommandLine, runUntilSignal } from './command-line.ts';

const options = readCommandLine();
console.log('Starting Tallyho with hot reload ...');
const { url, mailboxUrl } = await runUntilSignal({ ...options, hotReload: true });
if (mailboxUrl) console.log(`\n  Emails are shown at ${mailboxUrl}`);
console.log(`\n  ${url}  (logs in ${options.dataDir}/logs; Ctrl-C ends everything)\n`);
