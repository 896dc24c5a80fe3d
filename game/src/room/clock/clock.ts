import type { Timings } from '../../limits.ts';
import { type Board, secondsOfStep } from '../../minigames/registry.ts';
import type { Context } from '../state/event.ts';
import type { PlayingStage, RoomState } from '../state/state.ts';

type Clock = Pick<PlayingStage['round'], 'answersDueAt' | 'clockStartedAt' | 'closedBy'>;
type Time = Pick<Context, 'now' | 'timings'>;

const noClock: Clock = { answersDueAt: null, clockStartedAt: null, closedBy: null };

const clockUntil = (answersDueAt: number, { now }: Time): Clock => ({
  answersDueAt,
  clockStartedAt: now,
  closedBy: null,
});

/** Returns the timer fields of a round for an answer timer that starts now and runs for `seconds`. */
export const clockFor = (seconds: number, time: Time): Clock =>
  clockUntil(time.now + seconds * time.timings.answerSecond, time);

/** The same for the limit of a step. */
const clockOfStep = (seconds: number, time: Time): Clock =>
  clockUntil(time.now + seconds * time.timings.stepSecond, time);

/**
 * Returns the timer fields of a board that is shown now: the limit of its step, or else the lobby's timer if it starts with
 * the round.
 */
export const clockOfBoard = (board: Board, { rules }: RoomState, time: Time): Clock => {
  const seconds = secondsOfStep(board);
  if (seconds !== null) return clockOfStep(seconds, time);
  const { answerTimer } = rules;
  return answerTimer.mode === 'hard' ? clockFor(answerTimer.seconds, time) : noClock;
};

/** Returns true if the running clock is the limit of the round's step, and not a timer of the lobby or the leader's end. */
const isStepClock = ({ board, closedBy }: PlayingStage['round']): boolean =>
  closedBy === null && secondsOfStep(board) !== null;

/**
 * Returns when the round or its step closes, epoch ms, with time for answers in transit; null if no clock runs, and during a pause. The limit of a
 * step stands still while the game waits for players. Once all have sent, the time for guesses replaces the clock, unless the leader
 * has ended the round.
 */
export const closesAt = ({ stage, waitsUntil, pause }: RoomState, timings: Timings): number | null => {
  if (stage.phase !== 'playing' || pause !== null) return null;
  if (stage.round.guessesDueAt !== null && !stage.round.closedBy) return stage.round.guessesDueAt;
  if (stage.round.answersDueAt === null) return null;
  if (!isStepClock(stage.round)) return stage.round.answersDueAt + timings.answerGrace;
  return waitsUntil === null ? stage.round.answersDueAt + timings.stepGrace : null;
};

/**
 * Returns the stage with the limit of its step from the beginning, if the game goes on after it waited, or if the clock was
 * set back to before the step. Otherwise the same stage.
 */
export const withStepClock = (
  stage: RoomState['stage'],
  { resumes, time }: { resumes: boolean; time: Time },
): RoomState['stage'] => {
  if (stage.phase !== 'playing' || !isStepClock(stage.round)) return stage;
  const seconds = secondsOfStep(stage.round.board);
  const isSetBack = time.now < (stage.round.clockStartedAt ?? 0);
  if (seconds === null || (!resumes && !isSetBack)) return stage;
  return { ...stage, round: { ...stage.round, ...clockOfStep(seconds, time) } };
};
