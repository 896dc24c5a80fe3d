import { createPublicKey, sign, verify } from 'node:crypto';

/** What a feed says about a version, as far as it decides what is installed. */
export interface SignedRelease {
  readonly version: string;
  readonly files: readonly { readonly url: string; readonly sha512: string }[];
}

/** The signed text: the version, and each file with its checksum, which together determine every byte that is installed. */
const signedText = ({ version, files }: SignedRelease): Buffer =>
  Buffer.from([version, ...files.map(({ url, sha512 }) => `${url} ${sha512}`)].join('\n'));

/** Returns the signature of a release, in base64. `privateKey`: an Ed25519 key in PEM. */
export const signRelease = (release: SignedRelease, privateKey: string): string =>
  sign(null, signedText(release), privateKey).toString('base64');

/**
 * Returns true if a feed is signed by the owner of the key. `feed`: the parsed content of the file, which may be anything.
 * `publicKey`: an Ed25519 key, SPKI in base64.
 */
export function isSignedRelease(feed: unknown, publicKey: string): boolean {
  if (!isRelease(feed) || !('signature' in feed) || typeof feed.signature !== 'string') return false;
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(null, signedText(feed), key, Buffer.from(feed.signature, 'base64'));
}

/** Returns true if the content of a feed names a version, and at least one file with a checksum. */
export function isRelease(feed: unknown): feed is SignedRelease {
  if (typeof feed !== 'object' || feed === null || !('version' in feed) || !('files' in feed)) return false;
  const { version, files } = feed;
  return typeof version === 'string' && Array.isArray(files) && files.length > 0 && files.every(hasChecksum);
}

const hasChecksum = (file: unknown): boolean =>
  typeof file === 'object' &&
  file !== null &&
  ['url', 'sha512'].every((name) => typeof Reflect.get(file, name) === 'string');
