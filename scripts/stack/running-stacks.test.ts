import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listRunningStacks, type RunningStack, registerStack, selectStack } from './running-stacks.ts';

const stackOn = (port: number, checkout = '/tallyho'): RunningStack => ({
  checkout,
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
  const checkout = '/tallyho';
  const own = [stackOn(8787), stackOn(9000)];
  const foreign = stackOn(9100, '/copy');
  const select = (stacks: readonly RunningStack[], port?: number) => selectStack(stacks, { port, checkout });

  it('returns the only stack of this folder, whatever its port, also if another folder has one', () => {
    expect(select([stackOn(9300)])).toEqual(stackOn(9300));
    expect(select([stackOn(9300), foreign])).toEqual(stackOn(9300));
  });

  it('never chooses the stack of another folder by itself, but names it', () => {
    expect(() => select([foreign])).toThrow(/^No Tallyho runs from this folder \(\/tallyho\)/);
    expect(() => select([foreign])).toThrow(/choose with --port:\n.*localhost:9100 \(data in \/data\/9100\)/);
  });

  it('returns the stack on the given port, of any folder', () => {
    expect(select(own, 9000)).toEqual(stackOn(9000));
    expect(select([...own, foreign], 9100)).toEqual(foreign);
  });

  it('says that none runs', () => {
    expect(() => select([])).toThrow(
      'Tallyho is not running. Start it first (npm start), or set LIBSQL_URL.',
    );
    expect(() => select([], 9000)).toThrow('Tallyho is not running.');
  });

  it('lists the running ones if several run, or none on the given port', () => {
    const list = /localhost:8787 \(data in \/data\/8787\)\n.*localhost:9000/;
    expect(() => select(own)).toThrow('Choose one with --port');
    expect(() => select(own)).toThrow(list);
    expect(() => select(own, 9300)).toThrow(/^No Tallyho runs on port 9300\. Running:/);
    expect(() => select(own, 9300)).toThrow(list);
  });
});
