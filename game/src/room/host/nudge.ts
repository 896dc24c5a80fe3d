import type { UserId } from '../../model/person.ts';
import type { ClientCommand } from '../../protocol/client.ts';
import { roundOfLeader } from '../commands/round-key.ts';
import { waitedFor } from '../rounds/quorum.ts';
import type { Context } from '../state/event.ts';
import { presentSeats } from '../state/seats.ts';
import type { RoomState, Seat } from '../state/state.ts';
import { gameOf, type Refusal, reject } from '../state/transition.ts';

type Nudge = {
  user: UserId;
  command: Extract<ClientCommand, { type: 'nudge' }>;
  /** Time of the last nudge in this room, epoch ms; null if none happened in this process. */
  lastAt: number | null;
};

/**
 * Returns the players whom the leader's nudge reaches: all players whom the round or the ready check waits for, except the
 * leader. Rejects other senders, a nudge in other phases, one when no other player is missing, and one
 * within `nudgeCooldown` of the last. It does not change the room state, so it is not stored.
 */
export const nudge = (
  state: RoomState,
  { user, command, lastAt }: Nudge,
  { now, timings }: Context,
): { missing: UserId[] } | Refusal => {
  if (state.pause) return reject('gamePaused');
  const awaited = awaitedFor(state, user, command);
  if ('reject' in awaited) return awaited;
  const missing = awaited.seats.flatMap((seat) => (seat.user === user ? [] : [seat.user]));
  if (missing.length === 0) return reject('wrongPhase');
  if (lastAt !== null && now < lastAt + timings.nudgeCooldown) return reject('nudgedRecently');
  return { missing };
};

const awaitedFor = (
  state: RoomState,
  user: UserId,
  { gameId, theme, game }: Nudge['command'],
): { seats: Seat[] } | Refusal => {
  const { stage } = state;
  if (theme !== undefined && game !== undefined) {
    const led = roundOfLeader(state, user, { gameId, theme, game });
    return 'reject' in led ? led : { seats: waitedFor(state, led.stage) };
  }
  if (user !== state.leader) return reject('notLeader');
  if (gameOf(stage)?.id !== gameId) return reject('staleGame');
  if (stage.phase !== 'readyCheck') return reject('wrongPhase');
  return { seats: presentSeats(state).filter((seat) => !stage.ready.includes(seat.user)) };
};
