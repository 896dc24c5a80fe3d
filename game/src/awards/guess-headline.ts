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

/** Who guessed best, with the viewer first; the viewer's own guess, if it is another; and who else was close. */
export type GuessPayoff = {
  /** Empty if no guess gave points. */
  best: CountedGuess[];
  own: CountedGuess | null;
  /** Best first. */
  others: CountedGuess[];
};

/** Returns what a round's guesses have brought, for the user `you` (null: for any reader). */
export const guessPayoff = (guesses: readonly CountedGuess[], you: UserId | null): GuessPayoff => {
  const isYours = ({ guessedBy }: CountedGuess) => guessedBy.user === you;
  const best = bestGuesses(guesses).toSorted((one, other) => Number(isYours(other)) - Number(isYours(one)));
  const rest = guesses.filter((guess) => !best.includes(guess));
  return {
    best,
    own: rest.find(isYours) ?? null,
    others: rest
      .filter((guess) => guess.points >= close && !isYours(guess))
      .toSorted((one, other) => other.points - one.points),
  };
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
