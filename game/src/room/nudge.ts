import type { UserId } from '../model/person.ts';
import type { ClientCommand } from '../protocol/client.ts';
import { ledRound } from './commands/round-key.ts';
import type { Context } from './event.ts';
import { waitedFor } from './quorum.ts';
import type { RoomState } from './state.ts';
import { type Refusal, reject } from './transition.ts';

type Nudge = {
  user: UserId;
  command: Extract<ClientCommand, { type: 'nudge' }>;
  /** When this room was nudged last, epoch ms; null: not in this process. */
  lastAt: number | null;
};

/**
 * Whom the leader's nudge reaches: everybody whom the round waits for, but the leader. Refused to others, outside a round,
 * with nobody else missing, and within `nudgeCooldown` of the last one. It changes nothing in the room, so it is not stored.
 */
export const nudge = (
  state: RoomState,
  { user, command, lastAt }: Nudge,
  { now, timings }: Context,
): { missing: UserId[] } | Refusal => {
  const led = ledRound(state, user, command);
  if ('reject' in led) return led;
  const missing = waitedFor(state, led.stage).flatMap((seat) => (seat.user === user ? [] : [seat.user]));
  if (missing.length === 0) return reject('wrongPhase');
  if (lastAt !== null && now < lastAt + timings.nudgeCooldown) return reject('nudgedRecently');
  return { missing };
};
