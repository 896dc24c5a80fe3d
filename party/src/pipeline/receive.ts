import type { RejectCode } from '@tallyho/game/model/reject-codes';
import type { ClientCommand } from '@tallyho/game/protocol/client';
import { closeCodes } from '@tallyho/game/protocol/close-codes';
import { senderOf } from '@tallyho/game/room/host/host';
import { ackOf } from '@tallyho/game/room/host/messages';
import { type Admitted, type Client, ownerKeyOf } from '../clients/client.ts';
import type { Clients } from '../clients/clients.ts';
import { internalError, tooBig } from '../clients/close-codes.ts';
import { countCommand } from '../metrics/count-command.ts';
import type { Clock, Log, Metrics } from '../ports.ts';
import type { Reply } from './changes.ts';
import { type IncomingData, readFrame } from './frame.ts';
import type { RoomRuntime } from './room-runtime.ts';

/** The rate limit cost of a resync. A snapshot is the largest response that a client can request. */
const resyncCost = 5;

type Options = {
  clock: Clock;
  log: Log;
  metrics: Metrics;
  clients: Clients;
  runtime: RoomRuntime;
};

/** Takes the frames of clients: size check, rate limit, parse, add the sender. Only then a command becomes an input of the room. */
export class FrameReceiver {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  get #now(): number {
    return this.#options.clock.now();
  }

  /** Handles a frame from a socket. The content is untrusted. */
  async message(client: Client, data: IncomingData): Promise<void> {
    const { clients, metrics } = this.#options;
    const { admitted } = client;
    if (!admitted) return client.onUnexpectedFrame();
    const frame = readFrame(data);
    if (frame.kind === 'oversized') {
      metrics.count('refusedFrames', { reason: 'oversized' });
      return this.#disconnect(client, tooBig, 'frame');
    }
    const startedAt = this.#now;
    const command = frame.kind === 'command' ? frame.command : null;
    const id = command ? command.id : frame.kind === 'malformed' ? frame.id : null;
    const reply: Reply = (error) => {
      if (!command) return;
      countCommand(metrics, command.type, error);
      if (error !== 'rateLimited') metrics.observe('acknowledgements', {}, (this.#now - startedAt) / 1_000);
    };
    const refuse = (error: RejectCode) => {
      if (id !== null) client.send(JSON.stringify(ackOf(id, error)));
      reply(error);
    };
    if (client.recordFrame(startedAt)) await this.matchPresence(client);
    const cost = command?.type === 'resync' ? resyncCost : 1;
    const verdict = clients.takeRate(ownerKeyOf(admitted), startedAt, cost);
    if (verdict !== 'fine') metrics.count('refusedFrames', { reason: verdict });
    if (verdict === 'flooding') return this.#disconnect(client, closeCodes.flooding, 'flooding');
    if (verdict === 'tooFast') return refuse('rateLimited');
    if (frame.kind === 'heartbeat') return this.#onHeartbeat(admitted, frame.token);
    if (!command) return this.#refuseMalformed(client, refuse);
    const failed = () => metrics.count('commands', { type: command.type, outcome: 'failed' });
    return this.guard(client, () => this.#execute(admitted, command, reply), failed);
  }

  async #execute(from: Admitted, command: ClientCommand, reply: Reply): Promise<void> {
    const { runtime } = this.#options;
    const { client } = from;
    const { lag } = client;
    const input = { type: 'command', user: senderOf(from), command, from } as const;
    if (command.type === 'resync' && !lag.requested(this.#now)) {
      const refused = { ...input, type: 'refused', error: 'rateLimited' } as const;
      await runtime.run(() => void runtime.add(refused, reply));
    } else await runtime.execute(input, reply);
    // Without an answer to this ping the client gets no further snapshot.
    if (command.type === 'resync' && lag.hasMaxSnapshots) client.ping();
  }

  async #onHeartbeat({ client, hasSentHeartbeat }: Admitted, token: number | null): Promise<void> {
    const isExpectedToGoOn = hasSentHeartbeat || this.#options.runtime.isPinging;
    client.onHeartbeat(this.#now, { isExpectedToGoOn });
    if (client.lag.answered(token)) await this.#resynchronise(client);
    if (this.#options.clients.dropTimedOut() !== null) await this.matchPresence(client);
  }

  /** Sends a snapshot to a client that has missed changes, and updates the presence of its user. */
  async #resynchronise(client: Client): Promise<void> {
    const { runtime } = this.#options;
    await this.guard(client, () =>
      runtime.run(() => {
        runtime.add({ type: 'connectionsChanged' });
        client.lag.reset();
        if (client.admitted) runtime.add({ type: 'missed', subscriber: client.admitted });
      }),
    );
  }

  async #refuseMalformed(client: Client, refuse: (error: RejectCode) => void): Promise<void> {
    refuse('malformed');
    this.#options.metrics.count('refusedFrames', { reason: 'malformed' });
    if (client.countMalformedFrame()) await this.#disconnect(client, closeCodes.malformed, 'malformed');
  }

  /** Closes the socket of a misbehaving client. The user keeps the seat, as after any lost connection. */
  async #disconnect(client: Client, code: number, reason: 'frame' | 'flooding' | 'malformed'): Promise<void> {
    this.#options.clients.drop(client, code, reason);
    await this.matchPresence(client);
  }

  /** Updates the presence of users whose sockets closed or became active again. */
  async matchPresence(client: Client): Promise<void> {
    const { runtime } = this.#options;
    await this.guard(client, () => runtime.run(() => void runtime.add({ type: 'connectionsChanged' })));
  }

  /**
   * Closes the client if `job` fails. The client receives no error details: it reconnects, gets a snapshot
   * and repeats its unacknowledged commands. Calls `failed` if the job fails.
   */
  async guard(client: Client, job: () => Promise<void>, failed: () => void = () => {}): Promise<void> {
    const { clients, log } = this.#options;
    try {
      await job();
    } catch (error) {
      failed();
      log('error', 'roomFailed', { error });
      clients.drop(client, internalError, '');
    }
  }
}
