import type { Timings } from '../limits.ts';
import { openRequests } from './access.ts';
import { closesAt } from './clock.ts';
import { hasSuccessor } from './membership.ts';
import type { RoomState, Seat } from './state.ts';
import { isWaiting } from './waiting.ts';

/**
 * Returns the time of the next automatic change, epoch ms; null if there is none. The shell sets the room's
 * single alarm to it.
 */
export const nextDeadline = (state: RoomState, timings: Timings): number | null => {
  const due = state.seats.flatMap((seat) => presenceDeadlines(seat, timings));
  const leader = state.seats.find(({ user }) => user === state.leader);
  if (leader && leader.presence.status !== 'here' && hasSuccessor(state))
    due.push(leader.presence.since + timings.handoverAfter);
  due.push(...openRequests(state).map(({ askedAt }) => askedAt + timings.entryRequest));
  const offered = state.formerLeader?.until;
  if (typeof offered === 'number') due.push(offered);
  if (state.stage.phase === 'results' && !isWaiting(state)) due.push(state.stage.deadlineAt);
  const closes = closesAt(state, timings);
  if (closes !== null) due.push(closes);
  return due.length > 0 ? Math.min(...due) : null;
};

const presenceDeadlines = ({ presence }: Seat, timings: Timings): number[] => {
  const { awayAfter, absentAfter, seatGracePeriod } = timings;
  switch (presence.status) {
    case 'here':
      return [];
    case 'lost':
      return [awayAfter, absentAfter, seatGracePeriod].map((after) => presence.since + after);
    case 'away':
      return [absentAfter, seatGracePeriod].map((after) => presence.since + after);
    case 'absent':
      return [presence.since + seatGracePeriod];
    default:
      return presence satisfies never;
  }
};
