import { actionsPerEpisode, seedOf } from './assignment.ts';
import { Episode, type EpisodeOptions, type EpisodeResult } from './episode.ts';

/** Runs one episode of a run. */
export const runEpisode = (
  seed: number,
  episode: number,
  options: Partial<EpisodeOptions> = {},
): Promise<EpisodeResult> =>
  new Episode({ maxActions: actionsPerEpisode, ...options, seed: seedOf(seed, episode) }).run();

/** Returns the smallest number of commands, of a few that it tries up to `maxActions`, with which the episode fails too. */
export const shrink = async (
  seed: number,
  episode: number,
  { maxActions, defect }: Pick<EpisodeOptions, 'maxActions' | 'defect'>,
): Promise<number> => {
  for (let fewer = 10; fewer < maxActions; fewer = Math.ceil(fewer * 1.5))
    if ((await runEpisode(seed, episode, { maxActions: fewer, defect })).failure) return fewer;
  return maxActions;
};
