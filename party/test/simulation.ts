import type { Timings } from '@tallyho/game/limits';
import type { LogFields } from '@tallyho/game/log-line';
import { MetricSeries } from '@tallyho/game/metrics/metric-series';
import { heartbeatFrame } from '@tallyho/game/protocol/heartbeat';
import { withoutGuessTime } from '@tallyho/game/testing/rooms';
import type { Clock, Connections, CreateMetrics, Log, Storage } from '../src/ports.ts';
import type { FakeSocket } from './fake-socket.ts';
import { MemoryStorage } from './memory-storage.ts';

/** The environment of an object. `life` belongs to its process: a dead process does nothing more. */
export type SimulatedProcess = {
  storage: Storage;
  connections: Connections;
  clock: Clock;
  timings: Timings;
  log: Log;
  createMetrics: CreateMetrics;
  life: { isDead: boolean };
};

/** The interface of an object that the simulation needs. */
type Host<Socket> = {
  alarm(): Promise<void>;
  closed(socket: Socket): Promise<void>;
  message(socket: Socket, data: string): Promise<void>;
};

/**
 * Runs an object with its whole environment in memory. Time advances only on request, and processes can be
 * killed.
 */
export abstract class Simulation<Hosted extends Host<Socket>, Socket extends FakeSocket<unknown>> {
  readonly storage = new MemoryStorage();
  readonly logged: string[] = [];
  /** All counters and histograms of the object's processes. */
  readonly metrics = new MetricSeries();
  /** Returns the metrics of each process. Replace it before a process starts. */
  createMetrics: (process: Pick<SimulatedProcess, 'clock' | 'log'>) => CreateMetrics = () => () =>
    this.metrics;
  readonly timings: Timings;
  sockets: Socket[] = [];
  now = 1_800_000_000_000;
  life = { isDead: false, diesAfterPut: false, failsNextPut: false, failsNextDelete: false };
  object: Hosted;
  #soon: (() => void)[] = [];
  #timers = new Set<{ at: number; job: () => void }>();
  readonly #underWay = new Set<{ at: number; job: () => void }>();
  readonly #host: (process: SimulatedProcess) => Hosted;

  constructor(timings: Partial<Timings>, host: (process: SimulatedProcess) => Hosted) {
    this.timings = { ...withoutGuessTime, ...timings };
    this.#host = host;
    this.object = this.#start();
  }

  #start(): Hosted {
    const { storage, life } = this.storage.handle();
    this.life = life;
    const sockets: Socket[] = [];
    this.sockets = sockets;
    const soon: (() => void)[] = [];
    this.#soon = soon;
    const timers = new Set<{ at: number; job: () => void }>();
    this.#timers = timers;
    const clock: Clock = {
      now: () => this.now,
      soon: (job) => {
        soon.push(job);
        setImmediate(() => runAll(soon));
      },
      later: (ms, job) => {
        const timer = { at: this.now + ms, job };
        timers.add(timer);
        return () => void timers.delete(timer);
      },
    };
    const log: Log = (_level, event, fields) => void this.logged.push(`${event} ${printed(fields)}`);
    return this.#host({
      storage,
      life,
      connections: { all: () => sockets.filter(({ closedWith }) => closedWith === null) },
      clock,
      timings: this.timings,
      log,
      createMetrics: this.createMetrics({ clock, log }),
    });
  }

  /** True while a timer keeps the process from hibernating. */
  get isKeptAwake(): boolean {
    return this.#timers.size > 0;
  }

  /** Kills the process: memory and sockets are lost, storage stays. Alarms can be lost too. */
  kill({ losesAlarm = true } = {}): void {
    this.life.isDead = true;
    if (losesAlarm) this.storage.alarmAt = null;
    this.object = this.#start();
  }

  /** Hibernates the object: memory is lost, sockets stay. */
  hibernate(): void {
    const { sockets } = this;
    this.life.isDead = true;
    this.object = this.#start();
    this.sockets.push(...sockets);
  }

  /** Runs everything that can run without time passing, and sends queued frames. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 3; ) {
      await new Promise((resolve) => setImmediate(resolve));
      quiet = runAll(this.#soon) > 0 ? 0 : quiet + 1;
    }
  }

  /** Advances time: runs due alarms and timers, and delivers data in transit. */
  async pass(ms: number): Promise<void> {
    await this.#passUntil(this.now + ms, () => this.storage.alarmAt);
  }

  /** Advances time without running the alarm, which is lost. */
  async passWithoutAlarm(ms: number): Promise<void> {
    await this.#passUntil(this.now + ms, () => null);
  }

  async #passUntil(until: number, alarmAt: () => number | null): Promise<void> {
    for (;;) {
      const [next] = [...this.#timers, ...this.#underWay].sort((a, b) => a.at - b.at);
      const alarm = alarmAt();
      const isAlarm = alarm !== null && alarm <= (next?.at ?? alarm);
      const at = isAlarm ? alarm : next?.at;
      if (at === undefined || at > until) break;
      this.now = Math.max(this.now, at);
      if (isAlarm) {
        this.storage.alarmAt = null;
        await this.object.alarm();
      } else if (next) {
        this.#timers.delete(next);
        this.#underWay.delete(next);
        next.job();
      }
      await this.settle();
    }
    this.now = until;
    await this.settle();
  }

  /** Delivers something after `ms` of network latency, even if the process dies meanwhile. */
  protected underWay(ms: number, job: () => void): void {
    this.#underWay.add({ at: this.now + ms, job });
  }

  /** Opens a socket with `connect`. The client sends a heartbeat, which completes the close of a rejected socket. */
  protected async admit(socket: Socket, connect: () => Promise<void>): Promise<Socket> {
    this.sockets.push(socket);
    await connect();
    await this.settle();
    if (!socket.identity) await this.object.message(socket, heartbeatFrame);
    return socket;
  }

  /** Closes the socket from the client's side. */
  async drop(socket: Socket): Promise<void> {
    socket.closedWith ??= 1001;
    await this.object.closed(socket);
    await this.settle();
  }
}

const printed = (fields: LogFields = {}): string =>
  JSON.stringify(fields, (_, value) => (value instanceof Error ? value.message : value));

/** Runs and removes all jobs. Returns their number. */
const runAll = (jobs: (() => void)[]): number => {
  const all = jobs.splice(0);
  for (const job of all) job();
  return all.length;
};
