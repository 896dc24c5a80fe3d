import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Secrets {
  /** Signs the tickets into rooms. */
  readonly ticket: string;
  /** Signs what edge and rooms say to each other. */
  readonly service: string;
}

/** This machine's secrets: made once, kept in the data folder, readable by its owner alone. */
export function loadSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Secrets; // written below, by us alone
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error; // what readFileSync throws
    const secret = () => randomBytes(32).toString('base64url');
    const secrets: Secrets = { ticket: secret(), service: secret() };
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
    return secrets;
  }
}
