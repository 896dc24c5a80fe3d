import { expect, test } from 'vitest';
import { CommitQueue } from './commit-queue.ts';
import { SerialQueue } from './serial-queue.ts';

/** A queue whose ticks the test controls. `commits` lists the jobs of each commit. */
const createQueue = () => {
  const ticks: (() => void)[] = [];
  const commits: string[][] = [];
  const queue = new CommitQueue({
    queue: new SerialQueue(),
    clock: { soon: (job) => void ticks.push(job) },
    begin: async () => void commits.push([]),
    commit: async () => {},
  });
  const job = (name: string) => () => void commits.at(-1)?.push(name);
  const endTick = async () => {
    for (const tick of ticks.splice(0)) tick();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, commits, job, endTick };
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

test('after two single jobs the next one is committed without waiting; a burst makes the next one wait again', async () => {
  const { queue, commits, job, endTick } = createQueue();
  for (const name of ['a', 'b']) {
    void queue.run(job(name));
    await Promise.resolve();
    expect(commits.flat()).not.toContain(name);
    await endTick();
    expect(commits.at(-1)).toEqual([name]);
    await endTick();
  }
  await queue.run(job('c'));
  expect(commits.at(-1)).toEqual(['c']);
  await endTick();
  await queue.run(job('first of a burst'));
  for (const name of ['d', 'e', 'f']) void queue.run(job(name));
  for (let tick = 0; tick < 3; tick++) await endTick();
  expect(commits.slice(3)).toEqual([['first of a burst'], ['d', 'e', 'f']]);
  await endTick();
  void queue.run(job('g'));
  await Promise.resolve();
  expect(commits).toHaveLength(5);
});

test('jobs that arrive before the tick of a commit has ended wait for each other', async () => {
  const { queue, commits, job, endTick } = createQueue();
  for (const name of ['a', 'b']) {
    void queue.run(job(name));
    for (let tick = 0; tick < 2; tick++) await endTick();
  }
  await queue.run(job('c'));
  void queue.run(job('d'));
  void queue.run(job('e'));
  await Promise.resolve();
  expect(commits).toEqual([['a'], ['b'], ['c']]);
  for (let tick = 0; tick < 3; tick++) await endTick();
  expect(commits.at(-1)).toEqual(['d', 'e']);
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
