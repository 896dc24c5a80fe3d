import { readdirSync, readFileSync } from 'node:fs';

/** The fields of /proc/{pid}/stat after the command name: state, parent, ...; none for a process that has ended. */
const fieldsOf = (pid: string): string[] => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
};

const parentOf = (pid: string): string | undefined => fieldsOf(pid)[1];

/** The unit of the times in /proc/{pid}/stat, in ms: 1/100 s on every Linux that Node runs on. */
const tick = 10;

/** Returns the time that processors have worked for a process, in ms: in user mode and in the kernel. */
const processorTime = (pid: string): number => {
  const [user = 0, system = 0] = fieldsOf(pid).slice(11, 13).map(Number);
  return (user + system) * tick;
};

const residentKilobytes = (pid: string): number => {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
};

/** Shared pages count for each process with its share, so the sum over the processes of a browser counts them once. */
const proportionalKilobytes = (pid: string): number => {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
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

/** Returns the sum of `figure` over these processes and all that they have started. */
const sumOf = (roots: readonly string[], figure: (pid: string) => number): number => {
  const parents = new Map(allProcesses().map((pid) => [pid, parentOf(pid)]));
  const tree = (pid: string): number => {
    const children = [...parents].filter(([, parent]) => parent === pid).map(([child]) => tree(child));
    return children.reduce((sum, one) => sum + one, figure(pid));
  };
  return roots.map(tree).reduce((sum, one) => sum + one, 0);
};

/** Returns the resident memory of these processes and all that they have started, in kB; 0 without /proc. */
export const memoryOf = (roots: readonly string[]): number => sumOf(roots, residentKilobytes);

/** Returns the memory of these processes and all that they have started, in kB, without counting shared pages twice; 0 without /proc. */
export const proportionalMemoryOf = (roots: readonly string[]): number => sumOf(roots, proportionalKilobytes);

/** Returns the processor time of these processes and all that they have started, in ms; 0 without /proc. */
export const processorTimeOf = (roots: readonly string[]): number => sumOf(roots, processorTime);
