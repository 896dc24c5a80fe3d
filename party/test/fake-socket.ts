import { answerToPing } from '@tallyho/game/protocol/heartbeat';
import type { Connection, SocketIdentity } from '../src/ports.ts';

/**
 * A test double of a socket, with both the server's and the client's view. `Message` is the type that the
 * object sends.
 */
export class FakeSocket<Message> implements Connection {
  readonly id = crypto.randomUUID();
  identity: SocketIdentity | null = null;
  readonly frames: string[] = [];
  readonly #messages: Message[] = [];
  #read = 0;
  closedWith: number | null = null;
  pings = 0;
  /** Called for each ping with the frame that answers it. */
  onPing: (answer: string) => void = () => {};

  /** The user whose socket it is; null before it is accepted, and for a spectator. */
  get user(): string | null {
    return this.identity?.kind === 'user' ? this.identity.user : null;
  }

  setIdentity(identity: SocketIdentity): void {
    this.identity = identity;
  }
  send(frame: string): void {
    if (this.closedWith !== null) throw new Error('planted: socket is closed');
    const answer = answerToPing(frame);
    if (answer === null) return void this.frames.push(frame);
    this.pings += 1;
    this.onPing(answer);
  }
  close(closeCode: number): void {
    this.closedWith ??= closeCode;
  }
  /** All messages so far. A frame is parsed once, when its messages are first asked for. */
  get messages(): readonly Message[] {
    for (const frame of this.frames.slice(this.#read))
      this.#messages.push(...(JSON.parse(frame) as Message[])); // the type that its object sends
    this.#read = this.frames.length;
    return this.#messages;
  }
}
