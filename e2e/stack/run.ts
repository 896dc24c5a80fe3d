import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ReporterDescription } from '@playwright/test';

/** As many browsers at a time as the machine has cores; two on the smallest, as most of a test is waiting. */
export const workers = Math.max(2, availableParallelism());

const failedTests = fileURLToPath(new URL('failed-tests.ts', import.meta.url));

/** What a run prints: in CI a dot a test and a report in HTML. The failures come last, in a line or two each. */
export const reporter: ReporterDescription[] = [
  ...(process.env.CI
    ? ([['dot'], ['html', { open: 'never' }]] satisfies ReporterDescription[])
    : ([['list']] satisfies ReporterDescription[])),
  [failedTests],
];
