import type { Timings } from '@tallyho/game/limits';
import type { UserId } from '@tallyho/game/model/person';
import { type CloseReason, closeCodes } from '@tallyho/game/protocol/close-codes';
import { heartbeatFrame } from '@tallyho/game/protocol/heartbeat';
import {
  type UserEvent,
  type UserMessage,
  type UserReport,
  type UserRequest,
  type UserResponse,
  type UserTicket,
  userReportSchema,
  userRequestSchema,
} from '@tallyho/game/protocol/user-object';
import { userObjectNames } from '@tallyho/game/protocol/user-object-names';
import * as v from 'valibot';
import { endSession, lastTicketAt, redeemTicket } from '../access/ticket-registry.ts';
import type { Client } from '../clients/client.ts';
import { Clients } from '../clients/clients.ts';
import { internalError, policyViolation, tooBig } from '../clients/close-codes.ts';
import { lastTimeoutAt } from '../clients/timeouts.ts';
import { objectGauges } from '../metrics/object-gauges.ts';
import { Alarm } from '../pipeline/alarm.ts';
import { type IncomingData, isOversized } from '../pipeline/frame.ts';
import { SerialQueue } from '../pipeline/serial-queue.ts';
import type { PartyObject } from '../platform/platform.ts';
import type {
  Clock,
  Connection,
  Connections,
  CreateMetrics,
  Log,
  ReportOutcome,
  SocketIdentity,
  Storage,
  UserEdge,
} from '../ports.ts';
import { Outbox } from '../store/outbox.ts';
import { write } from '../store/storage.ts';
import { follow, offline, type Presence } from './presence.ts';
import { blank, type ClosedState, entriesBetween, expiresAt, restore, type UserState } from './user-state.ts';

export type Ports = {
  storage: Storage;
  connections: Connections;
  edge: UserEdge;
  clock: Clock;
  timings: Timings;
  log: Log;
  createMetrics: CreateMetrics;
};

const requestText = v.pipe(v.string(), v.parseJson(), userRequestSchema);

/**
 * The object of one user: the sockets on all pages and devices, the events that the edge pushes, and the
 * online status. Everything that accesses the stored state runs in one queue, which never waits for the
 * edge.
 */
export class UserObject implements PartyObject<UserTicket> {
  readonly #ports: Ports;
  readonly #clients: Clients;
  readonly #outbox: Outbox<UserReport>;
  readonly #alarm: Alarm;
  readonly #line = new SerialQueue();
  #isLoaded = false;
  #memory: UserState = blank;
  /** When a page was last closed, as far as this process knows; epoch ms. */
  #closedAt = 0;

  constructor(ports: Ports) {
    this.#ports = ports;
    const metrics = ports.createMetrics(() => this.#gauges);
    this.#clients = new Clients({
      ...ports,
      metrics,
      party: userObjectNames.party,
      silentAfter: ports.timings.silentAfter,
    });
    this.#alarm = new Alarm({ ...ports, overdue: () => void this.alarm() });
    this.#outbox = new Outbox({
      ...ports,
      metrics,
      schema: userReportSchema,
      postMessage: (report) => this.#post(report),
      slotOf: ({ type }) => type,
      // The next change of the presence replaces a refused report.
      noticeOf: () => null,
      exclusive: (job) => this.#line.run(job),
      settled: () => this.#finalize(),
    });
  }

  /**
   * Handles a new socket with a valid ticket. Accepts it and sends `welcome`, or closes it with a code for
   * the reason.
   */
  connect(connection: Connection, ticket: UserTicket): Promise<void> {
    const client = this.#clients.of(connection);
    return this.#withErrorBoundary(client, async () => {
      const { shut } = this.#memory;
      if (shut && ticket.exp * 1000 <= shut.until)
        return this.#clients.reject(client, closeCodes[shut.reason], shut.reason);
      const admission = redeemTicket(this.#memory.admission, ticket, this.#now, 'userObject');
      if (!admission) return this.#clients.reject(client, policyViolation, 'ticket');
      if (typeof admission === 'string')
        return this.#clients.reject(client, closeCodes[admission], admission);
      const { sub: user, session } = ticket;
      this.#clients.admit(client, { user, session });
      await this.#save({ admission, presence: this.#memory.presence ?? offline(user) });
      const welcome: UserMessage = { type: 'welcome', now: this.#now };
      client.send(JSON.stringify(welcome));
    });
  }

  /** Handles a frame from a socket. Only heartbeats are expected. */
  async message(connection: Connection, data: IncomingData): Promise<void> {
    const client = this.#clients.of(connection);
    const { viewer } = client;
    if (!viewer) return client.onUnexpectedFrame();
    if (isOversized(data)) return this.#disconnect(client, tooBig, 'frame');
    const verdict = this.#clients.takeRate(viewer.user, this.#now);
    if (verdict === 'flooding') return this.#disconnect(client, closeCodes.flooding, 'flooding');
    if (data !== heartbeatFrame) return this.#disconnect(client, closeCodes.malformed, 'malformed');
    if (verdict === 'tooFast') return;
    client.onHeartbeat(this.#now, { isExpectedToGoOn: true });
    if (this.#clients.dropTimedOut() !== null) await this.#withErrorBoundary(client, async () => {});
  }

  /** Handles the close of a socket, by either side. */
  async closed(connection: Connection): Promise<void> {
    const client = this.#clients.of(connection);
    client.ended();
    this.#closedAt = this.#now;
    await this.#withErrorBoundary(client, async () => {});
    this.#clients.forget(client);
  }

  /** Handles a request as JSON text. Returns null if it is invalid. */
  async call(_user: UserId, body: string): Promise<UserResponse | null> {
    const request = v.safeParse(requestText, body);
    return request.success ? this.request(request.output) : null;
  }

  /** Handles an authorized request from the edge. Rejects only if storage fails. */
  async request(request: UserRequest): Promise<UserResponse> {
    await this.#withLoadedState(() => this.#serve(request));
    return { sockets: this.#clients.count };
  }

  /** Never rejects: failed work is retried at the next wake-up. */
  async alarm(): Promise<void> {
    this.#alarm.rang();
    const ring = async () => {
      const lastHeartbeat = this.#clients.dropTimedOut();
      if (lastHeartbeat !== null) await this.#save({}, Math.max(lastHeartbeat, this.#closedAt));
      const attemptAt = this.#outbox.nextAttemptAt;
      if (attemptAt !== null && attemptAt <= this.#now) void this.#outbox.deliver();
    };
    await this.#withLoadedState(ring).catch((error) => this.#ports.log('error', 'alarmFailed', { error }));
  }

  /** The current values for the operator; null for a user who was not online recently. */
  get #gauges(): ReturnType<Parameters<CreateMetrics>[0]> {
    const { presence } = this.#memory;
    return (
      presence &&
      objectGauges(userObjectNames.party, presence.user, {
        clients: this.#clients,
        outbox: this.#outbox.status,
      })
    );
  }

  get #now(): number {
    return this.#ports.clock.now();
  }

  async #serve(request: UserRequest): Promise<void> {
    switch (request.type) {
      case 'push':
        return this.#push(request.events);
      case 'revoke':
        await this.#save({ admission: endSession(this.#memory.admission, request.session, this.#now) });
        return this.#drop('sessionEnded', ({ session }) => session === request.session);
      case 'close':
        await this.#save({ shut: { reason: request.reason, until: lastTicketAt(this.#now) } });
        return this.#drop(request.reason, () => true);
      default:
        return request satisfies never;
    }
  }

  #push(events: UserEvent[]): void {
    const messages = events.map((event) => JSON.stringify(event));
    for (const { client } of this.#clients.admitted()) for (const message of messages) client.send(message);
  }

  #drop(reason: CloseReason, which: (identity: SocketIdentity) => boolean): void {
    for (const { client, identity } of this.#clients.admitted())
      if (which(identity)) this.#clients.drop(client, closeCodes[reason], reason);
  }

  /**
   * Stores a change together with the presence that follows from the open sockets, in one write or none. If
   * no socket is open, the user was present until `hereUntil`, epoch ms.
   */
  async #save(change: Partial<UserState>, hereUntil = this.#now): Promise<void> {
    const before = this.#memory;
    const changed = { ...before, ...change };
    const presence = changed.presence && this.#followed(changed.presence, changed.shut, hereUntil);
    const after = { ...changed, presence };
    const reports = presence && presence.rev !== (before.presence?.rev ?? 0) ? [reportOf(presence)] : [];
    const entries = { ...entriesBetween(before, after), ...this.#outbox.entriesFor(reports) };
    if (Object.keys(entries).length === 0) return;
    await write(this.#ports.storage, entries);
    this.#memory = after;
    this.#outbox.add(reports);
    if (reports.length > 0) void this.#outbox.deliver();
  }

  #followed(presence: Presence, shut: ClosedState | null, hereUntil: number): Presence {
    const now = this.#now;
    // A user whose account is suspended or deleted will not reconnect soon.
    const isShut = shut !== null && now < shut.until;
    const offlineFrom = isShut ? now : hereUntil + this.#ports.timings.offlineAfter;
    return follow(presence, this.#clients.count > 0, { now, offlineFrom });
  }

  async #post(report: UserReport): Promise<ReportOutcome> {
    const { presence } = this.#memory;
    return presence ? this.#ports.edge.report(presence.user, report) : { outcome: 'stored' };
  }

  /**
   * Sets the alarm for the next deadline. Deletes the storage of a user who is offline, after the edge has
   * stored that status.
   */
  async #finalize(): Promise<void> {
    if (this.#memory === blank) return;
    const { presence } = this.#memory;
    const now = this.#now;
    const attemptAt = this.#outbox.nextAttemptAt;
    const forgetAt = presence?.online || attemptAt !== null ? null : expiresAt(this.#memory);
    if (forgetAt !== null && forgetAt <= now) {
      await Promise.all([this.#alarm.clear(), this.#ports.storage.deleteAll()]);
      this.#memory = blank;
      return;
    }
    const soon = [presence?.offlineAt, attemptAt].filter((due) => typeof due === 'number');
    const due = Math.min(
      ...soon,
      forgetAt ?? lastTimeoutAt(this.#clients.admitted(), this.#ports.timings.silentAfter, now),
    );
    await this.#alarm.set(due, { isWatched: soon.length > 0 });
  }

  async #load(): Promise<void> {
    const stored = await this.#ports.storage.list();
    await this.#alarm.restore();
    const { memory, shape } = restore(stored);
    if (shape === 'unusable')
      this.#ports.log('error', 'userObjectNotKept', { reason: 'The stored shape is of another version.' });
    if (shape !== 'current') await write(this.#ports.storage, entriesBetween(blank, memory));
    this.#memory = memory;
    await this.#outbox.restore(stored);
    this.#isLoaded = true;
    if (!this.#outbox.isEmpty) void this.#outbox.deliver();
  }

  /** Runs `job` in the queue. Loads the state before it; updates presence and the alarm after it. */
  #withLoadedState(job: () => Promise<void>): Promise<void> {
    return this.#line.run(async () => {
      if (!this.#isLoaded) await this.#load();
      await job();
      await this.#save({});
      await this.#finalize();
    });
  }

  async #disconnect(client: Client, code: number, reason: 'frame' | 'flooding' | 'malformed'): Promise<void> {
    this.#clients.drop(client, code, reason);
    await this.#withErrorBoundary(client, async () => {});
  }

  /**
   * Closes the socket if `job` fails. The client receives no error details: it reconnects and fetches missed
   * data from the API.
   */
  async #withErrorBoundary(client: Client, job: () => Promise<void>): Promise<void> {
    try {
      await this.#withLoadedState(job);
    } catch (error) {
      this.#ports.log('error', 'userObjectFailed', { error });
      this.#clients.drop(client, internalError, '');
    }
  }
}

const reportOf = ({ online, rev }: Presence): UserReport => ({ type: 'presence', online, rev });
