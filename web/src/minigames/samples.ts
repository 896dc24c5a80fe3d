import type { MiniGameType } from '@tallyho/game/minigames/registry';
import type { PlayedGame } from '@tallyho/game/themes/game';
import { folders, moduleOf } from './folders.ts';

/** A mini-game in test mode. */
export interface Sample {
  /** Mini-games of one family are variants of each other. */
  readonly family: string;
  readonly variant: string;
  /** Games with fixed texts and pictures. */
  readonly games: readonly PlayedGame[];
}

const samples = import.meta.glob<{ default: Sample }>('./*/samples.ts', { eager: true });

/** The types of all mini-games in the order of test mode. */
export const sampleTypes = Object.keys(folders) as MiniGameType[]; // the keys of folders

/** Returns the sample data of a mini-game. */
export const sampleOf = (type: MiniGameType): Sample => moduleOf(samples, type, 'samples.ts').default;
