import type { Person, UserId } from '../model/person.ts';
import { askLeader, isRemovedUser, needsConsent } from './access.ts';
import type { Context, Joiner, RoomEvent } from './event.ts';
import { refuseGuest, successorOf } from './guests.ts';
import { advanceIfReady } from './quorum.ts';
import { freeColour, isPresent, presentSeats, seatOf } from './seats.ts';
import type { RoomState, Stage } from './state.ts';
import {
  isPlayerOf,
  isRunning,
  type Outcome,
  personOf,
  reject,
  type Transition,
  transitionOf,
  visibleChange,
  withChatAction,
  withEffect,
  withStaying,
} from './transition.ts';

/**
 * Adds a seat for `person`. It has no socket yet, so the grace period starts. Does nothing for a player with a seat. A guest
 * who needs the leader's consent gets no seat before the leader has agreed.
 */
export const join = (state: RoomState, joiner: Joiner, context: Context): Outcome => {
  const { person, isGuest, source } = joiner;
  const { now } = context;
  if (state.seats.length === 0) return reject('lobbyNotFound');
  if (isRemovedUser(state, person.user)) return reject('banned');
  if (seatOf(state, person.user)) return transitionOf(state);
  const refusal = isGuest ? refuseGuest(state, joiner) : null;
  if (refusal) return reject(refusal);
  if (isRunning(state.stage) && !state.rules.lateJoin) return reject('gameInProgress');
  if (state.seats.length >= state.capacity) return reject('lobbyFull');
  if (isGuest && needsConsent(state, joiner)) return askLeader(state, joiner, context);
  const seat = {
    ...personOf(person),
    colour: freeColour(state.seats),
    presence: { status: 'lost', since: now } as const,
    ...(isGuest && { isGuest }),
    ...(source && { source }),
    ...(isNewcomer(state, person.user) && {
      newcomer: { since: now, hiddenThemes: state.customThemes.map(({ id }) => id) },
    }),
  };
  const seats = [...state.seats, seat];
  const seated = visibleChange(transitionOf(state), 'updateLobby', {
    seats,
    stage: withLatecomer(state.stage, person),
  });
  return withChatAction(seated, person, 'joined the lobby');
};

/** Returns true if the room has finished a game and `user` is not known to have played it. */
const isNewcomer = ({ stage, gamesStarted }: RoomState, user: UserId): boolean =>
  gamesStarted > 0 && !isRunning(stage) && !(stage.phase === 'finished' && isPlayerOf(stage.game, user));

/** Adds a person who joins during a game to the players of that game. */
const withLatecomer = (stage: Stage, person: Person): Stage => {
  if (!isRunning(stage) || isPlayerOf(stage.game, person.user)) return stage;
  return { ...stage, game: { ...stage.game, players: [...stage.game.players, personOf(person)] } };
};

/** Changes a player's name or picture, or makes a guest a member. Answers already sent keep the old name and picture. */
export const changeProfile = (
  state: RoomState,
  { person, hasRegistered }: Extract<RoomEvent, { type: 'profileChanged' }>,
): Outcome => {
  const seat = seatOf(state, person.user);
  if (!seat) return reject('notMember');
  const { isGuest, ...others } = seat;
  const isMade = hasRegistered === true && isGuest === true;
  if (seat.username === person.username && seat.avatar === person.avatar && !isMade)
    return transitionOf(state);
  const changed = { ...others, ...personOf(person), ...(isGuest && !isMade ? { isGuest } : {}) };
  const seats = state.seats.map((other) => (other === seat ? changed : other));
  return visibleChange(transitionOf(state), 'updateLobby', { seats });
};

/** Removes seats in join order, each with a chat line; then updates the leader and the quorum. */
export const removeSeats = (
  transition: Transition,
  users: UserId[],
  text: string,
  { now, timings }: Context,
): Transition => {
  const { seats, stage, leader } = transition.state;
  const leaving = seats.filter(({ user }) => users.includes(user));
  if (leaving.length === 0) return transition;
  const stays = ({ user }: { user: UserId }) => !users.includes(user);
  const removed = leaving.reduce(
    (before, seat) => withChatAction(before, seat, text),
    visibleChange(transition, 'updateLobby', {
      seats: seats.filter(stays),
      stage: withoutEntries(stage, users),
    }),
  );
  const successor =
    successorOf(seats, leader, (seat) => stays(seat) && isPresent(seat)) ?? successorOf(seats, leader, stays);
  const led = users.includes(leader) && successor ? setLeader(removed, successor) : removed;
  return advanceIfReady(led, { now, timings });
};

/** Removes a member from the room in any phase. Same as leaving, but not requested by the member. */
export const remove = (
  state: RoomState,
  { user, reason }: Extract<RoomEvent, { type: 'removed' }>,
  context: Context,
): Outcome => {
  if (!seatOf(state, user)) return reject('notMember');
  const removed = removeSeats(transitionOf(state), [user], 'left the lobby', context);
  return withEffect(removed, { type: 'disconnect', user, reason });
};

/** Makes `successor` the leader. */
export const setLeader = (transition: Transition, successor: Person): Transition =>
  withChatAction(
    visibleChange(transition, 'updateLobby', { leader: successor.user }),
    successor,
    'is the new leader',
  );

/**
 * Makes another member the leader if the leader has been gone for too long and a present member can take
 * over.
 */
export const transferLeadership = (transition: Transition, { now, timings }: Context): Transition => {
  const leader = seatOf(transition.state, transition.state.leader);
  if (!leader || leader.presence.status === 'here') return transition;
  if (now < leader.presence.since + timings.handoverAfter) return transition;
  const successor = successorOf(transition.state.seats, leader.user, isPresent);
  return successor ? setLeader(transition, successor) : transition;
};

/** Returns true if another member could become the leader. */
export const hasSuccessor = (state: RoomState): boolean =>
  presentSeats(state).some(({ user }) => user !== state.leader);

/** Deletes the drafts and the places at the results of removed seats. Sent answers stay. */
const withoutEntries = (stage: Stage, users: UserId[]): Stage => {
  const isRemoved = (user: UserId) => users.includes(user);
  if (stage.phase === 'readyCheck')
    return { ...stage, ready: stage.ready.filter((user) => !isRemoved(user)) };
  if (stage.phase === 'finished' && stage.again) {
    const { by, staying } = stage.again;
    return withStaying(
      stage,
      by,
      staying.filter((user) => !isRemoved(user)),
    );
  }
  if (stage.phase !== 'playing') return stage;
  const drafts = stage.round.drafts.filter(({ user }) => !isRemoved(user));
  return { ...stage, round: { ...stage.round, drafts } };
};
