import { readdirSync, readFileSync } from 'node:fs';

/** The fields of /proc/{pid}/stat after the command name: state, parent, ... */
const parentOf = (pid: string): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? null;
  } catch {
    return null;
  }
};

const residentKilobytes = (pid: string): number => {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
};

/** Returns the ids of all processes. Only Linux has /proc; elsewhere the list is empty. */
const allProcesses = (): string[] => {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
};

/** Returns the processes that this process has started. */
export const startedProcesses = (): string[] =>
  allProcesses().filter((pid) => parentOf(pid) === String(process.pid));

/** Returns the resident memory of these processes and all that they have started, in kB; 0 without /proc. */
export const memoryOf = (roots: readonly string[]): number => {
  const parents = new Map(allProcesses().map((pid) => [pid, parentOf(pid)]));
  const tree = (pid: string): number => {
    const children = [...parents].filter(([, parent]) => parent === pid).map(([child]) => tree(child));
    return children.reduce((sum, size) => sum + size, residentKilobytes(pid));
  };
  return roots.map(tree).reduce((sum, size) => sum + size, 0);
};
