import { emptyChat } from '@tallyho/game/chat/chat';
import { defaultTimings } from '@tallyho/game/limits';
import { parseCommand } from '@tallyho/game/protocol/client';
import { emptyHost, type Host, type Input, type Viewer } from '@tallyho/game/room/host/host';
import { step } from '@tallyho/game/room/host/step';
import { playingRoom } from '@tallyho/game/testing/rooms';
import { normalTheme } from '../themes.ts';

/** Gets a message of the room as JSON. */
type Send = (message: string) => void;
type Client = Viewer & { readonly send: Send };

const players = 8;
const timings = { ...defaultTimings, chatCooldown: 0, guessTime: 0 };

/** Returns the room in its first round in which the peers of the benchmark start. The same in every process. */
export const peerRoom = () => playingRoom(players, normalTheme());

/**
 * The same game as a user of Socket.IO or Colyseus would write it: the same host, the state in memory, each change
 * sent immediately. Nothing is stored, and nothing survives the process.
 */
export class GameRoom {
  #host: Host = { ...emptyHost, room: { kind: 'open', state: peerRoom(), chat: emptyChat } };
  readonly #clients = new Map<string, Client>();

  /** Adds or replaces the connection of a player. */
  connect(user: string, send: Send): void {
    const viewer = { kind: 'admitted', id: user, user, isTimedOut: false, isElsewhere: false } as const;
    this.#clients.set(user, { ...viewer, send });
  }

  sendState(user: string): void {
    const viewer = this.#clients.get(user);
    if (viewer) this.#step({ type: 'missed', viewer });
  }

  /** Handles a command. Returns its reject code; null if it was accepted. */
  handle(user: string, untrusted: unknown): string | null {
    const command = parseCommand(untrusted);
    return command ? this.#step({ type: 'command', user, command, from: null }) : 'malformed';
  }

  #step(input: Input<Client>): string | null {
    const viewers = [...this.#clients.values()];
    const context = {
      now: Date.now(),
      timings,
      viewers,
      isProfane: () => false,
      themeOf: () => null,
      optionsOf: () => [],
    };
    const { host, changes, messages, error } = step(this.#host, input, context);
    this.#host = host;
    for (const { viewer, messages } of changes) for (const message of messages) viewer.send(message);
    for (const { viewer, message } of messages) viewer.send(message);
    return error;
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
