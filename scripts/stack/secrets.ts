import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Access to the local database server. */
export interface DatabaseKey {
  /** The Ed25519 public key (base64url) with which the server verifies tokens. */
  readonly publicKey: string;
  /** The token that every client sends. It does not expire. The private key that signed it is not stored. */
  readonly token: string;
}

export interface Secrets {
  /** Signs room tickets. */
  readonly ticket: string;
  /** Signs service calls between edge and rooms. */
  readonly service: string;
  readonly database: DatabaseKey;
}

/** Folders of earlier versions have no key for the database. */
type StoredSecrets = Omit<Secrets, 'database'> & Partial<Secrets>;

/**
 * Returns this machine's secrets: created once, stored in the data folder. Other users of the machine cannot open the
 * folder, which also has the database.
 */
export function loadSecrets(dataDir: string): Secrets {
  const stored = readSecrets(dataDir);
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o700);
  if (stored?.database) return { ...stored, database: stored.database };
  const secret = () => randomBytes(32).toString('base64url');
  const secrets: Secrets = {
    ...(stored ?? { ticket: secret(), service: secret() }),
    database: createDatabaseKey(),
  };
  const file = fileIn(dataDir);
  writeFileSync(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}

/** Returns the secrets stored in a data folder; null if no stack has used the folder. Creates nothing. */
export function readSecrets(dataDir: string): StoredSecrets | null {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as StoredSecrets; // written only by loadSecrets
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null; // error of readFileSync
    throw error;
  }
}

const fileIn = (dataDir: string) => path.join(dataDir, 'secrets.json');

/** Creates a key pair, and a token that permits reading and writing, in the format of sqld (JWT, EdDSA). */
export function createDatabaseKey(): DatabaseKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x } = publicKey.export({ format: 'jwk' });
  if (x === undefined) throw new Error('An Ed25519 key always has x');
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const content = `${encoded({ alg: 'EdDSA', typ: 'JWT' })}.${encoded({ a: 'rw' })}`;
  const signature = sign(null, Buffer.from(content), privateKey).toString('base64url');
  return { publicKey: x, token: `${content}.${signature}` };
}
