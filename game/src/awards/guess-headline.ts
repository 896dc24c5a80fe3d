import type { UserId } from '../model/person.ts';
import type { CountedGuess } from '../records/game.ts';
import { listed } from '../text.ts';

/** From how many points on a guess shows that its author knows the room, and from how many it was close. */
const knowing = 90;
const close = 50;

/** Returns the best guesses of a round; empty if none gave points. Several share the first place. */
export const bestGuesses = <Counted extends { points: number }>(guesses: readonly Counted[]): Counted[] => {
  const most = Math.max(0, ...guesses.map(({ points }) => points));
  return most === 0 ? [] : guesses.filter(({ points }) => points === most);
};

/** Returns true if the best guess shows that its author knows the room, or was close. */
export const isNear = (points: number): boolean => points >= close;

/** How many lines the viewer's own does not count among. */
const mostLines = 2;

/** Guesses with the same number of points, with the viewer's first. */
export type GuessGroup = { points: number; guesses: CountedGuess[] };

/**
 * Returns the guesses of a round by their points for the user `you` (null: for any reader), best first: the best ones, those that were
 * close, and those of the viewer, who is alone if they got nothing. Empty if none of these gave points.
 */
export const guessGroups = (guesses: readonly CountedGuess[], you: UserId | null): GuessGroup[] => {
  const isYours = ({ guessedBy }: CountedGuess) => guessedBy.user === you;
  const most = Math.max(0, ...guesses.map(({ points }) => points));
  const amounts = [...new Set(guesses.map(({ points }) => points))].toSorted((one, other) => other - one);
  const shown = amounts.filter((points) => points > 0 && (points === most || points >= close));
  const own = guesses.find(isYours)?.points;
  return amounts
    .filter((points) => points === own || shown.slice(0, mostLines).includes(points))
    .map((points) => ({
      points,
      guesses: guesses
        .filter((guess) => guess.points === points && (points > 0 || isYours(guess)))
        .toSorted((one, other) => Number(isYours(other)) - Number(isYours(one))),
    }));
};

/**
 * Returns the moment of a round's guesses in one sentence, e.g. "Kim knows you all", for the user `you` (null: for any reader).
 * `nameOf`: the name of a player who guessed. Needs at least one guess.
 */
export const guessHeadline = (
  guesses: readonly CountedGuess[],
  you: UserId | null,
  nameOf: (user: UserId) => string,
): string => {
  const best = bestGuesses(guesses);
  const most = best[0]?.points ?? 0;
  if (!isNear(most)) return 'The group surprised everybody';
  const isYours = best.some(({ guessedBy }) => guessedBy.user === you);
  const others = best.flatMap(({ guessedBy: { user } }) => (user === you ? [] : nameOf(user)));
  const shown = others.length > 3 ? [...others.slice(0, 2), `${others.length - 2} others`] : others;
  const names = listed(isYours ? ['You', ...shown] : shown);
  const isOne = best.length === 1;
  if (most < knowing) return `${names} ${isOne && !isYours ? 'was' : 'were'} closest`;
  if (best.length > 2 && best.length === guesses.length) return 'You all know each other';
  if (isYours) return isOne ? 'You know them all' : `${names} know them all`;
  return isOne ? `${names} knows you all` : `${names} know you all`;
};
