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

/** Returns the closest guesses, at most `most`, of which one is the viewer's own. */
export function leadingGuessers(guessers: readonly Guesser[], you: string | null, most: number): Guesser[] {
  const isOwn = ({ rater }: Guesser) => rater.user === you;
  const others = guessers
    .filter((guesser) => !isOwn(guesser))
    .slice(0, guessers.some(isOwn) ? most - 1 : most);
  return guessers.filter((guesser) => isOwn(guesser) || others.includes(guesser));
}
