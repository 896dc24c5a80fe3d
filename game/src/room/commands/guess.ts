import { guessQuestionOf, parseGuess } from '../../minigames/registry.ts';
import { withGuessEntry } from '../clock/guess-time.ts';
import { advanceIfReady } from '../rounds/quorum.ts';
import { withRound } from '../rounds/rounds.ts';
import type { CommandOf, Context } from '../state/event.ts';
import { isSame } from '../state/same.ts';
import type { GuessEntry, PlayingStage, Seat } from '../state/state.ts';
import { type Outcome, type Refusal, reject, type Transition } from '../state/transition.ts';
import { staleness } from './round-key.ts';

/**
 * Stores the sender's guess about the result of the running round, or that the sender skips it. No other player is notified. A
 * guess can change until the round ends; a skip does not remove one.
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
  const entry = command.guess === null ? ({ state: 'skipped' } as const) : given(stage, command.guess);
  if ('reject' in entry) return entry;
  const before = guesses.find(({ user }) => user === seat.user)?.entry;
  const isKept = before?.state === 'given' && entry.state === 'skipped';
  if (isKept || isSame(before, entry)) return transition;
  const changed = { guesses: withGuessEntry(guesses, seat.user, entry) };
  return advanceIfReady(withRound(transition, stage, changed), context);
};

const given = ({ round }: PlayingStage, untrusted: unknown): GuessEntry | Refusal => {
  const guess = parseGuess(round.board, untrusted);
  return guess ? { state: 'given', guess } : reject('invalidGuess');
};
