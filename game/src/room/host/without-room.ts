import type { UserId } from '../../model/person.ts';
import type { RoomEvent } from '../state/event.ts';
import {
  type Decision,
  type Host,
  type HostContext,
  ofUsers,
  type RequestInput,
  refuse,
  type Subscriber,
  type Verdict,
} from './host.ts';
import type { LostRoom } from './lost-room.ts';

/** Releases members of a lost room, so that they can join other lobbies. The API is notified. */
export const release = <S extends Subscriber>(host: Host, users: readonly UserId[]): Decision<S> => {
  if (host.room.kind !== 'lost') return { host, effects: [] };
  const { record, until } = host.room.lost;
  const members = record.members.filter((user) => !users.includes(user));
  if (members.length === record.members.length) return { host, effects: [] };
  const lost = { record: { ...record, rev: record.rev + 1, members }, until };
  return { host: { ...host, room: { kind: 'lost', lost } }, effects: [{ type: 'saveLobby' }] };
};

/** Closes all connections of a room that cannot be read, and releases their users. Null: nothing of it is left. */
export const loseRoom = <S extends Subscriber>(
  host: Host,
  lost: LostRoom | null,
  { subscribers }: HostContext<S>,
): Decision<S> => {
  const room = lost ? ({ kind: 'lost', lost } as const) : ({ kind: 'none' } as const);
  const released = release<S>(
    { ...host, room },
    ofUsers(subscribers).map(({ user }) => user),
  );
  return { ...released, effects: [...released.effects, { type: 'close', subscribers, reason: 'notKept' }] };
};

/** Handles an event in a room that is not open: only leaving a lost room is accepted. */
export const applyWithoutRoom = <S extends Subscriber>(host: Host, event: RoomEvent): Verdict<S> => {
  const leaves = event.type === 'command' && event.command.type === 'leaveLobby';
  const isMember = host.room.kind === 'lost' && leaves && host.room.lost.record.members.includes(event.user);
  return isMember ? { ...release(host, [event.user]), error: null } : refuse(host, 'notMember');
};

/**
 * Handles a request to a room that could not be read: returns the members who have not been notified yet,
 * and releases those who leave.
 */
export const serveLost = <S extends Subscriber>(
  host: Host,
  { record }: LostRoom,
  { request }: RequestInput,
): Verdict<S> => {
  if (request.type === 'create') return refuse(host, 'codeTaken');
  const leaves = request.type === 'remove' || request.type === 'replace' || request.type === 'erase';
  const released: Decision<S> = leaves ? release(host, [request.user]) : { host, effects: [] };
  const isClosed = request.type === 'join' || record.members.length === 0;
  return { ...released, error: isClosed ? 'lobbyNotFound' : null };
};
