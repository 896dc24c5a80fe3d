import type { UserId } from '@tallyho/game/model/person';
import type { Admitted } from './client.ts';

/** Returns the last heartbeat on a socket, or its start; epoch ms. */
export const lastHeartbeatOn = ({ aliveAt, since }: Admitted): number => aliveAt ?? since;

const activeOf = (admitted: readonly Admitted[]): Admitted[] =>
  admitted.filter(({ isTimedOut }) => !isTimedOut);

/**
 * Marks clients as timed out if their last heartbeat is before `until`. Heartbeats before `askedFrom` count as received at
 * `askedFrom`. Returns the last heartbeat on those sockets per user; the users may have other sockets. Times in epoch ms.
 */
export const markTimedOut = (
  admitted: readonly Admitted[],
  { askedFrom, until }: { askedFrom: number; until: number },
): Map<UserId, number> => {
  const lastHeartbeats = new Map<UserId, number>();
  for (const active of activeOf(admitted)) {
    const heartbeat = Math.max(lastHeartbeatOn(active), askedFrom);
    if (heartbeat > until) continue;
    active.client.timeOut();
    if (active.kind === 'user')
      lastHeartbeats.set(active.user, Math.max(heartbeat, lastHeartbeats.get(active.user) ?? 0));
  }
  return lastHeartbeats;
};

/** Returns the oldest last heartbeat of the active clients, counted as in `markTimedOut`; Infinity if there is none. */
export const oldestHeartbeat = (admitted: readonly Admitted[], askedFrom: number): number => {
  const heartbeats = activeOf(admitted).map(lastHeartbeatOn);
  return heartbeats.length > 0 ? Math.max(askedFrom, Math.min(...heartbeats)) : Number.POSITIVE_INFINITY;
};

/**
 * Returns when the last of the accepted clients times out, `silentAfter` ms after its last heartbeat; epoch ms. Clients without
 * heartbeats are ignored.
 */
export const lastTimeoutAt = (admitted: readonly Admitted[], silentAfter: number, now: number): number => {
  const lastHeartbeats = admitted.map(({ aliveAt }) => aliveAt ?? now);
  const last = lastHeartbeats.length > 0 ? Math.max(...lastHeartbeats) : now;
  return Math.min(now, last) + silentAfter;
};
