import type { Chat, ChatLine } from '@tallyho/game/chat/chat';
import type { UserId } from '@tallyho/game/model/person';
import type { RejectCode } from '@tallyho/game/model/reject-codes';
import type { RoomEventName, ServerMessage } from '@tallyho/game/protocol/server';
import type { RoomRequest, RoomResponse } from '@tallyho/game/protocol/service';
import { isGameRunning } from '@tallyho/game/protocol/view';
import { patchesBetween } from '@tallyho/game/room/patch';
import { createGameRecord, createLobbyRecord } from '@tallyho/game/room/records';
import { heldSeatOf } from '@tallyho/game/room/replace-player';
import type { RoomState } from '@tallyho/game/room/state';
import { viewFor } from '@tallyho/game/room/view-for';
import type { LostRoom } from './lost-room.ts';

/** Returns the acknowledgement of a command. */
export const ackOf = (id: string, error: RejectCode | null): ServerMessage =>
  error ? { ack: id, ok: false, error } : { ack: id, ok: true };

/**
 * Returns the response to a call from the edge, with the state of the room after it. Chat lines, and whether a browser has
 * a seat, are included only if requested.
 */
export const responseTo = (
  request: RoomRequest,
  error: RejectCode | null,
  { room, lost }: { room: { state: RoomState; chat: Chat } | null; lost: LostRoom | null },
): RoomResponse => {
  if (error) return { ok: false, error };
  if (lost) return { ok: true, lobby: lost.record, game: null };
  if (!room) return { ok: false, error: 'lobbyNotFound' };
  const response = {
    ok: true as const,
    lobby: createLobbyRecord(room.state),
    game: createGameRecord(room.state),
  };
  if (request.type === 'chat') return { ...response, chat: room.chat.lines };
  const isHeld =
    request.type === 'status' && heldSeatOf(room.state, { isGuest: true, source: request.source });
  return isHeld ? { ...response, holdsSeat: true } : response;
};

/**
 * Returns the current snapshot for one member, without the chat from before a newcomer joined; null for a user
 * without a seat.
 */
export const snapshotFor = (
  state: RoomState,
  chat: Chat,
  user: UserId,
  { now, elsewhere }: { now: number; elsewhere: UserId[] },
): ServerMessage | null => {
  const view = viewFor(state, user);
  const since = state.seats.find((seat) => seat.user === user)?.newcomer?.since ?? 0;
  // The lines are in order, but the clock of the room can be set back: later lines can have an earlier time.
  const first = chat.lines.findIndex(({ at }) => at >= since);
  const lines = first < 0 ? [] : chat.lines.slice(first);
  return view && { type: 'snapshot', seq: state.version, now, view, chat: lines, elsewhere };
};

/**
 * Returns a function for the patch message of one member as JSON; null for a user who no longer has a seat. A part of the
 * view that several members get is converted to text once. `now`: epoch ms.
 */
export const patchTexts = (
  name: RoomEventName,
  { before, after, now }: { before: RoomState; after: RoomState; now: number },
): ((user: UserId) => string | null) => {
  const patchFor = patchesBetween(before, after);
  const texts = new Map<unknown, string>();
  const textOf = (part: unknown): string => {
    const text = texts.get(part) ?? JSON.stringify(part);
    texts.set(part, text);
    return text;
  };
  const head = JSON.stringify({ type: name, from: before.version, seq: after.version, now }).slice(0, -1);
  return (user) => {
    const patch = patchFor(user);
    const parts = patch && Object.entries(patch).map(([field, part]) => `"${field}":${textOf(part)}`);
    return parts && `${head},"patch":{${parts.join(',')}}}`;
  };
};

/** Returns a chat line as JSON, the same for all members. */
export const chatMessageOf = (line: ChatLine, { stage }: RoomState): string => {
  const message: ServerMessage = {
    type: isGameRunning(stage.phase) ? 'gameChatMessage' : 'chatMessage',
    line,
  };
  return JSON.stringify(message);
};
