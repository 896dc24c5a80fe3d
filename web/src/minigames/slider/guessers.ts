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

/** What a flag says. */
export interface GuessFlagText {
  /** Null for the viewer, or for several players. */
  readonly rater: Rater | null;
  readonly name: string;
  readonly value: number;
  readonly isYours: boolean;
  readonly isClosest: boolean;
}

/** Returns what the flags say: the guess of the viewer, and the closest one if it is another. `sorted`: the closest first. */
export function guessFlagTexts(
  sorted: readonly Guesser[],
  mean: number,
  you: string | null,
): readonly GuessFlagText[] {
  const [closest] = sorted;
  if (!closest) return [];
  const own = sorted.find(({ rater }) => rater.user === you);
  const isClosest = own !== undefined && distance(own.value, mean) === distance(closest.value, mean);
  const yours = own && { rater: own.rater, name: 'You', value: own.value, isYours: true, isClosest };
  if (yours?.isClosest) return [yours];
  const count = sorted.filter(({ value }) => value === closest.value).length;
  const best = {
    rater: count > 1 ? null : closest.rater,
    name: count > 1 ? `${count} players` : closest.rater.username,
    value: closest.value,
    isYours: false,
    isClosest: true,
  };
  return yours ? [yours, best] : [best];
}
