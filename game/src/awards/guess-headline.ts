import type { UserId } from '../model/person.ts';
import type { CountedGuess } from '../records/game.ts';
import { listed } from '../text.ts';

/** From how many points on a guess shows that its author knows the room, and from how many it was close. */
const knowing = 90;
const close = 50;

/** Returns the best guesses of a round; empty if none gave points. Several share the first place. */
export const bestGuesses = (guesses: readonly CountedGuess[]): CountedGuess[] => {
  const most = Math.max(0, ...guesses.map(({ points }) => points));
  return most === 0 ? [] : guesses.filter(({ points }) => points === most);
};

/** Returns the guesses that were close or better, best first. */
export const closeGuesses = (guesses: readonly CountedGuess[]): CountedGuess[] =>
  guesses.filter(({ points }) => points >= close).toSorted((one, other) => other.points - one.points);

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
  if (most < close) return 'The group surprised everybody';
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
