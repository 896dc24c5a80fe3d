import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Command, startGroup } from '../stack/processes.ts';

export interface Step {
  readonly name: string;
  /** The command, or the reason why the step is skipped. */
  readonly run: Command | string;
}

/** Timeout of a step in milliseconds. No step needs this long, even on a slow machine. */
const longest = 25 * 60_000;

/** Linux reports times to programs in this unit on all processors. */
const ticksPerSecond = 100;

interface Result {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Row of the final table. */
  readonly row: string;
  readonly output: string;
}

type Lane = readonly Step[];

/**
 * Runs stages one after another: the lanes of a stage in parallel, and the steps of a lane in sequence. A failed step
 * does not stop the others. The output of a step is shown when it ends; the output of failed steps is shown at the end.
 * Then prints a table, the lines that name failed tests, because long logs are often cut at their start, and a last line
 * `N passed, N failed`. Resolves to the exit code.
 */
export async function runSteps(...stages: readonly (readonly Lane[])[]): Promise<0 | 1> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyho-steps-'));
  const began = performance.now();
  const all: Result[] = [];
  for (const lanes of stages) {
    const results = await Promise.all(
      lanes.map(async (steps) => {
        const ofLane: Result[] = [];
        for (const step of steps) ofLane.push(await runStep(step, path.join(folder, `${step.name}.log`)));
        return ofLane;
      }),
    );
    all.push(...results.flat());
  }
  rmSync(folder, { recursive: true, force: true });
  const count = (outcome: Result['outcome']) => all.filter((result) => result.outcome === outcome);
  for (const { name, output } of count('failed')) console.log(`\n--- ${name} FAILED\n${output}`);
  const rows = all.map(({ row }) => row);
  const total = `  all      ${secondsSince(began)} s`;
  console.log(`\n${[...rows, total].join('\n')}\n`);
  for (const { name, output } of count('failed'))
    console.log(`${name}:\n${failureLines(output).join('\n')}\n`);
  console.log(`${count('passed').length} passed, ${count('failed').length} failed`);
  return count('failed').length === 0 ? 0 : 1;
}

/** The most lines of a failed step that are repeated after the table. */
const mostFailureLines = 16;

/** The lines of a step's output with which Vitest and Playwright name a failed test and its error; without such lines, its end. */
function failureLines(output: string): readonly string[] {
  const lines = stripVTControlCharacters(output).split('\n');
  const failures = lines.filter((line) => /^\s*(FAIL |\[[\w-]+\] › |✘ |(\w*Error|error)\b.*: )/.test(line));
  return failures.length > 0
    ? [...new Set(failures)].slice(0, mostFailureLines)
    : lines.slice(-mostFailureLines);
}

async function runStep({ name, run }: Step, logFile: string): Promise<Result> {
  if (typeof run === 'string')
    return { name, outcome: 'skipped', row: `  skipped           ${name}: ${run}`, output: '' };
  console.log(`    ${name} ...`);
  const began = performance.now();
  const { ok, processorTime } = await execute(run, logFile);
  const output = readFileSync(logFile, 'utf8').trimEnd();
  const processor = processorTime === null ? '' : ` (${processorTime.toFixed(1)} s of processor time)`;
  const row = `  ${ok ? 'passed ' : 'FAILED '} ${secondsSince(began)} s ${name}${processor}`;
  console.log(ok ? `\n--- ${name}\n${output}\n` : `\n--- ${name} failed; what it printed comes at the end\n`);
  return { name, outcome: ok ? 'passed' : 'failed', row, output };
}

const secondsSince = (began: number): string => ((performance.now() - began) / 1000).toFixed(1).padStart(7);

/** Runs a step. Returns if it succeeded, and its processor time in seconds: null if it is unknown. */
async function execute(
  command: Command,
  logFile: string,
): Promise<{ ok: boolean; processorTime: number | null }> {
  const group = startGroup(command, logFile);
  const late = setTimeout(() => {
    console.error(`Ended after ${longest / 60_000} minutes.`);
    void group.end(0);
  }, longest);
  const code = await group.exited;
  const processorTime = takeProcessorTime();
  clearTimeout(late);
  // Ends all processes that the step started.
  await group.end(0);
  return { ok: code === 0, processorTime };
}

let countedTicks = 0;

/**
 * Returns the processor time, in seconds, of the processes that have ended since the last call: of one step, if it is called
 * when a step ends. Includes the processes that the step has started and waited for. Returns null where the system does not
 * count it (all but Linux).
 */
function takeProcessorTime(): number | null {
  if (process.platform !== 'linux') return null;
  // The fields that follow the name, which is in parentheses. Two of them count the children that have ended: user and system.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const ticks = Number(fields[13]) + Number(fields[14]);
  const seconds = (ticks - countedTicks) / ticksPerSecond;
  countedTicks = ticks;
  return seconds;
}
