import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(fileURLToPath(import.meta.url), '../../..');
const windows = process.platform === 'win32';

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

export interface ProcessGroup {
  readonly pid: number;
  /** Returns true if the leader has ended. */
  hasExited(): boolean;
  /**
   * Resolves to the leader's exit code when it ends (null: by a signal); other processes of the group may still run.
   */
  readonly exited: Promise<number | null>;
  /**
   * Ends the whole group: SIGTERM, then SIGKILL after `timeout` ms (0: immediately). Resolves when no process is left.
   */
  end(timeout?: number): Promise<void>;
}

const groups = new Set<number>();
let reaper: ChildProcess | undefined;

/**
 * Ends all groups even if this process is killed with SIGKILL: a shell waits until its pipe from this process closes,
 * and then kills the last groups it was sent.
 */
function notifyReaper() {
  if (windows) return;
  if (!reaper) {
    const script =
      'while read -r line; do all=$line; done; for one in $all; do kill -s KILL -- "-$one"; done';
    reaper = spawn('/bin/sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
    reaper.unref();
    process.on('exit', () => {
      for (const pid of groups) signalGroup(pid, 'SIGKILL');
    });
  }
  reaper.stdin?.write(`${[...groups].join(' ')}\n`);
}

/** Sends a signal to a whole group. Returns false if it has no processes. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    if (windows && signal !== 0) {
      return spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' }).status === 0;
    }
    process.kill(windows ? pid : -pid, signal);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns true if any process of a group is running. Zombies do not count: in some containers they are never reaped.
 */
function isRunning(group: number): boolean {
  if (!signalGroup(group, 0)) return false;
  if (process.platform !== 'linux') return true;
  return readdirSync('/proc').some((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      // After the name in brackets: state, parent, group.
      const [state, , ofGroup] = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return Number(ofGroup) === group && state !== 'Z';
    } catch {
      return false;
    }
  });
}

/**
 * Starts a command as the leader of its own process group, so that its child processes can be ended too (partykit
 * leaves its runtime running when it is killed). Its output is appended to `logFile`, or shown.
 */
export function startGroup(command: Command, logFile?: string): ProcessGroup {
  const log = logFile === undefined ? undefined : openSync(logFile, 'a');
  const child: ChildProcess = spawn(command.file, command.args, {
    cwd: command.cwd ?? root,
    env: { ...process.env, FORCE_COLOR: '0', ...command.env },
    stdio: ['ignore', log ?? 'inherit', log ?? 'inherit'],
    detached: !windows,
    windowsHide: true,
  });
  if (log !== undefined) closeSync(log);
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    child.once('error', () => resolve(null));
  });
  const { pid } = child;
  if (pid === undefined) return { pid: 0, exited, hasExited: () => true, end: async () => {} };
  groups.add(pid);
  notifyReaper();
  return {
    pid,
    exited,
    hasExited: () => child.exitCode !== null || child.signalCode !== null,
    async end(timeout = 4000) {
      if (timeout > 0) signalGroup(pid, 'SIGTERM');
      const deadline = Date.now() + timeout;
      while (isRunning(pid)) {
        if (Date.now() >= deadline) signalGroup(pid, 'SIGKILL');
        await pause(25);
      }
      groups.delete(pid);
      notifyReaper();
    },
  };
}

/** Returns the folder of an installed package of the root. */
export const packageFolder = (name: string) => path.join(root, 'node_modules', name);

/** Returns the command that runs a package's executable with the project's own Node. */
export function packageCommand(name: string, args: readonly string[], executable = name): Command {
  const folder = packageFolder(name);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  }; // npm's own format
  const script = typeof bin === 'string' ? bin : bin[executable];
  if (!script) throw new Error(`The package ${name} has no executable ${executable}`);
  return { file: process.execPath, args: [path.join(folder, script), ...args] };
}

/** Returns the last lines of a log, for error messages. */
export function tailOf(file: string, lines = 15): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  } catch {
    return '(nothing was logged)';
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Calls `check` every `interval` ms until it returns true. Returns false after `timeout` ms or when `abandon` settles.
 */
export async function until(
  check: () => Promise<boolean>,
  { timeout, interval = 50, abandon }: { timeout: number; interval?: number; abandon?: Promise<unknown> },
): Promise<boolean> {
  const deadline = Date.now() + timeout;
  let abandoned = false;
  void abandon?.then(() => {
    abandoned = true;
  });
  while (Date.now() < deadline && !abandoned) {
    if (await check()) return true;
    await pause(interval);
  }
  return false;
}
