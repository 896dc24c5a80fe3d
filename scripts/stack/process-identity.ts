import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Identifies a process, also after its id has been reused. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Start time, in the unit of the platform; null if the platform does not report it (Windows). */
  readonly born: string | null;
}

export const ownProcess = (): ProcessIdentity => ({ pid: process.pid, born: startOf(process.pid) });

/** Returns true if the process is still running. Always false on Windows. */
export const isRunning = ({ pid, born }: ProcessIdentity): boolean => born !== null && startOf(pid) === born;

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
