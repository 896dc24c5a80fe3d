import type { UserId } from '@tallyho/game/model/person';
import type { Viewer } from '@tallyho/game/room/host/host';
import type { Connection, Member } from './ports.ts';

/** An accepted socket that is open. */
export type Admitted = Viewer & { readonly connection: Connection; readonly member: Member };

const known = new WeakMap<Connection, Admitted>();

/** Returns a socket with its member, the same object until the member changes. */
export const admittedOf = (connection: Connection, member: Member): Admitted => {
  const before = known.get(connection);
  if (before?.member === member) return before;
  const { user, isTimedOut, isElsewhere } = member;
  const admitted = {
    kind: 'member',
    id: connection.id,
    user,
    isTimedOut,
    isElsewhere,
    connection,
    member,
  } as const;
  known.set(connection, admitted);
  return admitted;
};

type ActiveSockets = { readonly active: Admitted[] };

/** Returns the last heartbeat on a socket, or its start; epoch ms. */
export const lastHeartbeatOn = ({ member: { aliveAt, since } }: Admitted): number => aliveAt ?? since;

/**
 * Marks sockets as timed out if their last heartbeat is before `until`. Heartbeats before `askedFrom` count as received at
 * `askedFrom`. Returns the last heartbeat on those sockets per owner; the owners may have other sockets. Times in epoch ms.
 */
export const markTimedOut = (
  sockets: ActiveSockets,
  { askedFrom, until }: { askedFrom: number; until: number },
): Map<UserId, number> => {
  const lastSigns = new Map<UserId, number>();
  for (const admitted of sockets.active) {
    const { connection, member } = admitted;
    const sign = Math.max(lastHeartbeatOn(admitted), askedFrom);
    if (sign > until) continue;
    connection.setMember({ ...member, isTimedOut: true });
    lastSigns.set(member.user, Math.max(sign, lastSigns.get(member.user) ?? 0));
  }
  return lastSigns;
};

/** Returns the oldest last heartbeat of the active sockets, counted as in `markTimedOut`; Infinity if there is none. */
export const oldestHeartbeat = ({ active }: ActiveSockets, askedFrom: number): number =>
  active.length > 0
    ? Math.max(askedFrom, Math.min(...active.map(lastHeartbeatOn)))
    : Number.POSITIVE_INFINITY;

/**
 * Returns when the last of the accepted sockets times out, `silentAfter` ms after its last heartbeat; epoch ms. Sockets without
 * heartbeats are ignored.
 */
export const lastTimeoutAt = (admitted: Admitted[], silentAfter: number, now: number): number => {
  const lastHeartbeats = admitted.map(({ member }) => member.aliveAt ?? now);
  const last = lastHeartbeats.length > 0 ? Math.max(...lastHeartbeats) : now;
  return Math.min(now, last) + silentAfter;
};
