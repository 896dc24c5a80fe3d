import type { Chat } from '../../chat/chat.ts';
import type { UserId } from '../../model/person.ts';
import type { RoomOwnData } from '../../protocol/service.ts';
import { isRemovedUser } from '../seats/access.ts';
import type { RoomState } from '../state/state.ts';

/** Returns what a room stores of a user beside the seat and the game: messages, custom themes, and what the leader has decided. */
export const ownDataIn = (state: RoomState, chat: Chat, user: UserId): RoomOwnData => ({
  messages: chat.lines.flatMap((line) =>
    line.user === user && !line.isAction ? [{ text: line.text, at: line.at }] : [],
  ),
  customThemes: state.customThemes.flatMap(({ author, name, texts, types }) =>
    author.user === user ? [{ name, texts, types }] : [],
  ),
  isRemoved: isRemovedUser(state, user),
  entry: state.entryRequests.find((request) => request.user === user)?.status ?? null,
});
