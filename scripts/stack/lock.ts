import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Owner {
  readonly url: string;
  readonly pid: number;
  /** Process start time: distinguishes the process from a later one with the same id. */
  readonly born: string | null;
}

/**
 * Locks a data folder for one stack. Throws, with the other stack's address, if it is locked by a running stack.
 * Returns a function that releases the lock.
 */
export function acquireDataLock(dataDir: string, url: string): () => void {
  const file = path.join(dataDir, 'running.json');
  const other = read(file);
  if (other && other.born !== null && startOf(other.pid) === other.born) {
    throw new Error(`Tallyho runs already, at ${other.url}, with the same data (${dataDir}).`);
  }
  writeFileSync(file, JSON.stringify({ url, pid: process.pid, born: startOf(process.pid) } satisfies Owner));
  return () => rmSync(file, { force: true });
}

function read(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner; // written only by this file
  } catch {
    return null;
  }
}

function startOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      // Field 22; field 2 is the name in brackets, which may contain spaces.
      return (
        readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')[19] ?? null
      );
    }
    if (process.platform === 'win32') return null;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
