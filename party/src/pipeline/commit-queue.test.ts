import { expect, test } from 'vitest';
import { CommitQueue } from './commit-queue.ts';

/** A queue whose ticks the test controls. `commits` lists the jobs of each commit. */
const createQueue = () => {
  const ticks: (() => void)[] = [];
  const commits: string[][] = [];
  const queue = new CommitQueue(
    { soon: (job) => void ticks.push(job) },
    { begin: async () => void commits.push([]), commit: async () => {} },
  );
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

test('jobs that arrive during a commit form the next one', async () => {
  const { queue, commits, job, endTick } = createQueue();
  void queue.run(() => {
    job('a')();
    for (const name of ['b', 'c']) void queue.run(job(name));
  });
  for (let tick = 0; tick < 3; tick++) await endTick();
  expect(commits).toEqual([['a'], ['b', 'c']]);
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
