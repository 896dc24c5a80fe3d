import type { Context } from '../state/event.ts';
import { isPresent } from '../state/seats.ts';
import type { RoomState, Seat, Stage } from '../state/state.ts';
import { gameOf, isRunning, type Transition, visibleChange } from '../state/transition.ts';
import { withStepClock } from './clock.ts';
import { gameTime } from './pause.ts';

/** The number of players that a game needs: it waits with fewer present ones, and ends with fewer seats. */
export const fewestPlayers = 2;

/** Returns the seats that play the game: all but those of players who were not ready and have not joined in. */
export const playingSeats = ({ seats, stage }: RoomState): Seat[] => {
  const notReady = gameOf(stage)?.notReady ?? [];
  return seats.filter(({ user }) => !notReady.includes(user));
};

/**
 * Returns true if the game cannot go on until a player is back: fewer than two of its players are present, but the missing
 * ones still have their seats.
 */
export const isWaiting = (state: RoomState): boolean => {
  if (!isRunning(state.stage)) return false;
  const playing = playingSeats(state);
  return playing.length >= fewestPlayers && playing.filter(isPresent).length < fewestPlayers;
};

/**
 * Returns the transition with `waitsUntil` as the seats say: when the last of the missing players loses the seat. Results
 * and a vote whose countdown ended meanwhile go on for `resumeCountdown`, and the limit of a step begins again.
 */
export const withWaiting = (transition: Transition, time: Context): Transition => {
  const { state } = transition;
  const waitsUntil = isWaiting(state) ? lastSeatUntil(state) + time.timings.seatGracePeriod : null;
  const held = { ...time, now: gameTime(state, time.now) };
  const resumes = waitsUntil === null && state.waitsUntil !== null;
  const stage = withStepClock(resumes ? withCountdown(state.stage, held) : state.stage, {
    resumes,
    time: held,
  });
  if (waitsUntil === state.waitsUntil && stage === state.stage) return transition;
  return visibleChange(transition, transition.announce ?? 'updateLobby', { waitsUntil, stage });
};

/** Returns the stage in which the countdown that the wait has held ends in `resumeCountdown` or later. */
const withCountdown = (stage: Stage, { now, timings }: Context): Stage => {
  const soonest = now + timings.resumeCountdown;
  if (stage.phase === 'results') return { ...stage, deadlineAt: Math.max(stage.deadlineAt, soonest) };
  if (stage.phase !== 'choosing' || stage.choice.kind !== 'vote') return stage;
  return { ...stage, choice: { ...stage.choice, dueAt: Math.max(stage.choice.dueAt, soonest) } };
};

/** Returns when the last of the missing players lost the connection, epoch ms. */
const lastSeatUntil = (state: RoomState): number =>
  Math.max(
    ...playingSeats(state).flatMap(({ presence }) =>
      presence.status === 'absent' ? [gameTime(state, presence.since)] : [],
    ),
  );
