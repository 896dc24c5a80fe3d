import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { needsVirtualScreen } from '../../../scripts/check/electron.ts';
import { runFirst } from './priority.ts';

interface Screen {
  /** For the variable DISPLAY. */
  readonly display: string;
  readonly stop: () => void;
}

/** Starts a screen that is not displayed, if this machine has none. One for all runs, so that its start is not measured. */
export async function openScreen(): Promise<Screen> {
  if (!needsVirtualScreen()) return { display: process.env.DISPLAY ?? '', stop: () => undefined };
  const [command, ...args] = runFirst([
    'Xvfb',
    ...['-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'],
  ]);
  const server = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).once('line', resolve);
    server.once('error', reject);
  });
  return { display: `:${number}`, stop: () => void server.kill() };
}
