import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSignedRelease, signRelease } from './feed-signature.ts';

const newKeys = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  };
};

const keys = newKeys();
const release = { version: '1.2.0', files: [{ url: 'Tallyho-1.2.0.AppImage', sha512: 'YWJj', size: 3 }] };
const signed = { ...release, releaseDate: '2026-11-23', signature: signRelease(release, keys.privateKey) };

test('a feed with the signature of its version and its files is accepted', () => {
  expect(isSignedRelease(signed, keys.publicKey)).toBe(true);
});

test.each([
  ['another version', { ...signed, version: '1.3.0' }],
  ['another checksum', { ...signed, files: [{ url: 'Tallyho-1.2.0.AppImage', sha512: 'eHl6' }] }],
  ['another file', { ...signed, files: [{ url: 'Other.AppImage', sha512: 'YWJj' }] }],
  ['one more file', { ...signed, files: [...signed.files, { url: 'Other.deb', sha512: 'YWJj' }] }],
  ['no files', { ...signed, files: [] }],
  ['a file without a checksum', { ...signed, files: [{ url: 'Tallyho-1.2.0.AppImage' }] }],
  ['no signature', release],
  ['the signature of another key', { ...release, signature: signRelease(release, newKeys().privateKey) }],
  ['a signature that is no text', { ...release, signature: 1 }],
  ['no content', null],
  ['a text', 'version: 1.2.0'],
])('a feed with %s is refused', (_name, feed) => {
  expect(isSignedRelease(feed, keys.publicKey)).toBe(false);
});
