import type { Timings } from '../../limits.ts';
import type { UserId } from '../../model/person.ts';
import { advanceIfReady } from '../rounds/quorum.ts';
import { countDrafts } from '../rounds/rounds.ts';
import { offerLead, withoutOldOffer } from '../seats/former-leader.ts';
import type { Context, RoomEvent } from '../state/event.ts';
import { seatOf, shownPresence } from '../state/seats.ts';
import type { RoomState, Seat, SeatPresence } from '../state/state.ts';
import {
  hiddenChange,
  type Outcome,
  reject,
  type Transition,
  transitionOf,
  visibleChange,
  withEffect,
} from '../state/transition.ts';
import { removeSeats, transferLeadership } from './membership.ts';

/**
 * Returns the presence of a player who has had no socket since `since`. A stage that was reached is not left
 * again.
 */
const presenceAt = (presence: SeatPresence, now: number, timings: Timings): SeatPresence => {
  if (presence.status === 'here') return presence;
  const { since } = presence;
  if (presence.status === 'absent' || now >= since + timings.absentAfter) return { status: 'absent', since };
  if (presence.status === 'away' || now >= since + timings.awayAfter) return { status: 'away', since };
  return presence;
};

const withPresence = (transition: Transition, seat: Seat, presence: SeatPresence): Transition => {
  if (presence.status === seat.presence.status) return transition;
  const seats = transition.state.seats.map((other) =>
    other.user === seat.user ? { ...other, presence } : other,
  );
  const seen = shownPresence(presence) !== shownPresence(seat.presence);
  return seen ? visibleChange(transition, 'updateLobby', { seats }) : hiddenChange(transition, { seats });
};

/** Handles the first open socket of a player. */
export const connect = (state: RoomState, user: UserId, context: Context): Outcome => {
  const seat = seatOf(state, user);
  if (!seat) return reject('notMember');
  const back = withPresence(transitionOf(state), seat, { status: 'here' });
  const offered = offerLead(back, user, context);
  return advanceIfReady(transferLeadership(offered, context), context);
};

/**
 * Handles the loss of a player's last socket: it closed, or the room found that it is dead. The grace period
 * begins at `since` (epoch ms), and everything that is due by now is done. Does nothing for a user without a
 * seat.
 */
export const disconnect = (
  state: RoomState,
  { user, since }: Extract<RoomEvent, { type: 'disconnected' }>,
  context: Context,
): Transition => {
  const seat = seatOf(state, user);
  if (seat?.presence.status !== 'here') return transitionOf(state);
  const lost = withPresence(transitionOf(state), seat, { status: 'lost', since: since ?? context.now });
  return since === undefined ? lost : passPresence(lost, context);
};

/**
 * Applies everything that is due for players without a socket: away, absent, change of leader, and except during a pause the
 * removal of the seat.
 */
export const passPresence = (before: Transition, context: Context): Transition => {
  const { now, timings } = context;
  const moved = before.state.seats.reduce(
    (transition, seat) => withPresence(transition, seat, presenceAt(seat.presence, now, timings)),
    before,
  );
  const isPaused = moved.state.pause !== null;
  const over = moved.state.seats.filter(
    ({ presence }) =>
      !isPaused && presence.status !== 'here' && now >= presence.since + timings.seatGracePeriod,
  );
  const users = over.map(({ user }) => user);
  // They did not leave on purpose: what they have placed counts.
  const counted = countDrafts(moved, users, { kind: 'away' });
  const left = removeSeats(counted, users, 'left the lobby', context);
  // A client that was only suspended learns when it wakes up that its seat is gone.
  const closed = over.reduce(
    (transition, { user }) => withEffect(transition, { type: 'disconnect', user, reason: 'notMember' }),
    left,
  );
  return advanceIfReady(transferLeadership(withoutOldOffer(closed, context), context), context);
};
