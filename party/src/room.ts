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
import { internalError, tooBig } from './close-codes.ts';
import type { Reply } from './commit.ts';
import { CommitQueue } from './commit-queue.ts';
import { type IncomingData, readFrame } from './frame.ts';
import { Heartbeat } from './heartbeat.ts';
import { MalformedFrames } from './malformed-frames.ts';
import { countCommand } from './metrics/count-command.ts';
import { objectGauges } from './metrics/object-gauges.ts';
import type { PartyObject } from './platform.ts';
import type { Connection, CreateMetrics, Member, Metrics, RoomPorts } from './ports.ts';
import { RateLimiter } from './rate-limiter.ts';
import { admitSocket } from './room-admission.ts';
import { RoomCommands } from './room-commands.ts';
import { changeAccess, parseRequest } from './room-requests.ts';
import { RoomRuntime } from './room-runtime.ts';
import { SerialQueue } from './serial-queue.ts';
import { type Admitted, admittedOf } from './socket-timeouts.ts';
import { Sockets } from './sockets.ts';

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
  readonly #sockets: Sockets;
  readonly #runtime: RoomRuntime;
  readonly #heartbeat: Heartbeat;
  readonly #commands: RoomCommands;
  readonly #rateLimiter = new RateLimiter();
  readonly #malformed = new MalformedFrames();
  readonly #commits: CommitQueue;

  constructor(ports: RoomPorts) {
    this.#ports = ports;
    const metrics = ports.createMetrics(() => this.#gauges);
    this.#metrics = metrics;
    this.#sockets = new Sockets({
      ...ports,
      metrics,
      party: 'main',
      silentAfter: ports.timings.lobbySilentAfter,
    });
    const queue = new SerialQueue();
    this.#runtime = new RoomRuntime({
      ...ports,
      metrics,
      sockets: this.#sockets,
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
      sockets: this.#sockets,
      lost: (lastHeartbeats) => void this.#lost(lastHeartbeats),
    });
  }

  /** Accepts a new socket with a valid ticket and sends a snapshot, or closes it with a code for the reason. */
  connect(connection: Connection, ticket: Ticket): Promise<void> {
    const admit = () => admitSocket(connection, ticket, { runtime: this.#runtime, sockets: this.#sockets });
    return this.#withErrorBoundary(connection, () => this.#commits.run(admit));
  }

  /** Handles a frame from a socket. The content is untrusted. */
  async message(connection: Connection, data: IncomingData): Promise<void> {
    const { member } = connection;
    if (!member || this.#sockets.isGone(connection)) return this.#sockets.closeUnknown(connection);
    const frame = readFrame(data);
    if (frame.kind === 'oversized') {
      this.#metrics.count('refusedFrames', { reason: 'oversized' });
      return this.#disconnectClient(connection, tooBig, 'frame');
    }
    const startedAt = this.#runtime.context.now;
    const command = frame.kind === 'command' ? frame.command : null;
    const id = command ? command.id : frame.kind === 'malformed' ? frame.id : null;
    const refuse = (error: RejectCode) => {
      if (id !== null) this.#sockets.send(connection, JSON.stringify(ackOf(id, error)));
      if (command) reply(error);
    };
    const reply: Reply = (error) => {
      if (!command) return;
      countCommand(this.#metrics, command.type, error);
      if (error !== 'rateLimited')
        this.#metrics.observe('acknowledgements', {}, (this.#runtime.context.now - startedAt) / 1_000);
    };
    if (this.#sockets.recordFrame(connection, member)) await this.#matchPresence(connection);
    const cost = command?.type === 'resync' ? resyncCost : 1;
    const verdict = this.#rateLimiter.take(member.user, startedAt, cost);
    if (verdict !== 'fine') this.#metrics.count('refusedFrames', { reason: verdict });
    if (verdict === 'flooding') return this.#disconnectClient(connection, closeCodes.flooding, 'flooding');
    if (verdict === 'tooFast') return refuse('rateLimited');
    if (frame.kind === 'heartbeat') return this.#onHeartbeat(connection, member, frame.token);
    if (!command) return this.#refuseMalformed(connection, refuse);
    const failed = () => this.#metrics.count('commands', { type: command.type, outcome: 'failed' });
    return this.#withErrorBoundary(
      connection,
      () => this.#execute(admittedOf(connection, member), command, reply),
      failed,
    );
  }

  async #execute(from: Admitted, command: ClientCommand, reply: Reply): Promise<void> {
    const { connection, user } = from;
    const input = { type: 'command', user, command, from } as const;
    if (command.type === 'viewPage')
      await this.#commits.run(() => {
        this.#sockets.showsPage(connection, command.page);
        this.#runtime.step(input, reply);
      });
    else if (command.type === 'resync' && !this.#sockets.maySendSnapshot(connection)) {
      const refused = { ...input, type: 'refused', error: 'rateLimited' } as const;
      await this.#commits.run(() => void this.#runtime.step(refused, reply));
    } else await this.#commands.handle(input, reply);
    if (command.type === 'resync') this.#sockets.pingBeforeLimit(connection);
  }

  /** The current values for the operator; null if the room does not exist or is closed. */
  get #gauges(): ReturnType<Parameters<CreateMetrics>[0]> {
    const { held, outboxStatus } = this.#runtime;
    const { room } = held.host;
    if (room.kind !== 'open') return null;
    return objectGauges('main', room.state.code, { sockets: this.#sockets, outbox: outboxStatus });
  }

  async #onHeartbeat(connection: Connection, member: Member, token: number | null): Promise<void> {
    const isExpectedToGoOn = member.hasSentHeartbeat || this.#heartbeat.isRunning;
    this.#sockets.onHeartbeat(connection, member, { isExpectedToGoOn });
    if (this.#sockets.hasReadAgain(connection, token)) await this.#resynchronise(connection);
    if (this.#sockets.dropTimedOut() !== null) await this.#matchPresence(connection);
  }

  /** Handles the close of a socket, by either side. */
  closed(connection: Connection): Promise<void> {
    this.#sockets.ended(connection);
    this.#malformed.forget(connection);
    return this.#withErrorBoundary(connection, async () => {
      await this.#commits.run(() => void this.#runtime.step({ type: 'viewersChanged' }));
      this.#sockets.forget(connection);
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
    else if (this.#rateLimiter.take(request.user, this.#runtime.context.now) !== 'fine') reply('rateLimited');
    else {
      const { user, command } = request;
      await this.#commands.handle({ type: 'command', user, command, from: null }, reply);
    }
    if (request.type === 'erase') await this.#runtime.eraseReports(request);
    return response;
  }

  #serve(code: string, request: RequestInput['request'], reply: Reply): void {
    changeAccess(request, { runtime: this.#runtime, sockets: this.#sockets });
    const [seed = 0] = crypto.getRandomValues(new Int32Array(1));
    this.#runtime.step({ type: 'request', code, seed, request }, reply);
  }

  /** Handles the room's alarm. Never rejects: failed work is retried at the next wake-up. */
  async alarm(): Promise<void> {
    const ring = () => this.#runtime.onAlarm();
    await this.#commits.run(ring).catch((error) => this.#ports.log('error', 'alarmFailed', { error }));
  }

  /** Sends a snapshot to a client that has missed changes, and updates the presence of its user. */
  async #resynchronise(connection: Connection): Promise<void> {
    await this.#withErrorBoundary(connection, () =>
      this.#commits.run(() => {
        this.#runtime.step({ type: 'viewersChanged' });
        this.#sockets.resetLag(connection);
        const { member } = connection;
        if (member) this.#runtime.step({ type: 'missed', viewer: admittedOf(connection, member) });
      }),
    );
  }

  async #refuseMalformed(connection: Connection, refuse: (error: RejectCode) => void): Promise<void> {
    refuse('malformed');
    this.#metrics.count('refusedFrames', { reason: 'malformed' });
    if (this.#malformed.add(connection))
      await this.#disconnectClient(connection, closeCodes.malformed, 'malformed');
  }

  /** Closes the socket of a misbehaving client. The user keeps the seat, as after any lost connection. */
  async #disconnectClient(
    connection: Connection,
    code: number,
    reason: 'frame' | 'flooding' | 'malformed',
  ): Promise<void> {
    this.#sockets.drop(connection, code, reason);
    await this.#matchPresence(connection);
  }

  /** Updates the presence of users whose sockets closed or became active again. */
  async #matchPresence(connection: Connection): Promise<void> {
    await this.#withErrorBoundary(connection, () =>
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
      this.#heartbeat.run((isGameRunning || this.#sockets.isAnyBehind) && this.#sockets.count > 0);
    } finally {
      this.#sockets.flush();
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
    connection: Connection,
    job: () => Promise<void>,
    failed: () => void = () => {},
  ): Promise<void> {
    try {
      await job();
    } catch (error) {
      failed();
      this.#ports.log('error', 'roomFailed', { error });
      this.#sockets.drop(connection, internalError, '');
    }
  }
}
