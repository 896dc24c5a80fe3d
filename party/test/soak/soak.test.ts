import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { defects } from './simulation/faults.ts';

const script = fileURLToPath(new URL('./soak.ts', import.meta.url));

/** Runs the soak in its own process, because it replaces modules of the room. Returns what it prints. */
const soak = async (...args: string[]): Promise<string> => {
  const run = promisify(execFile)(process.execPath, [script, ...args]);
  const { stdout } = await run.catch((failed: { stdout: string }) => failed);
  return stdout;
};

test('in 10,000 actions under faults nothing is lost or doubled and no room is stuck', {
  timeout: 240_000,
}, async () => {
  expect(await soak('--actions', '10000', '--seed', '1', '--threads', '1')).toContain(
    '0 lost, 0 doubled, 0 stuck rooms',
  );
});

test.each(defects)('finds the planted defect %s', { timeout: 240_000 }, async (defect) => {
  const printed = await soak('--actions', '4000', '--seed', '1', '--threads', '1', '--defect', defect);
  expect(printed).toMatch(/FAILED in episode \d+ of seed 1: /);
});
