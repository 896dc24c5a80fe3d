import type { Timings } from '@tallyho/game/limits';
import type { UserId } from '@tallyho/game/model/person';
import type { Clock } from './ports.ts';
import type { Sockets } from './sockets.ts';

type Options = {
  sockets: Pick<Sockets, 'ping' | 'silence' | 'silentFrom'>;
  clock: Clock;
  timings: Pick<Timings, 'pingEvery' | 'pingTimeout'>;
  /** Sockets were found to be silent: the last sign of life on them, by their owners, epoch ms. */
  lost: (lastSigns: Map<UserId, number>) => void;
};

/**
 * Pings a room's sockets while a game runs, and finds those that do not answer. Its timer lives in memory and keeps the
 * process awake: it needs neither alarms nor storage. After a restart or a standstill of the process every socket gets the full
 * time to answer, because nobody asked it meanwhile.
 */
export class Heartbeat {
  readonly #options: Options;
  #cancel: (() => void) | null = null;
  /** Since when sockets are asked without interruption, epoch ms; Infinity before the first ping. */
  #askedFrom = Number.POSITIVE_INFINITY;
  #pingAt = 0;
  #dueAt = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  get isRunning(): boolean {
    return this.#cancel !== null;
  }

  /** Starts, goes on or stops, as wanted. */
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
    const { sockets, clock, timings } = this.#options;
    const silentAt = sockets.silentFrom(this.#askedFrom) + timings.pingTimeout;
    this.#dueAt = Math.max(this.#now, Math.min(this.#pingAt, silentAt));
    this.#cancel = clock.later(this.#dueAt - this.#now, () => this.#beat());
  }

  #beat(): void {
    const { sockets, timings, lost } = this.#options;
    const now = this.#now;
    const wasHeldUp = now - this.#dueAt >= timings.pingEvery;
    this.#askedFrom = wasHeldUp ? now : Math.min(this.#askedFrom, now);
    const lastSigns = sockets.silence(this.#askedFrom, now - timings.pingTimeout);
    if (now >= this.#pingAt) {
      sockets.ping();
      this.#pingAt = now + timings.pingEvery;
    }
    this.#schedule();
    if (lastSigns.size > 0) lost(lastSigns);
  }
}
