import type { UserId } from '../model/person.ts';
import type { CountedGuess } from '../records/game.ts';
import { listed } from '../text.ts';

/** From how many points on a guess counts as right. */
export const rightPoints = 90;
/** From how many points on a guess was close. */
const close = 50;

/** Returns the best guesses of a round; empty if none gave points. Several share the first place. */
export const bestGuesses = <Counted extends { points: number }>(guesses: readonly Counted[]): Counted[] => {
  const most = Math.max(0, ...guesses.map(({ points }) => points));
  return most === 0 ? [] : guesses.filter(({ points }) => points === most);
};

/** Returns true if the best guess was right or close. */
const isNear = (points: number): boolean => points >= close;

/** How many lines the viewer's own does not count among. */
const mostLines = 2;

/** Guesses with the same number of points; that of the viewer is alone. */
export type GuessGroup = { points: number; guesses: CountedGuess[] };

/**
 * Returns the guesses of a round for the user `you` (null: for any reader): that of the viewer, then those of the others by their points,
 * the best ones and those that were close. Empty if the viewer has not guessed and none of these gave points.
 */
export const guessGroups = (guesses: readonly CountedGuess[], you: UserId | null): GuessGroup[] => {
  const isYours = ({ guessedBy }: CountedGuess) => guessedBy.user === you;
  const most = Math.max(0, ...guesses.map(({ points }) => points));
  const others = guesses.filter((guess) => !isYours(guess));
  const amounts = [...new Set(others.map(({ points }) => points))]
    .filter((points) => points > 0 && (points === most || points >= close))
    .toSorted((one, other) => other - one)
    .slice(0, mostLines);
  return [
    ...guesses.filter(isYours).map((own) => ({ points: own.points, guesses: [own] })),
    ...amounts.map((points) => ({ points, guesses: others.filter((guess) => guess.points === points) })),
  ];
};

/** How many names the sentence lists besides the viewer's. More are the first two and a number. */
const mostNames = 3;

/**
 * Returns the best guesses of a round in one sentence, e.g. "Kim’s guess was closest", for the user `you` (null: for any reader).
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
  const isYours = ({ guessedBy }: CountedGuess) => guessedBy.user === you;
  const others = best.filter((guess) => !isYours(guess));
  const named = [...best.filter(isYours), ...others.slice(0, others.length > mostNames ? 2 : mostNames)].map(
    ({ guessedBy: { user } }) => (user === you ? 'You' : nameOf(user)),
  );
  const more = best.length - named.length;
  const isRight = most >= rightPoints;
  if (isRight && best.length > 2 && best.length === guesses.length) return 'You all guessed right';
  if (best.length === 1 && !isRight)
    return `${best[0]?.guessedBy.user === you ? 'Your' : `${named[0]}’s`} guess was closest`;
  const names = listed(more > 0 ? [...named, `${more} others`] : named);
  return `${names} guessed ${isRight ? 'right' : 'closest'}`;
};
