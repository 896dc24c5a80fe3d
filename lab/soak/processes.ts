import { readdirSync, readFileSync } from 'node:fs';

/** A running process of the stack. */
type StackProcess = { pid: number; group: number; command: string };

/** The processes that faults can hit. `rooms` and `api` are the tools, `roomsRuntime` and `apiRuntime` their workerd. */
export type Target = 'rooms' | 'roomsRuntime' | 'api' | 'apiRuntime' | 'database';

const readProcess = (pid: number): (StackProcess & { parent: number }) | null => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const [state, parent, group] = fields;
    if (state === 'Z') return null;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { pid, parent: Number(parent), group: Number(group), command };
  } catch {
    // The process has ended meanwhile.
    return null;
  }
};

/** Returns the process groups that this process has started, by the command of their leader. Linux only. */
const ownGroups = (): Map<string, StackProcess[]> => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
  const leaders = all.filter(({ pid, parent, group }) => parent === process.pid && pid === group);
  return new Map(leaders.map(({ pid, command }) => [command, all.filter(({ group }) => group === pid)]));
};

/** Returns the processes of a target; empty while it is down. */
const processesOf = (target: Target): StackProcess[] => {
  const tool = {
    rooms: 'partykit',
    roomsRuntime: 'partykit',
    api: 'wrangler',
    apiRuntime: 'wrangler',
    database: 'sqld',
  }[target];
  for (const [command, members] of ownGroups()) {
    if (!command.includes(tool)) continue;
    const runtimes = members.filter(
      (member) => /\bworkerd\b/.test(member.command) && member.pid !== member.group,
    );
    return target.endsWith('Runtime') ? runtimes : members.filter(({ pid, group }) => pid === group);
  }
  return [];
};

/** Returns the ids of a target's processes; empty while it is down. */
export const processIdsOf = (target: Target): number[] => processesOf(target).map(({ pid }) => pid);

/** Sends a signal to all processes of the target's group, or only to the target. Returns false if it is down. */
export const signal = (target: Target, name: 'SIGKILL' | 'SIGSTOP'): boolean => {
  const processes = processesOf(target);
  for (const { pid } of processes) {
    try {
      process.kill(pid, name);
    } catch {
      // It has just ended.
    }
  }
  return processes.length > 0;
};
