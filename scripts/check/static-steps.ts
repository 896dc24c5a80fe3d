import { type Command, packageCommand } from '../stack/processes.ts';
import type { Step } from './steps.ts';

const quietTurbo = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' };

/** Checks that need only the sources. */
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

/** Unit tests of the rules, the pages and the database code. */
export const unitTests: Step = { name: 'Unit tests', run: vitest('game', 'drizzle', 'web', 'desktop') };

/** Returns the command that runs Vitest for some of the root's projects. */
export function vitest(...projects: readonly string[]): Command {
  return packageCommand('vitest', ['run', ...projects.flatMap((name) => ['--project', name])]);
}
