import type { Timings } from '@tallyho/game/limits';
import type { UserId } from '@tallyho/game/model/person';
import { type CloseReason, closeCodes } from '@tallyho/game/protocol/close-codes';
import { heartbeatFrame } from '@tallyho/game/protocol/heartbeat';
import {
  type UserEvent,
  type UserMessage,
  type UserRequest,
  type UserResponse,
  type UserTicket,
  userRequestSchema,
} from '@tallyho/game/protocol/user-object';
import { userObjectNames } from '@tallyho/game/protocol/user-object-names';
import * as v from 'valibot';
import { lastTicketAt, redeemTicket, withEndedSession } from '../access/ticket-registry.ts';
import { type Admitted, type Client, ownerKeyOf } from '../clients/client.ts';
import { Clients } from '../clients/clients.ts';
import { internalError, policyViolation, tooBig } from '../clients/close-codes.ts';
import { objectGauges } from '../metrics/object-gauges.ts';
import { type IncomingData, isOversized } from '../pipeline/frame.ts';
import type { PartyObject } from '../platform/platform.ts';
import type { Clock, Connection, Connections, CreateMetrics, Log, Storage, UserEdge } from '../ports.ts';
import { offline } from './presence.ts';
import { UserRuntime } from './user-runtime.ts';

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
 * The object of one user: the sockets on all pages and devices, and the events that the edge pushes. `UserRuntime` has what
 * is stored, and the online status that follows from the sockets.
 */
export class UserObject implements PartyObject<UserTicket> {
  readonly #ports: Ports;
  readonly #clients: Clients;
  readonly #runtime: UserRuntime;
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
    this.#runtime = new UserRuntime({
      ...ports,
      metrics,
      clients: this.#clients,
      overdue: () => void this.alarm(),
    });
  }

  /**
   * Handles a new socket with a valid ticket. Accepts it and sends `welcome`, or closes it with a code for
   * the reason.
   */
  connect(connection: Connection, ticket: UserTicket): Promise<void> {
    const client = this.#clients.of(connection);
    return this.#run(client, async () => {
      const { shut, admission: usedBefore, presence } = this.#runtime.state;
      if (shut && ticket.exp * 1000 <= shut.until)
        return this.#clients.reject(client, closeCodes[shut.reason], shut.reason);
      const tickets = redeemTicket(usedBefore, ticket, this.#now, 'userObject');
      if (!tickets) return this.#clients.reject(client, policyViolation, 'ticket');
      if (typeof tickets === 'string') return this.#clients.reject(client, closeCodes[tickets], tickets);
      const { sub: user, session } = ticket;
      this.#clients.admit(client, { kind: 'user', user, session, isElsewhere: false });
      await this.#runtime.save({ admission: tickets, presence: presence ?? offline(user) });
      const welcome: UserMessage = { type: 'welcome', now: this.#now };
      client.send(JSON.stringify(welcome));
    });
  }

  /** Handles a frame from a socket. Only heartbeats are expected. */
  async message(connection: Connection, data: IncomingData): Promise<void> {
    const client = this.#clients.of(connection);
    const { admitted } = client;
    if (!admitted) return client.onUnexpectedFrame();
    if (isOversized(data)) return this.#disconnect(client, tooBig, 'frame');
    const verdict = this.#clients.takeRate(ownerKeyOf(admitted), this.#now);
    if (verdict === 'flooding') return this.#disconnect(client, closeCodes.flooding, 'flooding');
    if (data !== heartbeatFrame) return this.#disconnect(client, closeCodes.malformed, 'malformed');
    if (verdict === 'tooFast') return;
    client.onHeartbeat(this.#now, { isExpectedToGoOn: true });
    if (this.#clients.dropTimedOut() !== null) await this.#followClients(client);
  }

  /** Handles the close of a socket, by either side. */
  async closed(connection: Connection): Promise<void> {
    const client = this.#clients.of(connection);
    client.ended();
    this.#closedAt = this.#now;
    await this.#followClients(client);
    this.#clients.forget(client);
  }

  /** Handles a request as JSON text. Returns null if it is invalid. */
  async call(_user: UserId, body: string): Promise<UserResponse | null> {
    const request = v.safeParse(requestText, body);
    return request.success ? this.request(request.output) : null;
  }

  /** Handles an authorized request from the edge. Rejects only if storage fails. */
  async request(request: UserRequest): Promise<UserResponse> {
    await this.#runtime.run(() => this.#serve(request));
    return { sockets: this.#clients.count };
  }

  /** Never rejects: failed work is retried at the next wake-up. */
  async alarm(): Promise<void> {
    const ring = async () => {
      const lastHeartbeat = this.#clients.dropTimedOut();
      if (lastHeartbeat !== null) await this.#runtime.save({}, Math.max(lastHeartbeat, this.#closedAt));
    };
    await this.#runtime.onAlarm(ring).catch((error) => this.#ports.log('error', 'alarmFailed', { error }));
  }

  /** The current values for the operator; null for a user who was not online recently. */
  get #gauges(): ReturnType<Parameters<CreateMetrics>[0]> {
    const { state, outboxStatus } = this.#runtime;
    return (
      state.presence &&
      objectGauges(userObjectNames.party, state.presence.user, {
        clients: this.#clients,
        outbox: outboxStatus,
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
        await this.#runtime.save({
          admission: withEndedSession(this.#runtime.state.admission, request.session, this.#now),
        });
        return this.#drop('sessionEnded', ({ session }) => session === request.session);
      case 'close':
        await this.#runtime.save({ shut: { reason: request.reason, until: lastTicketAt(this.#now) } });
        return this.#drop(request.reason, () => true);
      default:
        return request satisfies never;
    }
  }

  #push(events: UserEvent[]): void {
    const messages = events.map((event) => JSON.stringify(event));
    for (const { client } of this.#clients.admitted()) for (const message of messages) client.send(message);
  }

  #drop(reason: CloseReason, which: (admitted: Admitted) => boolean): void {
    for (const admitted of this.#clients.admitted())
      if (which(admitted)) this.#clients.drop(admitted.client, closeCodes[reason], reason);
  }

  async #disconnect(client: Client, code: number, reason: 'frame' | 'flooding' | 'malformed'): Promise<void> {
    this.#clients.drop(client, code, reason);
    await this.#followClients(client);
  }

  /** Updates the presence and the alarm after the sockets have changed, here that of `client`. */
  #followClients(client: Client): Promise<void> {
    return this.#run(client, async () => {});
  }

  /**
   * Runs `job`, then updates presence and alarm. Closes the socket if that fails. The client receives no error details: it
   * reconnects and fetches missed data from the API.
   */
  async #run(client: Client, job: () => Promise<void>): Promise<void> {
    try {
      await this.#runtime.run(job);
    } catch (error) {
      this.#ports.log('error', 'userObjectFailed', { error });
      this.#clients.drop(client, internalError, '');
    }
  }
}
