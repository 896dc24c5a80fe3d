import { emptyRoomModel, type RoomModel, receive } from '@tallyho/game/client/room-model';
import { sampleAnswer } from '@tallyho/game/minigames/registry';
import type { CommandInput } from '@tallyho/game/protocol/client';
import { heartbeatFrame, heartbeatInterval, ping } from '@tallyho/game/protocol/heartbeat';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import { WebSocket } from 'ws';

/** A client of one room. It has the player's room model and counts received messages. */
export class Player {
  readonly user: string;
  readonly socket: WebSocket;
  model: RoomModel = emptyRoomModel;
  /** The number of commands that the room accepted. */
  accepted = 0;
  readonly received = { frames: 0, bytes: 0, framesOfChange: 0 };
  readonly sent = { frames: 0 };
  readonly #answers = new Map<string, (error: string | null) => void>();
  readonly #looking = new Set<() => void>();

  constructor(user: string, url: string, origin: string) {
    this.user = user;
    this.socket = new WebSocket(url, { origin });
    const heartbeats = setInterval(() => this.#say(heartbeatFrame), heartbeatInterval);
    this.socket.on('open', () => this.#say(heartbeatFrame));
    this.socket.on('close', () => clearInterval(heartbeats));
    this.socket.on('message', (data) => this.#receive(String(data)));
  }

  /** Resolves after the room has sent its snapshot. */
  static async join(user: string, url: string, origin: string): Promise<Player> {
    const player = new Player(user, url, origin);
    const refused = new Promise<never>((_, reject) => {
      player.socket.once('close', (code) => reject(new Error(`${user} was closed with ${code}`)));
      player.socket.once('error', reject);
    });
    // Only the connect can be rejected; a later close is ignored.
    refused.catch(() => {});
    await Promise.race([player.sees(({ view }) => view !== null), refused]);
    return player;
  }

  #say(frame: string): void {
    this.sent.frames += 1;
    this.socket.send(frame);
  }

  #receive(frame: string): void {
    this.received.frames += 1;
    if (frame === ping) return void this.#say(heartbeatFrame);
    const messages = JSON.parse(frame) as ServerMessage[]; // frames of a room
    this.received.bytes += Buffer.byteLength(frame);
    if (messages.some((message) => 'patch' in message)) this.received.framesOfChange += 1;
    for (const message of messages) {
      this.model = receive(this.model, message);
      if (!('ack' in message)) continue;
      if (message.ok) this.accepted += 1;
      this.#answers.get(message.ack)?.(message.ok ? null : message.error);
      this.#answers.delete(message.ack);
    }
    for (const look of this.#looking) look();
  }

  /** Resolves when `is` returns true for the model. */
  sees(is: (model: RoomModel) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!is(this.model)) return;
        this.#looking.delete(look);
        resolve();
      };
      this.#looking.add(look);
      look();
    });
  }

  /** Sends a command. Resolves when it is acknowledged; rejects if the room rejects it. */
  send(command: CommandInput): Promise<void> {
    const id = crypto.randomUUID();
    return new Promise((resolve, reject) => {
      this.#answers.set(id, (error) =>
        error ? reject(new Error(`${command.type} was rejected: ${error}`)) : resolve(),
      );
      this.#say(JSON.stringify({ id, ...command }));
    });
  }

  get gameId(): string {
    return this.model.view?.game?.id ?? '';
  }

  /** The key of the round that is played or shown. */
  get roundKey() {
    const game = this.model.view?.game;
    return { gameId: this.gameId, theme: game?.theme?.name ?? '', game: game?.currentGameRound ?? 0 };
  }

  /** Returns a complete answer for the current board. */
  answer(): unknown {
    const stage = this.model.view?.stage;
    if (stage?.phase !== 'playing') throw new Error('There is no board');
    return sampleAnswer(stage.board, Math.random);
  }
}
