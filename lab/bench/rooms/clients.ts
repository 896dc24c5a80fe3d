import { answerToPing, heartbeatFrame } from '@tallyho/game/protocol/heartbeat';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import { WebSocket } from 'ws';
import type { Arrival, BenchClient, Command, Connect, Place } from './crowd.ts';

/** How long a reconnection may take, in milliseconds. */
const reconnectTimeout = 30_000;

/** Returns the stage of the game, if a message contains it. */
const stagesOf = (message: Exclude<ServerMessage, { ack: string }>): Arrival[] => {
  const view = message.type === 'snapshot' ? message.view : 'patch' in message ? message.patch : {};
  return view.stage ? [{ kind: 'stage', stage: view.stage }] : [];
};

/** A patch counts once for each version that it contains: every lock and unlock is a version. */
const arrivalsOf = (message: ServerMessage): Arrival[] => {
  if ('ack' in message) return [message.ok ? { kind: 'ack', id: message.ack } : { kind: 'refusal' }];
  if (message.type === 'gameChatMessage') return [{ kind: 'chat', text: message.line.text }];
  const stages = stagesOf(message);
  if (message.type !== 'gameRoundConfirmation') return stages;
  const changes = message.seq - message.from;
  return [...stages, ...Array.from({ length: changes }, (): Arrival => ({ kind: 'confirmation' }))];
};

/** A promise that is resolved from outside, once for each reconnection. */
class Signal {
  #resolve: () => void = () => {};

  next(what: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`Waited for ${what}`)), reconnectTimeout);
      this.#resolve = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  fire(): void {
    this.#resolve();
  }
}

/**
 * A client over a plain WebSocket. `read` handles a frame and returns true if it contains the state; null: the state is
 * there when the socket is open. `address` is called for each connection.
 */
const overWebSocket = async (
  address: () => Promise<string>,
  { read, hasState }: { read: (socket: WebSocket, frame: string) => boolean; hasState: boolean },
): Promise<BenchClient> => {
  const ready = new Signal();
  const open = async () => {
    const url = await address();
    // Rooms accept the origin of their own host.
    const socket = new WebSocket(url, { origin: `http://${new URL(url).host}` });
    socket.on('open', () => {
      if (!hasState) ready.fire();
      else socket.send(heartbeatFrame);
    });
    socket.on('message', (data) => {
      if (read(socket, String(data))) ready.fire();
    });
    // A failed connection is found by the timeout of the signal.
    socket.on('error', () => undefined);
    return socket;
  };
  const isReady = ready.next('the first connection');
  let socket = await open();
  await isReady;
  return {
    send: (command) => socket.send(JSON.stringify(command)),
    reconnect: async () => {
      socket.terminate();
      const isBack = ready.next('a reconnection');
      socket = await open();
      await isBack;
    },
    close: () => socket.terminate(),
  };
};

/** Connects to rooms of Tallyho. `addressOf` makes a ticket for each connection. */
export const connectToRooms =
  (addressOf: (place: Place) => Promise<string>): Connect =>
  (place, deliver) =>
    overWebSocket(() => addressOf(place), {
      hasState: true,
      read: (socket, frame) => {
        const answer = answerToPing(frame);
        if (answer !== null) {
          socket.send(answer);
          return false;
        }
        const messages = JSON.parse(frame) as ServerMessage[]; // frames of a room
        deliver(messages.flatMap(arrivalsOf));
        return messages.some((message) => 'type' in message && message.type === 'snapshot');
      },
    });

/** Connects to servers that send the messages to all clients of a room, each alone or several in an array. */
export const connectToRelay =
  (base: string): Connect =>
  ({ code }, deliver) =>
    overWebSocket(async () => `${base}/${code}`, {
      hasState: false,
      read: (_socket, frame) => {
        const sent = JSON.parse(frame) as Command | Command[]; // what other clients have sent
        const commands = Array.isArray(sent) ? sent : [sent];
        deliver(
          commands.flatMap((command): Arrival[] => [
            command.type === 'sendMessage' ? { kind: 'chat', text: command.text } : { kind: 'confirmation' },
            { kind: 'ack', id: command.id },
          ]),
        );
        return false;
      },
    });
