import type { Person, UserId } from '../../model/person.ts';
import { withoutVotesOf } from '../choosing/choice.ts';
import { advanceIfReady } from '../rounds/quorum.ts';
import { askLeader, isRemovedUser, needsConsent } from '../seats/access.ts';
import { refuseGuest, successorOf } from '../seats/guests.ts';
import { nameForGuest, withNumberedGuests, withProfile } from '../seats/names.ts';
import type { Context, Joiner, RoomEvent } from '../state/event.ts';
import { freeColor, isPresent, presentSeats, seatOf } from '../state/seats.ts';
import type { RoomState, Seat, Stage } from '../state/state.ts';
import {
  hiddenChange,
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
} from '../state/transition.ts';
import { withPlayer } from '../state/with-player.ts';

/**
 * Adds a seat for a person. It has no socket yet, so the grace period starts. A guest whose name another player has gets a number.
 * Does nothing for a player with a seat. A guest who needs the leader's consent gets no seat before the leader has agreed. A player
 * of the running game who has lost the seat gets one again, if one is free, also if the rules admit no others.
 */
export const join = (state: RoomState, joiner: Joiner, context: Context): Outcome => {
  const { isGuest, source } = joiner;
  const { now } = context;
  if (state.seats.length === 0) return reject('lobbyNotFound');
  if (isRemovedUser(state, joiner.person.user)) return reject('banned');
  if (seatOf(state, joiner.person.user)) return transitionOf(state);
  const isBack = isReturning(state, joiner.person.user);
  const refusal = isGuest ? refuseGuest(state, joiner, isBack) : null;
  if (refusal) return reject(refusal);
  if (isRunning(state.stage) && !state.rules.lateJoin && !isBack) return reject('gameInProgress');
  if (state.seats.length >= state.capacity) return reject('lobbyFull');
  const username = isGuest ? nameForGuest(state.seats, joiner.person.username) : joiner.person.username;
  if (username === null) return reject('nameInLobby');
  if (isGuest && !isBack && needsConsent(state, joiner)) return askLeader(state, joiner, context);
  const person = { ...joiner.person, username };
  const seat = {
    ...personOf(person),
    color: freeColor(state.seats),
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
  const joined = withChatAction(seated, person, 'joined the lobby');
  return advanceIfReady(isGuest ? joined : withNumberedGuests(joined, person), context);
};

/** Returns true if the user has played in the running game. Such a player may return although others may not join. */
const isReturning = ({ stage }: RoomState, user: UserId): boolean =>
  isRunning(stage) && isPlayerOf(stage.game, user);

/** Returns true if the user has lost the seat in the running game and may return to it, if a seat is free. */
export const mayReturn = (state: RoomState, user: UserId): boolean =>
  isReturning(state, user) && !seatOf(state, user) && !isRemovedUser(state, user);

/** Returns true if the room has finished a game and `user` is not known to have played it. */
const isNewcomer = ({ stage, gamesStarted }: RoomState, user: UserId): boolean =>
  gamesStarted > 0 && !isRunning(stage) && !(stage.phase === 'finished' && isPlayerOf(stage.game, user));

/**
 * Adds a person who joins during a game to the players of that game. A player who joins again counts as ready, and the game shows
 * a name that has changed meanwhile.
 */
const withLatecomer = (stage: Stage, person: Person): Stage => {
  if (!isRunning(stage)) return stage;
  const { players } = stage.game;
  const notReady = stage.game.notReady.filter((user) => user !== person.user);
  const known = players.find(({ user }) => user === person.user);
  const joined = {
    ...stage,
    game: { ...stage.game, notReady, players: known ? players : [...players, personOf(person)] },
  };
  return known && known.username !== person.username ? withPlayer(joined, person.user, person) : joined;
};

/**
 * Changes a player's name or picture, or makes a guest an account. A guest's name changes only on request (`isRename`), because a
 * change of the picture can arrive with an older name. It gets a number like that of a guest who joins.
 */
export const changeProfile = (
  state: RoomState,
  { person, hasRegistered, isRename }: Extract<RoomEvent, { type: 'profileChanged' }>,
): Outcome => {
  const seat = seatOf(state, person.user);
  if (!seat) return reject('notMember');
  const { isGuest, ...others } = seat;
  if (isGuest && !hasRegistered) {
    const name = isRename ? nameForGuest(otherSeats(state, seat), person.username) : seat.username;
    if (name === null) return reject('nameInLobby');
    return seat.username === name && seat.avatar === person.avatar
      ? transitionOf(state)
      : withProfile(transitionOf(state), seat, { ...seat, ...personOf(person), username: name });
  }
  if (seat.username === person.username && seat.avatar === person.avatar && !isGuest)
    return transitionOf(state);
  const changed = withProfile(transitionOf(state), seat, { ...others, ...personOf(person) });
  return withNumberedGuests(changed, person);
};

const otherSeats = ({ seats }: RoomState, seat: Seat): Seat[] => seats.filter((other) => other !== seat);

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
  const isFormerGone = users.includes(led.state.formerLeader?.user ?? '');
  const offered = isFormerGone ? visibleChange(led, 'updateLobby', { formerLeader: null }) : led;
  return advanceIfReady(offered, { now, timings });
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

/** Makes `successor` the leader. A player who leads has no lead to take back. */
export const setLeader = (transition: Transition, successor: Person): Transition => {
  const { formerLeader } = transition.state;
  const isBack = formerLeader?.user === successor.user;
  return withChatAction(
    visibleChange(transition, 'updateLobby', {
      leader: successor.user,
      formerLeader: isBack ? null : formerLeader,
    }),
    successor,
    'is the new leader',
  );
};

/**
 * Makes another member the leader if the leader has been gone for too long and a present member can take
 * over.
 */
export const transferLeadership = (transition: Transition, { now, timings }: Context): Transition => {
  const leader = seatOf(transition.state, transition.state.leader);
  if (!leader || leader.presence.status === 'here') return transition;
  if (now < leader.presence.since + timings.handoverAfter) return transition;
  const successor = successorOf(transition.state.seats, leader.user, isPresent);
  if (!successor) return transition;
  // The first of several leaders who were lost one after the other keeps the claim.
  const formerLeader = transition.state.formerLeader ?? { user: leader.user, until: null };
  return setLeader(hiddenChange(transition, { formerLeader }), successor);
};

/** Returns true if another member could become the leader. */
export const hasSuccessor = (state: RoomState): boolean =>
  presentSeats(state).some(({ user }) => user !== state.leader);

/** Deletes the drafts, the votes for a theme and the places at the results of removed seats. Sent answers stay. */
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
  if (stage.phase === 'choosing') return withoutVotesOf(stage, isRemoved);
  if (stage.phase !== 'playing') return stage;
  const drafts = stage.round.drafts.filter(({ user }) => !isRemoved(user));
  return { ...stage, round: { ...stage.round, drafts } };
};
