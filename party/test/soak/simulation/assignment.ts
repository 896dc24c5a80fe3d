import type { Defect } from './faults.ts';
import type { Tally } from './tally.ts';

/** Commands in one room. It ends earlier if all players leave. */
export const actionsPerEpisode = 400;

/** Returns the seed of an episode of a run. */
export const seedOf = (seed: number, episode: number): number => Math.imul(seed, 1_000_003) + episode;

/** The work of one thread: every `step`-th episode from `first`, until it is terminated. */
export type Assignment = { seed: number; first: number; step: number; defect: Defect | null };

/** The result of one episode. `actions` is the smallest tried number of commands that fails. */
export type Report = { episode: number; tally: Tally; failure: null | { sentence: string; actions: number } };
