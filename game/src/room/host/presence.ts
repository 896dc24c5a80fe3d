import type { UserId } from '../../model/person.ts';
import type { CloseReason } from '../../protocol/close-codes.ts';
import { isRemovedUser } from '../seats/access.ts';
import { seatOf } from '../state/seats.ts';
import type { Viewpoint } from '../views/viewpoint.ts';
import { applyEvent } from './apply.ts';
import {
  type Decision,
  type Host,
  type HostContext,
  type HostEffect,
  ofUsers,
  type Subscriber,
} from './host.ts';

/** Returns the users with at least one active connection. Timed-out connections do not count. */
export const usersHere = (subscribers: readonly Subscriber[]): Set<UserId> =>
  new Set(ofUsers(subscribers).flatMap(({ user, isTimedOut }) => (isTimedOut ? [] : [user])));

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

/** Returns why nobody may connect from this viewpoint; null for a user with a seat, and for a spectator of an open lobby. */
export const refusalOf = ({ room }: Host, viewpoint: Viewpoint): CloseReason | null => {
  if (room.kind === 'lost') return 'notKept';
  if (room.kind === 'none') return 'notMember';
  const { state } = room;
  switch (viewpoint.kind) {
    case 'user':
      if (isRemovedUser(state, viewpoint.user)) return 'kicked';
      return seatOf(state, viewpoint.user) ? null : 'notMember';
    case 'spectator':
      return state.seats.length > 0 ? null : 'notMember';
    default:
      return viewpoint satisfies never;
  }
};

/** Returns the subscribers without a seat for whom the room is over: nobody has a seat any more. */
export const unseatedToClose = <S extends Subscriber>(
  host: Host,
  subscribers: readonly S[],
): { subscriber: S; reason: CloseReason }[] =>
  subscribers.flatMap((subscriber) => {
    const reason = subscriber.kind === 'user' ? null : refusalOf(host, subscriber);
    return reason ? [{ subscriber, reason }] : [];
  });
