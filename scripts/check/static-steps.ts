import { type Command, packageCommand } from '../stack/processes.ts';
import type { Step } from './steps.ts';

const quietTurbo = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' };

/** The compiler, a Go program, collects garbage when its memory has grown to five times what is in use: it needs a sixth less processor time. */
const rareCollection = { GOGC: '400' };

export const types: Step = {
  name: 'Types',
  run: {
    ...packageCommand('turbo', ['run', 'types', '--output-logs=errors-only']),
    env: { ...quietTurbo, ...rareCollection },
  },
};

/** The other checks that need only the sources. */
export const staticSteps: readonly Step[] = [
  { name: 'Format and lint', run: packageCommand('@biomejs/biome', ['ci', '.'], 'biome') },
  { name: 'Boundaries and scripts', run: vitest(['scripts']) },
  { name: 'Unused code', run: packageCommand('knip', []) },
];

/** The projects of the rules, the pages and the database code. */
const unitProjects = ['game', 'drizzle', 'web', 'desktop'] as const;

export const unitTests: Step = { name: 'Unit tests', run: vitest(unitProjects) };

/** The unit tests that import a file that differs from `base`, a commit. A change of a configuration runs all. */
export const changedUnitTests = (base: string): Step => ({
  name: 'Unit tests of changes',
  run: vitest(unitProjects, '--changed', base, '--passWithNoTests'),
});

/** Returns the command that runs Vitest for some of the root's projects. */
export function vitest(projects: readonly string[], ...args: readonly string[]): Command {
  return packageCommand('vitest', ['run', ...projects.flatMap((name) => ['--project', name]), ...args]);
}
