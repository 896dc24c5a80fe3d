import { type ChatLine, changeSender } from '../chat/chat.ts';
import { limits } from '../limits.ts';
import type { UserId } from '../model/person.ts';
import type { ServerMessage, ViewPatch } from '../protocol/server.ts';
import type { RoomView } from '../protocol/view.ts';
import { applyPatch } from '../room/views/patch.ts';

/** The client's copy of a room. */
export type RoomModel = {
  /** Null until the first snapshot. */
  view: RoomView | null;
  chat: ChatLine[];
  /** The users who have the site open, but not the running or just finished game. */
  elsewhere: UserId[];
  /** The number of the last change that was applied. */
  seq: number;
  /** A message was missed: request a snapshot. Until it arrives, the model does not change. */
  needsResync: boolean;
};

export const emptyRoomModel: RoomModel = {
  view: null,
  chat: [],
  elsewhere: [],
  seq: 0,
  needsResync: false,
};

/**
 * Returns the model after a message. Ignores changes that it already has, and messages of a newer server that it does not know.
 * Requests a snapshot after a gap.
 */
export const receive = (model: RoomModel, message: ServerMessage): RoomModel => {
  if ('ack' in message) return model;
  switch (message.type) {
    case 'snapshot': {
      const { view, chat, elsewhere, seq } = message;
      return { view, chat, elsewhere, seq, needsResync: false };
    }
    case 'chatMessage':
    case 'gameChatMessage':
      return receiveLine(model, message.line);
    case 'nudge':
    case 'mood':
    case 'gameFinishedError':
      return model;
    case 'elsewhere':
      return { ...model, elsewhere: message.users };
    default:
      if ('patch' in message) return receivePatch(model, message);
      message satisfies never;
      return model;
  }
};

const receivePatch = (model: RoomModel, message: Extract<ServerMessage, { patch: ViewPatch }>): RoomModel => {
  if (model.view && message.seq <= model.seq) return model;
  if (!model.view || message.from > model.seq) return missed(model);
  const view = applyPatch(model.view, message.patch);
  const elsewhere = hasGame(view) ? model.elsewhere : [];
  const chat = message.senders?.reduce(changeSender, model.chat) ?? model.chat;
  return { ...model, view, chat, elsewhere, seq: message.seq };
};

/** Returns true if a player of the room is in a game or at its results. */
const hasGame = ({ stage, seats }: RoomView): boolean =>
  stage.phase !== 'lobby' || seats.some(({ atResults }) => atResults);

const receiveLine = (model: RoomModel, line: ChatLine): RoomModel => {
  const last = model.chat.at(-1)?.id ?? 0;
  if (model.view && line.id <= last) return model;
  if (!model.view || line.id > last + 1) return missed(model);
  return { ...model, chat: [...model.chat, line].slice(-limits.chat.history) };
};

const missed = (model: RoomModel): RoomModel => (model.needsResync ? model : { ...model, needsResync: true });
