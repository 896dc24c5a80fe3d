import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning, ownProcess, type ProcessIdentity } from './process-identity.ts';

interface Owner extends ProcessIdentity {
  readonly url: string;
}

/**
 * Locks a data folder for one stack. Throws, with the other stack's address, if it is locked by a running stack.
 * Returns a function that releases the lock.
 */
export function acquireDataLock(dataDir: string, url: string): () => void {
  const file = path.join(dataDir, 'running.json');
  const other = read(file);
  if (other && isRunning(other)) {
    throw new Error(`Tallyho runs already, at ${other.url}, with the same data (${dataDir}).`);
  }
  writeFileSync(file, JSON.stringify({ url, ...ownProcess() } satisfies Owner));
  return () => rmSync(file, { force: true });
}

function read(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner; // written only by this file
  } catch {
    return null;
  }
}
