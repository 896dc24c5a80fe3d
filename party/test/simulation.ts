import { defaultTimings, type Timings } from '@tallyho/game/limits';
import { greeting } from '@tallyho/game/protocol/greeting';
import type { Clock, Connections, Log, Storage } from '../src/ports.ts';
import type { FakeSocket } from './fake-socket.ts';
import { MemoryStorage } from './memory-storage.ts';

/** What an object gets to run on. `life` is its process's: a dead one does nothing any more. */
export type SimulatedProcess = {
  storage: Storage;
  connections: Connections;
  clock: Clock;
  timings: Timings;
  log: Log;
  life: { isDead: boolean };
};

/** What this needs to know of an object. */
type Host<Socket> = {
  alarm(): Promise<void>;
  closed(socket: Socket): Promise<void>;
  message(socket: Socket, data: string): Promise<void>;
};

/** An object with everything around it in memory: time stands still until told, and processes can be killed. */
export abstract class Simulation<Hosted extends Host<Socket>, Socket extends FakeSocket<unknown>> {
  readonly storage = new MemoryStorage();
  readonly logged: string[] = [];
  readonly timings: Timings;
  sockets: Socket[] = [];
  now = 1_800_000_000_000;
  life = { isDead: false, diesAfterPut: false, failsNextPut: false };
  object: Hosted;
  #soon: (() => void)[] = [];
  #timers = new Set<{ at: number; job: () => void }>();
  readonly #underWay = new Set<{ at: number; job: () => void }>();
  readonly #host: (process: SimulatedProcess) => Hosted;

  constructor(timings: Partial<Timings>, host: (process: SimulatedProcess) => Hosted) {
    this.timings = { ...defaultTimings, ...timings };
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
    return this.#host({
      storage,
      life,
      connections: { all: () => sockets.filter(({ closedWith }) => closedWith === null) },
      clock: {
        now: () => this.now,
        soon: (job) => void soon.push(job),
        later: (ms, job) => {
          const timer = { at: this.now + ms, job };
          timers.add(timer);
          return () => void timers.delete(timer);
        },
      },
      timings: this.timings,
      log: (message, error) => this.logged.push(`${message} ${error}`),
    });
  }

  /** True while something keeps the process from being put to sleep. */
  get isKeptAwake(): boolean {
    return this.#timers.size > 0;
  }

  /** kill -9: memory and sockets are gone, storage stays. Alarms may be lost too. */
  kill({ losesAlarm = true } = {}): void {
    this.life.isDead = true;
    if (losesAlarm) this.storage.alarmAt = null;
    this.object = this.#start();
  }

  /** Hibernation: memory is gone, sockets stay. */
  hibernate(): void {
    const { sockets } = this;
    this.life.isDead = true;
    this.object = this.#start();
    this.sockets.push(...sockets);
  }

  /** Everything that can happen without time passing has happened, and queued frames went out. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 3; ) {
      await new Promise((resolve) => setImmediate(resolve));
      const jobs = this.#soon.splice(0);
      for (const job of jobs) job();
      quiet = jobs.length > 0 ? 0 : quiet + 1;
    }
  }

  /** Time passes: the alarm rings when it is due, timers go off, and what is on its way arrives. */
  async pass(ms: number): Promise<void> {
    await this.#passUntil(this.now + ms, () => this.storage.alarmAt);
  }

  /** Time passes, but the alarm gets lost. */
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

  /** Something on its way through the network for `ms`: the death of a process does not stop it. */
  protected underWay(ms: number, job: () => void): void {
    this.#underWay.add({ at: this.now + ms, job });
  }

  /** Opens a socket as `connect` says. Clients greet: that is when one who may not come in is told. */
  protected async admit(socket: Socket, connect: () => Promise<void>): Promise<Socket> {
    this.sockets.push(socket);
    await connect();
    await this.settle();
    if (!socket.member) await this.object.message(socket, greeting);
    return socket;
  }

  /** The client goes away. */
  async drop(socket: Socket): Promise<void> {
    socket.closedWith ??= 1001;
    await this.object.closed(socket);
    await this.settle();
  }
}
