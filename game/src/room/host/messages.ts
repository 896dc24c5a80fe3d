import type { Chat, ChatLine, SenderChange } from '../../chat/chat.ts';
import type { UserId } from '../../model/person.ts';
import type { RejectCode } from '../../model/reject-codes.ts';
import type { RoomEventName, ServerMessage } from '../../protocol/server.ts';
import { isGameRunning } from '../../protocol/view.ts';
import type { RoomState } from '../state/state.ts';
import { patchesBetween } from '../views/patch.ts';
import { viewFrom } from '../views/view-for.ts';
import type { Viewpoint } from '../views/viewpoint.ts';

/** Returns the acknowledgement of a command. */
export const ackOf = (id: string, error: RejectCode | null): ServerMessage =>
  error ? { ack: id, ok: false, error } : { ack: id, ok: true };

type Snapshot = Extract<ServerMessage, { type: 'snapshot' }>;

/** Returns the lines that a member reads: none from before a newcomer joined. */
const linesOf = ({ lines }: Chat, { seats }: RoomState, user: UserId): ChatLine[] => {
  const since = seats.find((seat) => seat.user === user)?.newcomer?.since;
  if (since === undefined) return lines;
  // The lines are in order, but the clock of the room can be set back: later lines can have an earlier time.
  const first = lines.findIndex(({ at }) => at >= since);
  return first < 0 ? [] : lines.slice(first);
};

/** Returns true if the chat is shown. It is among the players, so a spectator does not read it. */
export const readsChat = (viewpoint: Viewpoint): boolean => {
  switch (viewpoint.kind) {
    case 'user':
      return true;
    case 'spectator':
      return false;
    default:
      return viewpoint satisfies never;
  }
};

const visibleLines = (chat: Chat, state: RoomState, viewpoint: Viewpoint): ChatLine[] => {
  if (!readsChat(viewpoint)) return [];
  return viewpoint.kind === 'user' ? linesOf(chat, state, viewpoint.user) : chat.lines;
};

/**
 * Returns a function for the snapshot message of one viewpoint as JSON; null for a user without a seat. The chat is converted to
 * text once for all members who see the whole chat. `now`: epoch ms.
 */
export const snapshotTexts = ({
  state,
  chat,
}: {
  state: RoomState;
  chat: Chat;
}): ((viewpoint: Viewpoint, current: { now: number; elsewhere: UserId[] }) => string | null) => {
  let wholeChat: string | null = null;
  const chatText = (lines: ChatLine[]): string => {
    if (lines !== chat.lines) return JSON.stringify(lines);
    wholeChat ??= JSON.stringify(lines);
    return wholeChat;
  };
  return (viewpoint, { now, elsewhere }) => {
    const view = viewFrom(state, viewpoint);
    if (!view) return null;
    const rest: Omit<Snapshot, 'chat'> = { type: 'snapshot', seq: state.version, now, view, elsewhere };
    return `${JSON.stringify(rest).slice(0, -1)},"chat":${chatText(visibleLines(chat, state, viewpoint))}}`;
  };
};

type RoomChange = {
  before: RoomState;
  after: RoomState;
  now: number;
  senders: readonly SenderChange[];
};

/**
 * Returns a function for the patch message of one viewpoint as JSON; null for a user who no longer has a seat. A part of the
 * view that several members get is converted to text once. `now`: epoch ms. `senders`: chat messages that have another sender.
 */
export const patchTexts = (
  name: RoomEventName,
  { before, after, now, senders }: RoomChange,
): ((viewpoint: Viewpoint) => string | null) => {
  const patchFor = patchesBetween(before, after);
  const texts = new Map<unknown, string>();
  const textOf = (part: unknown): string => {
    const text = texts.get(part) ?? JSON.stringify(part);
    texts.set(part, text);
    return text;
  };
  const changed = { type: name, from: before.version, seq: after.version, now };
  const head = JSON.stringify({ ...changed, ...(senders.length > 0 && { senders }) }).slice(0, -1);
  return (viewpoint) => {
    const patch = patchFor(viewpoint);
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
