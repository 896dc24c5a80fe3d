import { emptyChat } from '@tallyho/game/chat/chat';
import { defaultTimings } from '@tallyho/game/limits';
import { parseCommand } from '@tallyho/game/protocol/client';
import { emptyHost } from '@tallyho/game/room/host/host';
import { RoomInMemory } from '@tallyho/game/room/host/room-in-memory';
import { playingRoom } from '@tallyho/game/testing/rooms';
import { normalTheme } from '../themes.ts';

/** Gets a message of the room as JSON. */
type Send = (message: string) => void;

const players = 8;
const timings = { ...defaultTimings, chatCooldown: 0, guessTime: 0 };

/** Returns the room in its first round in which the peers of the benchmark start. The same in every process. */
export const peerRoom = () => playingRoom(players, normalTheme());

/**
 * The same game as a user of Socket.IO or Colyseus would write it: the same host, the state in memory, each change
 * sent immediately. Nothing is stored, and nothing survives the process.
 */
export class GameRoom {
  readonly #room: RoomInMemory;
  /** Where the messages of each player go now. */
  readonly #sends = new Map<string, Send>();

  constructor() {
    const state = peerRoom();
    this.#room = new RoomInMemory({
      code: state.code,
      seed: 1,
      now: Date.now,
      host: { ...emptyHost, room: { kind: 'open', state, chat: emptyChat } },
      timings,
      isProfane: () => false,
      themeOf: () => null,
      optionsOf: () => [],
    });
  }

  /** Sends the state to a player, and from then on what changes. */
  show(user: string, send: Send): void {
    const isConnected = this.#room.isConnected(user);
    this.resume(user, send);
    if (isConnected) this.#room.sendView(user);
  }

  /** Sends a player who has the state what changes from now on. */
  resume(user: string, send: Send): void {
    this.#sends.set(user, send);
    if (this.#room.isConnected(user)) return;
    this.#room.connect(
      { kind: 'user', id: user, user },
      { onMessage: (message) => this.#sends.get(user)?.(message), onClose: () => undefined },
    );
  }

  /** Handles a command. Returns its reject code; null if it was accepted. */
  handle(user: string, untrusted: unknown): string | null {
    const command = parseCommand(untrusted);
    return command ? this.#room.request({ type: 'command', user, command }) : 'malformed';
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
