import type { Context, RoomEvent } from './event.ts';
import type { Person, UserId } from './person.ts';
import { settle } from './quorum.ts';
import { freeColour, isPresent, nextInOrder, presentSeats, seatOf } from './seats.ts';
import type { RoomState, Stage } from './state.ts';
import {
  isRunning,
  type Outcome,
  personOf,
  refuse,
  say,
  show,
  type Turn,
  turnOf,
  withEffect,
  withStaying,
} from './turn.ts';

/** A seat for `person`, who has no socket yet: the grace period runs (decision 10). A member stays as they are. */
export const join = (state: RoomState, person: Person, { now }: Context): Outcome => {
  if (state.seats.length === 0) return refuse('unknownLobby');
  if (state.barred.includes(person.user)) return refuse('barred');
  if (seatOf(state, person.user)) return turnOf(state);
  if (isRunning(state.stage) && !state.rules.lateJoin) return refuse('startedLobby');
  if (state.seats.length >= state.capacity) return refuse('fullLobby');
  const seat = {
    ...personOf(person),
    colour: freeColour(state.seats),
    presence: { status: 'lost', since: now } as const,
  };
  const seats = [...state.seats, seat];
  const seated = show(turnOf(state), 'updateLobby', { seats, stage: withLatecomer(state.stage, person) });
  return say(seated, person, 'joined the lobby');
};

/** Who comes while a game runs belongs to its players from then on. */
const withLatecomer = (stage: Stage, person: Person): Stage => {
  if (!isRunning(stage) || stage.game.roster.some(({ user }) => user === person.user)) return stage;
  return { ...stage, game: { ...stage.game, roster: [...stage.game.roster, personOf(person)] } };
};

/** A new name or picture. Answers already sent keep the old ones. */
export const changeProfile = (state: RoomState, person: Person): Outcome => {
  const seat = seatOf(state, person.user);
  if (!seat) return refuse('notMember');
  if (seat.username === person.username && seat.avatar === person.avatar) return turnOf(state);
  const seats = state.seats.map((other) => (other === seat ? { ...seat, ...personOf(person) } : other));
  return show(turnOf(state), 'updateLobby', { seats });
};

/** Seats given up, in join order, each with its line in the chat; then leadership and quorum follow. */
export const removeSeats = (turn: Turn, users: UserId[], text: string, { now, timings }: Context): Turn => {
  const { seats, stage, leader } = turn.state;
  const leaving = seats.filter(({ user }) => users.includes(user));
  if (leaving.length === 0) return turn;
  const stays = ({ user }: { user: UserId }) => !users.includes(user);
  const removed = leaving.reduce(
    (before, seat) => say(before, seat, text),
    show(turn, 'updateLobby', { seats: seats.filter(stays), stage: withoutEntries(stage, users) }),
  );
  const successor =
    nextInOrder(seats, leader, (seat) => stays(seat) && isPresent(seat)) ?? nextInOrder(seats, leader, stays);
  const led = users.includes(leader) && successor ? lead(removed, successor) : removed;
  return settle(led, { now, timings });
};

/** Out of the room, in any phase, whatever they were doing: like leaving, but not of their own will. */
export const remove = (
  state: RoomState,
  { user, reason }: Extract<RoomEvent, { type: 'removed' }>,
  context: Context,
): Outcome => {
  if (!seatOf(state, user)) return refuse('notMember');
  const removed = removeSeats(turnOf(state), [user], 'left the lobby', context);
  return withEffect(removed, { type: 'disconnect', user, reason });
};

/** `successor` takes over the lead. */
export const lead = (turn: Turn, successor: Person): Turn =>
  say(show(turn, 'updateLobby', { leader: successor.user }), successor, 'is the new leader');

/** Passes the lead on if the leader has been gone for too long and somebody is there to take it (decision 10). */
export const handOver = (turn: Turn, { now, timings }: Context): Turn => {
  const leader = seatOf(turn.state, turn.state.leader);
  if (!leader || leader.presence.status === 'here') return turn;
  if (now < leader.presence.since + timings.handoverAfter) return turn;
  const successor = nextInOrder(turn.state.seats, leader.user, isPresent);
  return successor ? lead(turn, successor) : turn;
};

/** True if somebody could take over from the leader. */
export const hasSuccessor = (state: RoomState): boolean =>
  presentSeats(state).some(({ user }) => user !== state.leader);

/** Unsent answers go with their seat, as does the place at the results; sent ones stay (decision 9). */
const withoutEntries = (stage: Stage, users: UserId[]): Stage => {
  const gone = (user: UserId) => users.includes(user);
  if (stage.phase === 'readying') return { ...stage, ready: stage.ready.filter((user) => !gone(user)) };
  if (stage.phase === 'finished' && stage.again) {
    const { by, staying } = stage.again;
    return withStaying(
      stage,
      by,
      staying.filter((user) => !gone(user)),
    );
  }
  if (stage.phase !== 'playing') return stage;
  const drafts = stage.round.drafts.filter(({ user }) => !gone(user));
  return { ...stage, round: { ...stage.round, drafts } };
};
