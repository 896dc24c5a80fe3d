import type { UserId } from '../model/person.ts';
import type { ClientCommand } from '../protocol/client.ts';
import { roundOfLeader } from './commands/round-key.ts';
import type { Context } from './event.ts';
import { waitedFor } from './quorum.ts';
import type { RoomState } from './state.ts';
import { type Refusal, reject } from './transition.ts';

type Nudge = {
  user: UserId;
  command: Extract<ClientCommand, { type: 'nudge' }>;
  /** Time of the last nudge in this room, epoch ms; null if none happened in this process. */
  lastAt: number | null;
};

/**
 * Returns the players whom the leader's nudge reaches: all players whom the round waits for, except the
 * leader. Rejects other senders, a nudge outside a round, one when no other player is missing, and one
 * within `nudgeCooldown` of the last. It does not change the room state, so it is not stored.
 */
export const nudge = (
  state: RoomState,
  { user, command, lastAt }: Nudge,
  { now, timings }: Context,
): { missing: UserId[] } | Refusal => {
  const led = roundOfLeader(state, user, command);
  if ('reject' in led) return led;
  const missing = waitedFor(state, led.stage).flatMap((seat) => (seat.user === user ? [] : [seat.user]));
  if (missing.length === 0) return reject('wrongPhase');
  if (lastAt !== null && now < lastAt + timings.nudgeCooldown) return reject('nudgedRecently');
  return { missing };
};
