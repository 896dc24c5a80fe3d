import { answerToPing, readHeartbeat } from '@tallyho/game/protocol/heartbeat';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import type { Connection, SocketIdentity } from '../../../src/ports.ts';
import type { Random } from '../random.ts';
import type { LinkHandlers, SiteLink } from '../site-client.ts';
import type { FaultDice } from './fault-dice.ts';
import type { Scheduler } from './scheduler.ts';

/** What the room receives from a connection. */
export type RoomSide = {
  message(socket: SimulatedSocket, frame: string): void;
  closed(socket: SimulatedSocket): void;
};

type Options = {
  user: string;
  scheduler: Scheduler;
  random: Random;
  faults: FaultDice;
  room: RoomSide;
  client: LinkHandlers;
  /** Called with each frame that the room sends, before it is delivered. May throw. */
  sent: (link: SimulatedLink, messages: readonly ServerMessage[], frame: string) => void;
};

/** The room's end of a connection. */
export class SimulatedSocket implements Connection {
  readonly id: string;
  readonly link: SimulatedLink;
  #identity: SocketIdentity | null = null;
  /** The platform lists it: neither side has closed it. */
  isOpen = true;

  constructor(id: string, link: SimulatedLink) {
    this.id = id;
    this.link = link;
  }

  /** A copy, as the platform returns it. */
  get identity(): SocketIdentity | null {
    return this.#identity && { ...this.#identity };
  }

  setIdentity(identity: SocketIdentity): void {
    this.#identity = { ...identity };
  }

  send(frame: string): void {
    if (!this.isOpen) throw new Error('The socket is closed');
    this.link.fromRoom(frame);
  }

  close(code: number): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.link.closedByRoom(code);
  }
}

let links = 0;

/**
 * A connection between a client and the room. It delivers frames in order, later; faults lose, double or delay single
 * frames, cut it, or stop it without a close.
 */
export class SimulatedLink implements SiteLink {
  readonly socket: SimulatedSocket;
  readonly user: string;
  /** Frames to the client were lost, doubled or reordered, so that gaps are expected. */
  isDisturbed = false;
  readonly #options: Options;
  #isStalled = false;
  #isEnded = false;
  #toRoomAt = 0;
  #toClientAt = 0;

  constructor(options: Options) {
    links += 1;
    this.#options = options;
    this.user = options.user;
    this.socket = new SimulatedSocket(`socket-${links}`, this);
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Sends a frame of the client. */
  send(frame: string): void {
    if (this.#isEnded) return;
    const deliver = () => {
      if (this.socket.isOpen && !this.#isStalled) this.#options.room.message(this.socket, frame);
    };
    const isHeartbeat = readHeartbeat(frame) !== null;
    if (!isHeartbeat && this.#options.faults.happens('lostFrame')) return;
    if (!isHeartbeat && this.#options.faults.happens('lateFrame'))
      return void this.#options.scheduler.later(this.#options.random.int(20, 3_000), deliver);
    this.#toRoomAt = Math.max(this.#toRoomAt, this.#options.scheduler.now + this.#latency());
    const delay = this.#toRoomAt - this.#options.scheduler.now;
    this.#options.scheduler.later(delay, deliver);
    if (!isHeartbeat && this.#options.faults.happens('doubledFrame'))
      this.#options.scheduler.later(delay + this.#options.random.int(0, 500), deliver);
  }

  /** Handles a frame of the room. */
  fromRoom(frame: string): void {
    const answer = answerToPing(frame);
    const isPing = answer !== null;
    const messages = isPing ? [] : (JSON.parse(frame) as ServerMessage[]); // the type that a room sends
    this.#options.sent(this, messages, frame);
    const deliver = () => {
      if (this.#isEnded || this.#isStalled) return;
      if (isPing) this.#options.client.onPing(answer);
      else this.#options.client.onFrame(messages);
    };
    if (!isPing && this.#options.faults.happens('lostFrame')) {
      this.isDisturbed = true;
      return;
    }
    if (!isPing && this.#options.faults.happens('lateFrame')) {
      this.isDisturbed = true;
      return void this.#options.scheduler.later(this.#options.random.int(20, 3_000), deliver);
    }
    this.#toClientAt = Math.max(this.#toClientAt, this.#options.scheduler.now + this.#latency());
    const delay = this.#toClientAt - this.#options.scheduler.now;
    this.#options.scheduler.later(delay, deliver);
    if (!isPing && this.#options.faults.happens('doubledFrame')) {
      this.isDisturbed = true;
      this.#options.scheduler.later(delay + this.#options.random.int(0, 500), deliver);
    }
  }

  /** Handles a close by the room. Frames that were sent before arrive first. */
  closedByRoom(code: number): void {
    this.#notifyRoom(this.#options.random.int(0, 30));
    const at = Math.max(this.#toClientAt, this.#options.scheduler.now) + this.#latency();
    this.#options.scheduler.later(at - this.#options.scheduler.now, () => this.#endAtClient(code));
  }

  /** Closes the connection from the client's side. */
  close(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    if (this.#options.faults.happens('lostClose')) return;
    this.#notifyRoom(this.#options.random.int(0, 200));
  }

  /** Ends the connection without a close frame. The room and the client notice it at different times. */
  cut(): void {
    if (this.#isEnded) return;
    const isRoomNotified = !this.#options.faults.happens('lostClose');
    this.stall();
    if (isRoomNotified) this.#notifyRoom(this.#options.random.int(0, 3_000));
    this.#options.scheduler.later(this.#options.random.int(0, 500), () => this.#end(1006));
  }

  /** Delivers what the client sends only after `ms`, so that the room misses heartbeats and then receives them again. */
  delayUplink(ms: number): void {
    this.#toRoomAt = Math.max(this.#toRoomAt, this.#options.scheduler.now + ms);
  }

  /** Stops delivering in both directions without an end, as when a mobile signal is lost. */
  stall(): void {
    this.#isStalled = true;
    this.isDisturbed = true;
  }

  /** Handles the death of the room's process: the platform closes the connection. */
  processDied(): void {
    this.socket.isOpen = false;
    this.#options.scheduler.later(this.#options.random.int(0, 300), () => this.#endAtClient(1006));
  }

  /** Ends the connection at the client, unless the network does not deliver the end. */
  #endAtClient(code: number): void {
    if (!this.#isStalled) this.#end(code);
  }

  #end(code: number): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#options.client.onClose(code);
  }

  #notifyRoom(delay: number): void {
    const notify = () => {
      this.socket.isOpen = false;
      this.#options.room.closed(this.socket);
    };
    this.#options.scheduler.later(delay, notify);
    if (this.#options.faults.happens('doubledClose')) this.#options.scheduler.later(delay + 20, notify);
  }

  #latency(): number {
    return this.#options.random.chance(0.5) ? 1 : this.#options.random.int(0, 60);
  }
}
