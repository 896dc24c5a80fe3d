import type { UserId } from '../../model/person.ts';
import type { CloseReason } from '../../protocol/close-codes.ts';
import { isRemovedUser } from '../seats/access.ts';
import { applyEvent } from './apply.ts';
import type { Decision, Host, HostContext, HostEffect, Subscriber } from './host.ts';

/** Returns the users with at least one active connection. Timed-out connections do not count. */
export const usersHere = (subscribers: readonly Subscriber[]): Set<UserId> =>
  new Set(subscribers.filter(({ isTimedOut }) => !isTimedOut).map(({ user }) => user));

/**
 * Updates presence from the connections. `lastHeartbeats` has those of users whose connections timed out (epoch ms); they
 * count as gone since then.
 */
export const matchPresence = <S extends Subscriber>(
  host: Host,
  context: HostContext<S>,
  lastHeartbeats: ReadonlyMap<UserId, number> = new Map(),
): Decision<S> => {
  if (host.room.kind !== 'open') return { host, effects: [] };
  const here = usersHere(context.subscribers);
  let matched = host;
  const effects: HostEffect<S>[] = [];
  for (const { user, presence } of host.room.state.seats) {
    const isHere = presence.status === 'here';
    if (isHere === here.has(user)) continue;
    const since = lastHeartbeats.get(user);
    const left = { type: 'disconnected', user, ...(since === undefined ? {} : { since }) } as const;
    const verdict = applyEvent(matched, isHere ? left : { type: 'connected', user }, context);
    matched = verdict.host;
    effects.push(...verdict.effects);
  }
  return { host: matched, effects };
};

/** Returns why this user must not connect to the room; null if the user has a seat. */
export const refusalOf = ({ room }: Host, user: UserId): CloseReason | null => {
  if (room.kind === 'lost') return 'notKept';
  if (room.kind === 'none') return 'notMember';
  if (isRemovedUser(room.state, user)) return 'kicked';
  return room.state.seats.some((seat) => seat.user === user) ? null : 'notMember';
};
