import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';

export interface ToolRun {
  /** The exit code; null if a signal or the time limit ended the tool. */
  readonly code: number | null;
  readonly output: string;
}

/**
 * Runs a command and stores its output in `logFile`. `timeout`: milliseconds until it is stopped. Returns null if the
 * command is not installed.
 */
export const runTool = (
  [file, ...args]: readonly [string, ...string[]],
  {
    logFile,
    timeout,
    cwd,
    env = {},
  }: { logFile: string; timeout: number; cwd: string; env?: Readonly<Record<string, string>> },
): Promise<ToolRun | null> =>
  new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd,
      timeout,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? resolve(null) : reject(error),
    );
    child.once('close', (code) => {
      writeFileSync(logFile, output);
      resolve({ code, output });
    });
  });
