import { tookOverText } from '../../chat/chat.ts';
import type { Person, UserId } from '../../model/person.ts';
import { advanceIfReady } from '../rounds/quorum.ts';
import { isRemovedUser } from '../seats/access.ts';
import { nameForGuest, withNumberedGuests } from '../seats/names.ts';
import type { Context, Effect, Joiner, RoomEvent } from '../state/event.ts';
import { seatOf } from '../state/seats.ts';
import type { ChoosingStage, RoomState, Seat, Stage } from '../state/state.ts';
import {
  gameOf,
  isPlayerOf,
  type Outcome,
  personOf,
  reject,
  type Transition,
  transitionOf,
  visibleChange,
  withChatAction,
  withEffect,
} from '../state/transition.ts';
import { withPlayer } from '../state/with-player.ts';
import { removeSeats } from './membership.ts';

/**
 * Gives a guest's seat to an account: the same person has logged in. The account has the guest's place, color, lead, draft,
 * answers and points in every phase, but no socket yet. An account that has a seat already keeps it and the guest's seat is
 * removed; so is the seat of a guest whose account is banned here. An account that played in this game before keeps its own
 * answers and gets only the seat.
 */
export const replacePlayer = (
  state: RoomState,
  { user, person }: Extract<RoomEvent, { type: 'replaced' }>,
  context: Context,
): Outcome => {
  const seat = seatOf(state, user);
  if (!seat?.isGuest) return reject('playerNotFound');
  if (seatOf(state, person.user) || isRemovedUser(state, person.user))
    return withEffect(
      removeSeats(transitionOf(state), [user], 'left the lobby', context),
      sessionEnded(user),
    );
  const chatLine = { person, text: tookOverText(seat.username) };
  const taken = giveSeat(state, { from: seat, to: takenSeat(seat, person, context), chatLine }, context);
  return withNumberedGuests(taken, person);
};

/**
 * Returns the seat of another guest of the same browser: this guest has lost the session, and joins again. Undefined for
 * accounts and if there is no such seat.
 */
export const heldSeatOf = (
  { seats }: Pick<RoomState, 'seats'>,
  { isGuest, source }: Pick<Joiner, 'isGuest' | 'source'>,
): Seat | undefined => {
  const browser = isGuest ? source?.browser : undefined;
  return browser ? seats.find((seat) => seat.isGuest && seat.source?.browser === browser) : undefined;
};

/**
 * Gives a guest who joins again the seat `heldSeat` of the lost session, with everything that `replacePlayer` keeps. The rules
 * for new players do not apply, only that about names.
 */
export const returnToSeat = (
  state: RoomState,
  { person, source }: Joiner,
  { heldSeat, context }: { heldSeat: Seat; context: Context },
): Outcome => {
  const others = state.seats.filter((seat) => seat !== heldSeat);
  const username = nameForGuest(others, person.username);
  if (username === null) return reject('nameInLobby');
  const presence = { status: 'lost', since: context.now } as const;
  const to = { ...heldSeat, ...personOf(person), username, presence, ...(source && { source }) };
  return giveSeat(state, { from: heldSeat, to, chatLine: { person: to, text: 'is back' } }, context);
};

interface Handover {
  readonly from: Seat;
  readonly to: Seat;
  /** The line in the chat. */
  readonly chatLine: { readonly person: Person; readonly text: string };
}

const giveSeat = (state: RoomState, { from, to, chatLine }: Handover, context: Context): Transition => {
  const { user } = from;
  const game = gameOf(state.stage);
  const playedThisGame = game !== null && isPlayerOf(game, to.user);
  const { leader, formerLeader, customThemes, stage, seats, pause, turns } = state;
  const hadTurn = turns.includes(user);
  const changed = visibleChange(transitionOf(state), 'updateLobby', {
    leader: leader === user ? to.user : leader,
    formerLeader: formerLeader?.user === user ? { ...formerLeader, user: to.user } : formerLeader,
    pause: withPlayer(pause, user, to),
    turns: hadTurn
      ? turns.filter((other) => other !== to.user).map((other) => (other === user ? to.user : other))
      : turns,
    customThemes: withPlayer(customThemes, user, to),
    stage: playedThisGame ? withSeatOnly(stage, user, to.user) : withPlayer(stage, user, to),
    seats: seats.map((other) => (other === from ? to : other)),
  });
  const renamed = withEffect(changed, { type: 'changeSender', user, person: personOf(to) });
  const closed = withEffect(withChatAction(renamed, chatLine.person, chatLine.text), sessionEnded(user));
  // The stored record of a finished game has the guest.
  const saved =
    stage.phase === 'finished' && !playedThisGame ? withEffect(closed, { type: 'saveGame' }) : closed;
  return advanceIfReady(saved, context);
};

const sessionEnded = (user: UserId): Effect => ({ type: 'disconnect', user, reason: 'sessionEnded' });

const takenSeat = ({ isGuest: _, ...seat }: Seat, person: Person, { now }: Context): Seat => ({
  ...seat,
  ...personOf(person),
  presence: seat.presence.status === 'here' ? { status: 'lost', since: now } : seat.presence,
});

/** Returns the stage after only the seat has another player: the answers of a running round stay with their authors. */
const withSeatOnly = (stage: Stage, from: UserId, to: UserId): Stage => {
  const moved = (users: UserId[]) => [...new Set(users.map((user) => (user === from ? to : user)))];
  if (stage.phase === 'readyCheck') return { ...stage, ready: moved(stage.ready) };
  if (stage.phase === 'finished' && stage.again)
    return { ...stage, again: { ...stage.again, staying: moved(stage.again.staying) } };
  if (stage.phase === 'choosing') return withVotesMoved(stage, from, to);
  if (stage.phase !== 'playing') return stage;
  const drafts = stage.round.drafts.filter(({ user }) => user !== from);
  return { ...stage, round: { ...stage.round, drafts } };
};

const withVotesMoved = (stage: ChoosingStage, from: UserId, to: UserId): ChoosingStage => {
  const { choice } = stage;
  if (choice.kind === 'turn')
    return { ...stage, choice: { ...choice, user: choice.user === from ? to : choice.user } };
  if (choice.kind !== 'vote' && choice.kind !== 'decided') return stage;
  const others = choice.votes.filter(
    ({ user }) => user !== to || !choice.votes.some((vote) => vote.user === from),
  );
  const votes = others.map((vote) => (vote.user === from ? { ...vote, user: to } : vote));
  return { ...stage, choice: { ...choice, votes } };
};
