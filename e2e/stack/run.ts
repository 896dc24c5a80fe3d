import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ReporterDescription } from '@playwright/test';

/** One browser more than cores, because each test also waits: for timers, sockets and other players. */
export const workers = availableParallelism() + 1;

/**
 * How long the tests wait for something on a page, in milliseconds: the stack runs on the same machine, which may be busy or
 * stand still for half a minute. What takes its time by a rule adds that.
 */
export const expectTimeout = 60_000;

const failedTests = fileURLToPath(new URL('failed-tests.ts', import.meta.url));

/** Output of a run: in CI a dot for each test and an HTML report. A summary of the failures comes last. */
export const reporter: ReporterDescription[] = [
  ...(process.env.CI
    ? ([['dot'], ['html', { open: 'never' }]] satisfies ReporterDescription[])
    : ([['list']] satisfies ReporterDescription[])),
  [failedTests],
];
