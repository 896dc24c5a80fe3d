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
  /** Null for several players without the viewer. */
  readonly rater: Rater | null;
  readonly name: string;
  /** Who guessed the same, after the name where there is room. */
  readonly also: string | null;
  /** In place of both names in narrow windows. */
  readonly shortName: string | null;
  readonly value: number;
  /** What the guess gave: equal guesses give the same. */
  readonly points: number;
  readonly isYours: boolean;
  readonly isClosest: boolean;
  /** The guess of the viewer, and the closest one. Narrow windows have room for these two only. */
  readonly isMain: boolean;
}

/** With more guesses only two have flags. */
const mostFlags = 5;

/** Returns true if there are so few guesses that each has a flag where there is room. */
export const hasFlagForEach = (guessers: readonly Guesser[]): boolean => guessers.length <= mostFlags;

/**
 * Returns what the flags say, equal guesses together: first the guess of the viewer, then the closest one if it is another, then
 * the others if there are few. `sorted`: the closest first.
 */
export function guessFlagTexts(
  sorted: readonly Guesser[],
  mean: number,
  you: string | null,
): readonly GuessFlagText[] {
  const least = distance(sorted[0]?.value ?? 0, mean);
  const hasRoom = hasFlagForEach(sorted);
  const texts = [...new Set(sorted.map(({ value }) => value))].map((value): GuessFlagText => {
    const guessers = sorted.filter((guesser) => guesser.value === value);
    const own = guessers.find(({ rater }) => rater.user === you);
    const others = guessers.filter((guesser) => guesser !== own);
    const points = guessers[0]?.points ?? 0;
    const said = { value, points, isYours: own !== undefined, isClosest: distance(value, mean) === least };
    const [first, second] = others;
    if (own) {
      const rest = others.length === 1 ? (first?.rater.username ?? null) : `${others.length} more`;
      const also = hasRoom && others.length > 0 ? rest : null;
      return { ...said, rater: own.rater, name: 'You', also, shortName: null, isMain: true };
    }
    const isPair = hasRoom && others.length === 2;
    const count = others.length > 1 ? `${others.length} players` : null;
    const username = first?.rater.username ?? '';
    return {
      ...said,
      rater: others.length === 1 ? (first?.rater ?? null) : null,
      name: isPair ? username : (count ?? username),
      also: isPair ? (second?.rater.username ?? null) : null,
      shortName: isPair ? count : null,
      isMain: false,
    };
  });
  const yours = texts.find(({ isYours }) => isYours);
  const closest = yours?.isClosest ? undefined : texts.find(({ isClosest }) => isClosest);
  const main = [yours, closest].filter((text) => text !== undefined);
  const others = hasRoom ? texts.filter((text) => !main.includes(text)) : [];
  return [...main.map((text) => ({ ...text, isMain: true })), ...others];
}
