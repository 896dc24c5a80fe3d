import { base64url } from 'jose';
import { argon2id } from './argon2id.ts';

/**
 * OWASP's argon2id setting: 19 MiB, two passes, one lane; about 30 ms in a Worker. If it is raised, each password is
 * rehashed at the next login.
 */
const current = { memorySize: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;
const saltLength = 16;

interface Parameters {
  memorySize: number;
  passes: number;
  parallelism: number;
}

/**
 * Returns the input for argon2id: 32 bytes for any password length (the library requires at least 8). It is keyed, so
 * that the same password hashed by another site gives a different value. It is Unicode-normalized, so that every way to
 * type a character gives the same value.
 */
const digest = async (password: string): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes('tallyho password'), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(password.normalize('NFKC'))));
};

const compute = async (password: string, salt: Uint8Array, parameters: Parameters): Promise<Uint8Array> =>
  (await argon2id())({ password: await digest(password), salt, tagLength, ...parameters });

/** Base64 without padding, as PHC strings use it. */
const phcBase64 = {
  encode: (bytes: Uint8Array): string => base64url.encode(bytes).replaceAll('-', '+').replaceAll('_', '/'),
  decode: (text: string): Uint8Array => base64url.decode(text.replaceAll('+', '-').replaceAll('/', '_')),
};

const encode = ({ memorySize, passes, parallelism }: Parameters, salt: Uint8Array, tag: Uint8Array): string =>
  `$argon2id$v=19$m=${memorySize},t=${passes},p=${parallelism}$${phcBase64.encode(salt)}$${phcBase64.encode(tag)}`;

const decode = (phc: string) => {
  const [, m, t, p, salt, tag] =
    phc.match(/^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/) ?? [];
  if (salt === undefined || tag === undefined) throw new Error('A stored password hash is malformed.');
  return {
    parameters: { memorySize: Number(m), passes: Number(t), parallelism: Number(p) },
    salt: phcBase64.decode(salt),
    tag: phcBase64.decode(tag),
  };
};

/** workerd's extension of Web Crypto. Throws if the lengths differ. */
type TimingSafe = { timingSafeEqual(a: Uint8Array, b: Uint8Array): boolean };
const subtle = crypto.subtle as unknown as TimingSafe; // the DOM types do not have the extension

const equal = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && subtle.timingSafeEqual(a, b);

/** Hashes a password with a fresh salt. Returns a PHC string that includes the parameters. */
export const hashPassword = async (password: string, parameters: Parameters = current): Promise<string> => {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  return encode(parameters, salt, await compute(password, salt, parameters));
};

/** Checks a password against a stored hash. Returns whether it matches, and whether the hash should be renewed. */
export const verifyPassword = async (
  password: string,
  phc: string,
): Promise<{ valid: boolean; outdated: boolean }> => {
  const { parameters, salt, tag } = decode(phc);
  const valid = equal(await compute(password, salt, parameters), tag);
  const outdated =
    parameters.memorySize !== current.memorySize ||
    parameters.passes !== current.passes ||
    parameters.parallelism !== current.parallelism;
  return { valid, outdated };
};

/**
 * Takes as long as verifying a password. For accounts without a password, so that response times do not reveal them.
 */
export const dummyVerify = async (password: string): Promise<void> => {
  await compute(password, new Uint8Array(saltLength), current);
};
