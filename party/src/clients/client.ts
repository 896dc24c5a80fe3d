import { limits } from '@tallyho/game/limits';
import type { Page } from '@tallyho/game/protocol/client';
import { pingFrame } from '@tallyho/game/protocol/heartbeat';
import type { Clock, Connection, SocketIdentity, SocketOwner, SocketState } from '../ports.ts';
import { ReadLag } from './read-lag.ts';

/** How long a rejected socket waits for the first frame of its client, in milliseconds. */
const firstFrameTimeout = 1_000;

/** An accepted client: to a room, a subscriber. A new object after each change. */
export type Admitted = SocketIdentity & { readonly id: string; readonly client: Client };

/** Returns the key under which the rate and the sockets of an owner count. */
export const ownerKeyOf = (owner: SocketOwner): string => {
  switch (owner.kind) {
    case 'user':
      return owner.user;
    case 'spectator':
      return `spectator:${owner.spectator}`;
    default:
      return owner satisfies never;
  }
};

/** What a ticket says about a client. */
export type NewIdentity = SocketOwner & Pick<SocketState, 'session'>;

/** What the server knows about a client. */
type State =
  /** The socket has opened, and its ticket is not checked yet. */
  | { readonly kind: 'opening' }
  /**
   * The server closes the socket. Without a frame from the client, the platform ends the connection seconds later, and only
   * then the browser reports the close code. So it waits for a frame, or for a second.
   */
  | { readonly kind: 'rejected'; readonly closeNow: () => void; readonly cancel: () => void }
  | { readonly kind: 'admitted'; readonly admitted: Admitted }
  /** Closed by either side, even if its close event has not arrived. */
  | { readonly kind: 'closed' };

export type ClientListener = {
  /** The queue of the client is no longer empty. */
  hasQueued(client: Client): void;
  /** The client is accepted, has changed as the room sees it, or does not count any more. */
  hasChanged(): void;
};

/** Everything that is known of one socket. Its identity, page and heartbeats survive hibernation, the rest does not. */
export class Client {
  readonly lag = new ReadLag();
  readonly #connection: Connection;
  readonly #listener: ClientListener;
  #state: State;
  #queue: string[] = [];
  #malformedFrames = 0;

  constructor(connection: Connection, listener: ClientListener) {
    this.#connection = connection;
    this.#listener = listener;
    const { identity } = connection;
    this.#state = identity ? { kind: 'admitted', admitted: this.#admittedAs(identity) } : { kind: 'opening' };
  }

  get id(): string {
    return this.#connection.id;
  }

  /** The client as the room sees it; null if it is not accepted, or closed. */
  get admitted(): Admitted | null {
    return this.#state.kind === 'admitted' ? this.#state.admitted : null;
  }

  #admittedAs(identity: SocketIdentity): Admitted {
    return { ...identity, id: this.id, client: this };
  }

  #setIdentity(identity: SocketIdentity): Admitted {
    this.#connection.setIdentity(identity);
    const admitted = this.#admittedAs(identity);
    this.#become({ kind: 'admitted', admitted });
    return admitted;
  }

  #become(state: State): void {
    this.#state = state;
    this.#listener.hasChanged();
  }

  /** The identity of an accepted client; null if it is not accepted, or closed. */
  get #identity(): SocketIdentity | null {
    return this.#state.kind === 'admitted' ? this.#connection.identity : null;
  }

  #update(change: Partial<SocketState>): void {
    const identity = this.#identity;
    if (identity) this.#setIdentity({ ...identity, ...change });
  }

  /** Accepts the client as its ticket says. `now`: epoch ms. */
  admit({ session, ...owner }: NewIdentity, now: number): Admitted {
    const state = { session, since: now, aliveAt: null, hasSentHeartbeat: false, isTimedOut: false };
    return this.#setIdentity({ ...owner, ...state });
  }

  /** Closes a socket that has just opened, when its client can learn the close code. */
  reject(code: number, reason: string, clock: Pick<Clock, 'later'>): void {
    const closeNow = () => this.close(code, reason);
    this.#become({ kind: 'rejected', closeNow, cancel: clock.later(firstFrameTimeout, closeNow) });
  }

  /** Handles a frame of a client that is not accepted. */
  onUnexpectedFrame(): void {
    if (this.#state.kind === 'rejected') this.#state.closeNow();
  }

  /** Stores which page the client shows. */
  showsPage(page: Page): void {
    const identity = this.#identity;
    if (identity?.kind === 'user') this.#setIdentity({ ...identity, isElsewhere: page === 'other' });
  }

  /** Handles a heartbeat. `isExpectedToGoOn`: the client counts as silent without further ones. `now`: epoch ms. */
  onHeartbeat(now: number, { isExpectedToGoOn }: { isExpectedToGoOn: boolean }): void {
    this.#update({ hasSentHeartbeat: true, aliveAt: isExpectedToGoOn ? now : null, isTimedOut: false });
  }

  /** Handles any frame. Makes a timed-out client active again and returns true if it was timed out. */
  recordFrame(now: number): boolean {
    const wasTimedOut = this.admitted?.isTimedOut ?? false;
    if (wasTimedOut) this.#update({ isTimedOut: false, aliveAt: now });
    return wasTimedOut;
  }

  /** The client does not make its user present any more, until its next frame. */
  timeOut(): void {
    this.#update({ isTimedOut: true });
  }

  /** Counts a malformed frame. Returns true if the client has sent too many. */
  countMalformedFrame(): boolean {
    this.#malformedFrames += 1;
    return this.#malformedFrames >= limits.malformedFrames;
  }

  /** Queues a message, as JSON. It is sent with all other messages of this tick. */
  send(message: string): void {
    if (this.#state.kind === 'closed') return;
    this.#queue.push(message);
    if (this.#queue.length === 1) this.#listener.hasQueued(this);
  }

  /**
   * Queues messages about a change of the room, or skips them if the client does not read. It then gets a snapshot when it
   * reads again (`lag.answered`).
   */
  sendChange(messages: readonly string[], now: number): void {
    const count = messages.length;
    if (!this.admitted || !this.lag.maySend(count, { isSilent: this.admitted.isTimedOut, now })) return;
    for (const message of messages) this.send(message);
    if (this.lag.needsPing(count)) this.ping();
  }

  /** Sends the queue immediately. */
  flush(): void {
    if (this.#queue.length === 0) return;
    const frame = `[${this.#queue.join(',')}]`;
    this.#queue = [];
    this.#sendFrame(frame);
  }

  /** Pings the client immediately. */
  ping(): void {
    this.#sendFrame(pingFrame(this.lag.addPing()));
  }

  #sendFrame(frame: string): void {
    try {
      this.#connection.send(frame);
    } catch {
      // The socket closed meanwhile. The client gets a snapshot when it reconnects.
    }
  }

  /** Closes the socket after sending its queued messages. */
  close(code: number, reason: string): void {
    this.flush();
    this.ended();
    try {
      this.#connection.close(code, reason);
    } catch {
      // The socket is already closed, which is the desired result.
    }
  }

  /** Handles the close of the socket: it does not count any more. */
  ended(): void {
    if (this.#state.kind === 'rejected') this.#state.cancel();
    this.#become({ kind: 'closed' });
  }
}
