import type { Guess } from '../../minigames/guess.ts';
import { closenessOf, guessQuestionOf, skillOf } from '../../minigames/registry.ts';
import type { UserId } from '../../model/person.ts';
import type { CountedGuess, Game } from '../../records/game.ts';
import type { Context } from '../state/event.ts';
import { seatOf, shownPresence } from '../state/seats.ts';
import type { GuessEntry, PlayingStage, RoomState } from '../state/state.ts';

type Round = PlayingStage['round'];

/** Returns the guesses of a round after `user` has sent the answer: the round waits for the guess for `guessTime`. */
export const withGuessTime = (
  { board, guesses }: Pick<Round, 'board' | 'guesses'>,
  user: UserId,
  { now, timings }: Context,
): Round['guesses'] =>
  guessQuestionOf(board)
    ? withGuessEntry(guesses, user, { state: 'open', until: now + timings.guessTime })
    : guesses;

/** Returns the guess of an entry, final or not; null if there is none. */
export function chosenGuess(entry: GuessEntry | undefined): Guess | null {
  switch (entry?.state) {
    case undefined:
    case 'skipped':
      return null;
    case 'open':
      return entry.guess ?? null;
    case 'given':
      return entry.guess;
    default:
      return entry satisfies never;
  }
}

/** Returns the guesses with another entry of `user`. */
export const withGuessEntry = (
  guesses: Round['guesses'],
  user: UserId,
  entry: GuessEntry,
): Round['guesses'] => [...guesses.filter((other) => other.user !== user), { user, entry }];

/**
 * Returns until when a round in which all have sent waits for guesses, epoch ms; null if it waits for none. It waits only for
 * players who are here, each for `guessTime` from the own answer, and not if the time for answers is up.
 */
export const guessesDue = (
  state: RoomState,
  { round }: PlayingStage,
  { now, timings }: Pick<Context, 'now' | 'timings'>,
): number | null => {
  const isTimeUp = round.answersDueAt !== null && round.answersDueAt <= now;
  if (round.closedBy || (isTimeUp && round.guessesDueAt === null)) return null;
  const dues = round.guesses.flatMap(({ user, entry }) => {
    const seat = seatOf(state, user);
    const isHere = seat !== undefined && shownPresence(seat.presence) === 'here';
    return isHere && entry.state === 'open' && entry.until > now
      ? [Math.min(entry.until, now + timings.guessTime)] // a clock that is set back makes nobody wait for longer
      : [];
  });
  return dues.length > 0 ? Math.max(...dues) : null;
};

/**
 * Returns the guesses of a round that count, best first: those about the result, or what the answers themselves have guessed,
 * unless votes are anonymous. `sent`: the answers of the round.
 */
export const countedGuesses = (
  { board, sent, guesses }: Round,
  { anonymousVotes }: Pick<Game, 'anonymousVotes'>,
): CountedGuess[] => {
  const senderOf = (user: UserId) => sent.find(({ ratedBy }) => ratedBy.user === user)?.ratedBy;
  const given = guesses.flatMap(({ user, entry }): CountedGuess[] => {
    const guessedBy = senderOf(user);
    const guess = chosenGuess(entry);
    if (!guessedBy || !guess) return [];
    const points = Math.round(100 * closenessOf(board, sent, guess));
    return [{ guessedBy, guess, points }];
  });
  const answered = (anonymousVotes ? [] : skillOf(board, sent)).flatMap(
    ({ user, right, of }): CountedGuess[] => {
      const guessedBy = senderOf(user);
      const points = Math.round((100 * right) / of);
      return guessedBy ? [{ guessedBy, guess: { kind: 'answer', right, of }, points }] : [];
    },
  );
  return [...given, ...answered].toSorted((one, other) => other.points - one.points);
};
