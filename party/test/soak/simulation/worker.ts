import { parentPort, workerData } from 'node:worker_threads';
import type { Assignment, Report } from './assignment.ts';
import { runEpisode, shrink } from './run-episodes.ts';

const { seed, first, step, defect } = workerData as Assignment; // sent by simulate.ts

for (let episode = first; ; episode += step) {
  const { tally, failure } = await runEpisode(seed, episode, { defect });
  const report: Report = {
    episode,
    tally,
    failure:
      failure === null
        ? null
        : { sentence: failure, actions: await shrink(seed, episode, { maxActions: tally.actions, defect }) },
  };
  parentPort?.postMessage(report);
  if (failure) break;
}
