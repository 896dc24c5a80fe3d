import { guessQuestionOf, parseGuess } from '../../minigames/registry.ts';
import { chosenGuess, withGuessEntry } from '../clock/guess-time.ts';
import { advanceIfReady } from '../rounds/quorum.ts';
import { withRound } from '../rounds/rounds.ts';
import type { CommandOf, Context } from '../state/event.ts';
import { isSame } from '../state/same.ts';
import type { GuessEntry, PlayingStage, Seat } from '../state/state.ts';
import { type Outcome, type Refusal, reject, type Transition } from '../state/transition.ts';
import { staleness } from './round-key.ts';

/**
 * Stores the sender's guess about the result of the running round, or that the sender skips it. No other player is notified. A
 * guess can change until the round ends; a skip does not remove one. The round does not wait for a player whose guess is final.
 */
export const setGuess = (
  transition: Transition,
  seat: Seat,
  command: CommandOf<'setGuess'>,
  context: Context,
): Outcome => {
  const { stage } = transition.state;
  const stale = staleness(stage, command);
  if (stale) return stale;
  if (stage.phase !== 'playing') return reject('staleRound');
  const { board, drafts, sent, guesses } = stage.round;
  if (!guessQuestionOf(board)) return reject('invalidGuess');
  if (!sent.some(({ ratedBy }) => ratedBy.user === seat.user))
    return reject(drafts.some(({ user }) => user === seat.user) ? 'notSent' : 'watching');
  const before = guesses.find(({ user }) => user === seat.user)?.entry;
  const entry = entryAfter(before, command, stage, context);
  if ('reject' in entry) return entry;
  if (isSame(before, entry)) return transition;
  const changed = { guesses: withGuessEntry(guesses, seat.user, entry) };
  return advanceIfReady(withRound(transition, stage, changed), context);
};

/** Returns the entry after `command`. The first choice of a guess that is not final gives the player the whole time once more. */
function entryAfter(
  before: GuessEntry | undefined,
  command: CommandOf<'setGuess'>,
  { round }: PlayingStage,
  { now, timings }: Context,
): GuessEntry | Refusal {
  if (command.guess === null) {
    const chosen = chosenGuess(before);
    return chosen ? { state: 'given', guess: chosen } : { state: 'skipped' };
  }
  const guess = parseGuess(round.board, command.guess);
  if (!guess) return reject('invalidGuess');
  if (command.isFinal !== false || before?.state !== 'open') return { state: 'given', guess };
  return { ...before, until: before.guess ? before.until : now + timings.guessTime, guess };
}
