import type { Timings } from '../limits.ts';
import type { UserId } from '../model/person.ts';
import type { Context, RoomEvent } from './event.ts';
import { removeSeats, transferLeadership } from './membership.ts';
import { advanceIfReady } from './quorum.ts';
import { seatOf } from './seats.ts';
import type { Presence, RoomState, Seat } from './state.ts';
import {
  hiddenChange,
  type Outcome,
  reject,
  type Transition,
  transitionOf,
  visibleChange,
  withEffect,
} from './transition.ts';

/** What others see of it: a socket lost a moment ago is nobody's business yet. */
export const shownPresence = ({ status }: Presence): 'here' | 'away' | 'absent' =>
  status === 'lost' ? 'here' : status;

/** Where somebody is who has been without a socket since `since`; a stage once reached stays. */
const presenceAt = (presence: Presence, now: number, timings: Timings): Presence => {
  if (presence.status === 'here') return presence;
  const { since } = presence;
  if (presence.status === 'absent' || now >= since + timings.absentAfter) return { status: 'absent', since };
  if (presence.status === 'away' || now >= since + timings.awayAfter) return { status: 'away', since };
  return presence;
};

const withPresence = (turn: Transition, seat: Seat, presence: Presence): Transition => {
  if (presence.status === seat.presence.status) return turn;
  const seats = turn.state.seats.map((other) => (other.user === seat.user ? { ...other, presence } : other));
  const seen = shownPresence(presence) !== shownPresence(seat.presence);
  return seen ? visibleChange(turn, 'updateLobby', { seats }) : hiddenChange(turn, { seats });
};

/** The first of a person's sockets opened. */
export const connect = (state: RoomState, user: UserId, context: Context): Outcome => {
  const seat = seatOf(state, user);
  if (!seat) return reject('notMember');
  const back = withPresence(transitionOf(state), seat, { status: 'here' });
  return advanceIfReady(transferLeadership(back, context), context);
};

/**
 * The last of a person's sockets closed, or was found to be dead since a while ago: the grace period begins at `since`, and
 * what is due by now is done. For a person without a seat nothing changes.
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

/** Everything that is due of those without a socket: away, absent, leadership, seat. */
export const passPresence = (before: Transition, context: Context): Transition => {
  const { now, timings } = context;
  const moved = before.state.seats.reduce(
    (turn, seat) => withPresence(turn, seat, presenceAt(seat.presence, now, timings)),
    before,
  );
  const over = moved.state.seats.filter(
    ({ presence }) => presence.status !== 'here' && now >= presence.since + timings.seatGracePeriod,
  );
  const left = removeSeats(
    moved,
    over.map(({ user }) => user),
    'left the lobby',
    context,
  );
  // A socket that only slept learns on waking up that the seat is gone.
  const closed = over.reduce(
    (turn, { user }) => withEffect(turn, { type: 'disconnect', user, reason: 'notMember' }),
    left,
  );
  return advanceIfReady(transferLeadership(closed, context), context);
};
