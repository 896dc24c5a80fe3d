import { expect, test } from 'vitest';
import { CommitQueue } from './commit-queue.ts';
import { SerialQueue } from './serial-queue.ts';

/** A queue whose ticks and clock the test controls. `commits` lists the jobs of each commit. */
const createQueue = () => {
  const ticks: (() => void)[] = [];
  const commits: string[][] = [];
  const clock = { at: 1_000 };
  const queue = new CommitQueue({
    queue: new SerialQueue(),
    clock: { now: () => clock.at, soon: (job) => void ticks.push(job) },
    begin: async () => void commits.push([]),
    commit: async () => {},
  });
  const job = (name: string) => () => void commits.at(-1)?.push(name);
  const endTick = async () => {
    for (const tick of ticks.splice(0)) tick();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, commits, clock, job, endTick };
};

test('a single job is committed after one tick', async () => {
  const { queue, commits, job, endTick } = createQueue();
  void queue.run(job('a'));
  expect(commits).toEqual([]);
  await endTick();
  expect(commits).toEqual([['a']]);
});

test('jobs that keep arriving tick after tick are one commit, up to four ticks', async () => {
  const { queue, commits, job, endTick } = createQueue();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
    void queue.run(job(name));
    void queue.run(job(`${name}2`));
    await endTick();
  }
  expect(commits).toEqual([['a', 'a2', 'b', 'b2', 'c', 'c2', 'd', 'd2']]);
  await endTick();
  expect(commits.at(-1)).toEqual(['e', 'e2', 'f', 'f2']);
});

test('in a quiet room a job can be committed without waiting, together with the jobs that wait', async () => {
  const { queue, commits, clock, job, endTick } = createQueue();
  void queue.run(job('waiting'));
  await queue.runNow(job('now'));
  expect(commits).toEqual([['waiting', 'now']]);
  await endTick();
  expect(commits).toHaveLength(1);
  clock.at += 1;
  void queue.runNow(job('shortly after a commit'));
  await Promise.resolve();
  expect(commits).toHaveLength(1);
  await endTick();
  expect(commits.at(-1)).toEqual(['shortly after a commit']);
  await endTick();
  clock.at += 2;
  await queue.runNow(job('quiet again'));
  expect(commits.at(-1)).toEqual(['quiet again']);
});

test('a job that arrives directly after a slow write waits for the others that have arrived meanwhile', async () => {
  const { queue, commits, clock, job, endTick } = createQueue();
  await queue.runNow(job('a'));
  // The clock stands still until the tick ends, as on the platform.
  clock.at += 50;
  void queue.runNow(job('b'));
  void queue.runNow(job('c'));
  await endTick();
  await endTick();
  expect(commits).toEqual([['a'], ['b', 'c']]);
});

test('after two single jobs the next one is committed without waiting; a burst makes the next one wait again', async () => {
  const { queue, commits, clock, job, endTick } = createQueue();
  const pause = async () => {
    await endTick();
    clock.at += 100;
  };
  for (const name of ['a', 'b']) {
    void queue.runAlone(job(name));
    await Promise.resolve();
    expect(commits.flat()).not.toContain(name);
    await endTick();
    expect(commits.at(-1)).toEqual([name]);
    await pause();
  }
  await queue.runAlone(job('c'));
  expect(commits.at(-1)).toEqual(['c']);
  await pause();
  await queue.runAlone(job('first of a burst'));
  for (const name of ['d', 'e', 'f']) void queue.runAlone(job(name));
  for (let tick = 0; tick < 3; tick++) await endTick();
  expect(commits.slice(3)).toEqual([['first of a burst'], ['d', 'e', 'f']]);
  await pause();
  void queue.runAlone(job('g'));
  await Promise.resolve();
  expect(commits).toHaveLength(5);
});

test('a failed job rejects only its own caller', async () => {
  const { queue, job, endTick } = createQueue();
  const failing = queue.run(() => {
    throw new Error('planted');
  });
  const other = queue.run(job('b'));
  const outcome = expect(failing).rejects.toThrow('planted');
  await endTick();
  await endTick();
  await outcome;
  await expect(other).resolves.toBeUndefined();
});
