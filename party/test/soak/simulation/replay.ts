import type { EpisodeOptions } from './episode.ts';
import { runEpisode } from './run-episodes.ts';

/** The last events before a failure that are printed. */
const shownEvents = 60;

/** Runs one episode again and prints the last events before its failure. Returns false if it fails. */
export const replay = async (
  seed: number,
  episode: number,
  options: Pick<EpisodeOptions, 'maxActions' | 'defect'>,
): Promise<boolean> => {
  const events: string[] = [];
  const trace = (line: string) => {
    events.push(line);
    if (events.length > shownEvents) events.shift();
  };
  const { tally, failure } = await runEpisode(seed, episode, { ...options, trace });
  if (failure === null) {
    console.log(`Episode ${episode} of seed ${seed} passes: ${tally.actions} actions, ${tally.games} games`);
    return true;
  }
  console.log(events.join('\n'));
  console.log(`\nFAILED after ${tally.actions} actions: ${failure}`);
  return false;
};
