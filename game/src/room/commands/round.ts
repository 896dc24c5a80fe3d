import {
  type Answer,
  isComplete,
  isInstantStep,
  mergeAnswer,
  parseAnswer,
} from '../../minigames/registry.ts';
import { answerStateOf } from '../../protocol/answer-state.ts';
import { endOfShow, withoutBeat } from '../../show/show.ts';
import { withGuessTime } from '../clock/guess-time.ts';
import { isWaiting } from '../clock/waiting.ts';
import { advanceIfReady } from '../rounds/quorum.ts';
import { advance, withRound } from '../rounds/rounds.ts';
import type { CommandOf, Context } from '../state/event.ts';
import { isSame } from '../state/same.ts';
import type { Entry, PlayingStage, Seat, Stage } from '../state/state.ts';
import {
  type Outcome,
  personOf,
  type Refusal,
  reject,
  type Transition,
  visibleChange,
} from '../state/transition.ts';
import { type RoundKey, staleness } from './round-key.ts';

/** A running round and the sender's entry in it. */
type OwnEntry = { stage: PlayingStage; entry: Entry };

/**
 * Returns the running round and the sender's entry in it, or the reject code if there is no entry to change.
 */
const ownEntry = (stage: Stage, seat: Seat, key: RoundKey): OwnEntry | Refusal => {
  const stale = staleness(stage, key);
  if (stale) return stale;
  if (stage.phase !== 'playing') return reject('staleRound');
  const draft = stage.round.drafts.find(({ user }) => user === seat.user);
  if (draft) return { stage, entry: draft.entry };
  const hasSent = stage.round.sent.some(({ ratedBy }) => ratedBy.user === seat.user);
  return reject(hasSent ? 'alreadySent' : 'watching');
};

const withEntry = (stage: PlayingStage, { user }: Seat, entry: Entry) =>
  stage.round.drafts.map((draft) => (draft.user === user ? { user, entry } : draft));

/**
 * Stores the sender's draft, so that a reload restores it. No other player is notified, unless the draft completes a step
 * without Confirm and so is sent.
 */
export const saveDraft = (
  transition: Transition,
  seat: Seat,
  command: CommandOf<'saveDraft'>,
  context: Context,
): Outcome => {
  const own = ownEntry(transition.state.stage, seat, command);
  if ('reject' in own) return own;
  if (own.entry.state !== 'editing') return reject('wrongPhase');
  const gameData = mergedAnswer(own, command.gameData);
  if (!gameData) return reject('invalidAnswer');
  const { board } = own.stage.round;
  const isAsked = !isComplete(board, null);
  if (isInstantStep(board) && isAsked && isComplete(board, gameData))
    return withSent(transition, own.stage, { seat, gameData, context });
  return withRound(transition, own.stage, {
    drafts: withEntry(own.stage, seat, { state: 'editing', gameData }),
  });
};

/** Locks, unlocks or sends the sender's answer. */
export const confirmRound = (
  transition: Transition,
  seat: Seat,
  command: CommandOf<'gameRoundConfirmation'>,
  context: Context,
): Outcome => {
  const own = ownEntry(transition.state.stage, seat, command);
  if ('reject' in own) return own;
  const state = answerStateOf(command.code);
  switch (state) {
    case 'editing':
      return goBack(transition, own.stage, seat, own.entry);
    case 'locked':
      return lock(transition, own, seat, command.gameData);
    case 'sent':
      return send(transition, own, seat, command.gameData, context);
    default:
      return state satisfies never;
  }
};

/** Returns the sender's answer as the untrusted `gameData` changes it; null if that is invalid. */
const mergedAnswer = ({ stage, entry }: OwnEntry, gameData: unknown): Answer | null => {
  const { board } = stage.round;
  const parsed = parseAnswer(board, gameData);
  return parsed && mergeAnswer(board, entry.gameData, parsed);
};

const goBack = (transition: Transition, stage: PlayingStage, seat: Seat, entry: Entry): Outcome =>
  entry.state === 'editing'
    ? transition
    : withShownEntry(transition, stage, seat, { state: 'editing', gameData: entry.gameData });

const lock = (transition: Transition, own: OwnEntry, seat: Seat, gameData: unknown): Outcome => {
  const { stage, entry } = own;
  const answer = completeAnswer(own, gameData);
  if ('reject' in answer) return answer;
  const locked: Entry = { state: 'locked', ...answer };
  return isSame(entry, locked) ? transition : withShownEntry(transition, stage, seat, locked);
};

const send = (
  transition: Transition,
  own: OwnEntry,
  seat: Seat,
  gameData: unknown,
  context: Context,
): Outcome => {
  const { stage, entry } = own;
  if (entry.state !== 'locked') return reject('notLocked');
  const answer = gameData === undefined ? { gameData: entry.gameData } : completeAnswer(own, gameData);
  return 'reject' in answer ? answer : withSent(transition, stage, { seat, ...answer, context });
};

/** Returns the transition in which the player has sent the answer; then the round may be over. */
const withSent = (
  transition: Transition,
  stage: PlayingStage,
  { seat, gameData, context }: { seat: Seat; gameData: Answer; context: Context },
): Transition => {
  const drafts = stage.round.drafts.filter(({ user }) => user !== seat.user);
  const sent = [...stage.round.sent, { ratedBy: personOf(seat), gameData }];
  const guesses = withGuessTime(stage.round, seat.user, context);
  const round = { ...stage.round, drafts, sent, guesses };
  const unsent = stage.game.unsent.filter(({ user }) => user !== seat.user);
  const game = { ...stage.game, unsent };
  return advanceIfReady(
    visibleChange(transition, 'gameRoundConfirmation', { stage: { ...stage, game, round } }),
    context,
  );
};

const withShownEntry = (transition: Transition, stage: PlayingStage, seat: Seat, entry: Entry): Transition =>
  visibleChange(
    withRound(transition, stage, { drafts: withEntry(stage, seat, entry) }),
    'gameRoundConfirmation',
    {},
  );

const completeAnswer = (own: OwnEntry, untrusted: unknown) => {
  const gameData = mergedAnswer(own, untrusted);
  if (!gameData) return reject('invalidAnswer');
  return isComplete(own.stage.round.board, gameData) ? { gameData } : reject('incompleteAnswer');
};

/** The leader starts the next round before the countdown ends, unless the game waits for a player. */
export const nextRound = (
  transition: Transition,
  seat: Seat,
  command: CommandOf<'nextRound'>,
  context: Context,
): Outcome => {
  const { leader, stage } = transition.state;
  if (seat.user !== leader) return reject('notLeader');
  const stale = staleness(stage, command);
  if (stale) return stale;
  if (stage.phase !== 'results') return reject('wrongPhase');
  return isWaiting(transition.state) ? reject('gameWaits') : advance(transition, context);
};

/**
 * The leader skips to the end of the results show for all players, or the rest of one beat. The countdown follows the show.
 * A beat that is over already changes nothing, so a command that arrives late or twice skips no other one.
 */
export const skipShow = (
  transition: Transition,
  seat: Seat,
  command: CommandOf<'skipShow'>,
  { now, timings }: Context,
): Outcome => {
  const { leader, stage } = transition.state;
  if (seat.user !== leader) return reject('notLeader');
  const stale = staleness(stage, command);
  if (stale) return stale;
  if (stage.phase !== 'results') return reject('wrongPhase');
  if (!stage.show) return transition;
  const show = command.beat === undefined ? null : withoutBeat(stage.show, command.beat, now);
  if (show === stage.show) return transition;
  const countdownFrom = show ? endOfShow(show) : now;
  const deadlineAt = Math.min(stage.deadlineAt, countdownFrom + timings.resultsCountdown);
  return visibleChange(transition, 'skipShow', { stage: { ...stage, show, deadlineAt } });
};
