import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pause, signalGroup } from './processes.ts';

interface Running {
  readonly url: string;
  readonly owner: Identity;
  readonly children: readonly Identity[];
}

/** A process, told from a later one with the same number by when it started. */
interface Identity {
  readonly pid: number;
  readonly born: string | null;
}

/** Keeps a data folder to one stack at a time. */
export interface Lock {
  /** Notes the children, so that a later start can end them if this process is killed before it can. */
  note(children: readonly number[]): void;
  release(): void;
}

/**
 * Takes the data folder. Throws if a running stack has it; ends what a killed one left behind.
 */
export async function takeDataFolder(dataDir: string, url: string): Promise<Lock> {
  const file = path.join(dataDir, 'running.json');
  const before = read(file);
  if (before) {
    if (isAlive(before.owner)) {
      throw new Error(`Tallyho runs already, at ${before.url}, with the same data (${dataDir}).`);
    }
    for (const child of before.children.filter(isAlive)) {
      signalGroup(child.pid, 'SIGKILL');
      while (signalGroup(child.pid, 0)) await pause(25);
    }
  }
  const owner = identify(process.pid);
  const write = (children: readonly Identity[]) =>
    writeFileSync(file, JSON.stringify({ url, owner, children } satisfies Running));
  mkdirSync(dataDir, { recursive: true });
  write([]);
  return {
    note: (children) => write(children.map(identify)),
    release: () => rmSync(file, { force: true }),
  };
}

function read(file: string): Running | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Running; // written above, by us alone
  } catch {
    return null;
  }
}

function identify(pid: number): Identity {
  return { pid, born: startOf(pid) };
}

function isAlive({ pid, born }: Identity): boolean {
  return born !== null && startOf(pid) === born;
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
