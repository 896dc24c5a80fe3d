import { roundedToMillionth } from '@tallyho/game/minigames/ranking';
import type { Rater, ShownGuess } from '../contract.ts';

/** A player and the value that they guessed. */
export interface Guesser {
  readonly rater: Rater;
  readonly value: number;
  readonly points: number;
  /** No other guess is closer to the mean. */
  readonly isClosest: boolean;
}

const distance = (value: number, mean: number): number => roundedToMillionth(Math.abs(value - mean));

/** Returns the guesses of values, the closest to the mean first. */
export function guessersByCloseness(guesses: readonly ShownGuess[], mean: number): Guesser[] {
  const values = guesses
    .flatMap(({ guess, ...guesser }) =>
      guess.kind === 'value'
        ? [{ ...guesser, value: guess.value, distance: distance(guess.value, mean) }]
        : [],
    )
    .toSorted((one, other) => one.distance - other.distance);
  return values.map(({ distance, ...guesser }) => ({
    ...guesser,
    isClosest: distance === values[0]?.distance,
  }));
}

/** Returns the guesses that are shown large, at most two: the viewer's own and the closest one. */
export function leadingGuessers(guessers: readonly Guesser[], you: string | null): Guesser[] {
  const own = guessers.find(({ rater }) => rater.user === you);
  const closest = guessers.find((guesser) => guesser.isClosest && guesser !== own);
  if (own?.isClosest) return [own];
  return [closest, own].filter((guesser) => guesser !== undefined);
}
