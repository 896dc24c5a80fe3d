import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { packageCommand, root } from '../../scripts/stack/processes.ts';

/** Builds the app that the tests start. */
export default function build(): void {
  const { file, args } = packageCommand('electron-vite', ['build', '--logLevel', 'error']);
  execFileSync(file, args, { cwd: path.join(root, 'desktop'), stdio: 'inherit' });
}
