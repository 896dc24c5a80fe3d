import type { UserId } from '@tallyho/game/model/person';
import type { RoomRequest, RoomResponse } from '@tallyho/game/protocol/service';
import type { Ticket } from '@tallyho/game/protocol/ticket';
import type { Ask } from '@tallyho/game/room/host/ask';
import type { RequestInput } from '@tallyho/game/room/host/host';
import { responseTo } from '@tallyho/game/room/host/requests';
import { isRunning } from '@tallyho/game/room/state/transition';
import { Clients } from '../clients/clients.ts';
import { Heartbeat } from '../clients/heartbeat.ts';
import { countCommand } from '../metrics/count-command.ts';
import { objectGauges } from '../metrics/object-gauges.ts';
import { answerFrom } from '../pipeline/answer-from.ts';
import { RoomRuntime } from '../pipeline/commit.ts';
import { CommitQueue } from '../pipeline/commit-queue.ts';
import type { Reply } from '../pipeline/decide.ts';
import { type Execute, executor } from '../pipeline/execute.ts';
import type { IncomingData } from '../pipeline/frame.ts';
import { FrameReceiver } from '../pipeline/receive.ts';
import { SerialQueue } from '../pipeline/serial-queue.ts';
import type { PartyObject } from '../platform/platform.ts';
import type { Connection, CreateMetrics, Metrics, RoomPorts } from '../ports.ts';
import { admitSocket } from './room-admission.ts';
import { changeAccess, parseRequest } from './room-requests.ts';

/**
 * Connects the sockets with one room. Inputs are decided in order of arrival, and those of one tick are stored
 * and sent together (CommitQueue, RoomRuntime). Only requests to the edge run outside of commits.
 */
export class RoomObject implements PartyObject<Ticket> {
  readonly #ports: RoomPorts;
  readonly #metrics: Metrics;
  readonly #clients: Clients;
  readonly #runtime: RoomRuntime;
  readonly #heartbeat: Heartbeat;
  readonly #execute: Execute;
  readonly #commits: CommitQueue;
  readonly #frames: FrameReceiver;

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
      ask: (ask) => void this.#answer(ask),
    });
    this.#commits = new CommitQueue({
      ...ports,
      queue,
      begin: () => this.#runtime.begin(),
      commit: () => this.#commit(),
    });
    this.#execute = executor({ ...ports, runtime: this.#runtime, commits: this.#commits });
    this.#heartbeat = new Heartbeat({
      ...ports,
      clients: this.#clients,
      lost: (lastHeartbeats) => void this.#lost(lastHeartbeats),
    });
    this.#frames = new FrameReceiver({
      ...ports,
      metrics,
      clients: this.#clients,
      runtime: this.#runtime,
      commits: this.#commits,
      execute: this.#execute,
      isPinging: () => this.#heartbeat.isRunning,
    });
  }

  /** Accepts a new socket with a valid ticket and sends a snapshot, or closes it with a code for the reason. */
  connect(connection: Connection, ticket: Ticket): Promise<void> {
    const client = this.#clients.of(connection);
    const admit = () => admitSocket(client, ticket, { runtime: this.#runtime, clients: this.#clients });
    return this.#frames.guard(client, () => this.#commits.run(admit));
  }

  /** Handles a frame from a socket. The content is untrusted. */
  message(connection: Connection, data: IncomingData): Promise<void> {
    return this.#frames.message(this.#clients.of(connection), data);
  }

  /** The current values for the operator; null if the room does not exist or is closed. */
  get #gauges(): ReturnType<Parameters<CreateMetrics>[0]> {
    const { held, outboxStatus } = this.#runtime;
    const { room } = held.host;
    if (room.kind !== 'open') return null;
    return objectGauges('main', room.state.code, { clients: this.#clients, outbox: outboxStatus });
  }

  /** Handles the close of a socket, by either side. */
  closed(connection: Connection): Promise<void> {
    const client = this.#clients.of(connection);
    client.ended();
    return this.#frames.guard(client, async () => {
      try {
        await this.#commits.run(() => void this.#runtime.step({ type: 'connectionsChanged' }));
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
      await this.#execute({ type: 'command', user, command, from: null }, reply);
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

  /** Asks the API between two commits. If it cannot be reached, the room asks again. */
  async #answer(ask: Ask): Promise<void> {
    const { edge, log } = this.#ports;
    try {
      const answer = await answerFrom(edge, ask);
      await this.#commits.run(() => void this.#runtime.step({ type: 'themes', answer }));
    } catch (error) {
      log('warn', 'themeUnavailable', { error });
    }
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
      .run(() => void this.#runtime.step({ type: 'connectionsChanged', lastHeartbeats }))
      .catch((error) => this.#ports.log('error', 'timeoutNotHandled', { error }));
  }
}
