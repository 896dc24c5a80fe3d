import type { Timings } from '@tallyho/game/limits';
import type { UserId } from '@tallyho/game/model/person';
import type { Clock } from '../ports.ts';
import type { Clients } from './clients.ts';
import { markTimedOut, oldestHeartbeat } from './timeouts.ts';

type Options = {
  clients: Pick<Clients, 'ping' | 'admitted' | 'dropUnread'>;
  clock: Clock;
  timings: Pick<Timings, 'pingEvery' | 'pingTimeout'>;
  /** Called when sockets timed out. The map has the last heartbeat on them per user, epoch ms. */
  lost: (lastHeartbeats: Map<UserId, number>) => void;
};

/**
 * Pings the sockets of a room while a game runs, and detects those that do not answer. Its timer is in
 * memory and keeps the process awake; it needs neither alarms nor storage. After a restart or a pause of the
 * process every socket gets the full timeout again, because no pings were sent meanwhile.
 */
export class Heartbeat {
  readonly #options: Options;
  #cancel: (() => void) | null = null;
  /** Time since which sockets are pinged without interruption, epoch ms; Infinity before the first ping. */
  #askedFrom = Number.POSITIVE_INFINITY;
  #pingAt = 0;
  #dueAt = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  get isRunning(): boolean {
    return this.#cancel !== null;
  }

  /** Starts, continues or stops the pings. */
  run(isWanted: boolean): void {
    if (!isWanted) {
      this.#cancel?.();
      this.#cancel = null;
    } else if (!this.#cancel) {
      this.#askedFrom = Number.POSITIVE_INFINITY;
      this.#pingAt = this.#now;
      this.#schedule();
    }
  }

  get #now(): number {
    return this.#options.clock.now();
  }

  #schedule(): void {
    const { clients, clock, timings } = this.#options;
    const timesOutAt = oldestHeartbeat(clients.admitted(), this.#askedFrom) + timings.pingTimeout;
    this.#dueAt = Math.max(this.#now, Math.min(this.#pingAt, timesOutAt));
    this.#cancel = clock.later(this.#dueAt - this.#now, () => this.#beat());
  }

  #beat(): void {
    const { clients, timings, lost } = this.#options;
    const now = this.#now;
    const wasHeldUp = now - this.#dueAt >= timings.pingEvery;
    this.#askedFrom = wasHeldUp ? now : Math.min(this.#askedFrom, now);
    const lastHeartbeats = markTimedOut(clients.admitted(), {
      askedFrom: this.#askedFrom,
      until: now - timings.pingTimeout,
    });
    clients.dropUnread();
    if (now >= this.#pingAt) {
      clients.ping();
      this.#pingAt = now + timings.pingEvery;
    }
    this.#schedule();
    if (lastHeartbeats.size > 0) lost(lastHeartbeats);
  }
}
