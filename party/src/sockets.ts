import { limits } from '@tallyho/game/limits';
import type { CounterLabels } from '@tallyho/game/metrics/catalogue';
import type { ObjectGauges } from '@tallyho/game/metrics/push';
import type { UserId } from '@tallyho/game/model/person';
import type { Page } from '@tallyho/game/protocol/client';
import { type CloseReason, closeCodes } from '@tallyho/game/protocol/close-codes';
import { ping } from '@tallyho/game/protocol/heartbeat';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import { Broadcast } from './broadcast.ts';
import type { Clock, Connection, Connections, Member, Metrics } from './ports.ts';
import { ReadLag } from './read-lag.ts';

/** How long a rejected socket waits for the first frame of its client, in milliseconds. */
const firstFrameTimeout = 1_000;

const socketsPerPerson = 10;

export type Admitted = { connection: Connection; member: Member };

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
  readonly #dismissals = new Map<string, { now: () => void; cancel: () => void }>();

  constructor({ connections, clock, metrics, party, silentAfter }: Options) {
    this.#connections = connections;
    this.#clock = clock;
    this.#metrics = metrics;
    this.#party = party;
    this.#silentAfter = silentAfter;
    this.#out = new Broadcast(clock);
  }

  /** Returns every accepted socket that is open. */
  *admitted(): Generator<Admitted> {
    for (const connection of this.#connections.all()) {
      const { member } = connection;
      if (member && !this.#gone.has(connection.id)) yield { connection, member };
    }
  }

  /** Returns a user's sockets, the least recently active first. */
  of(user: UserId): Connection[] {
    return [...this.admitted()]
      .filter(({ member }) => member.user === user)
      .sort((a, b) => lastHeartbeatOn(a) - lastHeartbeatOn(b))
      .map(({ connection }) => connection);
  }

  /**
   * Closes the least recently active socket of a user who has too many. Dead sockets can look open for long,
   * and must not prevent a user from reconnecting.
   */
  closeOldestOf(user: UserId): void {
    for (const quietest of this.of(user).slice(0, 1 - socketsPerPerson))
      this.drop(quietest, closeCodes.flooding, 'flooding');
  }

  /** The users with at least one active socket. Timed-out sockets do not count. */
  get usersHere(): Set<UserId> {
    return new Set(
      [...this.admitted()].filter(({ member }) => !member.isTimedOut).map(({ member }) => member.user),
    );
  }

  /** The users whose active sockets all show another page than the game. */
  get usersElsewhere(): Set<UserId> {
    const here = [...this.admitted()].filter(({ member }) => !member.isTimedOut);
    const atGame = new Set(here.filter(({ member }) => !member.isElsewhere).map(({ member }) => member.user));
    return new Set(here.map(({ member }) => member.user).filter((user) => !atGame.has(user)));
  }

  /** Stores which page a client shows. */
  showsPage(connection: Connection, page: Page): void {
    const { member } = connection;
    if (member) connection.setMember({ ...member, isElsewhere: page === 'other' });
  }

  /** Resets the pages, because no game runs. */
  forgetPages(): void {
    for (const { connection, member } of this.admitted())
      if (member.isElsewhere) connection.setMember({ ...member, isElsewhere: false });
  }

  isGone(connection: Connection): boolean {
    return this.#gone.has(connection.id);
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

  /** Handles a heartbeat as the answer to a ping. Returns true if the client reads again and needs a snapshot. */
  hasReadAgain(connection: Connection): boolean {
    return this.#lag.answered(connection.id);
  }

  /** Sends changes to this client again, after the snapshot of the current commit. */
  resetLag(connection: Connection): void {
    this.#lag.reset(connection.id);
  }

  /** True while messages are skipped for at least one client, because it does not read. */
  get isAnyBehind(): boolean {
    return [...this.admitted()].some(({ connection }) => this.#lag.isBehind(connection.id));
  }

  /** Closes the sockets of clients that have not read for too long. */
  dropUnread(): void {
    for (const { connection } of [...this.admitted()])
      if (this.#lag.isOverdue(connection.id, this.#clock.now())) {
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
    this.#lag.pinged(connection.id);
    try {
      connection.send(ping);
    } catch {
      // The socket closed meanwhile; its close event is handled elsewhere.
    }
  }

  /**
   * Marks sockets as timed out if their last heartbeat is before `until`. Heartbeats before `askedFrom`
   * count as received at `askedFrom`. Returns the last heartbeat on those sockets per owner; the owners may
   * have other sockets. Times in epoch ms.
   */
  markTimedOut(askedFrom: number, until: number): Map<UserId, number> {
    const lastSigns = new Map<UserId, number>();
    for (const admitted of [...this.admitted()]) {
      const { connection, member } = admitted;
      const sign = Math.max(lastHeartbeatOn(admitted), askedFrom);
      if (member.isTimedOut || sign > until) continue;
      connection.setMember({ ...member, isTimedOut: true });
      lastSigns.set(member.user, Math.max(sign, lastSigns.get(member.user) ?? 0));
    }
    return lastSigns;
  }

  /**
   * Returns the oldest last heartbeat of the active sockets, counted as in `markTimedOut`; Infinity if there is
   * none.
   */
  oldestHeartbeat(askedFrom: number): number {
    const signs = [...this.admitted()].filter(({ member }) => !member.isTimedOut).map(lastHeartbeatOn);
    return signs.length > 0 ? Math.max(askedFrom, Math.min(...signs)) : Number.POSITIVE_INFINITY;
  }

  /**
   * Closes sockets whose heartbeats have stopped or that are too old. Returns the latest heartbeat on them, epoch ms; null
   * if there is no such socket.
   */
  dropTimedOut(): number | null {
    const lastHeartbeats: number[] = [];
    for (const { connection, member } of [...this.admitted()]) {
      const now = this.#clock.now();
      const isTooOld = now - member.since >= limits.socketAge;
      if (!isTooOld && now - (member.aliveAt ?? now) < this.#silentAfter) continue;
      lastHeartbeats.push(member.aliveAt ?? now);
      this.#countClose(isTooOld ? 'tooOld' : 'heartbeatTimeout');
      this.#close(connection, closeCodes.heartbeatTimeout, 'heartbeatTimeout');
    }
    return lastHeartbeats.length > 0 ? Math.max(...lastHeartbeats) : null;
  }

  /** Time (epoch ms) at which the last socket times out. Sockets without heartbeats are ignored. */
  get timesOutAt(): number {
    const now = this.#clock.now();
    const lastHeartbeats = [...this.admitted()].map(({ member }) => member.aliveAt ?? now);
    return Math.min(now, lastHeartbeats.length > 0 ? Math.max(...lastHeartbeats) : now) + this.#silentAfter;
  }

  get count(): number {
    return [...this.admitted()].length;
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

  /**
   * Closes a socket that has just opened, after the first frame of its client or after a second. Without a
   * frame from the client, the platform ends the connection seconds later, and only then the browser reports
   * the close code.
   */
  reject(connection: Connection, code: number, reason: RefuseReason): void {
    const label = reason === 'ticket' ? 'usedTicket' : reason;
    this.#metrics.count('refusedSockets', { party: this.#party, reason: label });
    this.#gone.add(connection.id);
    const now = () => {
      this.#dismissals.get(connection.id)?.cancel();
      this.#dismissals.delete(connection.id);
      this.#close(connection, code, reason);
    };
    this.#dismissals.set(connection.id, { now, cancel: this.#clock.later(firstFrameTimeout, now) });
  }

  /** Closes a rejected socket after its first frame. */
  closeUnknown(connection: Connection): void {
    this.#dismissals.get(connection.id)?.now();
  }

  /**
   * Handles a close event: the socket no longer counts. Call `forget` when the platform no longer lists it.
   */
  ended(connection: Connection): void {
    this.#dismissals.get(connection.id)?.cancel();
    this.#dismissals.delete(connection.id);
    this.#gone.add(connection.id);
  }

  forget(connection: Connection): void {
    this.#lag.reset(connection.id);
    this.#gone.delete(connection.id);
  }
}

const lastHeartbeatOn = ({ member: { aliveAt, since } }: Admitted): number => aliveAt ?? since;
