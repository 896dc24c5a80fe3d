import { emptyChat } from '../../chat/chat.ts';
import type { RejectCode } from '../../model/reject-codes.ts';
import type { RoomRequest, RoomResponse } from '../../protocol/service.ts';
import { mayReturn } from '../membership/membership.ts';
import { heldSeatOf } from '../membership/replace-player.ts';
import { authorOfText } from '../records/author-of-text.ts';
import { ownDataIn } from '../records/own-data.ts';
import { createGameRecord, createLobbyRecord } from '../records/records.ts';
import { entryStatusOf, isRemovedBrowser, unseatedReason } from '../seats/access.ts';
import { createRoom } from '../state/create.ts';
import { applyEvent, muted } from './apply.ts';
import {
  type Host,
  type HostContext,
  memberOf,
  type OpenRoom,
  type RequestInput,
  refuse,
  type Subscriber,
  type Verdict,
} from './host.ts';
import { matchPresence } from './presence.ts';
import { serveLost } from './without-room.ts';

type Requested<Type extends RoomRequest['type']> = Extract<RoomRequest, { type: Type }>;

/** Handles a request of the API. Commands through the API are handled like those of a connection. */
export const serveRequest = <S extends Subscriber>(
  host: Host,
  input: RequestInput,
  context: HostContext<S>,
): Verdict<S> => {
  const { room } = host;
  const { request } = input;
  if (room.kind === 'lost') return serveLost(host, room.lost, input);
  if (request.type === 'create')
    return room.kind === 'open' ? refuse(host, 'codeTaken') : create(host, input, request, context);
  if (room.kind !== 'open' || room.state.seats.length === 0) return refuse(host, 'lobbyNotFound');
  return serveOpen(host, room, request, context);
};

const serveOpen = <S extends Subscriber>(
  host: Host,
  room: OpenRoom,
  request: Exclude<RequestInput['request'], { type: 'create' }>,
  context: HostContext<S>,
): Verdict<S> => {
  const fine = { host, effects: [], error: null };
  switch (request.type) {
    case 'join': {
      const { person, mutedUntil, isGuest, source, from } = request;
      const mute = { user: person.user, until: mutedUntil };
      const verdict = applyEvent(host, { type: 'joined', person, isGuest, source, from }, context, mute);
      const joined = verdict.host.room;
      const isUnseated = verdict.error === null && joined.kind === 'open';
      return isUnseated ? { ...verdict, error: unseatedReason(joined.state, person.user) } : verdict;
    }
    case 'replace': {
      const { user, person, mutedUntil } = request;
      const mute = { user: person.user, until: mutedUntil };
      return applyEvent(host, { type: 'replaced', user, person }, context, mute);
    }
    case 'profileChanged':
      return applyEvent(host, request, context);
    case 'revoke':
      // The connections and tickets of the session are gone already.
      return { ...matchPresence(host, context), error: null };
    case 'muted': {
      if (!memberOf(host, request.user)) return refuse(host, 'notMember');
      const chat = muted(room.chat, request, context.now);
      return { ...fine, host: { ...host, room: { ...room, chat } } };
    }
    case 'remove': {
      const { user, reason } = request;
      return applyEvent(host, { type: 'removed', user, reason }, context);
    }
    case 'erase': {
      const { user, alias } = request;
      return applyEvent(host, { type: 'erased', user, alias }, context);
    }
    case 'chat':
    case 'written':
      return memberOf(host, request.user) ? fine : refuse(host, 'notMember');
    case 'ownData':
      return fine;
    case 'status':
      return isRemovedBrowser(room.state, request.source) ? refuse(host, 'banned') : fine;
    default:
      return request satisfies never;
  }
};

const create = <S extends Subscriber>(
  host: Host,
  { code, seed }: RequestInput,
  { owner, isPublic, capacity, rules, mutedUntil, source }: Requested<'create'>,
  { now }: HostContext<S>,
): Verdict<S> => {
  const state = createRoom({ code, owner, isPublic, capacity, rules, source, seed, now });
  const chat = muted(emptyChat, { user: owner.user, until: mutedUntil }, now);
  return {
    host: { ...host, room: { kind: 'open', state, chat } },
    effects: [{ type: 'saveLobby' }],
    error: null,
  };
};

/**
 * Returns the response to a request of the API, with the room after it. Chat lines, the author of a text, a user's own data,
 * whether a browser has a seat, and whether a player may return are included only if requested.
 */
export const responseTo = (request: RoomRequest, error: RejectCode | null, { room }: Host): RoomResponse => {
  if (error) return { ok: false, error };
  if (room.kind === 'lost') return { ok: true, lobby: room.lost.record, game: null };
  if (room.kind === 'none') return { ok: false, error: 'lobbyNotFound' };
  const { state, chat } = room;
  const response = { ok: true as const, lobby: createLobbyRecord(state), game: createGameRecord(state) };
  if (request.type === 'chat') return { ...response, chat: chat.lines };
  if (request.type === 'written') {
    const written = authorOfText(state, request.user, request.text);
    return { ...response, ...(written && { written }) };
  }
  if (request.type === 'ownData') return { ...response, own: ownDataIn(state, chat, request.user) };
  if (request.type !== 'status') return response;
  const { source, player } = request;
  const isHeld = heldSeatOf(state, { isGuest: true, source });
  const entry = entryStatusOf(state, source);
  const isMissing = player !== undefined && mayReturn(state, player);
  return {
    ...response,
    ...(isHeld && { holdsSeat: true }),
    ...(entry && { entry }),
    ...(isMissing && { mayReturn: true }),
  };
};
