import { type Command, startGroup } from '../stack/processes.ts';

export interface Step {
  readonly name: string;
  /** What to run; a text instead is why it is left out here. */
  readonly run: Command | string;
}

/** A step that takes longer hangs: even a busy machine needs less. */
const patience = 25 * 60_000;

/**
 * Runs the steps one after the other, all of them whatever fails, and prints a table and a last line `N passed, N failed`.
 * Resolves to the exit code.
 */
export async function runSteps(steps: readonly Step[]): Promise<0 | 1> {
  const rows: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const { name, run } of steps) {
    if (typeof run === 'string') {
      rows.push(`  skipped          ${name}: ${run}`);
      continue;
    }
    console.log(`\n--- ${name}`);
    const began = performance.now();
    const ok = await succeeds(run);
    if (ok) passed += 1;
    else failed += 1;
    const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6);
    rows.push(`  ${ok ? 'passed ' : 'FAILED '} ${seconds} s ${name}`);
  }
  console.log(`\n${rows.join('\n')}\n\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

async function succeeds(command: Command): Promise<boolean> {
  const group = startGroup(command);
  const late = setTimeout(() => {
    console.error(`Ended after ${patience / 60_000} minutes.`);
    void group.end(0);
  }, patience);
  const code = await group.exited;
  clearTimeout(late);
  // Nothing it started may outlive it.
  await group.end(0);
  return code === 0;
}
