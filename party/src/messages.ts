import type { Chat, ChatLine } from '@tallyho/game/chat/chat';
import type { UserId } from '@tallyho/game/model/person';
import type { RejectCode } from '@tallyho/game/model/reject-codes';
import type { RoomEventName, ServerMessage } from '@tallyho/game/protocol/server';
import type { RoomAnswer, RoomRequest } from '@tallyho/game/protocol/service';
import { patchBetween } from '@tallyho/game/room/patch';
import { createGameRecord, createLobbyRecord } from '@tallyho/game/room/records';
import type { RoomState } from '@tallyho/game/room/state';
import { viewFor } from '@tallyho/game/room/view-for';
import type { LostRoom } from './lost-room.ts';

/** The answer to a command. */
export const ackOf = (id: string, error: RejectCode | null): ServerMessage =>
  error ? { ack: id, ok: false, error } : { ack: id, ok: true };

/** The answer to a call from the edge, with the room as it is after it; what was said goes only to those who ask for it. */
export const responseTo = (
  { type }: RoomRequest,
  error: RejectCode | null,
  room: { state: RoomState; chat: Chat } | null,
  lost: LostRoom | null,
): RoomAnswer => {
  if (error) return { ok: false, error };
  if (lost) return { ok: true, lobby: lost.record, game: null };
  if (!room) return { ok: false, error: 'lobbyNotFound' };
  const answer = {
    ok: true as const,
    lobby: createLobbyRecord(room.state),
    game: createGameRecord(room.state),
  };
  return type === 'chat' ? { ...answer, chat: room.chat.lines } : answer;
};

/** The room as one member sees it now; null for somebody without a seat. */
export const snapshotFor = (
  state: RoomState,
  chat: Chat,
  user: UserId,
  { now, elsewhere }: { now: number; elsewhere: UserId[] },
): ServerMessage | null => {
  const view = viewFor(state, user);
  return view && { type: 'snapshot', seq: state.version, now, view, chat: chat.lines, elsewhere };
};

/** What changed for one member, as JSON; null for somebody who has no seat any more. */
export const patchFor = (
  name: RoomEventName,
  { before, after, user, now }: { before: RoomState; after: RoomState; user: UserId; now: number },
): string | null => {
  const [old, view] = [viewFor(before, user), viewFor(after, user)];
  if (!view) return null;
  const message: ServerMessage = {
    type: name,
    seq: after.version,
    now,
    // Somebody who has just been seated has no view yet: theirs changed whole.
    patch: old ? patchBetween(old, view) : view,
  };
  return JSON.stringify(message);
};

/** A chat line as JSON, the same for everybody. */
export const chatMessageOf = (line: ChatLine, { stage }: RoomState): string => {
  const inGame = stage.phase !== 'lobby' && stage.phase !== 'finished';
  const message: ServerMessage = { type: inGame ? 'gameChatMessage' : 'chatMessage', line };
  return JSON.stringify(message);
};
