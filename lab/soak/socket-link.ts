import { limits } from '@tallyho/game/limits';
import { answerToPing, readHeartbeat } from '@tallyho/game/protocol/heartbeat';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import type { Random } from '../../party/test/soak/random.ts';
import type { LinkHandlers, SiteLink } from '../../party/test/soak/site-client.ts';

export const frameFaults = ['doubledFrame', 'reorderedFrames', 'replayedFrame'] as const;
export type FrameFault = (typeof frameFaults)[number];

/** How many frames back a frame can be replayed. A room remembers the last commands of a user only, who can have two tabs. */
const rememberedFrames = limits.rememberedCommands / 2;

/** Passes frames on, and can double, exchange or repeat single ones. */
class FrameChannel {
  readonly #pass: (frame: string) => void;
  readonly #passed: string[] = [];
  #fault: { kind: FrameFault; random: Random; done: () => void } | null = null;
  #held: string | null = null;

  constructor(pass: (frame: string) => void) {
    this.#pass = pass;
  }

  /** Applies a fault to the next frames. `done` is called when it has happened. */
  plant(kind: FrameFault, random: Random, done: () => void): void {
    this.#fault = { kind, random, done };
  }

  push(frame: string): void {
    this.#passed.push(frame);
    if (this.#passed.length > rememberedFrames) this.#passed.shift();
    const fault = this.#fault;
    if (fault?.kind === 'reorderedFrames' && this.#held === null) {
      this.#held = frame;
      return;
    }
    this.#pass(frame);
    if (!fault) return;
    const extra = {
      doubledFrame: frame,
      reorderedFrames: this.#held,
      replayedFrame: fault.random.pick(this.#passed),
    }[fault.kind];
    if (extra !== null) this.#pass(extra);
    this.#fault = null;
    this.#held = null;
    fault.done();
  }
}

/** A connection over a real WebSocket. A TCP connection loses and reorders nothing, so without a frame fault every gap is a fault of the room. */
export class SocketLink implements SiteLink {
  isDisturbed = false;
  readonly #socket: WebSocket;
  readonly #toRoom = new FrameChannel((frame) => this.sendRaw(frame));
  readonly #toClient: FrameChannel;
  /** The time after which the room must have closed the connection (epoch ms), and what happens if it has not. */
  #end: { at: number; violated: () => void } | null = null;
  readonly #lateCommands = new Set<string>();

  private constructor(socket: WebSocket, { onFrame, onPing }: Pick<LinkHandlers, 'onFrame' | 'onPing'>) {
    this.#socket = socket;
    this.#toClient = new FrameChannel((frame) => {
      const messages = JSON.parse(frame) as ServerMessage[]; // the type that a room sends
      this.#checkLateCommands(messages);
      onFrame(messages);
    });
    socket.addEventListener('message', ({ data }) => {
      const frame = String(data);
      const answer = answerToPing(frame);
      if (answer === null) this.#toClient.push(frame);
      else onPing(answer);
    });
  }

  /** Opens a connection. Rejects if the server does not accept it. */
  static open(url: string, origin: string, { onClose, ...handlers }: LinkHandlers): Promise<SocketLink> {
    return new Promise((resolve, reject) => {
      // Node's WebSocket also accepts headers, which the web type does not have.
      const socket = new WebSocket(url, { headers: { origin } } as unknown as string[]);
      const link = new SocketLink(socket, handlers);
      socket.addEventListener('open', () => resolve(link));
      socket.addEventListener('close', ({ code }) => {
        reject(new Error(`Closed with ${code}`));
        onClose(code);
      });
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  send(frame: string): void {
    const isHeartbeat = readHeartbeat(frame) !== null;
    if (!isHeartbeat && this.#end && Date.now() > this.#end.at) this.#lateCommands.add(frame);
    if (isHeartbeat) this.sendRaw(frame);
    else this.#toRoom.push(frame);
  }

  /** Sends a frame that no client would send. */
  sendRaw(frame: string | Uint8Array<ArrayBuffer>): void {
    if (this.isOpen) this.#socket.send(frame);
  }

  close(): void {
    this.#socket.close();
  }

  /** Applies a fault to the next frames of one direction. `done` is called when it has happened. */
  plant(fault: FrameFault, random: Random, done: () => void): void {
    const isToRoom = fault === 'replayedFrame' || random.chance(0.5);
    this.isDisturbed ||= !isToRoom;
    (isToRoom ? this.#toRoom : this.#toClient).plant(fault, random, done);
  }

  /** Calls `violated` if the room still accepts commands that are sent after this time (epoch ms). */
  mustEndBy(at: number, violated: () => void): void {
    this.#end = { at, violated };
  }

  #checkLateCommands(messages: readonly ServerMessage[]): void {
    if (this.#lateCommands.size === 0) return;
    for (const message of messages)
      if ('ack' in message && message.ok)
        for (const frame of this.#lateCommands) if (frame.includes(`"${message.ack}"`)) this.#end?.violated();
  }
}
