import { createServer } from 'node:http';
import { type Client, Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import * as v from 'valibot';
import { createRooms } from './game-room.ts';

const reconnectSeconds = 20;
const joinSchema = v.object({ code: v.string(), user: v.string() });
const roomOf = createRooms();

/** Colyseus rooms of the same game. Port: the first argument. */
class ColyseusGame extends Room {
  readonly #users = new Map<string, string>();
  #code = '';

  override onCreate(options: unknown): void {
    this.#code = v.parse(joinSchema, options).code;
    this.maxClients = 8;
    this.onMessage('command', (client: Client, { id, command }: { id: string; command: unknown }) => {
      const error = roomOf(this.#code).handle(this.#userOf(client), command);
      client.send('ack', { id, error });
    });
    this.onMessage('state', (client: Client) => this.#sendTo(client));
  }

  #userOf({ sessionId }: Client): string {
    return this.#users.get(sessionId) ?? '';
  }

  override onJoin(client: Client, options: unknown): void {
    this.#users.set(client.sessionId, v.parse(joinSchema, options).user);
  }

  #sendTo(client: Client): void {
    const room = roomOf(this.#code);
    room.show(this.#userOf(client), (message) => client.send('message', message));
  }

  override onDrop(client: Client): void {
    // Rejects if the client does not come back, which this benchmark measures as lost.
    this.allowReconnection(client, reconnectSeconds).catch(() => undefined);
  }

  override onReconnect(client: Client): void {
    this.#sendTo(client);
  }
}

const server = new Server({
  greet: false,
  transport: new WebSocketTransport({ server: createServer() }),
});
server.define('game', ColyseusGame).filterBy(['code']);
await server.listen(Number(process.argv[2]), '127.0.0.1');
