import { choosingStage } from '../choosing/choice.ts';
import { clockFor } from '../clock/clock.ts';
import { guessesDue } from '../clock/guess-time.ts';
import { fewestPlayers, isWaiting, playingSeats } from '../clock/waiting.ts';
import type { Context } from '../state/event.ts';
import { presentSeats } from '../state/seats.ts';
import type { PlayingStage, RoomState, Seat } from '../state/state.ts';
import { isRunning, type Transition, visibleChange } from '../state/transition.ts';
import { closeRound, finish } from './rounds.ts';

/**
 * Advances the room when no present player is waited for any more: the instance starts when all are ready, the round or its step
 * ends when all have sent and the time for their guesses is over, with what absent players have placed. The game ends with fewer
 * than two seats; with fewer than two present players it waits. During a pause nothing
 * else happens. Idempotent.
 */
export const advanceIfReady = (
  transition: Transition,
  context: Pick<Context, 'now' | 'timings'>,
): Transition => {
  const { stage } = transition.state;
  if (!isRunning(stage)) return transition;
  if (playingSeats(transition.state).length < fewestPlayers)
    return finish(transition, 'tooFewPlayers', context.now);
  if (isWaiting(transition.state) || transition.state.pause !== null) return transition;
  const isReady = ({ user }: Seat) => stage.phase === 'readyCheck' && stage.ready.includes(user);
  if (stage.phase === 'readyCheck' && presentSeats(transition.state).every(isReady))
    return visibleChange(transition, 'updateGame', {
      stage: choosingStage(transition.state, stage.game, context),
    });
  if (stage.phase !== 'playing') return transition;
  const missing = waitedFor(transition.state, stage);
  if (missing.length === 0) {
    const due = guessesDue(transition.state, stage, context);
    return due === null ? closeRound(transition, context) : withGuessesDue(transition, stage, due);
  }
  const waiting = withGuessesDue(transition, stage, null);
  return missing.length === 1 ? startSoftTimer(waiting, context) : waiting;
};

/** Returns the transition in which the round waits for guesses until `due`, epoch ms; null: for answers. */
const withGuessesDue = (transition: Transition, stage: PlayingStage, due: number | null): Transition =>
  stage.round.guessesDueAt === due
    ? transition
    : visibleChange(transition, transition.announce ?? 'updateGame', {
        stage: { ...stage, round: { ...stage.round, guessesDueAt: due } },
      });

/** Returns the present players who have not sent an answer. */
export const waitedFor = (state: RoomState, { round }: PlayingStage): Seat[] =>
  presentSeats(state).filter(({ user }) => round.drafts.some((draft) => draft.user === user));

/** Starts the last-player timer if the lobby enables it. A running timer is not cancelled. */
const startSoftTimer = (transition: Transition, context: Pick<Context, 'now' | 'timings'>): Transition => {
  const { stage } = transition.state;
  if (stage.phase !== 'playing') return transition;
  const { answerTimer } = transition.state.rules;
  const { round } = stage;
  if (answerTimer.mode !== 'soft' || round.answersDueAt !== null) return transition;
  return visibleChange(transition, transition.announce ?? 'updateGame', {
    stage: { ...stage, round: { ...round, ...clockFor(answerTimer.seconds, context) } },
  });
};
