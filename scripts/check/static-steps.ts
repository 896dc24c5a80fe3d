import { type Command, packageCommand } from '../stack/processes.ts';
import type { Step } from './steps.ts';

const quietTurbo = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' };

/** The checks that need nothing but the sources. */
export const staticSteps: readonly Step[] = [
  { name: 'Format and lint', run: packageCommand('@biomejs/biome', ['ci', '.'], 'biome') },
  {
    name: 'Types',
    run: {
      ...packageCommand('turbo', ['run', 'types', '--output-logs=errors-only']),
      env: quietTurbo,
    },
  },
  { name: 'Boundaries and scripts', run: vitest('scripts') },
  { name: 'Unused code', run: packageCommand('knip', []) },
];

/** The rules, the pages and the database's own code. */
export const unitTests: Step = { name: 'Unit tests', run: vitest('game', 'drizzle', 'web', 'desktop') };

/** Vitest on some of the root's projects. */
export function vitest(...projects: readonly string[]): Command {
  return packageCommand('vitest', ['run', ...projects.flatMap((name) => ['--project', name])]);
}
