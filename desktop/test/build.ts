import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { packageCommand } from '../../scripts/stack/processes.ts';

/** Builds the app that the tests start. */
export default function build(): void {
  const { file, args } = packageCommand('electron-vite', ['build', '--logLevel', 'error']);
  execFileSync(file, args, { cwd: path.join(import.meta.dirname, '..'), stdio: 'inherit' });
}
