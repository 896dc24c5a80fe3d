import type { Timings } from '../limits.ts';
import { choiceDueAt } from './choosing/choice.ts';
import { closesAt } from './clock/clock.ts';
import { isWaiting } from './clock/waiting.ts';
import { hasSuccessor } from './membership/membership.ts';
import { openRequests } from './seats/access.ts';
import type { RoomState, Seat } from './state/state.ts';

/**
 * Returns the time of the next automatic change, epoch ms; null if there is none. The shell sets the room's
 * single alarm to it.
 */
export const nextDeadline = (state: RoomState, timings: Timings): number | null => {
  const isPaused = state.pause !== null;
  const due = state.seats.flatMap((seat) => presenceDeadlines(seat, timings, isPaused));
  const leader = state.seats.find(({ user }) => user === state.leader);
  if (leader && leader.presence.status !== 'here' && hasSuccessor(state))
    due.push(leader.presence.since + timings.handoverAfter);
  due.push(...openRequests(state).map(({ askedAt }) => askedAt + timings.entryRequest));
  const offered = state.formerLeader?.until;
  if (typeof offered === 'number') due.push(offered);
  due.push(...(state.pause ? [state.pause.until] : gameDeadlines(state, timings)));
  return due.length > 0 ? Math.min(...due) : null;
};

/** The countdowns of the game, which a pause holds. */
const gameDeadlines = (state: RoomState, timings: Timings): number[] => {
  const { stage } = state;
  const closes = closesAt(state, timings);
  if (stage.phase === 'playing') return closes === null ? [] : [closes];
  if (isWaiting(state)) return [];
  if (stage.phase === 'results') return [stage.deadlineAt];
  return [choiceDueAt(state)].filter((time) => time !== null);
};

const presenceDeadlines = ({ presence }: Seat, timings: Timings, isPaused: boolean): number[] => {
  const { awayAfter, absentAfter } = timings;
  const lost = isPaused ? [] : [timings.seatGracePeriod];
  switch (presence.status) {
    case 'here':
      return [];
    case 'lost':
      return [awayAfter, absentAfter, ...lost].map((after) => presence.since + after);
    case 'away':
      return [absentAfter, ...lost].map((after) => presence.since + after);
    case 'absent':
      return lost.map((after) => presence.since + after);
    default:
      return presence satisfies never;
  }
};
