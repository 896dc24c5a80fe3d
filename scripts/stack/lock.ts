import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Owner {
  readonly url: string;
  readonly pid: number;
  /** Tells the process from a later one with the same number. */
  readonly born: string | null;
}

/**
 * Keeps a data folder to one stack at a time. Throws, naming the other's address, if a running stack has it; returns
 * what gives it back.
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
    return JSON.parse(readFileSync(file, 'utf8')) as Owner; // written above, by us alone
  } catch {
    return null;
  }
}

function startOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      // The 22nd field; the second is the name in brackets, which may hold spaces.
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
