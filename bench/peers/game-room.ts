import { emptyChat, postMessage } from '@tallyho/game/chat/chat';
import { defaultTimings } from '@tallyho/game/limits';
import { parseCommand } from '@tallyho/game/protocol/client';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import { patchesBetween } from '@tallyho/game/room/patch';
import { reduce } from '@tallyho/game/room/reduce';
import { viewFor } from '@tallyho/game/room/view-for';
import { playingRoom } from '@tallyho/game/testing/rooms';
import { normalTheme } from '../rooms/themes.ts';

type Send = (message: ServerMessage) => void;

const players = 8;
const timings = { ...defaultTimings, chatCooldown: 0 };

/** Returns the room in its first round in which the peers of the benchmark start. The same in every process. */
export const peerRoom = () => playingRoom(players, normalTheme());

/**
 * The same game as a user of Socket.IO or Colyseus would write it: the same rules and views, the state in memory, each change
 * sent immediately. Nothing is stored, and nothing survives the process.
 */
export class GameRoom {
  #state = peerRoom();
  #chat = emptyChat;
  readonly #members = new Map<string, Send>();

  /** Adds or replaces the connection of a player. */
  connect(user: string, send: Send): void {
    this.#members.set(user, send);
  }

  sendState(user: string): void {
    const view = viewFor(this.#state, user);
    if (!view) return;
    const { version: seq } = this.#state;
    const chat = this.#chat.lines;
    this.#members.get(user)?.({ type: 'snapshot', seq, now: Date.now(), view, chat, elsewhere: [] });
  }

  /** Handles a command. Returns its reject code; null if it was accepted. */
  handle(user: string, untrusted: unknown): string | null {
    const command = parseCommand(untrusted);
    const context = { now: Date.now(), timings };
    if (command?.type === 'sendMessage') {
      const person = this.#state.seats.find((seat) => seat.user === user);
      if (!person) return 'notMember';
      const posted = postMessage(this.#chat, { commandId: command.id, person, text: command.text }, context);
      if ('reject' in posted) return posted.reject;
      if ('repeat' in posted) return null;
      this.#chat = posted.chat;
      for (const send of this.#members.values()) send({ type: 'gameChatMessage', line: posted.line });
      return null;
    }
    if (command?.type !== 'gameRoundConfirmation') return 'malformed';
    const before = this.#state;
    const outcome = reduce(before, { type: 'command', user, command }, context);
    if ('reject' in outcome) return outcome.reject;
    this.#state = outcome.state;
    if (outcome.state.version === before.version) return null;
    const patchFor = patchesBetween(before, outcome.state);
    for (const [member, send] of this.#members) {
      const patch = patchFor(member);
      const { version: seq } = outcome.state;
      if (patch) send({ type: 'gameRoundConfirmation', from: before.version, seq, now: context.now, patch });
    }
    return null;
  }
}

/** Returns the room of a code, and creates it if it does not exist. */
export const createRooms = (): ((code: string) => GameRoom) => {
  const rooms = new Map<string, GameRoom>();
  return (code) => {
    const room = rooms.get(code) ?? new GameRoom();
    rooms.set(code, room);
    return room;
  };
};
