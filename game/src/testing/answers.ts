import type { Answer } from '../minigames/registry.ts';
import { playedRound } from './records.ts';
import { customGame } from './themes.ts';

/** An answer that gives player-1, player-2 and so on these values. */
export const marks = (...values: number[]): Answer => ({
  ratings: values.map((value, at) => ({ player: `player-${at + 1}`, value })),
});
/** A line-up of these players, worst first. */
export const row = (...numbers: number[]): Answer => ({ order: numbers.map((n) => `player-${n}`) });
/** An answer on a slider. */
export const sliderAnswer = (ratingValue: number): Answer => ({
  ratingValue,
  sliderIndex: Math.round(ratingValue / 5),
});
/** An answer to a choice. */
export const side = (selectedSide: 'left' | 'right'): Answer => ({ selectedSide });
/** A played round in which players rate each other on sliders. */
export const sliders = (answers: Answer[], index = 0) =>
  playedRound(customGame('SliderLobby'), answers, { index });
/** A played round of line-ups. */
export const rows = (answers: Answer[], index = 0) =>
  playedRound(customGame('SliderAvatarsLobby'), answers, { index });
