import type { RoomRequest, RoomResponse } from '@tallyho/game/protocol/service';
import type { Ticket } from '@tallyho/game/protocol/ticket';
import type { RequestInput } from '@tallyho/game/room/host/host';
import { responseTo } from '@tallyho/game/room/host/requests';
import { Clients } from '../clients/clients.ts';
import { countCommand } from '../metrics/count-command.ts';
import { objectGauges } from '../metrics/object-gauges.ts';
import type { Reply } from '../pipeline/changes.ts';
import type { IncomingData } from '../pipeline/frame.ts';
import { FrameReceiver } from '../pipeline/receive.ts';
import { RoomRuntime } from '../pipeline/room-runtime.ts';
import type { PartyObject } from '../platform/platform.ts';
import type { Clock, Connection, CreateMetrics, Metrics, RoomPorts } from '../ports.ts';
import { admitSocket } from './room-admission.ts';
import { changeAccess, parseRequest } from './room-requests.ts';

/** Connects the sockets and the calls of the platform with one room. */
export class RoomObject implements PartyObject<Ticket> {
  readonly #clock: Clock;
  readonly #metrics: Metrics;
  readonly #clients: Clients;
  readonly #runtime: RoomRuntime;
  readonly #frames: FrameReceiver;

  constructor(ports: RoomPorts) {
    this.#clock = ports.clock;
    const metrics = ports.createMetrics(() => this.#gauges);
    const clients = new Clients({
      ...ports,
      metrics,
      party: 'main',
      silentAfter: ports.timings.lobbySilentAfter,
    });
    this.#metrics = metrics;
    this.#clients = clients;
    this.#runtime = new RoomRuntime({ ...ports, metrics, clients });
    this.#frames = new FrameReceiver({ ...ports, metrics, clients, runtime: this.#runtime });
  }

  /** Accepts a new socket with a valid ticket and sends a snapshot, or closes it with a code for the reason. */
  connect(connection: Connection, ticket: Ticket): Promise<void> {
    const client = this.#clients.of(connection);
    const admit = () => admitSocket(client, ticket, { runtime: this.#runtime, clients: this.#clients });
    return this.#frames.guard(client, () => this.#runtime.run(admit));
  }

  /** Handles a frame from a socket. The content is untrusted. */
  message(connection: Connection, data: IncomingData): Promise<void> {
    return this.#frames.message(this.#clients.of(connection), data);
  }

  /** The current values for the operator; null if the room does not exist or is closed. */
  get #gauges(): ReturnType<Parameters<CreateMetrics>[0]> {
    const { current, outboxStatus } = this.#runtime;
    const { room } = current.host;
    if (room.kind !== 'open') return null;
    return objectGauges('main', room.state.code, { clients: this.#clients, outbox: outboxStatus });
  }

  /** Handles the close of a socket, by either side. */
  closed(connection: Connection): Promise<void> {
    const client = this.#clients.of(connection);
    client.ended();
    return this.#frames.guard(client, async () => {
      try {
        await this.#runtime.run(() => void this.#runtime.add({ type: 'connectionsChanged' }));
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
      response = responseTo(request, error, this.#runtime.current.host);
      if (request.type === 'command') countCommand(this.#metrics, request.command.type, error);
    };
    if (request.type !== 'command') await this.#runtime.run(() => this.#serve(code, request, reply));
    else if (this.#clients.takeRate(request.user, this.#clock.now()) !== 'fine') reply('rateLimited');
    else {
      const { user, command } = request;
      await this.#runtime.execute({ type: 'command', user, command, from: null }, reply);
    }
    if (request.type === 'erase') await this.#runtime.erase(request);
    return response;
  }

  #serve(code: string, request: RequestInput['request'], reply: Reply): void {
    changeAccess(request, { runtime: this.#runtime, clients: this.#clients });
    const [seed = 0] = crypto.getRandomValues(new Int32Array(1));
    this.#runtime.add({ type: 'request', code, seed, request }, reply);
  }

  /** Handles the room's alarm. Never rejects: failed work is retried at the next wake-up. */
  alarm(): Promise<void> {
    return this.#runtime.onAlarm();
  }
}
