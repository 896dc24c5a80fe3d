import { limits } from '@tallyho/game/limits';
import type { CounterLabels } from '@tallyho/game/metrics/catalogue';
import type { ObjectGauges } from '@tallyho/game/metrics/push';
import type { UserId } from '@tallyho/game/model/person';
import type { Page } from '@tallyho/game/protocol/client';
import { type CloseReason, closeCodes } from '@tallyho/game/protocol/close-codes';
import { pingFrame } from '@tallyho/game/protocol/heartbeat';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import { usersHere } from '@tallyho/game/room/host/presence';
import { Broadcast } from './broadcast.ts';
import type { Clock, Connection, Connections, Member, Metrics } from './ports.ts';
import { ReadLag } from './read-lag.ts';
import { RejectedSockets } from './rejected-sockets.ts';
import { type Admitted, admittedOf, lastHeartbeatOn } from './socket-timeouts.ts';

const socketsPerPerson = 10;

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

/**
 * The sockets of an object by owner. A socket that the server closed counts as closed immediately, even
 * before its close event.
 */
export class Sockets {
  readonly #connections: Connections;
  readonly #clock: Clock;
  readonly #metrics: Metrics;
  readonly #party: ObjectGauges['party'];
  readonly #silentAfter: number;
  readonly #out: Broadcast;
  readonly #lag = new ReadLag();
  readonly #gone = new Set<string>();
  readonly #rejected: RejectedSockets;
  /** The open sockets as the platform listed them; null: a socket has opened or closed since. */
  #listed: readonly Connection[] | null = null;

  constructor({ connections, clock, metrics, party, silentAfter }: Options) {
    this.#connections = connections;
    this.#clock = clock;
    this.#metrics = metrics;
    this.#party = party;
    this.#silentAfter = silentAfter;
    this.#out = new Broadcast(clock);
    this.#rejected = new RejectedSockets(clock);
  }

  /** Accepts a socket that has just opened. Closes another socket of its user if there are too many. */
  admit(connection: Connection, { user, session }: Pick<Member, 'user' | 'session'>): Admitted {
    this.#closeOldestOf(user);
    const member: Member = {
      user,
      session,
      since: this.#clock.now(),
      aliveAt: null,
      hasSentHeartbeat: false,
      isTimedOut: false,
      isElsewhere: false,
    };
    connection.setMember(member);
    this.#listed = null;
    this.#metrics.count('openedSockets', { party: this.#party });
    return admittedOf(connection, member);
  }

  /** Returns every accepted socket that is open. */
  admitted(): Admitted[] {
    this.#listed ??= [...this.#connections.all()];
    const admitted: Admitted[] = [];
    for (const connection of this.#listed) {
      const { member } = connection;
      if (member && !this.#gone.has(connection.id)) admitted.push(admittedOf(connection, member));
    }
    return admitted;
  }

  /** Returns a user's sockets, the least recently active first. */
  of(user: UserId): Connection[] {
    return this.admitted()
      .filter(({ member }) => member.user === user)
      .sort((a, b) => lastHeartbeatOn(a) - lastHeartbeatOn(b))
      .map(({ connection }) => connection);
  }

  /**
   * Closes the least recently active socket of a user who has too many. Dead sockets can look open for long,
   * and must not prevent a user from reconnecting.
   */
  #closeOldestOf(user: UserId): void {
    for (const quietest of this.of(user).slice(0, 1 - socketsPerPerson))
      this.drop(quietest, closeCodes.flooding, 'flooding');
  }

  /** The users with at least one active socket. Timed-out sockets do not count. */
  get usersHere(): Set<UserId> {
    return usersHere(this.admitted());
  }

  /** The accepted sockets that have not timed out. */
  get active(): Admitted[] {
    return this.admitted().filter(({ member }) => !member.isTimedOut);
  }

  /** Stores which page a client shows. */
  showsPage(connection: Connection, page: Page): void {
    const { member } = connection;
    if (member) connection.setMember({ ...member, isElsewhere: page === 'other' });
  }

  isGone(connection: Connection): boolean {
    return this.#gone.has(connection.id);
  }

  /** Collects messages until `flush`, instead of sending them after this tick. */
  hold(): void {
    this.#out.hold();
  }

  /** Queues a message. It is sent with all other messages of this tick. */
  send(connection: Connection, message: ServerMessage | string): void {
    this.#out.enqueue(connection, message);
  }

  /**
   * Queues messages about a change of the room, or skips them if the client does not read. It then gets a snapshot when it
   * reads again (`hasReadAgain`).
   */
  sendChange({ connection, member }: Admitted, messages: readonly string[]): void {
    const { id } = connection;
    const now = this.#clock.now();
    const count = messages.length;
    if (!this.#lag.maySend(id, count, { isSilent: member.isTimedOut, now })) return;
    for (const message of messages) this.#out.enqueue(connection, message);
    if (this.#lag.needsPing(id, count)) this.#ping(connection);
  }

  /** Handles the answer to the ping with this number. Returns true if the client reads again and needs a snapshot. */
  hasReadAgain(connection: Connection, token: number | null): boolean {
    return this.#lag.answered(connection.id, token);
  }

  /** Returns false if a requested snapshot must not be sent, because the client does not read. It gets one when it reads again. */
  maySendSnapshot({ id }: Connection): boolean {
    return this.#lag.requested(id, this.#clock.now());
  }

  /** Call it after a requested snapshot. Pings the client if it gets no further snapshot without an answer. */
  pingBeforeLimit(connection: Connection): void {
    if (this.#lag.hasMaxSnapshots(connection.id)) this.#ping(connection);
  }

  /** Sends changes to this client again, after the snapshot of the current commit. */
  resetLag(connection: Connection): void {
    this.#lag.reset(connection.id);
  }

  /** True while messages are skipped for at least one client, because it does not read. */
  get isAnyBehind(): boolean {
    return this.admitted().some(({ connection }) => this.#lag.isBehind(connection.id));
  }

  /** Closes the sockets of clients that have not read for too long. */
  dropUnread(): void {
    const now = this.#clock.now();
    for (const { connection } of this.admitted())
      if (this.#lag.isOverdue(connection.id, now)) {
        this.#countClose('slowReader');
        this.#close(connection, closeCodes.heartbeatTimeout, 'heartbeatTimeout');
      }
  }

  /** Sends all queued messages immediately. */
  flush(): void {
    this.#out.flushAll();
  }

  /** Handles a heartbeat. By default further heartbeats are expected after the second one. */
  onHeartbeat(
    connection: Connection,
    member: Member,
    { isExpectedToGoOn = member.hasSentHeartbeat }: { isExpectedToGoOn?: boolean } = {},
  ): void {
    const aliveAt = isExpectedToGoOn ? this.#clock.now() : null;
    connection.setMember({ ...member, hasSentHeartbeat: true, aliveAt, isTimedOut: false });
  }

  /** Handles any frame. Makes a timed-out socket active again and returns true if it was timed out. */
  recordFrame(connection: Connection, member: Member): boolean {
    if (!member.isTimedOut) return false;
    connection.setMember({ ...member, isTimedOut: false, aliveAt: this.#clock.now() });
    return true;
  }

  /** Pings every client immediately. */
  ping(): void {
    for (const { connection } of this.admitted()) this.#ping(connection);
  }

  #ping(connection: Connection): void {
    const token = this.#lag.addPing(connection.id);
    try {
      connection.send(pingFrame(token));
    } catch {
      // The socket closed meanwhile; its close event is handled elsewhere.
    }
  }

  /**
   * Closes sockets whose heartbeats have stopped or that are too old. Returns the latest heartbeat on them, epoch ms; null
   * if there is no such socket.
   */
  dropTimedOut(): number | null {
    const lastHeartbeats: number[] = [];
    const now = this.#clock.now();
    for (const { connection, member } of this.admitted()) {
      const isTooOld = now - member.since >= limits.socketAge;
      if (!isTooOld && now - (member.aliveAt ?? now) < this.#silentAfter) continue;
      lastHeartbeats.push(member.aliveAt ?? now);
      this.#countClose(isTooOld ? 'tooOld' : 'heartbeatTimeout');
      this.#close(connection, closeCodes.heartbeatTimeout, 'heartbeatTimeout');
    }
    return lastHeartbeats.length > 0 ? Math.max(...lastHeartbeats) : null;
  }

  get count(): number {
    return this.admitted().length;
  }

  /** Closes a socket after sending its queued messages. */
  drop(connection: Connection, code: number, reason: DropReason): void {
    this.#countClose(dropLabel(reason));
    this.#close(connection, code, reason);
  }

  #countClose(reason: CounterLabels<'closedSockets'>['reason']): void {
    this.#metrics.count('closedSockets', { party: this.#party, reason });
  }

  #close(connection: Connection, code: number, reason: string): void {
    this.#out.flush(connection);
    this.#gone.add(connection.id);
    try {
      connection.close(code, reason);
    } catch {
      // The socket is already closed, which is the desired result.
    }
  }

  /** Closes a socket that has just opened, when its client can learn the close code. */
  reject(connection: Connection, code: number, reason: RefuseReason): void {
    const label = reason === 'ticket' ? 'usedTicket' : reason;
    this.#metrics.count('refusedSockets', { party: this.#party, reason: label });
    this.#gone.add(connection.id);
    this.#rejected.add(connection, () => this.#close(connection, code, reason));
  }

  /** Closes a rejected socket after its first frame. */
  closeUnknown(connection: Connection): void {
    this.#rejected.onFrame(connection);
  }

  /** Handles a close event: the socket no longer counts. Call `forget` when the platform no longer lists it. */
  ended(connection: Connection): void {
    this.#rejected.remove(connection);
    this.#gone.add(connection.id);
  }

  forget(connection: Connection): void {
    this.#lag.reset(connection.id);
    this.#gone.delete(connection.id);
    this.#listed = null;
  }
}
