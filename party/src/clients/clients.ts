import { limits } from '@tallyho/game/limits';
import type { CounterLabels } from '@tallyho/game/metrics/catalogue';
import type { ObjectGauges } from '@tallyho/game/metrics/push';
import type { UserId } from '@tallyho/game/model/person';
import { type CloseReason, closeCodes } from '@tallyho/game/protocol/close-codes';
import type { Delivery } from '@tallyho/game/room/host/deliver';
import { usersHere } from '@tallyho/game/room/host/presence';
import type { Clock, Connection, Connections, Metrics } from '../ports.ts';
import { type Admitted, Client, type ClientListener, type NewIdentity, ownerKeyOf } from './client.ts';
import { RateLimiter, type RateResult } from './rate-limiter.ts';
import { lastHeartbeatOn } from './timeouts.ts';

const socketsPerOwner = 10;

/** Why a socket is refused, or closed later. The client gets it as the close reason; '' is an error of the server. */
type RefuseReason = CloseReason | 'ticket';
type DropReason = CloseReason | 'frame' | '';

const dropLabel = (reason: DropReason): CounterLabels<'closedSockets'>['reason'] => {
  if (reason === '') return 'error';
  return reason === 'frame' ? 'oversizedFrame' : reason;
};

type Options = {
  connections: Connections;
  clock: Clock;
  metrics: Metrics;
  party: ObjectGauges['party'];
  /** The heartbeat timeout of a client, in milliseconds. */
  silentAfter: number;
};

/** The clients of an object: one for each open socket, and what they share. */
export class Clients implements ClientListener {
  readonly #options: Options;
  /** By the id of the connection. A client is added with its first event, or when the clients are listed. */
  readonly #clients = new Map<string, Client>();
  readonly #rates = new RateLimiter();
  /** The open sockets as the platform listed them; null: a socket has opened or closed since. */
  #listed: readonly Client[] | null = null;
  /** The accepted ones of them; null: one has changed since. */
  #admitted: readonly Admitted[] | null = null;
  /** The clients with queued messages. */
  #waiting: Client[] = [];
  /** `flush` is scheduled, or its caller has promised it. */
  #isFlushDue = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Returns the client of a socket. */
  of(connection: Connection): Client {
    const known = this.#clients.get(connection.id);
    if (known) return known;
    const client = new Client(connection, this);
    this.#clients.set(connection.id, client);
    return client;
  }

  /** Accepts a client that has just connected. Closes another one of its user if there are too many. */
  admit(client: Client, identity: NewIdentity): Admitted {
    this.#closeOldestOf(ownerKeyOf(identity));
    const { clock, metrics, party } = this.#options;
    const admitted = client.admit(identity, clock.now());
    this.#listAgain();
    metrics.count('openedSockets', { party });
    return admitted;
  }

  /** Returns every accepted client whose socket is open. */
  admitted(): readonly Admitted[] {
    this.#listed ??= Array.from(this.#options.connections.all(), (connection) => this.of(connection));
    this.#admitted ??= this.#listed.flatMap(({ admitted }) => admitted ?? []);
    return this.#admitted;
  }

  /** Lists the sockets again when they are needed: one has opened or closed. */
  #listAgain(): void {
    this.#listed = null;
    this.#admitted = null;
  }

  hasChanged(): void {
    this.#admitted = null;
  }

  /**
   * Closes the least recently active socket of an owner who has too many. Dead sockets can look open for long,
   * and must not prevent the owner from reconnecting.
   */
  #closeOldestOf(owner: string): void {
    const quietest = this.admitted()
      .filter((admitted) => ownerKeyOf(admitted) === owner)
      .sort((a, b) => lastHeartbeatOn(a) - lastHeartbeatOn(b));
    for (const { client } of quietest.slice(0, 1 - socketsPerOwner))
      this.drop(client, closeCodes.flooding, 'flooding');
  }

  get count(): number {
    return this.admitted().length;
  }

  /** The users with at least one active client. Timed-out clients do not count. */
  get usersHere(): Set<UserId> {
    return usersHere(this.admitted());
  }

  /** True while messages are skipped for at least one client, because it does not read. */
  get isAnyBehind(): boolean {
    return this.admitted().some(({ client }) => client.lag.isBehind);
  }

  /** Takes `cost` from the rate of an owner (`ownerKeyOf`), across all of its clients and calls. `now`: epoch ms. */
  takeRate(owner: string, now: number, cost = 1): RateResult {
    return this.#rates.take(owner, now, cost);
  }

  /**
   * Queues the messages of a commit and closes clients, after the commit is stored. The caller flushes the queues, even after
   * an error.
   */
  enqueue({ changes, messages, closes, pages }: Delivery<Admitted>): void {
    const now = this.#options.clock.now();
    this.#isFlushDue = true;
    for (const { subscriber, messages } of changes) subscriber.client.sendChange(messages, now);
    if (changes.length > 0) this.dropUnread();
    for (const { subscriber, message } of messages) subscriber.client.send(message);
    for (const { subscriber, reason } of closes) this.drop(subscriber.client, closeCodes[reason], reason);
    for (const { subscriber, page } of pages) subscriber.client.showsPage(page);
  }

  hasQueued(client: Client): void {
    if (!this.#isFlushDue) this.#options.clock.soon(() => this.flush());
    this.#isFlushDue = true;
    this.#waiting.push(client);
  }

  /** Sends all queued messages: each client gets those of one tick as one frame, a JSON array. */
  flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#isFlushDue = false;
    for (const client of waiting) client.flush();
  }

  /** Pings every client immediately. */
  ping(): void {
    for (const { client } of this.admitted()) client.ping();
  }

  /** Closes the sockets of clients that have not read for too long. */
  dropUnread(): void {
    const now = this.#options.clock.now();
    for (const { client } of this.admitted())
      if (client.lag.isOverdue(now)) this.#closeSilent(client, 'slowReader');
  }

  /**
   * Closes sockets whose heartbeats have stopped or that are too old. Returns the latest heartbeat on them, epoch ms; null
   * if there is no such socket.
   */
  dropTimedOut(): number | null {
    const lastHeartbeats: number[] = [];
    const now = this.#options.clock.now();
    for (const { client, since, aliveAt } of this.admitted()) {
      const isTooOld = now - since >= limits.socketAge;
      if (!isTooOld && now - (aliveAt ?? now) < this.#options.silentAfter) continue;
      lastHeartbeats.push(aliveAt ?? now);
      this.#closeSilent(client, isTooOld ? 'tooOld' : 'heartbeatTimeout');
    }
    return lastHeartbeats.length > 0 ? Math.max(...lastHeartbeats) : null;
  }

  #closeSilent(client: Client, label: CounterLabels<'closedSockets'>['reason']): void {
    this.#countClose(label);
    client.close(closeCodes.heartbeatTimeout, 'heartbeatTimeout');
  }

  /** Closes a client after sending its queued messages. */
  drop(client: Client, code: number, reason: DropReason): void {
    this.#countClose(dropLabel(reason));
    client.close(code, reason);
  }

  #countClose(reason: CounterLabels<'closedSockets'>['reason']): void {
    this.#options.metrics.count('closedSockets', { party: this.#options.party, reason });
  }

  /** Closes a client that has just connected, when it can learn the close code. */
  reject(client: Client, code: number, reason: RefuseReason): void {
    const { metrics, party, clock } = this.#options;
    const label = reason === 'ticket' ? 'usedTicket' : reason;
    metrics.count('refusedSockets', { party, reason: label });
    client.reject(code, reason, clock);
  }

  /** Removes everything about a client. Call it when the platform no longer lists its socket. */
  forget(client: Client): void {
    this.#clients.delete(client.id);
    this.#listAgain();
    this.#rates.forgetRested(this.#options.clock.now());
  }
}
