import { afterAll, beforeAll, beforeEach } from 'vitest';

/** Those of the API's log (`log.ts`). */
const levels = ['info', 'warn', 'error'] as const;
type Level = (typeof levels)[number];

/**
 * Keeps what the tests of a file log in the Worker, and prints it only of a test that fails, and of a file whose tests cannot begin.
 * The runner would send each line to its own process, which answers it.
 */
export const keepLogOfFailedTests = (): void => {
  let lines: (readonly [level: Level, ...values: unknown[]])[] = [];
  let hasBegun = false;
  const { info, warn, error } = console;
  const print = { info, warn, error };
  const printLines = () => {
    for (const [level, ...values] of lines) print[level](...values);
    lines = [];
  };
  beforeAll(() => {
    for (const level of levels) console[level] = (...values) => void lines.push([level, ...values]);
  });
  beforeEach(({ onTestFailed }) => {
    if (hasBegun) lines = [];
    hasBegun = true;
    onTestFailed(printLines);
  });
  afterAll(() => {
    if (!hasBegun) printLines();
    Object.assign(console, print);
  });
};
