import type { Timings } from '../../limits.ts';
import type { RejectCode } from '../../model/reject-codes.ts';
import type { ClientCommand } from '../../protocol/client.ts';
import type { CloseReason } from '../../protocol/close-codes.ts';
import type { RoomRequest, RoomResponse } from '../../protocol/service.ts';
import type { RoomState } from '../state/state.ts';
import type { Viewpoint } from '../views/viewpoint.ts';
import { dueAt } from './decide.ts';
import { emptyHost, type Host, type HostContext, type Input, type Subscriber, senderOf } from './host.ts';
import { showing } from './pages.ts';
import { refusalOf } from './presence.ts';
import { responseTo } from './requests.ts';
import { type Catalogue, step } from './step.ts';

/** The client at the other end of a connection. */
export type ConnectedClient = {
  /** Gets a message, as JSON. */
  onMessage(message: string): void;
  /** The room has closed the connection, or has refused it. */
  onClose(reason: CloseReason): void;
};

type Options = Catalogue & {
  readonly code: string;
  readonly timings: Timings;
  /** The only source of randomness of the room: any 32-bit integer. */
  readonly seed: number;
  readonly isProfane: HostContext<Subscriber>['isProfane'];
  /** Epoch ms. */
  readonly now: () => number;
  /** The room at the beginning. Without it, the first request has to create one. */
  readonly host?: Host;
  /** Called after every change of the room. */
  readonly onChange?: () => void;
};

/** A connection to open. `id` identifies it, not its user. */
export type MemoryConnection = Viewpoint & { readonly id: string };

type Connected = Subscriber & { readonly client: ConnectedClient };

/**
 * A room that is stored nowhere: the same host as on the server, with connections that are function calls. What follows from an
 * input happens at once, in the order in which the server does it.
 */
export class RoomInMemory {
  readonly #options: Options;
  #host: Host;
  #connections: readonly Connected[] = [];

  constructor(options: Options) {
    this.#options = options;
    this.#host = options.host ?? emptyHost;
  }

  get host(): Host {
    return this.#host;
  }

  /** The state of the rules. Throws if there is no room. */
  get state(): RoomState {
    const { room } = this.#host;
    if (room.kind !== 'open') throw new Error('There is no room.');
    return room.state;
  }

  /** Puts the room into a state that its inputs do not lead to. */
  set state(state: RoomState) {
    if (this.#host.room.kind === 'open') this.#host = { ...this.#host, room: { ...this.#host.room, state } };
  }

  /** When `tick` changes the room next, epoch ms; null if nothing is due. */
  get dueAt(): number | null {
    return dueAt(this.#host, this.#options.timings);
  }

  /** Opens a connection with an id of its own, on which the client gets the whole view, or refuses it. */
  connect({ id, ...viewpoint }: MemoryConnection, client: ConnectedClient): void {
    const refusal = refusalOf(this.#host, viewpoint);
    if (refusal) {
      client.onClose(refusal);
      return;
    }
    const common = { id, isTimedOut: false, client };
    const subscriber: Connected =
      viewpoint.kind === 'user'
        ? { ...common, ...viewpoint, isElsewhere: false }
        : { ...common, ...viewpoint };
    this.#connections = [...this.#connections, subscriber];
    this.#step({ type: 'opened', subscriber });
  }

  /** The client has closed the connection. */
  disconnect(id: string): void {
    if (!this.#find(id)) return;
    this.#connections = this.#connections.filter((connection) => connection.id !== id);
    this.#step({ type: 'connectionsChanged' });
  }

  isConnected(id: string): boolean {
    return this.#find(id) !== undefined;
  }

  /** The connection stays open, but its client is silent: it does not make its user present until it is heard again. */
  setTimedOut(id: string, isTimedOut: boolean): void {
    this.#update(id, (connection) => ({ ...connection, isTimedOut }));
    this.#step({ type: 'connectionsChanged' });
  }

  /** The client has missed messages. */
  sendView(id: string): void {
    const subscriber = this.#find(id);
    if (subscriber) this.#step({ type: 'missed', subscriber });
  }

  /** Handles a command from a connection. `error`: it is refused before the room sees it. Returns why it was refused. */
  receive(id: string, command: ClientCommand, error: RejectCode | null = null): RejectCode | null {
    const from = this.#find(id);
    if (!from) return 'notMember';
    const sent = { user: senderOf(from), command, from };
    return this.#step(error ? { ...sent, type: 'refused', error } : { ...sent, type: 'command' });
  }

  /** Handles a request of the API. Returns why it was refused. */
  request(request: RoomRequest): RejectCode | null {
    if (request.type === 'command') return this.#step({ ...request, from: null });
    const { code, seed } = this.#options;
    return this.#step({ type: 'request', code, seed, request });
  }

  /** Handles a request of the API. Returns the response of the server. */
  respond(request: RoomRequest): RoomResponse {
    return responseTo(request, this.request(request), this.#host);
  }

  /** Runs the actions that are due by the clock. */
  tick(): void {
    this.#step({ type: 'due' });
  }

  #find(id: string): Connected | undefined {
    return this.#connections.find((connection) => connection.id === id);
  }

  #update(id: string, change: (connection: Connected) => Connected): void {
    this.#connections = this.#connections.map((connection) =>
      connection.id === id ? change(connection) : connection,
    );
  }

  #step(input: Input<Connected>): RejectCode | null {
    const { now, onChange, ...context } = this.#options;
    const before = this.#host.room;
    const { host, changes, messages, closes, pages, themes, error } = step(this.#host, input, {
      ...context,
      now: now(),
      subscribers: this.#connections,
    });
    this.#host = host;
    const closed = new Set(closes.map(({ subscriber }) => subscriber.id));
    if (closed.size > 0) this.#connections = this.#connections.filter(({ id }) => !closed.has(id));
    for (const { subscriber, page } of pages)
      this.#update(subscriber.id, (connection) => showing(connection, page));
    for (const { subscriber, messages } of changes)
      for (const message of messages) subscriber.client.onMessage(message);
    for (const { subscriber, message } of messages) subscriber.client.onMessage(message);
    for (const { subscriber, reason } of closes) subscriber.client.onClose(reason);
    if (host.room !== before) onChange?.();
    for (const loaded of themes) this.#step({ type: 'themes', loaded });
    return error;
  }
}
