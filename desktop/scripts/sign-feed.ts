/**
 * Signs feeds of updates, after they are made by electron-builder: TALLYHO_SIGNING_KEY=... node desktop/scripts/sign-feed.ts FILE ...
 * The key is an Ed25519 key in PEM. Each file gets a line `signature`, which the app compares with the key that it was built with:
 * TALLYHO_UPDATE_KEY, which has to be the other half.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { parseUpdateInfo } from 'electron-updater/out/providers/Provider.js';
import { isRelease, isSignedRelease, signRelease } from '../src/main/updates/feed-signature.ts';

const key = process.env.TALLYHO_SIGNING_KEY;
if (!key) throw new Error('TALLYHO_SIGNING_KEY has no key');
const publicKey = process.env.TALLYHO_UPDATE_KEY;
if (!publicKey) throw new Error('TALLYHO_UPDATE_KEY has no key');
for (const file of process.argv.slice(2)) {
  // Read as the app reads it.
  const release: unknown = parseUpdateInfo(readFileSync(file, 'utf8'), file, new URL('file:'));
  if (!isRelease(release)) throw new Error(`${file} is no feed of updates`);
  if ('signature' in release) throw new Error(`${file} is signed already`);
  const signature = signRelease(release, key);
  if (!isSignedRelease({ ...release, signature }, publicKey))
    throw new Error(
      'TALLYHO_UPDATE_KEY is not the other half of TALLYHO_SIGNING_KEY, so the app would refuse the list',
    );
  appendFileSync(file, `signature: ${signature}\n`);
  console.log(`${file}: ${release.version} is signed`);
}
