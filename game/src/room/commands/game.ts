import { choosingStage } from '../choosing/choice.ts';
import { fewestPlayers, isWaiting } from '../clock/waiting.ts';
import { advanceIfReady } from '../rounds/quorum.ts';
import { finish } from '../rounds/rounds.ts';
import type { CommandOf, Context } from '../state/event.ts';
import { isPresent, presentSeats } from '../state/seats.ts';
import type { RunningStage, Seat } from '../state/state.ts';
import {
  gameOf,
  isRunning,
  type Outcome,
  reject,
  type Transition,
  visibleChange,
  withChatAction,
} from '../state/transition.ts';

/**
 * Confirms that the sender is ready. When all present players are ready, the game starts by itself.
 * A late confirmation is not an error: if the game started without the sender, they play from the next round.
 */
export const confirmReadiness = (
  transition: Transition,
  seat: Seat,
  { gameId }: CommandOf<'confirmReadiness'>,
  context: Context,
): Outcome => {
  const { stage } = transition.state;
  if (gameOf(stage)?.id !== gameId || !isRunning(stage)) return reject('staleGame');
  if (stage.phase !== 'readyCheck') return joinIn(transition, stage, seat);
  if (stage.ready.includes(seat.user)) return transition;
  const ready = [...stage.ready, seat.user];
  return advanceIfReady(
    visibleChange(transition, 'updateConfirmations', { stage: { ...stage, ready } }),
    context,
  );
};

const joinIn = (transition: Transition, stage: RunningStage, seat: Seat): Transition => {
  if (!stage.game.notReady.includes(seat.user)) return transition;
  const game = { ...stage.game, notReady: stage.game.notReady.filter((user) => user !== seat.user) };
  return withChatAction(
    visibleChange(transition, 'updateConfirmations', { stage: { ...stage, game } }),
    seat,
    'joined in',
  );
};

/**
 * The leader ends the ready check without the present players who are not ready. The leader counts as ready; there must be
 * another one. After the start, the command does nothing.
 */
export const startWithoutOthers = (
  transition: Transition,
  seat: Seat,
  { gameId }: CommandOf<'startWithoutOthers'>,
  context: Context,
): Outcome => {
  const { now } = context;
  const { state } = transition;
  const { stage } = state;
  if (seat.user !== state.leader) return reject('notLeader');
  if (gameOf(stage)?.id !== gameId || !isRunning(stage)) return reject('staleGame');
  if (stage.phase !== 'readyCheck') return transition;
  if (isWaiting(state)) return reject('gameWaits');
  if (now < stage.startableAt) return reject('tooEarly');
  const isReady = ({ user }: Seat) => user === seat.user || stage.ready.includes(user);
  const present = presentSeats(state);
  if (present.filter(isReady).length < fewestPlayers) return reject('tooFewReady');
  const leftOut = present.filter((other) => !isReady(other));
  const game = { ...stage.game, notReady: leftOut.map(({ user }) => user) };
  const started = visibleChange(transition, 'updateGame', { stage: choosingStage(state, game, context) });
  return leftOut.reduce((before, other) => withChatAction(before, other, 'watches for now'), started);
};

/**
 * Requests the start that the room performs automatically when all are ready. Accepted after the start;
 * rejected while a player is not ready.
 */
export const startGameInstance = (
  transition: Transition,
  { gameId }: CommandOf<'startGameInstance'>,
): Outcome => {
  const { stage } = transition.state;
  if (gameOf(stage)?.id !== gameId || !isRunning(stage)) return reject('staleGame');
  return stage.phase === 'readyCheck' ? reject('wrongPhase') : transition;
};

/** Stops or resumes rating the sender, in the rounds of this game that have not started. */
export const sitOut = (
  transition: Transition,
  seat: Seat,
  { gameId, sitsOut }: CommandOf<'sitOut'>,
): Outcome => {
  const { stage } = transition.state;
  if (gameOf(stage)?.id !== gameId || !isRunning(stage)) return reject('staleGame');
  const { sittingOut } = stage.game;
  if (sittingOut.includes(seat.user) === sitsOut) return transition;
  const others = sittingOut.filter((user) => user !== seat.user);
  const game = { ...stage.game, sittingOut: sitsOut ? [...others, seat.user] : others };
  return visibleChange(transition, 'updateConfirmations', { stage: { ...stage, game } });
};

/**
 * The leader ends the game with its results so far. While the game waits for players, any player who is present may. After
 * the end, the leader's command changes nothing.
 */
export const finishGame = (
  transition: Transition,
  seat: Seat,
  { gameId }: CommandOf<'gameFinished'>,
  { now }: Context,
): Outcome => {
  const { state } = transition;
  const isEndedWhileWaiting = isWaiting(state) && isPresent(seat);
  if (seat.user !== state.leader && !isEndedWhileWaiting) return reject('notLeader');
  if (gameOf(state.stage)?.id !== gameId) return reject('staleGame');
  return finish(transition, isEndedWhileWaiting ? 'endedWhileWaiting' : 'endedByLeader', now);
};
