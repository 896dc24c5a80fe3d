import { limits } from '../limits.ts';
import type { UserId } from '../model/person.ts';
import { passChoice, startVote, unblocked } from './choosing/choice.ts';
import { closesAt } from './clock/clock.ts';
import { gameTime } from './clock/pause.ts';
import { isWaiting, withWaiting } from './clock/waiting.ts';
import { castVote, chooseTheme, takeOverChoice } from './commands/choice.ts';
import { closeRoundNow, startTimer } from './commands/clock.ts';
import { removeTheme, writeTheme } from './commands/custom-themes.ts';
import {
  confirmReadiness,
  finishGame,
  sitOut,
  startGameInstance,
  startWithoutOthers,
} from './commands/game.ts';
import { setGuess } from './commands/guess.ts';
import {
  answerEntry,
  kickPlayer,
  leave,
  letBackIn,
  makeLeader,
  playAgain,
  startGame,
  takeLeadBack,
  updateSettings,
} from './commands/lobby.ts';
import { endOldPause, pauseGame, resumeGame } from './commands/pause.ts';
import { confirmRound, nextRound, saveDraft, skipShow } from './commands/round.ts';
import { erasePlayer } from './membership/erase-player.ts';
import { changeProfile, join, remove } from './membership/membership.ts';
import { connect, disconnect, passPresence } from './membership/presence.ts';
import { heldSeatOf, replacePlayer, returnToSeat } from './membership/replace-player.ts';
import { createLobbyRecord } from './records/records.ts';
import { advance, closeRound } from './rounds/rounds.ts';
import { startVotedTheme } from './rounds/start-theme.ts';
import { expireRequests } from './seats/access.ts';
import type { Context, Effect, Reduction, RoomEvent } from './state/event.ts';
import { isSame } from './state/same.ts';
import { seatOf } from './state/seats.ts';
import type { RoomState, Seat } from './state/state.ts';
import { isRunning, type Outcome, reject, type Transition, transitionOf } from './state/transition.ts';

type CommandEvent = Extract<RoomEvent, { type: 'command' }>;

export type Reducer = (state: RoomState, event: RoomEvent, context: Context) => Reduction;

/**
 * Applies `event` to `state` at `now` (epoch ms). This is the only way to change a room. Returns the new
 * state with its effects, or the reject code. Pure and deterministic; never throws and does not modify its
 * input. If nothing changed, it returns the same state object.
 */
export const reduce: Reducer = (state, event, context) => {
  const outcome = handle(state, event, context);
  return 'reject' in outcome ? outcome : finalize(state, withWaiting(unblocked(outcome, context), context));
};

const handle = (state: RoomState, event: RoomEvent, context: Context): Outcome => {
  switch (event.type) {
    case 'command':
      return applyCommand(state, event, context);
    case 'joined': {
      const heldSeat = seatOf(state, event.person.user) ? undefined : heldSeatOf(state, event);
      return heldSeat ? returnToSeat(state, event, { heldSeat, context }) : join(state, event, context);
    }
    case 'profileChanged':
      return changeProfile(state, event);
    case 'replaced':
      return replacePlayer(state, event, context);
    case 'removed':
      return remove(state, event, context);
    case 'erased':
      return erasePlayer(state, event, context);
    case 'connected':
      return connect(state, event.user, context);
    case 'disconnected':
      return disconnect(state, event, context);
    case 'deadline':
      return passDeadline(state, context);
    case 'themesDrawn':
      return startVote(transitionOf(state), event, context);
    case 'themeLoaded':
      return startVotedTheme(transitionOf(state), event, context);
    default:
      return event satisfies never;
  }
};

const doneBy = ({ done }: RoomState, user: UserId): string[] =>
  done.find((other) => other.user === user)?.ids ?? [];

/** Returns true if this command of `user` was already executed. A repeat is acknowledged and changes nothing. */
export const isDone = (state: RoomState, user: UserId, commandId: string): boolean =>
  doneBy(state, user).includes(commandId);

/** Executes a member's command. A command with a known id changes nothing and is not an error. */
const applyCommand = (state: RoomState, event: CommandEvent, context: Context): Outcome => {
  const seat = seatOf(state, event.user);
  if (!seat) return reject('notMember');
  const { id } = event.command;
  if (isDone(state, event.user, id)) return transitionOf(state);
  const outcome = dispatchCommand(transitionOf(state), seat, event, context);
  if ('reject' in outcome) return outcome;
  const ids = [...doneBy(state, event.user), id].slice(-limits.rememberedCommands);
  const others = outcome.state.done.filter(({ user }) => user !== event.user);
  return { ...outcome, state: { ...outcome.state, done: [...others, { user: event.user, ids }] } };
};

/** What would end a countdown or start the next step. During a pause, answers and votes can still change. */
const heldByPause: ReadonlySet<CommandEvent['command']['type']> = new Set([
  'startWithoutOthers',
  'themeChosen',
  'takeOverChoice',
  'startTimer',
  'closeRound',
  'skipShow',
  'nextRound',
]);

const dispatchCommand = (
  transition: Transition,
  seat: Seat,
  event: CommandEvent,
  context: Context,
): Outcome => {
  const { command } = event;
  const held = { ...context, now: gameTime(transition.state, context.now) };
  if (transition.state.pause && heldByPause.has(command.type)) return reject('gamePaused');
  switch (command.type) {
    case 'startGame':
      return startGame(transition, seat, context);
    case 'leaveLobby':
      return leave(transition, seat, context);
    case 'kickPlayer':
      return kickPlayer(transition, seat, command, context);
    case 'letBackIn':
      return letBackIn(transition, seat, command);
    case 'answerEntry':
      return answerEntry(transition, seat, command);
    case 'updateSettings':
      return updateSettings(transition, seat, command, context);
    case 'makeLeader':
      return makeLeader(transition, seat, command);
    case 'takeLeadBack':
      return takeLeadBack(transition, seat);
    case 'writeTheme':
      return writeTheme(transition, seat, command);
    case 'removeTheme':
      return removeTheme(transition, seat, command);
    case 'sitOut':
      return sitOut(transition, seat, command);
    case 'skipShow':
      return skipShow(transition, seat, command, context);
    case 'confirmReadiness':
      return confirmReadiness(transition, seat, command, context);
    case 'startGameInstance':
      return startGameInstance(transition, command);
    case 'startWithoutOthers':
      return startWithoutOthers(transition, seat, command, context);
    case 'themeChosen':
      return chooseTheme(transition, seat, command, 'theme' in event ? event.theme : null, context);
    case 'castVote':
      return castVote(transition, seat, command);
    case 'takeOverChoice':
      return takeOverChoice(transition, seat, command, context);
    case 'pauseGame':
      return pauseGame(transition, seat, command, context);
    case 'resumeGame':
      return resumeGame(transition, seat, command, context);
    case 'saveDraft':
      return saveDraft(transition, seat, command, held);
    case 'gameRoundConfirmation':
      return confirmRound(transition, seat, command, held);
    case 'setGuess':
      return setGuess(transition, seat, command, held);
    case 'startTimer':
      return startTimer(transition, seat, command, context);
    case 'closeRound':
      return closeRoundNow(transition, seat, command, context);
    case 'nextRound':
      return nextRound(transition, seat, command, context);
    case 'gameFinished':
      return finishGame(transition, seat, command, context);
    case 'playAgain':
      return playAgain(transition, seat, command);
    default:
      return command satisfies never;
  }
};

/**
 * A pause whose time is up ends first. Then the answer timer: answers that arrived in time count, even if the room slept and
 * finds that all players are gone.
 */
const passDeadline = (state: RoomState, context: Context): Transition => {
  const { now, timings } = context;
  const going = endOldPause(transitionOf(state), context);
  const closes = closesAt(going.state, timings);
  const closed = closes !== null && now >= closes ? closeRound(going, context) : going;
  const transition = expireRequests(passPresence(closed, context), context);
  const { stage } = transition.state;
  if (transition.state.pause || isWaiting(transition.state)) return transition;
  const isOver = stage.phase === 'results' && now >= stage.deadlineAt;
  return passChoice(isOver ? advance(transition, context) : transition, context);
};

/**
 * Adds the new version, one announcement for the whole event, and an API notification if the lobby record
 * changed.
 */
const finalize = (before: RoomState, { state, announce, effects }: Transition): Reduction => {
  if (state === before) return { state, effects };
  const done = state.done.filter(({ user }) => seatOf(state, user));
  const pruned = { ...state, done: done.length === state.done.length ? state.done : done };
  if (!announce) return { state: pruned, effects };
  const after = { ...pruned, version: before.version + 1 };
  const announced: Effect[] = [{ type: 'announce', name: announce }, ...effects];
  return {
    state: after,
    effects: isIndexed(before, after) ? announced : [...announced, { type: 'saveLobby' }],
  };
};

/**
 * Returns true if both states have the same lobby record. Within a running game the rounds are ignored,
 * because the API does not look them up.
 */
const isIndexed = (before: RoomState, after: RoomState): boolean => isSame(entry(before), entry(after));

const entry = (state: RoomState) => {
  const phase = isRunning(state.stage) ? 'readyCheck' : state.stage.phase;
  return { ...createLobbyRecord(state), rev: 0, phase };
};
