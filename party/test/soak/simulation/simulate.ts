import { Worker } from 'node:worker_threads';
import type { Assignment, Report } from './assignment.ts';
import type { Defect } from './faults.ts';
import { addTallies, emptyTally, type Tally } from './tally.ts';

export type SimulationOptions = {
  actions: number;
  seed: number;
  threads: number;
  /** A defect to plant in the rooms, to show that the checks find it. */
  defect: Defect | null;
};

const reportEvery = 10_000;

/** Simulates rooms until clients have sent `actions` commands. Returns false after printing the first failure. */
export const simulate = async ({ actions, seed, threads, defect }: SimulationOptions): Promise<boolean> => {
  const began = performance.now();
  let tally = emptyTally;
  let rooms = 0;
  const line = () => {
    const seconds = (performance.now() - began) / 1_000;
    const rate = Math.round(tally.actions / seconds);
    return `${tally.actions} of ${actions} actions in ${rooms} rooms, ${seconds.toFixed(0)} s, ${rate}/s, ${tally.faults.crash ?? 0} crashes`;
  };
  const progress = setInterval(() => console.log(line()), reportEvery);
  const failures: Report[] = [];
  const workers: Worker[] = [];
  const onReport = (report: Report) => {
    rooms += 1;
    tally = addTallies(tally, report.tally);
    if (report.failure) failures.push(report);
    else if (tally.actions < actions) return;
    for (const worker of workers) void worker.terminate();
  };
  await Promise.all(
    Array.from({ length: threads }, (_, first) => {
      const { worker, ended } = startWorker({ seed, first, step: threads, defect }, onReport);
      workers.push(worker);
      return ended;
    }),
  );
  clearInterval(progress);
  console.log(line());
  printTally(tally);
  const planted = defect ? ` --defect ${defect}` : '';
  for (const { episode, failure } of failures) {
    console.log(`\nFAILED in episode ${episode} of seed ${seed}: ${failure?.sentence}`);
    console.log(
      `Replay it: npm run soak -- --seed ${seed} --episode ${episode} --actions ${failure?.actions}${planted}`,
    );
  }
  if (failures.length === 0) console.log('0 lost, 0 doubled, 0 stuck rooms');
  return failures.length === 0;
};

const startWorker = (
  assignment: Assignment,
  onReport: (report: Report) => void,
): { worker: Worker; ended: Promise<void> } => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: assignment });
  worker.on('message', onReport);
  const ended = new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
  return { worker, ended };
};

const printTally = ({ faults, ...counts }: Tally): void => {
  const list = (entries: object) =>
    Object.entries(entries)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ');
  console.log(list(counts));
  console.log(`Faults: ${list(faults)}`);
};
