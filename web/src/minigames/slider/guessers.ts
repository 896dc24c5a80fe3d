import { roundedToMillionth } from '@tallyho/game/minigames/ranking';
import type { Rater, ShownGuess } from '../contract.ts';

/** A player and the value that they guessed. */
export interface Guesser {
  readonly rater: Rater;
  readonly value: number;
  readonly points: number;
}

const distance = (value: number, mean: number): number => roundedToMillionth(Math.abs(value - mean));

/** Returns the guesses of values, the closest to the mean first. */
export const guessersByCloseness = (guesses: readonly ShownGuess[], mean: number): Guesser[] =>
  guesses
    .flatMap(({ guess, ...guesser }): Guesser[] =>
      guess.kind === 'value' ? [{ ...guesser, value: guess.value }] : [],
    )
    .toSorted((one, other) => distance(one.value, mean) - distance(other.value, mean));
