import { withoutPause } from '../clock/pause.ts';
import { advanceIfReady } from '../rounds/quorum.ts';
import type { CommandOf, Context } from '../state/event.ts';
import type { Seat } from '../state/state.ts';
import {
  gameOf,
  isRunning,
  type Outcome,
  personOf,
  reject,
  type Transition,
  visibleChange,
  withChatAction,
} from '../state/transition.ts';

/** The leader pauses the game, for `pauseLength` at most. Does nothing during a pause. */
export const pauseGame = (
  transition: Transition,
  seat: Seat,
  { gameId }: CommandOf<'pauseGame'>,
  { now, timings }: Context,
): Outcome => {
  const { state } = transition;
  if (seat.user !== state.leader) return reject('notLeader');
  if (gameOf(state.stage)?.id !== gameId || !isRunning(state.stage)) return reject('staleGame');
  if (state.pause) return transition;
  const pause = { by: personOf(seat), at: now, until: now + timings.pauseLength };
  return withChatAction(visibleChange(transition, 'updateGame', { pause }), seat, 'paused the game');
};

/** The leader ends the pause. Does nothing if the game goes on already. */
export const resumeGame = (
  transition: Transition,
  seat: Seat,
  { gameId }: CommandOf<'resumeGame'>,
  context: Context,
): Outcome => {
  const { state } = transition;
  if (seat.user !== state.leader) return reject('notLeader');
  if (gameOf(state.stage)?.id !== gameId) return reject('staleGame');
  return state.pause ? withChatAction(resumed(transition, context), seat, 'let the game go on') : transition;
};

/** Ends a pause whose time is up. */
export const endOldPause = (transition: Transition, context: Context): Transition => {
  const { pause } = transition.state;
  return pause && context.now >= pause.until ? resumed(transition, context) : transition;
};

/** What is complete by now ends: answers and votes were accepted during the pause. */
const resumed = (transition: Transition, context: Context): Transition =>
  advanceIfReady(visibleChange(withoutPause(transition, context.now), 'updateGame', {}), context);
