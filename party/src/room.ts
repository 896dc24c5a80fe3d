import type { UserId } from '@tallyho/game/model/person';
import type { RejectCode } from '@tallyho/game/model/reject-codes';
import type { ClientCommand } from '@tallyho/game/protocol/client';
import { closeCodes } from '@tallyho/game/protocol/close-codes';
import type { RoomRequest, RoomResponse } from '@tallyho/game/protocol/service';
import type { Ticket } from '@tallyho/game/protocol/ticket';
import type { RequestInput } from '@tallyho/game/room/host/host';
import { ackOf } from '@tallyho/game/room/host/messages';
import { responseTo } from '@tallyho/game/room/host/requests';
import { isRunning } from '@tallyho/game/room/transition';
import type { Admitted, Client } from './clients/client.ts';
import { Clients } from './clients/clients.ts';
import { Heartbeat } from './clients/heartbeat.ts';
import { internalError, tooBig } from './close-codes.ts';
import type { Reply } from './commit.ts';
import { CommitQueue } from './commit-queue.ts';
import { type IncomingData, readFrame } from './frame.ts';
import { countCommand } from './metrics/count-command.ts';
import { objectGauges } from './metrics/object-gauges.ts';
import type { PartyObject } from './platform.ts';
import type { Connection, CreateMetrics, Metrics, RoomPorts } from './ports.ts';
import { admitSocket } from './room-admission.ts';
import { RoomCommands } from './room-commands.ts';
import { changeAccess, parseRequest } from './room-requests.ts';
import { RoomRuntime } from './room-runtime.ts';
import { SerialQueue } from './serial-queue.ts';

/** The rate limit cost of a resync. A snapshot is the largest response that a client can request. */
const resyncCost = 5;

/**
 * Connects the sockets with the rules of one room. Each event is processed in the same order: size check,
 * rate limit, parse, add the sender, reduce. Events are reduced in order of arrival, and those of one tick are stored
 * and sent together (CommitQueue, RoomRuntime). Only requests to the edge run outside of commits.
 */
export class Room implements PartyObject<Ticket> {
  readonly #ports: RoomPorts;
  readonly #metrics: Metrics;
  readonly #clients: Clients;
  readonly #runtime: RoomRuntime;
  readonly #heartbeat: Heartbeat;
  readonly #commands: RoomCommands;
  readonly #commits: CommitQueue;

  constructor(ports: RoomPorts) {
    this.#ports = ports;
    const metrics = ports.createMetrics(() => this.#gauges);
    this.#metrics = metrics;
    this.#clients = new Clients({
      ...ports,
      metrics,
      party: 'main',
      silentAfter: ports.timings.lobbySilentAfter,
    });
    const queue = new SerialQueue();
    this.#runtime = new RoomRuntime({
      ...ports,
      metrics,
      clients: this.#clients,
      exclusive: (job) => queue.run(job),
      overdue: () => void this.alarm(),
    });
    this.#commits = new CommitQueue({
      ...ports,
      queue,
      begin: () => this.#runtime.begin(),
      commit: () => this.#commit(),
    });
    this.#commands = new RoomCommands({
      ...ports,
      runtime: this.#runtime,
      commits: this.#commits,
    });
    this.#heartbeat = new Heartbeat({
      ...ports,
      clients: this.#clients,
      lost: (lastHeartbeats) => void this.#lost(lastHeartbeats),
    });
  }

  /** Accepts a new socket with a valid ticket and sends a snapshot, or closes it with a code for the reason. */
  connect(connection: Connection, ticket: Ticket): Promise<void> {
    const client = this.#clients.of(connection);
    const admit = () => admitSocket(client, ticket, { runtime: this.#runtime, clients: this.#clients });
    return this.#withErrorBoundary(client, () => this.#commits.run(admit));
  }

  /** Handles a frame from a socket. The content is untrusted. */
  async message(connection: Connection, data: IncomingData): Promise<void> {
    const client = this.#clients.of(connection);
    const { viewer } = client;
    if (!viewer) return client.onUnexpectedFrame();
    const frame = readFrame(data);
    if (frame.kind === 'oversized') {
      this.#metrics.count('refusedFrames', { reason: 'oversized' });
      return this.#disconnect(client, tooBig, 'frame');
    }
    const startedAt = this.#ports.clock.now();
    const command = frame.kind === 'command' ? frame.command : null;
    const id = command ? command.id : frame.kind === 'malformed' ? frame.id : null;
    const refuse = (error: RejectCode) => {
      if (id !== null) client.send(JSON.stringify(ackOf(id, error)));
      if (command) reply(error);
    };
    const reply: Reply = (error) => {
      if (!command) return;
      countCommand(this.#metrics, command.type, error);
      if (error !== 'rateLimited')
        this.#metrics.observe('acknowledgements', {}, (this.#ports.clock.now() - startedAt) / 1_000);
    };
    if (client.recordFrame(startedAt)) await this.#matchPresence(client);
    const cost = command?.type === 'resync' ? resyncCost : 1;
    const verdict = this.#clients.takeRate(viewer.user, startedAt, cost);
    if (verdict !== 'fine') this.#metrics.count('refusedFrames', { reason: verdict });
    if (verdict === 'flooding') return this.#disconnect(client, closeCodes.flooding, 'flooding');
    if (verdict === 'tooFast') return refuse('rateLimited');
    if (frame.kind === 'heartbeat') return this.#onHeartbeat(viewer, frame.token);
    if (!command) return this.#refuseMalformed(client, refuse);
    const failed = () => this.#metrics.count('commands', { type: command.type, outcome: 'failed' });
    return this.#withErrorBoundary(client, () => this.#execute(viewer, command, reply), failed);
  }

  async #execute(from: Admitted, command: ClientCommand, reply: Reply): Promise<void> {
    const { client, user } = from;
    const { lag } = client;
    const input = { type: 'command', user, command, from } as const;
    if (command.type === 'viewPage')
      await this.#commits.run(() => {
        client.showsPage(command.page);
        this.#runtime.step(input, reply);
      });
    else if (command.type === 'resync' && !lag.requested(this.#ports.clock.now())) {
      const refused = { ...input, type: 'refused', error: 'rateLimited' } as const;
      await this.#commits.run(() => void this.#runtime.step(refused, reply));
    } else await this.#commands.handle(input, reply);
    // Without an answer to this ping the client gets no further snapshot.
    if (command.type === 'resync' && lag.hasMaxSnapshots) client.ping();
  }

  /** The current values for the operator; null if the room does not exist or is closed. */
  get #gauges(): ReturnType<Parameters<CreateMetrics>[0]> {
    const { held, outboxStatus } = this.#runtime;
    const { room } = held.host;
    if (room.kind !== 'open') return null;
    return objectGauges('main', room.state.code, { clients: this.#clients, outbox: outboxStatus });
  }

  async #onHeartbeat({ client, member }: Admitted, token: number | null): Promise<void> {
    const isExpectedToGoOn = member.hasSentHeartbeat || this.#heartbeat.isRunning;
    client.onHeartbeat(this.#ports.clock.now(), { isExpectedToGoOn });
    if (client.lag.answered(token)) await this.#resynchronise(client);
    if (this.#clients.dropTimedOut() !== null) await this.#matchPresence(client);
  }

  /** Handles the close of a socket, by either side. */
  closed(connection: Connection): Promise<void> {
    const client = this.#clients.of(connection);
    client.ended();
    return this.#withErrorBoundary(client, async () => {
      try {
        await this.#commits.run(() => void this.#runtime.step({ type: 'viewersChanged' }));
      } finally {
        this.#clients.forget(client);
      }
    });
  }

  /** Handles a request as JSON text. Returns null if it is invalid. */
  async call(code: string, body: string): Promise<RoomResponse | null> {
    const request = parseRequest(body);
    return request && this.request(code, request);
  }

  /** Handles an authorized request from the edge. Rejects only if storage fails. */
  async request(code: string, request: RoomRequest): Promise<RoomResponse> {
    let response: RoomResponse = { ok: false, error: 'lobbyNotFound' };
    const reply: Reply = (error) => {
      response = responseTo(request, error, this.#runtime.held.host);
      if (request.type === 'command') countCommand(this.#metrics, request.command.type, error);
    };
    if (request.type !== 'command') await this.#commits.run(() => this.#serve(code, request, reply));
    else if (this.#clients.takeRate(request.user, this.#ports.clock.now()) !== 'fine') reply('rateLimited');
    else {
      const { user, command } = request;
      await this.#commands.handle({ type: 'command', user, command, from: null }, reply);
    }
    if (request.type === 'erase') await this.#runtime.eraseReports(request);
    return response;
  }

  #serve(code: string, request: RequestInput['request'], reply: Reply): void {
    changeAccess(request, { runtime: this.#runtime, clients: this.#clients });
    const [seed = 0] = crypto.getRandomValues(new Int32Array(1));
    this.#runtime.step({ type: 'request', code, seed, request }, reply);
  }

  /** Handles the room's alarm. Never rejects: failed work is retried at the next wake-up. */
  async alarm(): Promise<void> {
    const ring = () => this.#runtime.onAlarm();
    await this.#commits.run(ring).catch((error) => this.#ports.log('error', 'alarmFailed', { error }));
  }

  /** Sends a snapshot to a client that has missed changes, and updates the presence of its user. */
  async #resynchronise(client: Client): Promise<void> {
    await this.#withErrorBoundary(client, () =>
      this.#commits.run(() => {
        this.#runtime.step({ type: 'viewersChanged' });
        client.lag.reset();
        const { viewer } = client;
        if (viewer) this.#runtime.step({ type: 'missed', viewer });
      }),
    );
  }

  async #refuseMalformed(client: Client, refuse: (error: RejectCode) => void): Promise<void> {
    refuse('malformed');
    this.#metrics.count('refusedFrames', { reason: 'malformed' });
    if (client.countMalformedFrame()) await this.#disconnect(client, closeCodes.malformed, 'malformed');
  }

  /** Closes the socket of a misbehaving client. The user keeps the seat, as after any lost connection. */
  async #disconnect(client: Client, code: number, reason: 'frame' | 'flooding' | 'malformed'): Promise<void> {
    this.#clients.drop(client, code, reason);
    await this.#matchPresence(client);
  }

  /** Updates the presence of users whose sockets closed or became active again. */
  async #matchPresence(client: Client): Promise<void> {
    await this.#withErrorBoundary(client, () =>
      this.#commits.run(() => void this.#runtime.step({ type: 'viewersChanged' })),
    );
  }

  /**
   * Stores and sends the open commit, in one frame for each socket. Pings the sockets while a game runs, and until every
   * client that does not read has caught up or is closed.
   */
  async #commit(): Promise<void> {
    try {
      await this.#runtime.commit();
      const { room } = this.#runtime.held.host;
      const isGameRunning = room.kind === 'open' && isRunning(room.state.stage);
      this.#heartbeat.run((isGameRunning || this.#clients.isAnyBehind) && this.#clients.count > 0);
    } finally {
      this.#clients.flush();
    }
    // Messages do not wait for the alarm: if the process dies before it is set, the next wake-up handles the deadline.
    await this.#runtime.finalize();
  }

  /**
   * Handles timed-out sockets, given per owner with the last heartbeat (epoch ms). A user without another
   * socket counts as gone since then.
   */
  async #lost(lastHeartbeats: ReadonlyMap<UserId, number>): Promise<void> {
    await this.#commits
      .run(() => void this.#runtime.step({ type: 'viewersChanged', lastHeartbeats }))
      .catch((error) => this.#ports.log('error', 'timeoutNotHandled', { error }));
  }

  /**
   * Closes the socket if `job` fails. The client receives no error details: it reconnects, gets a snapshot
   * and repeats its unacknowledged commands. Calls `failed` if the job fails.
   */
  async #withErrorBoundary(
    client: Client,
    job: () => Promise<void>,
    failed: () => void = () => {},
  ): Promise<void> {
    try {
      await job();
    } catch (error) {
      failed();
      this.#ports.log('error', 'roomFailed', { error });
      this.#clients.drop(client, internalError, '');
    }
  }
}
