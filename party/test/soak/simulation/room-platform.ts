import { defaultTimings } from '@tallyho/game/limits';
import { MetricSeries } from '@tallyho/game/metrics/metric-series';
import type { RoomRequest, RoomResponse } from '@tallyho/game/protocol/service';
import type { Ticket } from '@tallyho/game/protocol/ticket';
import type { Reducer } from '@tallyho/game/room/reduce';
import type { Clock } from '../../../src/ports.ts';
import { RoomObject } from '../../../src/room/room.ts';
import type { Random } from '../random.ts';
import type { SimulatedEdge } from './edge.ts';
import type { FaultDice } from './fault-dice.ts';
import type { Ledger } from './ledger.ts';
import type { RoomSide, SimulatedSocket } from './link.ts';
import type { Scheduler } from './scheduler.ts';
import type { SimulatedStorage } from './storage.ts';
import type { Verdict } from './verdict.ts';

type Options = {
  scheduler: Scheduler;
  random: Random;
  faults: FaultDice;
  storage: SimulatedStorage;
  edge: SimulatedEdge;
  ledger: Ledger;
  verdict: Verdict;
  trace: (line: string) => void;
  /** The rules of the room. */
  reduce: Reducer;
};

/** One process of the room. */
type Process = { room: RoomObject; isAlive: boolean; timers: Set<() => void>; calls: number };

const epoch = 1_800_000_000_000;
/** A shorter pause between chat lines, so that most of them are accepted. */
const timings = { ...defaultTimings, chatCooldown: 200 };
/** The steps after a command in which a crash can come. */
const crashSteps = 14;

/** The platform of a room: starts its process when it is needed, delivers events, ends the process. */
export class RoomPlatform implements RoomSide {
  /** The difference between the room's clock and virtual time, in ms. */
  clockOffset = 0;
  readonly #options: Options;
  #process: Process | null = null;
  #sockets = new Set<SimulatedSocket>();
  #cancelAlarm = () => {};

  constructor(options: Options) {
    this.#options = options;
  }

  /** The room's clock, epoch ms. */
  get now(): number {
    return epoch + this.#options.scheduler.now + this.clockOffset;
  }

  /** Delivers a new connection with its ticket. */
  connect(socket: SimulatedSocket, ticket: Ticket): void {
    this.#options.trace(`${socket.link.user} connects`);
    this.#sockets.add(socket);
    this.#call(({ room }) => room.connect(socket, ticket));
  }

  message(socket: SimulatedSocket, frame: string): void {
    if (frame !== '') this.#options.trace(`from ${socket.link.user}: ${frame.slice(0, 160)}`);
    this.#call(({ room }) => room.message(socket, frame));
    if (frame !== '' && this.#options.faults.happens('crash'))
      this.#crashIn(this.#options.random.int(0, crashSteps));
  }

  closed(socket: SimulatedSocket): void {
    if (!this.#sockets.delete(socket) && !this.#options.random.chance(0.5)) return;
    this.#call(({ room }) => room.closed(socket));
  }

  /** Notifies the room of all ended connections, also of those whose end was lost. */
  noticeEnds(): void {
    for (const socket of this.#sockets) {
      if (!socket.link.isEnded) continue;
      socket.isOpen = false;
      this.closed(socket);
    }
  }

  /** Sends a request of the edge. Never resolves if the process dies before it answers. */
  request(code: string, request: RoomRequest): Promise<RoomResponse | null> {
    return new Promise((resolve) => {
      this.#call(async (process) => {
        const answer = await process.room.call(code, JSON.stringify(request));
        if (process.isAlive) resolve(answer);
      });
    });
  }

  /** Sets a task for the alarm in storage. */
  scheduleAlarm(): void {
    this.#cancelAlarm();
    const at = this.#options.storage.alarmAt;
    if (at === null) return;
    const { scheduler, random, faults, storage } = this.#options;
    this.#cancelAlarm = scheduler.later(Math.max(1, at - this.now) + random.int(0, 40), () => {
      if (storage.alarmAt !== at) return;
      storage.alarmAt = null;
      // A room that sleeps cannot replace a lost alarm.
      if (this.#process && this.#process.timers.size > 0 && faults.happens('lostAlarm')) return;
      this.#call(({ room }) => room.alarm());
      if (faults.happens('doubledAlarm'))
        scheduler.later(random.int(0, 200), () => this.#call(({ room }) => room.alarm()));
    });
  }

  /** Moves the room's clock by `ms`. */
  jump(ms: number): void {
    this.clockOffset += ms;
    this.scheduleAlarm();
  }

  /** Ends the process: memory and connections are lost. */
  crash(): void {
    const { storage, ledger, random } = this.#options;
    this.#options.trace('the process dies');
    this.#endProcess();
    storage.crash();
    ledger.processEnded();
    // The local platform also loses the alarm.
    if (random.chance(0.5)) storage.alarmAt = null;
    this.scheduleAlarm();
    for (const socket of this.#sockets) socket.link.processDied();
    this.#sockets = new Set();
  }

  /** Removes an idle room from memory; the connections stay. Returns false if the room is busy. */
  hibernate(): boolean {
    const process = this.#process;
    if (!process || process.calls > 0 || process.timers.size > 0) return false;
    this.#endProcess();
    this.#options.ledger.processEnded();
    return true;
  }

  #endProcess(): void {
    const process = this.#process;
    this.#process = null;
    if (!process) return;
    process.isAlive = false;
    for (const cancel of process.timers) cancel();
  }

  #crashIn(steps: number): void {
    const process = this.#process;
    this.#options.scheduler.later(0, () => {
      if (process !== this.#process) return;
      if (steps === 0) this.crash();
      else this.#crashIn(steps - 1);
    });
  }

  #call(job: (process: Process) => Promise<unknown>): void {
    this.#process ??= this.#start();
    const process = this.#process;
    process.calls += 1;
    job(process)
      .catch((error: unknown) => this.#log('an event of the room failed', error))
      .finally(() => {
        process.calls -= 1;
      });
  }

  #start(): Process {
    const { scheduler, storage, edge } = this.#options;
    const timers = new Set<() => void>();
    const life = { isAlive: true, calls: 0, timers };
    const later = (ms: number, job: () => void) => {
      const cancel = scheduler.later(ms, () => {
        timers.delete(stop);
        job();
      });
      const stop = () => {
        timers.delete(stop);
        cancel();
      };
      timers.add(stop);
      return stop;
    };
    const clock: Clock = { now: () => this.now, soon: (job) => void later(0, job), later };
    const room = new RoomObject({
      storage: storage.attach(),
      connections: { all: () => [...this.#sockets].filter(({ isOpen }) => isOpen) },
      edge: edge.attach(life),
      clock,
      timings,
      log: (_level, event, fields) => {
        if (life.isAlive) this.#log(event, fields?.error);
      },
      createMetrics: () => new MetricSeries(),
      reduce: this.#options.reduce,
    });
    return Object.assign(life, { room });
  }

  /** Every error must come from a planted fault. */
  #log(message: string, error?: unknown): void {
    if (error !== undefined && !String(error).includes('planted'))
      this.#options.verdict.fail(`${message}: ${error instanceof Error ? error.stack : error}`);
  }
}
