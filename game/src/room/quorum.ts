import type { Context } from './event.ts';
import { clockFor, endRound, finish } from './rounds.ts';
import { presentSeats } from './seats.ts';
import type { PlayingStage, RoomState, Seat } from './state.ts';
import { isRunning, type Transition, visibleChange } from './transition.ts';

/**
 * Advances the room when no present player is waited for any more: the game ends with fewer than two
 * players, the instance starts when all are ready, the round ends when all have sent. Idempotent.
 */
export const advanceIfReady = (
  transition: Transition,
  context: Pick<Context, 'now' | 'timings'>,
): Transition => {
  const { stage } = transition.state;
  if (!isRunning(stage)) return transition;
  const present = presentSeats(transition.state);
  if (present.length < 2) return finish(transition, 'tooFewPlayers', context.now);
  if (stage.phase === 'readyCheck' && present.every(({ user }) => stage.ready.includes(user)))
    return visibleChange(transition, 'updateGame', { stage: { phase: 'choosing', game: stage.game } });
  if (stage.phase !== 'playing') return transition;
  const missing = waitedFor(transition.state, stage);
  if (missing.length === 0) return endRound(transition, context);
  return missing.length === 1 ? startSoftTimer(transition, stage, context) : transition;
};

/** Returns the present players who have not sent an answer. */
export const waitedFor = (state: RoomState, { round }: PlayingStage): Seat[] =>
  presentSeats(state).filter(({ user }) => round.drafts.some((draft) => draft.user === user));

/** Starts the last-player timer if the lobby enables it. A running timer is not cancelled. */
const startSoftTimer = (
  transition: Transition,
  stage: PlayingStage,
  context: Pick<Context, 'now' | 'timings'>,
): Transition => {
  const { answerTimer } = transition.state.rules;
  const { round } = stage;
  if (answerTimer.mode !== 'soft' || round.answersDueAt !== null) return transition;
  return visibleChange(transition, transition.announce ?? 'updateGame', {
    stage: { ...stage, round: { ...round, ...clockFor(answerTimer.seconds, context) } },
  });
};
