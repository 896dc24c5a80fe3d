import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Secrets {
  /** Signs room tickets. */
  readonly ticket: string;
  /** Signs service calls between edge and rooms. */
  readonly service: string;
}

/** Returns this machine's secrets: created once, stored in the data folder, readable only by the owner. */
export function loadSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Secrets; // written only below
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error; // error of readFileSync
    const secret = () => randomBytes(32).toString('base64url');
    const secrets: Secrets = { ticket: secret(), service: secret() };
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
    return secrets;
  }
}
