import { spawnSync } from 'node:child_process';

/** The scheduler runs a process with it before all others that have none. */
const first = ['chrt', '--rr', '10'] as const;

const isAllowed = spawnSync(first[0], [...first.slice(1), 'true'], { stdio: 'ignore' }).status === 0;

/** Returns a command that runs before everything else on the machine, so that others do not change its times, if that is allowed here. */
export const runFirst = (command: readonly [string, ...string[]]): readonly [string, ...string[]] =>
  isAllowed ? [...first, ...command] : command;
