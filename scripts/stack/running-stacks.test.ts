import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listRunningStacks, type RunningStack, registerStack, selectStack } from './running-stacks.ts';

const stackOn = (port: number): RunningStack => ({
  port,
  url: `http://localhost:${port}`,
  dataDir: `/data/${port}`,
  libsql: { url: `http://127.0.0.1:${port + 2}`, isOurs: true },
});

describe('the registry of running stacks', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'tallyho-running-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('lists registered stacks by port until they are removed', () => {
    const remove = registerStack(stackOn(9000), folder);
    registerStack(stackOn(8787), folder);
    expect(listRunningStacks(folder)).toMatchObject([stackOn(8787), stackOn(9000)]);
    remove();
    expect(listRunningStacks(folder)).toMatchObject([stackOn(8787)]);
  });

  it('ignores a stack that was killed, also if its process id is in use again, and damaged files', () => {
    const record = (port: number, pid: number, born: string) =>
      writeFileSync(path.join(folder, `${port}.json`), JSON.stringify({ ...stackOn(port), pid, born }));
    record(9000, 2 ** 30, '1');
    record(9010, process.pid, 'another start time');
    writeFileSync(path.join(folder, '9020.json'), '{');
    expect(listRunningStacks(folder)).toEqual([]);
  });

  it('is empty before the first start', () => {
    expect(listRunningStacks(path.join(folder, 'missing'))).toEqual([]);
  });
});

describe('selectStack', () => {
  const two = [stackOn(8787), stackOn(9000)];

  it('returns the only running stack, whatever its port', () => {
    expect(selectStack([stackOn(9300)])).toEqual(stackOn(9300));
  });

  it('returns the stack on the given port', () => {
    expect(selectStack(two, 9000)).toEqual(stackOn(9000));
  });

  it('says that none runs', () => {
    expect(() => selectStack([])).toThrow(
      'Tallyho is not running. Start it first (npm start), or set LIBSQL_URL.',
    );
    expect(() => selectStack([], 9000)).toThrow('Tallyho is not running.');
  });

  it('lists the running ones if several run, or none on the given port', () => {
    const list = /localhost:8787 \(data in \/data\/8787\)\n.*localhost:9000/;
    expect(() => selectStack(two)).toThrow('Choose one with --port');
    expect(() => selectStack(two)).toThrow(list);
    expect(() => selectStack(two, 9300)).toThrow(/^No Tallyho runs on port 9300\. Running:/);
    expect(() => selectStack(two, 9300)).toThrow(list);
  });
});
