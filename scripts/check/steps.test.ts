import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { runSteps, type Step } from './steps.ts';

test('a stage begins after all lanes of the stage before it have ended, and a failed step stops no other', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyho-steps-test-'));
  const journal = path.join(folder, 'journal');
  const step = (name: string, exitCode = 0): Step => ({
    name,
    run: {
      file: process.execPath,
      args: [
        '-e',
        `const { appendFileSync } = require('node:fs');
        appendFileSync(${JSON.stringify(journal)}, '${name} begins\\n');
        appendFileSync(${JSON.stringify(journal)}, '${name} ends\\n');
        process.exitCode = ${exitCode};`,
      ],
    },
  });
  const code = await runSteps([[step('a', 1), step('b')], [step('c')]], [[step('last')]]);
  const lines = readFileSync(journal, 'utf8').trimEnd().split('\n');
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
  expect(code).toBe(1);
  expect(lines.slice(-2)).toEqual(['last begins', 'last ends']);
  expect(lines.indexOf('a ends')).toBeLessThan(lines.indexOf('b begins'));
  expect(lines).toContain('c ends');
});

test('the names and errors of failed tests are repeated after the table', async () => {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text) => void printed.push(String(text)));
  const step = (name: string, output: string): Step => ({
    name,
    run: {
      file: process.execPath,
      args: ['-e', `console.log(${JSON.stringify(output)}); process.exitCode = 1;`],
    },
  });
  await runSteps([
    [
      step(
        'units',
        '\u001b[31m FAIL \u001b[39m room.test.ts > a room\nAssertionError: expected 1 to be 2\n1 of 9',
      ),
    ],
    [step('browsers', 'running\n  1 failed\n    [alone] › specs/reload.spec.ts:24:1 › a reload\n  8 passed')],
    [step('format', 'one line\nanother line')],
  ]);
  vi.restoreAllMocks();
  const afterTable = printed.slice(printed.findIndex((text) => text.includes('  all ')) + 1).join('');
  expect(afterTable.split('\n').filter((line) => line !== '')).toEqual([
    'units:',
    ' FAIL  room.test.ts > a room',
    'AssertionError: expected 1 to be 2',
    'browsers:',
    '    [alone] › specs/reload.spec.ts:24:1 › a reload',
    'format:',
    'one line',
    'another line',
    '0 passed, 3 failed',
  ]);
});

test.runIf(process.platform === 'linux')('the table shows the processor time of a step', async () => {
  const lines: unknown[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  // Counting between the questions, because the questions themselves are time of the system.
  const burn = 'while (process.cpuUsage().user < 300_000) for (let n = 0; n < 1_000_000; n += 1);';
  await runSteps([[{ name: 'burn', run: { file: process.execPath, args: ['-e', burn] } }]]);
  vi.restoreAllMocks();
  const [, seconds] = /s burn \(([\d.]+) s of processor time\)/.exec(lines.join('\n')) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(0.3);
});
