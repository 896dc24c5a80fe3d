import { renderUnicodeCompact } from 'uqr';
import { readCommandLine, runUntilSignal } from './command-line.ts';
import { lanAddress } from './stack/lan.ts';

const options = readCommandLine();
const began = performance.now();
console.log('Starting Tallyho ...');
const { url, mailboxUrl } = await runUntilSignal(options);
const seconds = ((performance.now() - began) / 1000).toFixed(1);

console.log(`\n  Tallyho is ready (${seconds} s): ${url}\n`);
if (options.lan) {
  const address = lanAddress();
  if (address) {
    const onNetwork = `http://${address}:${options.port}`;
    console.log(`  On phones and other computers in this network: ${onNetwork}\n`);
    console.log(`${renderUnicodeCompact(onNetwork)}\n`);
  } else {
    console.log('  This computer is in no network, so nobody else can reach it.');
  }
}
if (mailboxUrl) console.log(`  Emails are not delivered but shown here: ${mailboxUrl}\n`);
const comingSoon = options.vars?.COMING_SOON === 'on' ? 'on: administrators log in at /login' : 'off here';
console.log(
  `  The coming-soon page is ${comingSoon}. Data is kept in ${options.dataDir}. Ctrl-C ends everything.`,
);
